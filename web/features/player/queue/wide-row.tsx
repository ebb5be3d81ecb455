import { ChevronDown, ChevronUp, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { rowText } from '#core/player/rows/row-text.ts';
import { classes } from '#web/ui/classes.ts';
import { PlayIcon, RowButton, RowHandle } from './row-button.tsx';
import { RowMark, RowPicture, RowWords } from './row-parts.tsx';
import type { RowProps } from './row-types.ts';

/** Time, mark, cover, text, length and all the controls. The trail's line runs at 5.5 rem. */
export const WIDE_COLUMNS = 'grid-cols-[4rem_1.5rem_3.25rem_minmax(0,1fr)_auto_auto] gap-3';

/** A row where there is room, and a mouse. */
export function WideRow(props: RowProps): ReactElement {
  const { entry, index, state, startsAt, length, isCarried } = props;
  return (
    <>
      <span className={classes('text-end text-sm/[1.2] tabular-nums', isCarried && 'opacity-0')}>
        {state === 'now' ? (
          <span className="font-semibold text-accent-ink">Now Playing</span>
        ) : startsAt ? (
          <span className="whitespace-nowrap text-ink-3">
            <span className="sr-only">Starts at </span>
            {startsAt}
          </span>
        ) : null}
      </span>
      <RowMark state={state} isCarried={isCarried} />
      <RowPicture entry={entry} className="size-13" />
      <RowWords entry={entry} index={index} />
      <span className="text-sm whitespace-nowrap text-ink-2 tabular-nums">{length}</span>
      <Tools {...props} />
    </>
  );
}

function Tools(props: RowProps): ReactElement {
  const { entry, index, count, isActive, handlers } = props;
  const { act } = handlers;
  const of = rowText(entry, index).title;
  return (
    <span className="flex items-center">
      <RowButton
        control="play"
        tip={isActive ? 'Pause' : 'Play'}
        tipSide="right"
        of={of}
        disabled={entry === 'gone'}
        onClick={() => act('play', index)}
        className="size-9 text-ink!"
      >
        <PlayIcon isActive={isActive} />
      </RowButton>
      <span className="grid">
        <RowButton
          control="up"
          tip="Move up"
          tipSide="top"
          of={of}
          disabled={index === 0}
          onClick={() => act('up', index)}
          className="h-6.5 w-8"
        >
          <ChevronUp size={18} strokeWidth={1.75} aria-hidden="true" />
        </RowButton>
        <RowButton
          control="down"
          tip="Move down"
          tipSide="bottom"
          of={of}
          disabled={index === count - 1}
          onClick={() => act('down', index)}
          className="h-6.5 w-8"
        >
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
        </RowButton>
      </span>
      <RowButton control="remove" tip="Remove" of={of} onClick={() => act('remove', index)} className="size-9">
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </RowButton>
      <RowHandle {...props} of={of} className="-mr-2 h-11 w-8" />
    </span>
  );
}
