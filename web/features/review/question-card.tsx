import { useEffect, useRef, useState, type ReactElement, type Ref, type SubmitEvent } from 'react';
import type { QuizMark } from '#core/library/quiz.ts';
import type { ReviewCard } from '#core/review/review.ts';
import { Button, Signpost } from '#web/ui/button.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { MarkedAnswer } from './marked-answer.tsx';

export interface QuestionCardProps {
  readonly card: Extract<ReviewCard, { kind: 'question' }>;
  /** Null before it is answered. */
  readonly mark: QuizMark | null;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onAnswer: (answer: readonly string[]) => Promise<void>;
}

/** A question that was missed, answered for real and then explained. */
export function QuestionCard({ card: { question }, mark, headingRef, onAnswer }: QuestionCardProps): ReactElement {
  const [answer, setAnswer] = useState<readonly string[]>(question.type === 'order' ? question.options.map(({ id }) => id) : []);
  const [isBusy, setBusy] = useState(false);
  const marked = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (mark) marked.current?.focus();
  }, [mark]);
  const send = async (given: readonly string[]): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await onAnswer(given);
    setBusy(false);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (answer.some((part) => part.trim() !== '')) void send(answer);
  };
  return (
    <>
      <h2 ref={headingRef} tabIndex={-1}>
        {question.text}
      </h2>
      {mark ? (
        <div ref={marked} tabIndex={-1} role="group" aria-label="Your answer" className="outline-none">
          <MarkedAnswer question={question} answer={answer} mark={mark} />
        </div>
      ) : (
        <form onSubmit={submit}>
          <AnswerFields question={question} answer={answer} onChange={setAnswer} />
          <div className="mt-6 flex flex-wrap items-center gap-3">
            <Signpost type="submit">Check</Signpost>
            <Button
              disabled={isBusy}
              onClick={() => {
                setAnswer([]);
                void send([]);
              }}
            >
              I do not know
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
