import { useCallback, useMemo } from 'react';
import { placeText } from '#core/player/rows/row-text.ts';
import { usePlayerCommands } from '#web/player/use-player.ts';
import type { RowControl, RowHandlers } from './row-types.ts';
import { useRowDrag, type Carry } from './use-row-drag.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useRowLift } from './use-row-lift.ts';

type FocusInput = Parameters<typeof useRowFocus>;

interface RowHandlersInput {
  readonly list: FocusInput[0];
  readonly items: readonly string[];
  readonly currentIndex: number;
  readonly rowPx: number;
  readonly isNarrow: boolean;
  readonly keepInView: FocusInput[2];
  readonly say: (text: string) => void;
}

/** What the rows do, and where the focus is afterwards. */
export function useRowHandlers(input: RowHandlersInput): ReturnType<typeof useRowFocus> & { handlers: RowHandlers; carry: Carry | null } {
  const { list, items, currentIndex, rowPx, isNarrow, keepInView, say } = input;
  const { playIndex, toggle, moveInQueue, removeFromQueue } = usePlayerCommands();
  const focus = useRowFocus(list, items, keepInView);
  const { focusRow } = focus;

  const move = useCallback(
    (from: number, to: number, controls: readonly RowControl[], done = 'Moved to'): void => {
      moveInQueue(from, to);
      focusRow(items[from] ?? '', controls);
      say(`${done} ${placeText(to, items.length)}`);
    },
    [items, moveInQueue, focusRow, say],
  );
  // A lifted row has been said to be there before it is put down there: the same words would not tell that it lies.
  const drop = useCallback((from: number, to: number): void => move(from, to, ['lift'], 'Dropped at'), [move]);
  const drag = useRowDrag({ list, rowPx, items, onDrop: drop });
  const { carry: lifted, toggle: toggleLift } = useRowLift({
    items,
    onDrop: drop,
    say,
    keepInView,
  });

  const act = useCallback<RowHandlers['act']>(
    (control, index) => {
      switch (control) {
        case 'play':
          return index === currentIndex ? toggle() : playIndex(index);
        case 'up':
          return move(index, index - 1, isNarrow ? ['menu'] : ['up', 'down']);
        case 'down':
          return move(index, index + 1, isNarrow ? ['menu'] : ['down', 'up']);
        case 'lift':
          return toggleLift(index);
        case 'remove': {
          const neighbour = items[index + 1] ?? items[index - 1];
          removeFromQueue(index);
          if (neighbour !== undefined) focusRow(neighbour, isNarrow ? ['menu'] : ['remove']);
        }
      }
    },
    [items, currentIndex, isNarrow, move, toggleLift, focusRow, toggle, playIndex, removeFromQueue],
  );
  const handlers = useMemo(() => ({ act, grab: drag.grab }), [act, drag.grab]);
  return { ...focus, handlers, carry: drag.carry ?? lifted };
}
