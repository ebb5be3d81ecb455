/** There is no place in the line: for nobody, or for whoever has too much waiting in it. */
export class LineFull extends Error {
  override name = 'LineFull';
  readonly isOwn: boolean;

  constructor(isOwn: boolean) {
    super(isOwn ? 'Too much of yours is waiting already.' : 'Too much is waiting already.');
    this.isOwn = isOwn;
  }
}

/** Whoever waits for a piece of work. */
export interface Caller {
  readonly id: string;
  /** Nobody waits for it any more: it is not begun. Work that has begun is ended by its limit alone. */
  readonly gone?: AbortSignal | undefined;
}

export type FairLine = <Result>(caller: Caller, work: () => Promise<Result>) => Promise<Result>;

/**
 * Does one piece of work at a time. Callers take turns, so that nobody waits for all that another has asked for. Piscina has
 * queues and a limit as well, but work that can be given up goes past both of them.
 * @param most pieces that wait; beyond it `LineFull`
 * @param mostOfOne the same of one caller
 */
export function openFairLine(most: number, mostOfOne: number): FairLine {
  /** By caller, whoever is next first. */
  const lines = new Map<string, (() => Promise<void>)[]>();
  let waiting = 0;
  let isBusy = false;

  const goOn = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    for (let next = lines.entries().next(); !next.done; next = lines.entries().next()) {
      const [id, [work, ...rest]] = next.value;
      lines.delete(id);
      if (rest.length > 0) lines.set(id, rest);
      waiting -= 1;
      await work?.();
    }
    isBusy = false;
  };

  return <Result>({ id, gone }: Caller, work: () => Promise<Result>): Promise<Result> => {
    gone?.throwIfAborted();
    const own = lines.get(id) ?? [];
    if (own.length >= mostOfOne) throw new LineFull(true);
    if (waiting >= most) throw new LineFull(false);
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const begin = async (): Promise<void> => {
      gone?.removeEventListener('abort', leave);
      await work().then(resolve, reject);
    };
    const leave = (): void => {
      const rest = (lines.get(id) ?? []).filter((one) => one !== begin);
      if (rest.length > 0) lines.set(id, rest);
      else lines.delete(id);
      waiting -= 1;
      reject(gone?.reason);
    };
    gone?.addEventListener('abort', leave, { once: true });
    lines.set(id, [...own, begin]);
    waiting += 1;
    void goOn();
    return promise;
  };
}
