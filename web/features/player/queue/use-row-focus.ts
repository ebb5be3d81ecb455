import { useCallback, useLayoutEffect, useState, type FocusEvent, type RefObject } from 'react';
import type { RowControl } from './row-types.ts';

interface FocusWish {
  readonly id: string;
  /** The first of these that can be used. */
  readonly controls: readonly RowControl[];
}

interface RowFocus {
  /** Row that has the focus or is about to get it: it stays drawn wherever the list is scrolled to. */
  readonly focusedId: string | null;
  readonly focusRow: (id: string, controls: readonly RowControl[]) => void;
  readonly onFocus: (event: FocusEvent) => void;
}

/** Keeps the focus at its row while rows move and vanish: nodes that are put elsewhere lose it. */
export function useRowFocus(list: RefObject<HTMLElement | null>, items: readonly string[], keepInView: (index: number) => void): RowFocus {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [wish, setWish] = useState<FocusWish | null>(null);

  useLayoutEffect(() => {
    if (!wish) return;
    keepInView(items.indexOf(wish.id));
    const find = (control: RowControl): HTMLElement | null =>
      list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(wish.id)}"] [data-control="${control}"]:not(:disabled)`) ?? null;
    const target = wish.controls.map(find).find((element) => element !== null);
    target?.focus({ preventScroll: true });
    setWish(null);
  }, [wish, items, list, keepInView]);

  const focusRow = useCallback((id: string, controls: readonly RowControl[]): void => {
    setFocusedId(id);
    setWish({ id, controls });
  }, []);
  const onFocus = useCallback(
    ({ target }: FocusEvent): void => setFocusedId(target.closest<HTMLElement>('[data-id]')?.dataset['id'] ?? null),
    [],
  );
  return { focusedId, focusRow, onFocus };
}
