import type { ReactElement } from 'react';
import { Button } from '#web/ui/button.tsx';
import { BesideBox } from './beside-box.tsx';

export interface FootnoteCardProps {
  /** Sanitised by the engine. */
  readonly html: string;
  readonly box: DOMRect;
  readonly onGo: () => void;
  readonly onClose: () => void;
}

/** A footnote beside its figure, so that nobody has to leave the page. */
export function FootnoteCard({ html, box, onGo, onClose }: FootnoteCardProps): ReactElement {
  return (
    <BesideBox label="Footnote" box={box} takesFocus onClose={onClose} className="w-96 max-w-[calc(100vw-1rem)]">
      <div className="reader-footnote" dangerouslySetInnerHTML={{ __html: html }} />
      <div className="flex justify-end gap-2 p-2">
        <Button variant="quiet" size="sm" onClick={onGo}>
          Go to the footnote
        </Button>
        <Button size="sm" onClick={onClose}>
          Close
        </Button>
      </div>
    </BesideBox>
  );
}
