import { useEffect, useEffectEvent } from 'react';
import type { AnswerFormat } from '#core/iq/item/presentation.ts';
import { isChosenFrom, withPart, type Draft } from './draft.ts';

const LETTERS = 'ABCDEFGH';

/** Which option a key stands for: A to H, or 1 to 8. */
function placeOf(key: string): number {
  if (key.length !== 1) return -1;
  return /[1-8]/.test(key) ? Number(key) - 1 : LETTERS.indexOf(key.toUpperCase());
}

/** Keys choose from wherever the focus is, but for a field that is typed in. Slots are filled in their order, the last one again and again. */
export function useItemKeys(format: AnswerFormat | null, draft: Draft, onChange: (draft: Draft) => void): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || format === null || !isChosenFrom(format)) return;
    const option = format.options[placeOf(event.key)];
    if (option === undefined || (event.target instanceof Element && event.target.matches('[type=text]'))) return;
    event.preventDefault();
    const open = draft.indexOf('');
    const slot = open === -1 ? draft.length - 1 : open;
    onChange(withPart(draft, slot, option.id));
    document.querySelectorAll('.iq-options')[slot]?.querySelector<HTMLInputElement>(`[value=${option.id}]`)?.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    // Before the keys of the player and of the app.
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
