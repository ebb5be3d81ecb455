interface Sending<Made> {
  readonly made: Promise<Made>;
  readonly leaving: AbortController;
  waiting: number;
}

/** Makes what several requests of one key ask for once, and gives it up when the last of them has gone. */
export type SendOnce<Made> = (key: string | null, gone: AbortSignal, make: (gone: AbortSignal) => Promise<Made>) => Promise<Made>;

export function createSendOnce<Made>(): SendOnce<Made> {
  const sendings = new Map<string, Sending<Made>>();

  const begin = (key: string, make: (gone: AbortSignal) => Promise<Made>): Sending<Made> => {
    const leaving = new AbortController();
    const sending = { made: make(leaving.signal), leaving, waiting: 0 };
    sendings.set(key, sending);
    const forget = () => {
      if (sendings.get(key) === sending) sendings.delete(key);
    };
    leaving.signal.addEventListener('abort', forget);
    sending.made.then(forget, forget);
    return sending;
  };

  return async (key, gone, make) => {
    if (key === null) return make(gone);
    const sending = sendings.get(key) ?? begin(key, make);
    const leave = () => {
      sending.waiting -= 1;
      if (sending.waiting === 0) sending.leaving.abort();
    };
    sending.waiting += 1;
    gone.addEventListener('abort', leave, { once: true });
    try {
      return await sending.made;
    } finally {
      gone.removeEventListener('abort', leave);
    }
  };
}
