import { useId, type ReactElement } from 'react';
import { describeChange } from '#core/coach/marks/describe-change.ts';
import type { EvaluatedAnswer } from '#core/coach/marks/evaluated-answers.ts';
import { bandLine, bandName, bandStep, formWords, REFUSAL_WORDS } from '#core/coach/marks/evaluation-words.ts';
import { rubricRows, weakestRow } from '#core/coach/marks/rubric-rows.ts';
import { BANDS } from '#core/coach/bands.ts';
import { ScaleBar } from '#web/ui/drawn/scale-bar.tsx';
import { BandPath } from './band-path.tsx';
import { chooseEvidence } from './evidence-choice.ts';
import { ChangeLines } from './change-lines.tsx';
import { QuickestClimb } from './quickest-climb.tsx';
import { FoldedRows, RubricList } from './rubric-list.tsx';

export interface AnswerEvidenceProps {
  readonly answer: EvaluatedAnswer;
  /** Of the session, this one among them. */
  readonly answers: readonly EvaluatedAnswer[];
  readonly chosenId: string | null;
}

/** What was seen in one answer: its form first, its band, then part by part with the words that show it. */
export function AnswerEvidence({ answer, answers, chosenId }: AnswerEvidenceProps): ReactElement {
  const changeId = useId();
  const { evaluation } = answer;
  if (evaluation.refused !== null) return <NotScored answer={answer} />;
  const rows = rubricRows(evaluation);
  const faults = rows.filter(({ isFault }) => isFault);
  const form = formWords(evaluation);
  const choosing = {
    chosenId,
    onChoose: (id: string) => chooseEvidence({ evaluation, featureId: id === chosenId ? null : id }),
  };
  return (
    <>
      <section aria-label="As a whole">
        {evaluation.question !== null && answers.length > 1 ? (
          <p className="mb-2 line-clamp-2 text-sm text-ink-3">To “{evaluation.question}”</p>
        ) : null}
        {form === null ? null : <p className="mb-3 text-lg text-pretty">{form}</p>}
        <BandHead answer={answer} answers={answers} />
      </section>
      <section aria-label="Part by part">
        <RubricList label="What adds" rows={rows.filter(({ isFault, isFolded }) => !isFault && !isFolded)} {...choosing} />
        {faults.length === 0 ? null : (
          <>
            <h3 className="mt-4 mb-1">What takes away</h3>
            <RubricList label="What takes away" rows={faults} {...choosing} />
          </>
        )}
        <FoldedRows rows={rows.filter(({ isFolded }) => isFolded)} />
      </section>
      {evaluation.compare === null ? null : (
        <section aria-labelledby={changeId}>
          <h3 id={changeId}>Since your earlier answer</h3>
          <ChangeLines lines={describeChange(evaluation, evaluation.compare)} />
        </section>
      )}
      <QuickestClimb advice={weakestRow(rows)?.feature.advice ?? null} />
    </>
  );
}

function BandHead({ answer: { messageId, evaluation }, answers }: Omit<AnswerEvidenceProps, 'chosenId'>): ReactElement {
  const { band } = evaluation;
  const scored = answers.filter((one) => one.evaluation.refused === null);
  return (
    <>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-end gap-5">
        <p>
          <span className="block text-sm text-ink-3">This answer</span>
          <span className="disp text-3xl">{bandName(band)}</span>
        </p>
        {scored.length > 1 ? (
          <BandPath bands={scored.map((one) => one.evaluation.band)} now={scored.findIndex((one) => one.messageId === messageId)} />
        ) : null}
      </div>
      <ScaleBar
        parts={BANDS.length}
        done={bandStep(band)}
        label={`${bandName(band)}, step ${bandStep(band)} of ${BANDS.length}`}
        className="mt-3 mb-2"
      />
      <p className="text-sm text-pretty text-ink-2">{bandLine(evaluation)}</p>
    </>
  );
}

function NotScored({ answer: { evaluation } }: Pick<AnswerEvidenceProps, 'answer'>): ReactElement {
  const advice = evaluation.features.find((feature) => feature.advice !== null)?.advice ?? null;
  return (
    <>
      <section aria-label="As a whole">
        <p className="disp text-2xl">Not scored</p>
        <p className="mt-2 text-pretty text-ink-2">{evaluation.refused === null ? null : REFUSAL_WORDS[evaluation.refused]}</p>
      </section>
      <QuickestClimb advice={advice} />
    </>
  );
}
