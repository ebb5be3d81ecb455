import { useState } from 'react';
import type { CheckedItem, ServedItem } from '#core/iq/sitting/sitting.ts';
import { browserApi } from '#web/api/client.ts';
import { iqCalls } from '#web/api/iq-calls.ts';

export interface Siblings {
  /** The newest that was made; null before the first, and once it is left. */
  readonly sibling: ServedItem | null;
  readonly isWaiting: boolean;
  readonly error: string | null;
  readonly ask: () => Promise<void>;
  readonly leave: () => void;
}

/** Fresh items of one kind, each made when it is asked for. */
export function useSibling(make: (calls: ReturnType<typeof iqCalls>) => Promise<ServedItem>): Siblings {
  const [sibling, setSibling] = useState<ServedItem | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const ask = async (): Promise<void> => {
    if (isWaiting) return;
    setWaiting(true);
    setError(null);
    try {
      setSibling(await make(iqCalls(browserApi)));
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'No item was made.');
    }
    setWaiting(false);
  };
  const leave = (): void => {
    setSibling(null);
    setError(null);
  };
  return { sibling, isWaiting, error, ask, leave };
}

/** The server knows what is right; the browser learns it with this. */
export const checkSibling = (id: string, answer: string | null): Promise<CheckedItem> =>
  iqCalls(browserApi).answerIqSibling(id, { answer });
