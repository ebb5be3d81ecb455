import { ChevronDown, ChevronUp, Ellipsis, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { rowText } from '#core/player/rows/row-text.ts';
import { classes } from '#web/ui/classes.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { PlayIcon, RowButton, RowHandle } from './row-button.tsx';
import { RowMark, RowPicture, RowWords } from './row-parts.tsx';
import type { RowProps } from './row-types.ts';

/** Mark, the row itself as a button, its menu and its handle. The trail's line runs at 0.625 rem. */
export const NARROW_COLUMNS = 'grid-cols-[1.25rem_minmax(0,1fr)_auto_auto] gap-1';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A row for fingers: a tap plays it, the rest is in its menu. */
export function NarrowRow(props: RowProps): ReactElement {
  const { entry, index, count, state, isActive, isTight, isCarried, handlers } = props;
  const { act } = handlers;
  const of = rowText(entry, index).title;
  return (
    <>
      <RowMark state={state} isCarried={isCarried} />
      <button
        type="button"
        data-control="play"
        disabled={entry === 'gone'}
        onClick={() => act('play', index)}
        className="flex h-full min-w-0 items-center gap-2.5 rounded-1 ps-1 text-start focus-visible:-outline-offset-2"
      >
        <span className="sr-only">{isActive ? 'Pause: ' : 'Play: '}</span>
        <span className="relative flex-none @max-[19rem]:hidden">
          <RowPicture entry={entry} className="size-12" />
          {state === 'now' ? (
            <span className="night absolute inset-0 m-auto grid size-7.5 place-items-center rounded-stone">
              <PlayIcon isActive={isActive} />
            </span>
          ) : null}
        </span>
        <span className="min-w-0 flex-1">
          <RowWords entry={entry} index={index} isTight={isTight} detail={<Times {...props} />} />
        </span>
      </button>
      <Menu
        trigger={
          <RowButton control="menu" tip="More" of={of} className="size-11">
            <Ellipsis {...ICON} />
          </RowButton>
        }
      >
        <MenuItem icon={<ChevronUp {...ICON} />} disabled={index === 0} onSelect={() => act('up', index)}>
          Move up
        </MenuItem>
        <MenuItem icon={<ChevronDown {...ICON} />} disabled={index === count - 1} onSelect={() => act('down', index)}>
          Move down
        </MenuItem>
        <MenuItem icon={<Trash2 {...ICON} />} onSelect={() => act('remove', index)}>
          Remove
        </MenuItem>
      </Menu>
      <RowHandle {...props} of={of} className="-mr-3 h-11 w-11 @max-[19rem]:-ml-2 @max-[13rem]:hidden" />
    </>
  );
}

function Times({ state, startsAt, length, isTight }: RowProps): ReactElement | null {
  const times = [state === 'now' ? null : startsAt, length].filter((part) => part !== null).join(', ');
  if (state !== 'now' && times === '') return null;
  return (
    <span className={classes('text-sm text-ink-3 tabular-nums', isTight ? 'leading-tight' : 'truncate')}>
      {state === 'now' ? <span className="font-semibold text-accent-ink">Now Playing{times === '' ? null : ', '}</span> : null}
      {times}
    </span>
  );
}
