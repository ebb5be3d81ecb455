import { CircleAlert, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { COACH_FAILURES } from '#core/coach/failures.ts';
import { ApiError, isOffline } from '#web/api/api-error.ts';
import { sayWhen } from '#web/api/say-when.ts';
import { IconButton } from '#web/ui/button.tsx';

export interface StartFailureProps {
  readonly error: Error | null;
  readonly onDismiss: () => void;
}

/** Why no conversation began, in the words of the server, until it is put away. */
export function StartFailure({ error, onDismiss }: StartFailureProps): ReactElement | null {
  if (!error) return null;
  return (
    <div role="alert" className="failure-bar">
      <CircleAlert size={18} aria-hidden="true" className="flex-none text-bad" />
      <p className="min-w-0 flex-1 basis-56">{explain(error)}</p>
      <IconButton label="Dismiss" onClick={onDismiss}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function explain(error: Error): string {
  const failed = COACH_FAILURES.conversation_start_failed;
  if (!(error instanceof ApiError) || error.code === 'unknown') return failed;
  if (isOffline(error)) return `${failed}. ${error.message}`;
  const [field] = error.errors;
  const why = field ? `${error.message} ${field.message}` : error.message;
  return sayWhen(why, error.retryAfterSec);
}
