import { CircleAlert, RotateCw, X } from 'lucide-react';
import { useEffect, type ReactElement } from 'react';
import { COACH_FAILURES } from '#core/coach/failures.ts';
import type { QuestionId } from '#core/assessment/questions.ts';
import { ApiError, isOffline } from '#web/api/api-error.ts';
import { sayWhen } from '#web/api/say-when.ts';
import { assessmentPath } from '#web/coach-addresses.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import type { SendingState } from './use-sending.ts';

const FAILURE_ID = 'send-failure';

export interface SendFailureProps {
  readonly error: Error;
  /** Where the answer stands that the server speaks of. */
  readonly concerned: QuestionId;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/** Why there is no plan yet, until it is put away. What is grave is answered calmly, and is no error. */
export function SendFailure({ error, concerned, onRetry, onDismiss }: SendFailureProps): ReactElement {
  if (error instanceof ApiError && error.code === 'support_first') {
    return (
      <section
        id={FAILURE_ID}
        tabIndex={-1}
        role="status"
        aria-label="Before a plan"
        className="mt-6 max-w-(--measure) rounded-2 bg-well px-5 py-4"
      >
        <p className="text-lg text-pretty whitespace-pre-line">{error.message}</p>
        <Button to={assessmentPath(concerned)} onClick={onDismiss} className="mt-4">
          Change my answers
        </Button>
      </section>
    );
  }
  return (
    <div
      id={FAILURE_ID}
      tabIndex={-1}
      role="alert"
      className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-2 bg-well px-3 py-2.5 forced-colors:border"
    >
      <CircleAlert size={18} aria-hidden="true" className="flex-none text-bad" />
      <p className="min-w-0 flex-1 basis-56 text-pretty">
        <strong className="font-semibold">{COACH_FAILURES.assessment_failed}.</strong> {explain(error)} Your answers are kept.
      </p>
      <Button size="sm" icon={<RotateCw size={16} aria-hidden="true" />} onClick={onRetry}>
        Try again
      </Button>
      <IconButton label="Dismiss" onClick={onDismiss}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function explain(error: Error): string {
  if (isOffline(error)) return 'The server cannot be reached: you may be offline.';
  if (!(error instanceof ApiError) || error.code === 'unknown' || error.message === COACH_FAILURES.assessment_failed) return '';
  return sayWhen(error.message, error.retryAfterSec);
}

/** A failure takes the focus from the heading above it, and is seen wherever the page was scrolled to. */
export function useFailureFocus(state: SendingState): void {
  useEffect(() => {
    const failure = state.name === 'failed' ? document.getElementById(FAILURE_ID) : null;
    failure?.focus({ preventScroll: true });
    failure?.scrollIntoView({ block: 'center' });
  }, [state]);
}
