import { Check, X } from 'lucide-react';
import { type ReactElement, useId } from 'react';
import type { Lesson } from '#core/library/catalogue.ts';
import type { QuizMark } from '#core/library/quiz.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classes } from '#web/ui/classes.ts';
import { FieldError } from '#web/ui/field.tsx';

type Question = NonNullable<Lesson['quiz']>['questions'][number];

export interface QuizQuestionProps {
  readonly number: number;
  readonly question: Question;
  readonly mark: QuizMark | null;
  /** What was chosen, once it is marked. */
  readonly chosen: readonly string[];
  readonly error: string | null;
  readonly onAnswer: () => void;
}

/* What was chosen stays in full ink when the sheet is marked. */
const CHECK = 'check-input mt-0 size-6 disabled:checked:opacity-100';
const RADIO =
  'size-6 flex-none appearance-none rounded-full border-[1.5px] border-control bg-sheet checked:border-[7px] checked:border-ink disabled:not-checked:opacity-50 forced-colors:appearance-auto';

export function QuizQuestion({ number, question, mark, chosen, error, onAnswer }: QuizQuestionProps): ReactElement {
  const id = useId();
  return (
    <fieldset disabled={mark !== null} className="mt-8 min-w-0 first:mt-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-3 flex max-w-160 gap-3 text-lg font-semibold">
        <span className="w-6 flex-none tabular-nums text-ink-3">{number}.</span>
        <span>
          {question.text}
          {question.type === 'multiple' ? <span className="block text-sm font-normal text-ink-3">More than one may be right.</span> : null}
        </span>
      </legend>
      <div className="md:pl-9">
        {question.options.map((option) => (
          <label
            key={option.id}
            className={classes(
              'flex min-h-11.5 items-start gap-3 border-t border-line px-1 py-2.75 first:border-t-0',
              mark === null && 'hover:bg-hover',
            )}
          >
            <input
              type={question.type === 'multiple' ? 'checkbox' : 'radio'}
              name={question.id}
              value={option.id}
              onChange={onAnswer}
              className={question.type === 'multiple' ? CHECK : RADIO}
            />
            <span className="min-w-0 flex-1 leading-6">{option.text}</span>
            {mark ? <OptionMark isRight={mark.correctOptionIds.includes(option.id)} isChosen={chosen.includes(option.id)} /> : null}
          </label>
        ))}
        {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
        {mark ? (
          <div className="mt-2 border-l-[1.5px] border-ink pl-4">
            <p className={classes('flex items-center gap-1.5 font-semibold', mark.correct ? 'text-good' : 'text-bad')}>
              {mark.correct ? <Check size={16} aria-hidden="true" /> : <X size={16} aria-hidden="true" />}
              {mark.correct ? 'Right' : 'Not right'}
            </p>
            <p className="mt-1 max-w-160 text-ink-2">{mark.explanation}</p>
          </div>
        ) : null}
      </div>
    </fieldset>
  );
}

function OptionMark({ isRight, isChosen }: { readonly isRight: boolean; readonly isChosen: boolean }): ReactElement | null {
  if (!isRight && !isChosen) return null;
  const Icon = isRight ? Check : X;
  return (
    <Badge tone={isRight ? 'good' : 'bad'} icon={<Icon size={13} aria-hidden="true" />}>
      {!isChosen ? 'Right answer' : isRight ? 'Your answer, right' : 'Your answer'}
    </Badge>
  );
}
