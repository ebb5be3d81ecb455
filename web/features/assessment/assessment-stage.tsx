import { useState, type ReactElement, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { isAnswered, isBegun, type AnswerSheet } from '#core/assessment/answer-sheet.ts';
import { QUESTION_IDS } from '#core/assessment/questions.ts';
import { assessmentPath } from '#web/coach-addresses.ts';
import { Signpost } from '#web/ui/button.tsx';
import { Plate } from '#web/ui/drawn/map-figure.tsx';
import { QuestionForm } from './questions/question-form.tsx';
import { QuestionMap } from './questions/question-map.tsx';
import { STEPS, stepToGoOn, type Step } from './questions/step.ts';
import { useAnswers } from './questions/use-answers.ts';

/** What the coach's home opens with for whoever has no plan yet: the first question, or the way on. */
export function AssessmentStage({ title }: { readonly title: ReactNode }): ReactElement {
  const answers = useAnswers(null);
  const navigate = useNavigate();
  // Whoever answers here stays at the first question until they go on.
  const [isHere, setIsHere] = useState(false);
  const isAway = isBegun(answers.sheet) && !isHere;
  const step = isAway ? stepToGoOn(answers.sheet) : 'career_level';
  return (
    <div className="@container">
      <section aria-label="Career assessment" className="relative max-md:-mx-(--page-x) @min-[60rem]:grid @min-[60rem]:min-h-96">
        <div
          aria-hidden="true"
          className="relative h-52 overflow-hidden rounded-1 bg-topo-0 max-md:rounded-none @min-[36rem]:h-80 @min-[60rem]:absolute @min-[60rem]:inset-0 @min-[60rem]:h-auto"
        >
          <QuestionMap station={STEPS.indexOf(step)} />
        </div>
        <Plate className="relative mx-5 -mt-7 p-5 @min-[60rem]:m-7 @min-[60rem]:w-120 @min-[60rem]:self-start @min-[60rem]:p-6">
          {title}
          <p className="mt-2 text-lg text-pretty text-ink-2">Career assessment: five questions, about two minutes.</p>
          <div className="mt-4 border-t border-line pt-4">
            {isAway ? (
              <GoOn step={step} sheet={answers.sheet} />
            ) : (
              <QuestionForm
                question="career_level"
                heading="h2"
                answers={{
                  ...answers,
                  change: (by) => {
                    setIsHere(true);
                    answers.change(by);
                  },
                }}
                onGoOn={() => void navigate(assessmentPath('interests'))}
              />
            )}
          </div>
        </Plate>
      </section>
    </div>
  );
}

function GoOn({ step, sheet }: { readonly step: Step; readonly sheet: AnswerSheet }): ReactElement {
  const answered = QUESTION_IDS.filter((question) => isAnswered(sheet, question)).length;
  return (
    <>
      <p className="text-lg text-pretty">
        {answered} of {QUESTION_IDS.length} questions answered; they are kept in this browser.
      </p>
      <Signpost to={assessmentPath(step)} className="mt-4 @max-[36rem]:w-full">
        {step === 'review' ? 'Go on: review your answers' : `Go on: question ${STEPS.indexOf(step) + 1} of ${QUESTION_IDS.length}`}
      </Signpost>
    </>
  );
}
