import { Problem } from '../../http/problem.ts';

interface Sending<Made> {
  readonly wish: string;
  readonly made: Promise<Made>;
  readonly leaving: AbortController;
  waiting: number;
}

/**
 * Makes what several requests of one key ask for once, and gives it up when the last of them has gone.
 * @throws {Problem} when it is under way for another wish
 */
export type SendOnce<Made> = (sent: Sent, gone: AbortSignal, make: (gone: AbortSignal) => Promise<Made>) => Promise<Made>;

interface Sent {
  readonly key: string | null;
  readonly wish: string;
}

export const sentForAnother = (): Problem =>
  new Problem('conflict', 'This Idempotency-Key was sent with other answers before. Send these under a new key.');

export function createSendOnce<Made>(): SendOnce<Made> {
  const sendings = new Map<string, Sending<Made>>();

  const begin = (key: string, wish: string, make: (gone: AbortSignal) => Promise<Made>): Sending<Made> => {
    const leaving = new AbortController();
    const sending = { wish, made: make(leaving.signal), leaving, waiting: 0 };
    sendings.set(key, sending);
    const forget = () => {
      if (sendings.get(key) === sending) sendings.delete(key);
    };
    leaving.signal.addEventListener('abort', forget);
    sending.made.then(forget, forget);
    return sending;
  };

  return async ({ key, wish }, gone, make) => {
    if (key === null) return make(gone);
    const sending = sendings.get(key) ?? begin(key, wish, make);
    if (sending.wish !== wish) throw sentForAnother();
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
