import { Check, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { classes } from '#web/ui/classes.ts';
import type { AnswerProps } from './answer-props.ts';

/* What was chosen stays in full ink when the sheet is marked. */
const CHECK = 'check-input mt-0 size-6 disabled:checked:opacity-100';
const RADIO =
  'size-6 flex-none appearance-none rounded-full border-[1.5px] border-control bg-sheet checked:border-[7px] checked:border-ink disabled:not-checked:opacity-50 forced-colors:appearance-auto';

/** One of the options, or several. */
export function ChoiceAnswer({ question, answer, mark, onAnswer }: AnswerProps): ReactElement {
  const isMultiple = question.type === 'multiple';
  const choose = (id: string, isChosen: boolean): void => {
    const others = isMultiple ? answer.filter((other) => other !== id) : [];
    onAnswer(isChosen ? [...others, id] : others);
  };
  return (
    <>
      {question.options.map(({ id, text }) => (
        <label
          key={id}
          className={classes(
            'flex min-h-11.5 items-start gap-3 border-t border-line px-1 py-2.75 first:border-t-0',
            mark === null && 'hover:bg-hover',
          )}
        >
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            name={question.id}
            value={id}
            checked={answer.includes(id)}
            onChange={(event) => choose(id, event.target.checked)}
            className={isMultiple ? CHECK : RADIO}
          />
          <span className="min-w-0 flex-1 leading-6 wrap-anywhere">{text}</span>
          {mark ? <OptionMark isRight={mark.correctOptionIds.includes(id)} isChosen={answer.includes(id)} /> : null}
        </label>
      ))}
    </>
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
