import { type ReactElement, useEffect, useRef } from 'react';
import type { AskedQuiz } from '#core/library/quiz.ts';
import { Button } from '#web/ui/button.tsx';
import { ScaleBar } from '#web/ui/drawn/scale-bar.tsx';
import type { Marking } from './use-quiz.ts';

export interface QuizResultProps {
  readonly quiz: AskedQuiz;
  readonly marking: Marking;
  readonly onAgain: () => void;
}

/** Comes into view and takes the focus when the sheet has been marked. */
export function QuizResult({ quiz, marking: { marks, passed }, onAgain }: QuizResultProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  // A question from an earlier lesson is asked for the sake of memory alone.
  const own = quiz.questions.filter(({ from }) => from === null).map(({ id }) => id);
  const right = marks.filter(({ questionId, correct }) => correct && own.includes(questionId)).length;
  const label = `${right} of ${own.length} right`;
  const needed = Math.ceil(quiz.passFraction * own.length);
  return (
    <div className="mb-8 max-w-132">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {label}
        </h3>
        <Button size="sm" onClick={onAgain}>
          Try again
        </Button>
      </div>
      <ScaleBar parts={own.length} done={right} label={label} className="my-2.5" />
      <p className="text-ink-2">
        {passed
          ? 'That is enough: the lesson is done.'
          : `${needed} ${needed === 1 ? 'is' : 'are'} needed. Read the reasons below, then try again: it asks differently. Nothing is lost.`}
      </p>
    </div>
  );
}
