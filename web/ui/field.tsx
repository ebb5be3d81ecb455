import { CircleAlert, Eye, EyeOff, Search } from 'lucide-react';
import { type ComponentProps, type ReactElement, type ReactNode, useId, useState } from 'react';
import { classes } from '#web/ui/classes.ts';

interface FieldFrame {
  readonly label: ReactNode;
  /** What to do to put it right. Marks the field as invalid. */
  readonly error?: string | null | undefined;
  readonly hint?: ReactNode;
  /** Stands at the end of the label line, for example a link; outside the label, so it is not part of the name. */
  readonly labelAside?: ReactNode;
  readonly className?: string | undefined;
}

type NativeInput = Omit<ComponentProps<'input'>, keyof FieldFrame | 'style'>;

const BOX =
  'flex h-11.5 w-full items-center rounded-2 bg-sheet inset-ring inset-ring-control has-[:focus-visible]:inset-ring-2 has-[:focus-visible]:inset-ring-focus forced-colors:border forced-colors:has-[:focus-visible]:outline-2 forced-colors:has-[:focus-visible]:outline-offset-1';
/* From the state, not by a selector: `:has` on an attribute makes the browser look at the whole page whenever a list grows. */
const INVALID = 'inset-ring-2! inset-ring-bad!';
const INPUT = 'h-full min-w-0 flex-1 rounded-2 bg-transparent px-3.5 outline-none placeholder:text-ink-3 disabled:opacity-50';

