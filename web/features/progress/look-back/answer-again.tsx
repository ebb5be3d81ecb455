import type { ReactElement } from 'react';
import type { Assessment } from '#core/assessment/assessment.ts';
import { Button } from '#web/ui/button.tsx';

const MONTH_MS = 30 * 24 * 3_600_000;

export interface AnswerAgainProps {
  readonly latest: Pick<Assessment, 'createdAt'> | null;
  readonly nowMs: number;
}

/** An invitation, once the last answers are a month old. */
export function AnswerAgain({ latest, nowMs }: AnswerAgainProps): ReactElement | null {
  if (latest === null || nowMs - Date.parse(latest.createdAt) < MONTH_MS) return null;
  return (
    <div className="mt-6">
      <p className="max-w-132 text-ink-2">
        Your last answers are a month old or more. The same five questions again show what has moved; the plan you have stays until then.
      </p>
      <Button to="/ai-career/assessment" className="mt-3">
        Answer the five questions again
      </Button>
    </div>
  );
}
