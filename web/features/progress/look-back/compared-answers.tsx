import type { ReactElement } from 'react';
import type { Assessment } from '#core/assessment/assessment.ts';

export interface ComparedAnswersProps {
  readonly before: Assessment;
  readonly after: Assessment;
}

/** What was said then and what is said now. */
export function ComparedAnswers(_: ComparedAnswersProps): ReactElement {
  return <p />;
}
