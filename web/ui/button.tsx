import type { ComponentProps, MouseEventHandler, ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '#web/ui/classes.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';

export type ButtonVariant = 'accent' | 'ink' | 'line' | 'quiet' | 'bad';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-2 font-[570] text-center transition-[background-color,transform] active:translate-y-px disabled:opacity-50 disabled:active:translate-y-0 aria-disabled:opacity-50 aria-disabled:active:translate-y-0';

const VARIANT: Record<ButtonVariant, string> = {
  accent: 'bg-accent text-on-accent hover:bg-accent-press',
  ink: 'bg-ink text-on-ink hover:bg-ink-2',
  line: 'inset-ring inset-ring-control hover:bg-hover forced-colors:border',
  quiet: 'text-ink-2 hover:bg-hover',
  bad: 'bg-bad text-on-accent',
};

/* The small button looks 36 px high; an invisible edge keeps its touch target at 44. */
const SIZE = {
  md: 'min-h-11 px-4.5 py-2',
  sm: 'relative min-h-9 px-3.25 py-1 text-sm before:absolute before:-inset-y-1 before:inset-x-0 before:content-[""]',
};

interface Look {
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

type NativeButton = Omit<ComponentProps<'button'>, keyof Look>;

/** Goes somewhere when `to` is given (a link), otherwise acts (a button of type `button`). */
type Target = { readonly to: string } | { readonly to?: undefined };

export type ButtonProps = Look & Target & NativeButton & { readonly variant?: ButtonVariant; readonly size?: 'md' | 'sm' };

export function Button({ variant = 'line', size = 'md', icon, children, className, to, ...rest }: ButtonProps): ReactElement {
  const look = classes(BASE, VARIANT[variant], SIZE[size], className);
  return (
    <Pressable
      to={to}
      className={look}
      rest={rest}
      content={
        <>
          {icon}
          {children}
        </>
      }
    />
  );
}

export type SignpostProps = Look & Target & NativeButton & { readonly size?: 'md' | 'lg' };

/** The step forward. One on each screen. */
export function Signpost({ size = 'md', icon, children, className, to, ...rest }: SignpostProps): ReactElement {
  return (
    <Pressable
      to={to}
      className={classes('signpost', className)}
      size={size}
      rest={rest}
      content={
        <>
          {icon}
          {children}
        </>
      }
    />
  );
}

interface PressableProps {
  readonly to: string | undefined;
  readonly className: string;
  readonly size?: string;
  readonly rest: NativeButton;
  readonly content: ReactNode;
}

/**
 * A button without a use for now says so and stays where Tab finds it: one that its own press switches off keeps the focus.
 * A form's button is switched off for good, since the browser would send the form.
 */
function pressProps({ disabled = false, ...rest }: NativeButton): NativeButton {
  if (rest.type === 'submit' || rest.type === 'reset') return { ...rest, disabled };
  return disabled ? { type: 'button', ...rest, 'aria-disabled': true, onClick: undefined } : { type: 'button', ...rest };
}

function Pressable({ to, className, size, rest, content }: PressableProps): ReactElement {
  if (to === undefined) {
    return (
      <button {...pressProps(rest)} className={className} data-size={size}>
        {content}
      </button>
    );
  }
  const { id, title, onClick, 'aria-label': label, 'aria-describedby': description } = rest;
  return (
    <Link
      to={to}
      id={id}
      title={title}
      aria-label={label}
      aria-describedby={description}
      onClick={onClick as unknown as MouseEventHandler<HTMLAnchorElement> | undefined}
      className={className}
      data-size={size}
    >
      {content}
    </Link>
  );
}

export interface IconButtonOwnProps {
  /** Accessible name, also shown as the tooltip. */
  readonly label: string;
  /** For switches such as favourite: announced as pressed, drawn in the accent. */
  readonly pressed?: boolean | undefined;
  readonly size?: 'md' | 'lg';
  /** A small figure at the upper right, read out as part of the label by the caller. */
  readonly badge?: ReactNode;
  readonly tooltipSide?: 'top' | 'bottom' | 'left' | 'right';
}

export type IconButtonProps = IconButtonOwnProps & Omit<Look, 'icon'> & Target & Omit<NativeButton, 'aria-label' | 'aria-pressed'>;

/* 40 px to look at with a mouse; where fingers are coarse the box itself grows to 44. */
const ICON_BASE =
  'relative inline-grid flex-none place-items-center rounded-2 transition-colors hover:bg-hover aria-disabled:opacity-50 aria-disabled:hover:bg-transparent';
const ICON_SIZE = { md: 'size-10 pointer-coarse:size-11', lg: 'size-12' };

export function IconButton(props: IconButtonProps): ReactElement {
  const { label, pressed, size = 'md', badge, tooltipSide, children, className, to, ...rest } = props;
  const look = classes(ICON_BASE, ICON_SIZE[size], pressed ? 'bg-hover text-accent-ink [&>svg]:fill-current' : 'text-ink-2', className);
  const content = (
    <>
      {children}
      {badge === undefined ? null : (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0.5 min-w-[0.9375rem] rounded-full bg-accent px-1 py-0.5 text-center text-[0.6875rem]/none font-[650] text-on-accent"
        >
          {badge}
        </span>
      )}
    </>
  );
  const element =
    to === undefined ? (
      <button {...pressProps(rest)} aria-label={label} aria-pressed={pressed} className={look}>
        {content}
      </button>
    ) : (
      <Link to={to} aria-label={label} className={look}>
        {content}
      </Link>
    );
  return (
    <Tooltip label={label} {...(tooltipSide ? { side: tooltipSide } : {})}>
      {element}
    </Tooltip>
  );
}

export interface TextLinkProps {
  readonly to: string;
  /** What the page that it leads to may know, and its address does not tell. */
  readonly state?: unknown;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** `more` is the quiet link at the end of a section head, `line` is underlined running text. */
  readonly look?: 'line' | 'more';
  readonly icon?: ReactNode;
}

export function TextLink({ to, state, children, className, look = 'line', icon }: TextLinkProps): ReactElement {
  const quiet = 'inline-flex min-h-6 items-center gap-1 text-sm font-[560] text-ink-2 hover:text-accent-ink';
  return (
    <Link to={to} state={state} className={classes(look === 'line' ? 'text-link font-[560]' : quiet, className)}>
      {children}
      {icon}
    </Link>
  );
}
