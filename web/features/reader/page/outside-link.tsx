import { ExternalLink } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const OPENABLE = ['https:', 'http:', 'mailto:'];

/** A book leads out of the app only when the reader says so. */
export function OutsideLink({ url, onClose }: { readonly url: string; readonly onClose: () => void }): ReactElement {
  const isOpenable = URL.canParse(url) && OPENABLE.includes(new URL(url).protocol);
  return (
    <Dialog
      open
      size="sm"
      title="Leave the book?"
      description={isOpenable ? 'This link leads to another place on the web:' : 'This link cannot be opened from here:'}
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Stay in the book
          </Button>
          {isOpenable ? (
            <a href={url} target="_blank" rel="noopener noreferrer" onClick={onClose} className="reader-outside">
              <ExternalLink size={17} aria-hidden="true" />
              Open in a new tab
            </a>
          ) : null}
        </>
      }
    >
      <p className="wrap-anywhere">{url}</p>
    </Dialog>
  );
}
