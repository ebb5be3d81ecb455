import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { isAnswered, type AnswerSheet } from '#core/assessment/answer-sheet.ts';
import { QUESTION_IDS } from '#core/assessment/questions.ts';
import { assessmentPath } from '#web/coach-addresses.ts';
import { classes } from '#web/ui/classes.ts';
import { describeAnswers } from './describe-answers.ts';
import { STEP_NAMES, STEPS, stepToGoOn, type Step } from './step.ts';

/** How far one is, with the way back to what was answered, and on to where one left off. */
export function Stations({ current, sheet }: { readonly current: Step; readonly sheet: AnswerSheet }): ReactElement {
  const next = stepToGoOn(sheet);
  return (
    <nav aria-label="Questions">
      <ol className="stations">
        {STEPS.map((step, i) => (
          <Station
            key={step}
            step={step}
            number={i + 1}
            state={stateOf(step, current, sheet)}
            said={saidAt(step, sheet)}
            isOpen={step === next}
          />
        ))}
      </ol>
      {/* The review says its name itself. */}
      {current === 'review' ? null : (
        <p aria-hidden="true" className="text-sm font-semibold lg:hidden">
          {STEP_NAMES[current]}
        </p>
      )}
    </nav>
  );
}

type StationState = 'now' | 'done' | 'ahead';

const stateOf = (step: Step, current: Step, sheet: AnswerSheet): StationState =>
  step === current ? 'now' : step !== 'review' && isAnswered(sheet, step) ? 'done' : 'ahead';

const saidAt = (step: Step, sheet: AnswerSheet): string | null => (step === 'review' ? null : describeAnswers(sheet, step));

interface StationProps {
  readonly step: Step;
  readonly number: number;
  readonly state: StationState;
  readonly said: string | null;
  /** Where one left off. */
  readonly isOpen: boolean;
}

function Station({ step, number, state, said, isOpen }: StationProps): ReactElement {
  const name = step === 'review' ? STEP_NAMES[step] : `Question ${number} of ${QUESTION_IDS.length}: ${STEP_NAMES[step]}`;
  const body = (
    <>
      <span className="station-sign" aria-hidden="true">
        <span className="trail-mark" />
      </span>
      <span className="station-words min-w-0 py-2">
        <span className={classes('block leading-[1.3]', state === 'now' ? 'font-[640]' : 'font-[540] text-ink-2')}>
          <span aria-hidden="true">{STEP_NAMES[step]}</span>
          <span className="sr-only">{name}</span>
        </span>
        {said === null ? null : <span className="mt-0.5 line-clamp-2 text-sm text-ink-3 wrap-anywhere">{said}</span>}
      </span>
    </>
  );
  return (
    <li className="trail-row" data-state={state} data-last={step === 'review' ? '' : undefined}>
      {state === 'now' || said !== null || isOpen ? (
        <Link to={assessmentPath(step)} aria-current={state === 'now' ? 'step' : undefined} className="station hover:text-accent-ink">
          {body}
        </Link>
      ) : (
        <span className="station">{body}</span>
      )}
    </li>
  );
}
