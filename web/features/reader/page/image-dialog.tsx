import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

export interface ImageDialogProps {
  readonly url: string;
  readonly alt: string;
  readonly onClose: () => void;
}

/** A picture of the book as large as the screen, and larger. */
export function ImageDialog({ url, alt, onClose }: ImageDialogProps): ReactElement {
  const [isLarge, setLarge] = useState(false);
  const Icon = isLarge ? ZoomOut : ZoomIn;
  return (
    <Dialog
      open
      size="lg"
      title={alt === '' ? 'Picture' : alt}
      onOpenChange={onClose}
      actions={
        <Button icon={<Icon size={18} aria-hidden="true" />} aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
          {isLarge ? 'Whole picture' : 'Enlarge'}
        </Button>
      }
    >
      {/* What is larger than its box is scrolled by keys as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div tabIndex={0} role="group" aria-label="The picture" className="reader-picture" data-large={isLarge ? '' : undefined}>
        <img src={url} alt={alt} />
      </div>
    </Dialog>
  );
}
