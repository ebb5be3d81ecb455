import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { ServedItem } from '#core/iq/sitting/sitting.ts';
import { keep, readKept } from './kept-item.ts';
import { createStopwatch } from './stopwatch.ts';
import type { Responses } from './use-responses.ts';

export interface ItemClock {
  /** False on the server, and until the browser has looked what it keeps of the item. */
  readonly isSet: boolean;
  readonly isPaused: boolean;
  readonly pause: () => void;
  readonly goOn: () => void;
  /** How long the item was to be seen. */
  readonly readMs: () => number;
}

/** The time in which an item is seen. It stands during a pause, while the page is hidden and while an answer is on its way; a reload goes on with it. */
export function useItemClock(item: ServedItem | null, { waiting, send }: Pick<Responses, 'waiting' | 'send'>): ItemClock {
  const [watch] = useState(() => createStopwatch(() => performance.now()));
  const [isPaused, setPaused] = useState(false);
  const [setFor, markSetFor] = useState<string | null>(null);
  const itemId = item?.id ?? null;
  const isSet = itemId !== null && setFor === itemId;

  const begin = useEffectEvent((id: string): void => {
    const kept = readKept(id);
    watch.reset(kept?.spentMs ?? 0);
    setPaused(kept?.isPaused ?? false);
    markSetFor(id);
    if (kept?.waiting) send(kept.waiting);
  });
  // Before it is painted: no moment of an item goes uncounted.
  useLayoutEffect(() => {
    if (itemId !== null) begin(itemId);
  }, [itemId]);

  const isRunning = isSet && !isPaused && waiting === null;
  useEffect(() => {
    if (isRunning) watch.start();
    return () => watch.stop();
  }, [isRunning, watch]);

  const save = useEffectEvent((pausedThen: boolean): void => {
    if (isSet) keep({ itemId, spentMs: watch.readMs(), isPaused: pausedThen, waiting });
  });
  useEffect(() => save(isPaused), [isSet, isPaused, waiting]);
  const hide = useEffectEvent((): void => {
    if (document.visibilityState === 'hidden') setPaused(true);
  });
  const unload = useEffectEvent((): void => save(isPaused));
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener('visibilitychange', () => hide(), { signal: stop.signal });
    window.addEventListener('pagehide', () => unload(), { signal: stop.signal });
    return () => {
      stop.abort();
      // Who leaves by a link and comes back has gone on.
      save(false);
    };
  }, []);

  return { isSet, isPaused, pause: () => setPaused(true), goOn: () => setPaused(false), readMs: watch.readMs };
}
