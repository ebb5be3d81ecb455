import type { ReactElement, ReactNode } from 'react';

export interface ChoiceCardsProps {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly { readonly value: string; readonly name: string; readonly text?: string }[];
  /** Below the choices, for example a field for own words. */
  readonly children?: ReactNode;
}

/** One of several, or none: native radio buttons, so arrow keys and the form work without code. */
export function ChoiceCards({ name, legend, choices, children }: ChoiceCardsProps): ReactElement {
  return (
    <fieldset className="group grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-1.5 text-sm font-[560]">{legend}</legend>
      <div className="grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative flex min-h-11 items-start gap-3 rounded-2 bg-sheet px-3.5 py-3 inset-ring inset-ring-control hover:bg-hover has-checked:inset-ring-2 has-checked:inset-ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:border"
          >
            <input type="radio" name={name} value={choice.value} className="mt-1 size-4 flex-none accent-ink outline-none" />
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{choice.name}</span>
              {choice.text ? <span className="block text-sm text-ink-2">{choice.text}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
