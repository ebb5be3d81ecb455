import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { SetUpValues } from '#core/coach/set-up/to-context.ts';

/** Fills in what was chosen the last time, where nobody has written or chosen anything meanwhile. */
export function useKeptFields(form: RefObject<HTMLFormElement | null>, recall: () => SetUpValues): void {
  const fill = useEffectEvent(() => {
    if (!form.current) return;
    const kept = recall();
    for (const field of form.current.elements) {
      if (field instanceof HTMLInputElement && field.type === 'radio') chooseKept(form.current, field, kept[field.name]);
      else if (isWritten(field) && field.value === '') field.value = kept[field.name] ?? '';
    }
  });
  useEffect(() => fill(), []);
}

const isWritten = (field: Element): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;

function chooseKept(form: HTMLFormElement, radio: HTMLInputElement, kept: string | undefined): void {
  if (kept === radio.value && new FormData(form).get(radio.name) === null) radio.checked = true;
}
