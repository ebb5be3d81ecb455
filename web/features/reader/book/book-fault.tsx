import { CircleAlert, Download, RotateCw } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { itemPath } from '#web/addresses.ts';
import { Button } from '#web/ui/button.tsx';
import type { BookFault } from '../engine/book-view.ts';
import { FAULT_WORDS } from './fault-words.ts';

export interface BookFaultProps {
  readonly fault: BookFault;
  readonly item: ItemDetail;
  readonly onRetry: () => void;
}

/** Why a book is not there, and the ways on. */
export function BookFaultScreen({ fault, item, onRetry }: BookFaultProps): ReactElement {
  const { title, text, canRetry, canDownload } = FAULT_WORDS[fault];
  return (
    <div role="alert" className="reader-fault">
      <h2 className="flex items-center gap-2">
        <CircleAlert size={20} aria-hidden="true" className="text-bad" />
        {title}
      </h2>
      <p className="text-ink-2">{text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {canRetry ? (
          <Button icon={<RotateCw size={17} aria-hidden="true" />} onClick={onRetry}>
            Try again
          </Button>
        ) : null}
        {canDownload && item.fileUrl ? (
          <a href={item.fileUrl} download className="reader-outside">
            <Download size={17} aria-hidden="true" />
            Download the book
          </a>
        ) : null}
        <Button variant="quiet" to={itemPath(item)}>
          Back to the book’s page
        </Button>
      </div>
    </div>
  );
}
