import { Check, RotateCcw, X } from 'lucide-react';
import { type ComponentType, type ReactElement, useId } from 'react';
import type { AskedQuestion, QuizMark } from '#core/library/quiz.ts';
import { classes } from '#web/ui/classes.ts';
import { FieldError } from '#web/ui/field.tsx';
import type { AnswerProps } from './answer-props.ts';
import { ChoiceAnswer } from './choice-answer.tsx';
import { OrderAnswer } from './order-answer.tsx';
import { ShortAnswer } from './short-answer.tsx';

export interface QuizQuestionProps extends Omit<AnswerProps, 'errorId'> {
  readonly number: number;
  /** The sheet was sent without an answer to it. */
  readonly isOpen: boolean;
}

interface Sort {
  readonly Answer: ComponentType<AnswerProps>;
  readonly hint: string | null;
  /** What to do when it was left open. */
  readonly todo: string;
}

const SORTS: Record<AskedQuestion['type'], Sort> = {
  single: { Answer: ChoiceAnswer, hint: null, todo: 'Choose an answer.' },
  multiple: { Answer: ChoiceAnswer, hint: 'More than one may be right.', todo: 'Choose at least one answer.' },
  order: { Answer: OrderAnswer, hint: 'Put these in order.', todo: 'Put these in order.' },
  short: { Answer: ShortAnswer, hint: 'A word or a few.', todo: 'Write an answer.' },
};

export function QuizQuestion({ number, question, answer, mark, isOpen, onAnswer }: QuizQuestionProps): ReactElement {
  const id = useId();
  const { Answer, hint, todo } = SORTS[question.type];
  const errorId = isOpen ? `${id}-error` : undefined;
  return (
    <fieldset disabled={mark !== null} className="mt-8 min-w-0 first:mt-0" aria-describedby={errorId}>
      <legend className="mb-3 flex max-w-160 gap-3 text-lg font-semibold">
        <span className="w-6 flex-none tabular-nums text-ink-3">{number}.</span>
        <span className="min-w-0 wrap-anywhere">
          {question.text}
          {hint ? <span className="block text-sm font-normal text-ink-3">{hint}</span> : null}
          {question.from ? (
            <span className="quiz-from">
              <RotateCcw size={14} aria-hidden="true" />
              From “{question.from}”. You missed it there; here it does not count.
            </span>
          ) : null}
        </span>
      </legend>
      <div className="md:pl-9">
        <Answer question={question} answer={answer} mark={mark} errorId={errorId} onAnswer={onAnswer} />
        {isOpen ? <FieldError id={`${id}-error`}>{todo}</FieldError> : null}
        {mark ? <Explained mark={mark} /> : null}
      </div>
    </fieldset>
  );
}

function Explained({ mark: { correct, explanation } }: { readonly mark: QuizMark }): ReactElement {
  const Icon = correct ? Check : X;
  return (
    <div className="mt-2 border-l-[1.5px] border-ink pl-4">
      <p className={classes('flex items-center gap-1.5 font-semibold', correct ? 'text-good' : 'text-bad')}>
        <Icon size={16} aria-hidden="true" />
        {correct ? 'Right' : 'Not right'}
      </p>
      <p className="mt-1 max-w-160 text-ink-2">{explanation}</p>
      {correct ? null : <p className="mt-1 text-sm text-ink-3">It comes back in your review, unless that is switched off.</p>}
    </div>
  );
}
