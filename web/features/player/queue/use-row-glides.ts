import { useLayoutEffect, useRef, type RefObject } from 'react';
import { arrive, glide } from '#web/ui/glide.ts';
import type { Carry } from './use-row-drag.ts';

interface RowGlidesInput {
  readonly list: RefObject<HTMLElement | null>;
  readonly items: readonly string[];
  readonly rowPx: number;
  /** Where the drawn rows stand, by id. */
  readonly tops: ReadonlyMap<string, number>;
  readonly carry: Carry | null;
}

/** Makes room: rows glide to their new places and new ones appear. A row that is only scrolled into view stands there already. */
export function useRowGlides(input: RowGlidesInput): void {
  const last = useRef(input);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = input;
    if (before.rowPx !== input.rowPx) return;
    for (const row of input.list.current?.querySelectorAll<HTMLElement>('[data-id]') ?? []) {
      const id = row.dataset['id'] ?? '';
      // The pointer's own row follows the finger, and glides when that lets go.
      if (before.carry?.by === 'pointer' && before.carry.id === id) continue;
      const top = input.tops.get(id) ?? 0;
      const from = before.tops.get(id);
      if (from === undefined) {
        if (before.items !== input.items) arrive(row);
      } else if (from !== top) glide(row, from - top);
    }
  });
}
