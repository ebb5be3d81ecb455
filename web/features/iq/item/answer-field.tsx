import { useId, type ReactElement } from 'react';
import type { AnswerFormat } from '#core/iq/item/presentation.ts';
import { FieldError, TextField } from '#web/ui/field.tsx';
import { withPart, type Draft } from './draft.ts';
import { Options } from './options.tsx';

export interface AnswerFieldProps {
  readonly format: AnswerFormat;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  /** What has to be put right before it can be confirmed. */
  readonly problem: string | null;
  readonly isDescribed: boolean;
}

/** Where an item is answered. What was chosen or typed stays, whatever comes of it. */
export function AnswerField({ format, draft, onChange, problem, isDescribed }: AnswerFieldProps): ReactElement {
  const id = useId();
  if (format.type === 'number' || format.type === 'text') return <Typed {...{ format, draft, onChange, problem }} />;
  const { options } = format;
  const slots = format.type === 'choices' ? format.slots : [];
  const last = options.at(-1)?.id ?? '';
  const toLast = options.length === 2 ? 'and' : 'to';
  return (
    <div className="iq-answer">
      <p id={`${id}-how`} className="iq-how">
        {slots.length === 0 ? 'Choose one.' : `Choose one for each of ${slots.length}.`}{' '}
        <span className="iq-keys">
          {`Keys A ${toLast} ${last}`}
          {slots.length === 0 ? ` or 1 ${toLast} ${options.length} work too.` : ' fill them in their order.'}
        </span>
      </p>
      <div className="iq-choices">
        {slots.length === 0 ? (
          <Options
            label="Options"
            options={options}
            chosen={draft[0] ?? ''}
            onChoose={(chosen) => onChange([chosen])}
            isDescribed={isDescribed}
            describedBy={`${id}-how`}
          />
        ) : (
          slots.map((slot, i) => (
            <Options
              key={slot}
              label={slot}
              isLabelSeen
              options={options}
              chosen={draft[i] ?? ''}
              onChoose={(chosen) => onChange(withPart(draft, i, chosen))}
              isDescribed={isDescribed}
            />
          ))
        )}
        <div role="alert">{problem === null ? null : <FieldError>{problem}</FieldError>}</div>
      </div>
    </div>
  );
}

type TypedProps = Pick<AnswerFieldProps, 'draft' | 'onChange' | 'problem'> & {
  readonly format: AnswerFormat & { type: 'number' | 'text' };
};

function Typed({ format, draft, onChange, problem }: TypedProps): ReactElement {
  const isNumber = format.type === 'number';
  const hint = isNumber ? 'A whole number in digits, such as 24 or -3.' : format.hint;
  return (
    <div className="iq-answer">
      <div className="iq-choices iq-typed">
        <TextField
          label="Your answer"
          name="answer"
          value={draft[0] ?? ''}
          onChange={({ target }) => onChange([target.value])}
          // What is wrong says it again.
          hint={problem?.endsWith(hint.slice(1)) ? null : hint}
          error={problem}
          // Not all keyboards for numbers have a minus sign.
          inputMode="text"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize={isNumber ? 'off' : 'characters'}
          spellCheck={false}
          enterKeyHint="done"
          after={isNumber && format.unit !== undefined ? <span className="iq-unit">{format.unit}</span> : null}
        />
      </div>
    </div>
  );
}
