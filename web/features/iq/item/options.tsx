import { useId, type ReactElement } from 'react';
import type { Option } from '#core/iq/item/presentation.ts';
import { Drawn } from './drawn.tsx';

export interface OptionsProps {
  /** What is chosen here, for the ear. */
  readonly label: string;
  /** Where several are chosen, it is seen as well. */
  readonly isLabelSeen?: boolean;
  readonly options: readonly Option[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly isDescribed: boolean;
  readonly describedBy?: string | undefined;
}

/** From so many letters on an option has a line to itself. */
const SHORT_TEXT = 14;

/** Native radio buttons: the arrows move, Enter sends the form. Drawn ones say their letter alone, unless they are described. */
export function Options({ label, isLabelSeen = false, options, chosen, onChoose, isDescribed, describedBy }: OptionsProps): ReactElement {
  const name = useId();
  const isDrawn = options.some(({ drawing }) => drawing !== undefined);
  const isShort = options.every(({ text = '' }) => text.length <= SHORT_TEXT);
  const look = isDrawn && !isDescribed ? 'drawn' : isShort && !isDrawn ? 'short' : 'lines';
  return (
    <fieldset className="iq-options" data-look={look} data-many={options.length > 6 || undefined} aria-describedby={describedBy}>
      <legend className={isLabelSeen ? 'iq-slot' : 'sr-only'}>{label}</legend>
      {options.map((option) => (
        <label key={option.id} className="iq-option">
          <input
            type="radio"
            name={name}
            value={option.id}
            checked={chosen === option.id}
            onChange={() => onChoose(option.id)}
            aria-label={nameOf(option, isDescribed)}
            aria-keyshortcuts={option.id}
          />
          {option.text === option.id ? null : (
            <span aria-hidden="true" className="iq-option-id">
              {option.id}
            </span>
          )}
          {option.drawing ? <Drawn drawing={option.drawing} /> : null}
          {option.text === undefined ? null : <span className="iq-option-text">{option.text}</span>}
          {option.drawing && isDescribed ? <span className="iq-description">{option.drawing.description}</span> : null}
        </label>
      ))}
    </fieldset>
  );
}

function nameOf({ id, text, drawing }: Option, isDescribed: boolean): string {
  const words = [text === id ? undefined : text, isDescribed ? drawing?.description : undefined].filter(Boolean).join(', ');
  return words === '' ? id : `${id}: ${words}`;
}
