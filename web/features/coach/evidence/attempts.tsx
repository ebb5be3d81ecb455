import { ChevronLeft, ChevronRight } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { CoachMessage } from '#core/coach/conversation/message.ts';
import { Button, IconButton } from '#web/ui/button.tsx';

// Nobody needs the dialog before they compare.
const AttemptsDialog = lazy(() => import('./attempts-dialog.tsx'));

export interface AttemptsProps {
  readonly message: CoachMessage;
  /** Asks for the way of the conversation that goes through this attempt. */
  readonly onShow: (messageId: string) => void;
}

/** The versions of a message: which one is shown, the way to the others, and of answers two of them side by side. */
export function Attempts({ message: { id, role, attempts }, onShow }: AttemptsProps): ReactElement | null {
  const [isComparing, setComparing] = useState<boolean | null>(null);
  const at = attempts.findIndex((attempt) => attempt.id === id);
  const [first] = attempts;
  // The first is compared with the one that is shown; when the first itself is shown, with the latest.
  const later = attempts[at > 0 ? at : attempts.length - 1];
  if (first === undefined || later === undefined || attempts.length < 2) return null;
  const isAnswer = role === 'user';
  const name = isAnswer ? 'attempt' : 'reply';

  const step = (label: string, place: number, icon: ReactElement): ReactElement => (
    <IconButton label={label} disabled={attempts[place] === undefined} onClick={() => onShow(attempts[place]?.id ?? id)}>
      {icon}
    </IconButton>
  );
  return (
    <div className="inline-flex flex-wrap items-center">
      {step(`Earlier ${name}`, at - 1, <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />)}
      <span className="tn text-sm text-ink-2">
        <span className="sr-only">{isAnswer ? 'Attempt' : 'Reply'} </span>
        {at + 1}/{attempts.length}
      </span>
      {step(`Later ${name}`, at + 1, <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />)}
      {isAnswer ? (
        <Button variant="quiet" size="sm" onClick={() => setComparing(true)}>
          Compare
        </Button>
      ) : null}
      {isComparing === null ? null : (
        <Suspense fallback={null}>
          <AttemptsDialog attempts={attempts} first={first} later={later} open={isComparing} onOpenChange={setComparing} />
        </Suspense>
      )}
    </div>
  );
}
