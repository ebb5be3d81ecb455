import type { ReactElement } from 'react';
import { toAnswers, type AnswerSheet } from '#core/assessment/answer-sheet.ts';
import { labelOf, QUESTION_WORDS } from '#core/assessment/choice-words.ts';
import { answersTo } from '#core/assessment/answer-sheet.ts';
import { QUESTION_IDS, type QuestionId } from '#core/assessment/questions.ts';
import { capitalized } from '#core/words.ts';
import { assessmentPath } from '#web/coach-addresses.ts';
import { Signpost, TextLink } from '#web/ui/button.tsx';
import { SKIPPED_MEANS } from './skipped-words.ts';

export interface ReviewProps {
  readonly sheet: AnswerSheet;
}

/** All five answers before situations are looked for. */
export function Review({ sheet }: ReviewProps): ReactElement {
  const isEmpty = toAnswers(sheet).length === 0;
  return (
    <>
      <p className="text-lg text-ink-2">Review</p>
      <h1 className="mt-1">Is this what you mean?</h1>
      <dl className="mt-6 border-t-[1.5px] border-ink">
        {QUESTION_IDS.map((question) => (
          <div key={question} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-line py-3">
            <dt className="min-w-0 basis-56 text-ink-2">{QUESTION_WORDS[question].text}</dt>
            <dd className="min-w-0 flex-1 basis-56 font-[560] wrap-anywhere">
              <Said sheet={sheet} question={question} />
            </dd>
            <dd>
              <TextLink to={assessmentPath(question)} className="inline-flex min-h-11 items-center">
                Edit<span className="sr-only">: {QUESTION_WORDS[question].text}</span>
              </TextLink>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-6">
        {isEmpty ? (
          <>
            <p className="mb-3 max-w-(--measure) text-pretty text-ink-2">A plan needs one answer at least.</p>
            <Signpost to={assessmentPath('career_level')}>Answer the first question</Signpost>
          </>
        ) : (
          <Signpost to={assessmentPath('closest')} className="max-sm:w-full">
            Next: which is closest?
          </Signpost>
        )}
      </div>
    </>
  );
}

function Said({ sheet, question }: { readonly sheet: AnswerSheet; readonly question: QuestionId }): ReactElement {
  const answers = answersTo(sheet, question);
  if (answers.length === 0) return <span className="font-normal text-ink-3">Skipped. {capitalized(SKIPPED_MEANS[question])}</span>;
  const [only] = answers;
  if (answers.length === 1 && only !== undefined) return <>{labelOf(question, only)}</>;
  return (
    <ol className="grid list-inside list-decimal gap-0.5">
      {answers.map((answer) => (
        <li key={answer}>{labelOf(question, answer)}</li>
      ))}
    </ol>
  );
}
