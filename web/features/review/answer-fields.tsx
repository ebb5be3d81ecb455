import type { ReactElement } from 'react';
import { TextField } from '#web/ui/field.tsx';
import type { AnswerProps } from './answer-props.ts';
import { OrderFields } from './order-fields.tsx';

export function AnswerFields({ question, answer, onChange }: AnswerProps): ReactElement {
  switch (question.type) {
    case 'short':
      return (
        <TextField
          label="Your answer"
          name="answer"
          autoComplete="off"
          maxLength={200}
          value={answer[0] ?? ''}
          onChange={({ target }) => onChange([target.value])}
        />
      );
    case 'order':
      return <OrderFields question={question} answer={answer} onChange={onChange} />;
    case 'single':
    case 'multiple':
      return <ChoiceFields question={question} answer={answer} onChange={onChange} />;
  }
}

function ChoiceFields({ question, answer, onChange }: AnswerProps): ReactElement {
  const isMany = question.type === 'multiple';
  const choose = (id: string, isChosen: boolean): void => {
    if (isMany) onChange(isChosen ? [...answer, id] : answer.filter((other) => other !== id));
    else onChange([id]);
  };
  return (
    <fieldset>
      <legend className={isMany ? 'mb-3 text-sm text-ink-3' : 'sr-only'}>{isMany ? 'More than one may be right.' : 'Choose one'}</legend>
      {question.options.map(({ id, text }) => (
        <label key={id} className="review-option">
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name="answer"
            value={id}
            checked={answer.includes(id)}
            onChange={({ target }) => choose(id, target.checked)}
            className={isMany ? 'check-input mt-0 size-6' : 'review-radio'}
          />
          <span className="min-w-0 flex-1">{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
