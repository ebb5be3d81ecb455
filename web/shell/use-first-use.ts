import { useCallback, useEffect, useRef, useState } from 'react';

const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'touchstart'];

/**
 * Whether the page is used: a learner's always is, a visitor's from the first sign of it. The key pressed last before the code of
 * keys is here is kept, and pressed again by `answerKey`.
 */
export function useFirstUse(isLearner: boolean): { readonly isUsed: boolean; readonly answerKey: () => void } {
  const [isUsed, setUsed] = useState(isLearner);
  const early = useRef<KeyboardEvent | null>(null);
  const listening = useRef<AbortController>(null);
  useEffect(() => {
    const stop = new AbortController();
    listening.current = stop;
    const note = (event: Event): void => {
      setUsed(true);
      if (!(event instanceof KeyboardEvent)) return;
      early.current = event;
      // Browsers have a use of their own for it.
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') event.preventDefault();
    };
    for (const type of SIGNS) document.addEventListener(type, note, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  const answerKey = useCallback(() => {
    listening.current?.abort();
    const { current: key } = early;
    early.current = null;
    if (key?.target instanceof Node && key.target.isConnected) key.target.dispatchEvent(new KeyboardEvent('keydown', key));
  }, []);
  return { isUsed, answerKey };
}
