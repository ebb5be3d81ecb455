import type { ReactElement } from 'react';
import { SHORT_ANSWER_LENGTH } from '#core/library/quiz/short-answer.ts';
import type { AnswerProps } from './answer-props.ts';

/** A few words. */
export function ShortAnswer({ question, answer, mark, errorId, onAnswer }: AnswerProps): ReactElement {
  return (
    <>
      <input
        type="text"
        name={question.id}
        aria-label="Your answer"
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        autoComplete="off"
        maxLength={SHORT_ANSWER_LENGTH}
        value={answer[0] ?? ''}
        onChange={(event) => onAnswer([event.target.value])}
        className="quiz-short"
      />
      {mark && !mark.correct && mark.accepted !== null ? (
        <p className="mt-2">
          Right would be: <strong>{mark.accepted}</strong>
        </p>
      ) : null}
    </>
  );
}
