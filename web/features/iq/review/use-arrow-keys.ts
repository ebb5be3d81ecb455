import { useEffect, useEffectEvent } from 'react';
import type { Step } from './reviewed-items.ts';

const STEPS: Readonly<Record<string, Step>> = { ArrowLeft: -1, ArrowRight: 1 };
/** Where the arrows move something else. */
const TAKES_ARROWS =
  'input:not([type=checkbox]), textarea, select, [role=slider], [role=tab], [role=menuitem], [role=dialog], dialog, .iq-steps';

/** The left and right arrows, from wherever the focus is. */
export function useArrowKeys(go: (step: Step) => void): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(TAKES_ARROWS)) return;
    event.preventDefault();
    event.stopPropagation();
    go(step);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    // Before the keys of the player and of the app.
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
