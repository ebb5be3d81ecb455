import { useCallback, useEffect, useState } from 'react';
import { placeText } from '#core/player/rows/row-text.ts';
import type { Carry } from './use-row-drag.ts';

interface RowLiftInput {
  readonly items: readonly string[];
  readonly onDrop: (from: number, to: number) => void;
  readonly say: (text: string) => void;
  readonly keepInView: (index: number) => void;
}

interface RowLift {
  readonly carry: Carry | null;
  /** Lifts the row, or puts it down when it is lifted. */
  readonly toggle: (index: number) => void;
}

/** Carries a row with the keyboard: arrows, Home and End choose the place, Escape puts it back. */
export function useRowLift({ items, onDrop, say, keepInView }: RowLiftInput): RowLift {
  const [lifted, setLifted] = useState<Carry | null>(null);
  const count = items.length;
  // A queue that changes meanwhile has other places.
  const carry = lifted && items[lifted.from] === lifted.id ? lifted : null;

  useEffect(() => {
    if (!carry) return undefined;
    const pressed = (event: KeyboardEvent): void => {
      if (event.key === 'Tab') return setLifted(null);
      const over = event.key === 'Escape' ? carry.from : placeAfter(event.key, carry.over, count);
      if (over === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      keepInView(over);
      setLifted(event.key === 'Escape' ? null : { ...carry, over });
      say(event.key === 'Escape' ? `Put back at ${placeText(over, count)}` : `Moved to ${placeText(over, count)}`);
    };
    window.addEventListener('keydown', pressed, { capture: true });
    return () => window.removeEventListener('keydown', pressed, { capture: true });
  }, [carry, count, say, keepInView]);

  const toggle = useCallback(
    (index: number): void => {
      const id = items[index];
      if (id === undefined) return;
      setLifted(carry ? null : { id, from: index, over: index, by: 'keys' });
      if (!carry) return say(`Lifted, ${placeText(index, count)}`);
      if (carry.over === carry.from) return say(`Put back at ${placeText(carry.from, count)}`);
      onDrop(carry.from, carry.over);
    },
    [carry, items, count, onDrop, say],
  );
  return { carry, toggle };
}

function placeAfter(key: string, over: number, count: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, over - 1);
    case 'ArrowDown':
      return Math.min(count - 1, over + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
