import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import type { EvaluatedAnswer } from '#core/coach/marks/evaluated-answers.ts';
import { IconButton } from '#web/ui/button.tsx';
import { chooseEvidence } from './evidence-choice.ts';

export interface AnswerSwitchProps {
  readonly answers: readonly EvaluatedAnswer[];
  readonly at: number;
}

/** The way to the evidence of earlier answers. */
export function AnswerSwitch({ answers, at }: AnswerSwitchProps): ReactElement {
  const show = (place: number) => {
    const answer = answers[place];
    // At the latest one the panel follows what comes.
    chooseEvidence(answer && place < answers.length - 1 ? { evaluation: answer.evaluation, featureId: null } : null);
  };
  return (
    <div className="-mr-2 flex items-center">
      <IconButton label="Earlier answer" disabled={at === 0} onClick={() => show(at - 1)} tooltipSide="bottom">
        <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <span className="tn text-sm text-ink-2">
        <span className="sr-only">Answer </span>
        {at + 1} of {answers.length}
      </span>
      <IconButton label="Later answer" disabled={at === answers.length - 1} onClick={() => show(at + 1)} tooltipSide="left">
        <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
