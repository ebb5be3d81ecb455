import { type ReactElement, type ReactNode, useId } from 'react';
import { classes } from '#web/ui/classes.ts';

export interface SegmentedProps<Value extends string> {
  readonly label: string;
  /** 2 to 4. */
  readonly options: readonly { readonly value: Value; readonly label: ReactNode; readonly icon?: ReactNode }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Set it to send the choice with a form. */
  readonly name?: string;
  readonly className?: string | undefined;
}

/** Views of one thing. Native radio buttons: arrow keys, forms and screen readers work without code. */
export function Segmented<Value extends string>({ label, options, value, onChange, name, className }: SegmentedProps<Value>): ReactElement {
  const own = useId();
  return (
    <fieldset
      className={classes(
        'inline-flex max-w-full min-w-0 flex-wrap gap-0.5 rounded-2 p-0.5 inset-ring inset-ring-line-2 forced-colors:border',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex min-h-8.5 flex-1 items-center justify-center gap-1.75 rounded-[4px] px-3 text-sm font-[560] whitespace-nowrap text-ink-2 hover:bg-hover has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-10"
        >
          <input
            type="radio"
            name={name ?? own}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
