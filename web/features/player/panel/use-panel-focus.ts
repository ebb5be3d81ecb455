import { type RefObject, useEffect, useState } from 'react';
import type { PanelForm } from './use-panel-form.ts';

/**
 * The focus goes into the panel, and back to what opened it. A panel that was opened by a key of the keyboard, while
 * nothing had the focus, stands beside the page without taking it.
 */
export function usePanelFocus(root: RefObject<HTMLElement | null>, form: PanelForm): void {
  const [opener] = useState(() => document.activeElement);

  useEffect(() => {
    const isTaken = opener !== null && opener !== document.body;
    if (isTaken || form !== 'docked') root.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  }, [root, form, opener]);

  useEffect(
    () => () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
}

/** Escape closes a docked panel, from inside it and from the page at rest. Dialogs know the key by themselves. */
export function useEscape(root: RefObject<HTMLElement | null>, isOn: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    function handleKey(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      const { target } = event;
      const isResting = target === document.body || target === document.documentElement;
      if (isResting || (target instanceof Node && root.current?.contains(target))) close();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [root, isOn, close]);
}
