import { GripVertical, Pause, Play } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { classes } from '#web/ui/classes.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';
import type { RowControl, RowProps } from './row-types.ts';

/** Describes the handles' keys; it stands in the list once. */
export const REORDER_HELP_ID = 'queue-reorder-help';

interface RowButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  readonly control: RowControl;
  /** What it does, for the eye. */
  readonly tip: string;
  /** To the left it widens nothing; nearer to the words of the row, to where it covers none of them. */
  readonly tipSide?: 'left' | 'right' | 'top' | 'bottom';
  /** To what: every row has the same buttons. */
  readonly of: string;
}

/** A control of a row. */
export function RowButton({ control, tip, tipSide = 'left', of, className, ...rest }: RowButtonProps): ReactElement {
  return (
    <Tooltip label={tip} side={tipSide}>
      <button
        type="button"
        {...rest}
        aria-label={`${tip}: ${of}`}
        data-control={control}
        className={classes(
          'relative grid flex-none place-items-center rounded-2 text-ink-2 transition-colors hover:bg-hover disabled:opacity-40 disabled:hover:bg-transparent',
          className,
        )}
      />
    </Tooltip>
  );
}

/** Filled, as play and pause always are. */
export function PlayIcon({ isActive }: Pick<RowProps, 'isActive'>): ReactElement {
  const Icon = isActive ? Pause : Play;
  return <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="fill-current" />;
}

type HandleProps = Pick<RowProps, 'index' | 'isCarried' | 'handlers'> & {
  readonly of: string;
  readonly className: string;
};

/** Carries the row: by the pointer while it is held, by the keyboard from one press to the next. */
export function RowHandle({ index, isCarried, handlers, of, className }: HandleProps): ReactElement {
  return (
    <RowButton
      control="lift"
      tip="Reorder"
      of={of}
      aria-pressed={isCarried}
      aria-describedby={REORDER_HELP_ID}
      onPointerDown={(event) => handlers.grab(event, index)}
      // A press by pointer is a drag; keyboards and screen readers click without one.
      onClick={(event) => (event.detail === 0 ? handlers.act('lift', index) : undefined)}
      onKeyDown={(event) => (event.repeat && event.key === 'Enter' ? event.preventDefault() : undefined)}
      className={classes('touch-none cursor-grab! select-none active:cursor-grabbing!', className)}
    >
      <GripVertical size={18} strokeWidth={1.75} aria-hidden="true" />
    </RowButton>
  );
}
