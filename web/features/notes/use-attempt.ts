import { useState } from 'react';

export interface Attempt {
  readonly isBusy: boolean;
  /** Of the last try; empty when it went well. */
  readonly error: string;
  readonly attempt: (act: () => Promise<unknown>) => void;
}

/** Something that is written when a button is pressed, and may fail. */
export function useAttempt(): Attempt {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  return {
    isBusy,
    error,
    attempt: (act) => {
      setBusy(true);
      setError('');
      act()
        .catch((fault: Error) => setError(`Not saved. ${fault.message}`))
        .finally(() => setBusy(false));
    },
  };
}
