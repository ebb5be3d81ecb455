import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Button, IconButton } from '#web/ui/button.tsx';

export interface ReaderNoticeProps {
  readonly children: ReactNode;
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined;
  readonly onClose: () => void;
}

/** One line over the page, which stays until it is answered. */
export function ReaderNotice({ children, action, onClose }: ReaderNoticeProps): ReactElement {
  return (
    <div role="status" className="reader-notice">
      <p className="min-w-0 flex-1">{children}</p>
      {action ? (
        <Button size="sm" onClick={action.onAction}>
          {action.label}
        </Button>
      ) : null}
      <IconButton label="Dismiss" onClick={onClose}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