/** Ids that tie a control to its hint and its error. */
function describe(
  id: string,
  error: FieldFrame['error'],
  hint: ReactNode,
): { errorId: string; hintId: string; describedBy: string | undefined } {
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  return { errorId, hintId, describedBy: [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ') || undefined };
}

function Frame({
  id,
  label,
  error,
  hint,
  labelAside,
  className,
  children,
}: FieldFrame & { readonly id: string; readonly children: ReactNode }): ReactElement {
  const { errorId, hintId } = describe(id, error, hint);
  return (
    <div className={classes('grid grid-cols-1 gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3 text-sm font-[560]">
        <label htmlFor={id}>{label}</label>
        {labelAside}
      </div>
      {children}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {hint ? (
        <p id={hintId} className="text-sm text-ink-3">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** An error below a control or a form: an icon and what to do. */
export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }): ReactElement {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-bad">
      <CircleAlert size={14} aria-hidden="true" className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}

export type TextFieldProps = FieldFrame &
  NativeInput & { readonly name: string; /** Inside the box, after the input. */ readonly after?: ReactNode };

export function TextField({ label, error, hint, labelAside, className, after, id, ...input }: TextFieldProps): ReactElement {
  const own = useId();
  const fieldId = id ?? own;
  const { describedBy } = describe(fieldId, error, hint);
  return (
    <Frame id={fieldId} label={label} error={error} hint={hint} labelAside={labelAside} className={className}>
      <div className={classes(BOX, error ? INVALID : undefined)}>
        <input
          type="text"
          {...input}
          id={fieldId}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className={INPUT}
        />
        {after}
      </div>
    </Frame>
  );
}

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'after'> & { readonly showLabel?: string; readonly hideLabel?: string };

export function PasswordField({ showLabel = 'Show password', hideLabel = 'Hide password', ...props }: PasswordFieldProps): ReactElement {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      after={
        <button
          type="button"
          aria-label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
          className="grid size-11 flex-none place-items-center rounded-2 text-ink-2 hover:text-ink"
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      }
    />
  );
}

export type SelectFieldProps = FieldFrame & Omit<ComponentProps<'select'>, keyof FieldFrame | 'style'> & { readonly name: string };

/** The browser's own list: it opens on phones as people know it. Options are given as children. */
export function SelectField({ label, error, hint, labelAside, className, id, children, ...select }: SelectFieldProps): ReactElement {
  const own = useId();
  const fieldId = id ?? own;
  const { describedBy } = describe(fieldId, error, hint);
  return (
    <Frame id={fieldId} label={label} error={error} hint={hint} labelAside={labelAside} className={className}>
      <div className={classes(BOX, error ? INVALID : undefined)}>
        <select
          {...select}
          id={fieldId}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className={classes(INPUT, 'mr-2 pr-1')}
        >
          {children}
        </select>
      </div>
    </Frame>
  );
}

export type AreaFieldProps = FieldFrame & Omit<ComponentProps<'textarea'>, keyof FieldFrame | 'style'> & { readonly name: string };

/** Several lines; it grows with its text. */
export function AreaField({ label, error, hint, labelAside, className, id, ...area }: AreaFieldProps): ReactElement {
  const own = useId();
  const fieldId = id ?? own;
  const { describedBy } = describe(fieldId, error, hint);
  return (
    <Frame id={fieldId} label={label} error={error} hint={hint} labelAside={labelAside} className={className}>
      <textarea
        {...area}
        id={fieldId}
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
        className={classes(
          'field-sizing-content max-h-60 min-h-18 w-full resize-y rounded-2 bg-sheet px-3.5 py-2.5 inset-ring inset-ring-control outline-none focus-visible:inset-ring-2 focus-visible:inset-ring-focus forced-colors:border',
          error ? INVALID : undefined,
        )}
      />
    </Frame>
  );
}

export type CheckboxProps = {
  readonly label: ReactNode;
  readonly error?: string | null | undefined;
  readonly className?: string | undefined;
} & Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'>;

export function Checkbox({ label, error, className, id, ...input }: CheckboxProps): ReactElement {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <div className={classes('grid gap-1', className)}>
      <label htmlFor={fieldId} className="flex min-h-6 items-start gap-2.5 py-0.5 text-sm text-ink-2 pointer-coarse:py-3">
        <input
          {...input}
          type="checkbox"
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${fieldId}-error` : undefined}
          className="check-input"
        />
        <span>{label}</span>
      </label>
      {error ? <FieldError id={`${fieldId}-error`}>{error}</FieldError> : null}
    </div>
  );
}

export type SwitchProps = { readonly label: ReactNode; readonly className?: string | undefined } & Omit<
  ComponentProps<'input'>,
  'type' | 'role' | 'className' | 'style'
>;

/** Takes effect at once; for choices that are sent with a form use a checkbox. */
export function Switch({ label, className, id, ...input }: SwitchProps): ReactElement {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <label htmlFor={fieldId} className={classes('flex min-h-11 items-center justify-between gap-3', className)}>
      <span>{label}</span>
      {/* A native tickbox tells its state by itself. */}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
      <input {...input} type="checkbox" role="switch" id={fieldId} className="switch-input" />
    </label>
  );
}

export type SearchFieldProps = { readonly label: string; readonly shortcut?: string; readonly className?: string | undefined } & Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'style' | 'aria-label'
>;

/** The label is read out; what is shown is the placeholder, so give one that says what can be searched. */
export function SearchField({ label, shortcut, className, ...input }: SearchFieldProps): ReactElement {
  return (
    <label
      className={classes(
        'flex h-10 w-full items-center gap-2.5 rounded-2 bg-well pr-2 pl-3 text-ink-3 pointer-coarse:h-11 has-[:focus-visible]:bg-sheet has-[:focus-visible]:inset-ring-2 has-[:focus-visible]:inset-ring-focus forced-colors:border forced-colors:has-[:focus-visible]:outline-2 forced-colors:has-[:focus-visible]:outline-offset-1',
        className,
      )}
    >
      <Search size={17} aria-hidden="true" />
      <input
        type="search"
        aria-label={label}
        {...input}
        className="h-full min-w-0 flex-1 bg-transparent text-ink outline-none placeholder:text-ink-3"
      />
      {shortcut ? (
        <kbd className="rounded-1 border border-line-2 px-1.75 py-1 font-ui text-xs/none font-medium pointer-coarse:hidden">{shortcut}</kbd>
      ) : null}
    </label>
  );
}
