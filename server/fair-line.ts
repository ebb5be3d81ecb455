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

export interface LineLimits {
  /** Pieces of work that are under way at once. */
  readonly atOnce: number;
  /** The same of one caller. */
  readonly atOnceOfOne: number;
  /** Pieces that wait; beyond it `LineFull`. */
  readonly waiting: number;
  /** The same of one caller. */
  readonly waitingOfOne: number;
  /** Shows how long work took, where turns go by time and whoever has had the least of it is next. Without it each piece counts alike. */
  readonly clock?: () => number;
}

export type FairLine = <Result>(caller: Caller, work: () => Promise<Result>) => Promise<Result>;

interface Piece {
  readonly begin: () => Promise<void>;
  readonly refuse: (reason: unknown) => void;
}

interface Own {
  underWay: number;
  waiting: Piece[];
  /** The time of what has been done for them, counted on from `reached` whenever they come. */
  used: number;
}

/**
 * Does so many pieces of work at once. Callers take turns, by pieces or by time, so that nobody waits for all that another
 * has asked for; and in a line that is full, whoever has the most waiting makes room for one who has less.
 */
export function openFairLine({ atOnce, atOnceOfOne, waiting: most, waitingOfOne: mostOfOne, clock = () => 0 }: LineLimits): FairLine {
  const callers = new Map<string, Own>();
  /** Those of whom a piece waits that may be begun; of those who have used as much, whoever is next first. */
  const next = new Set<string>();
  /** How much whoever begins had used: those who come now count from there, so that time away is not saved up. */
  let reached = 0;
  let underWay = 0;
  let waiting = 0;

  /** Puts a caller at the end of those who are next, or takes them out, as it is with them now. */
  const settle = (id: string, own: Own): void => {
    if (own.waiting.length > 0 && own.underWay < atOnceOfOne) next.add(id);
    else next.delete(id);
    if (own.waiting.length === 0 && own.underWay === 0 && own.used <= reached) callers.delete(id);
  };

  const usedBy = (id: string): number => callers.get(id)?.used ?? 0;
  const leastUsed = (): string | undefined =>
    [...next].reduce<string | undefined>((least, id) => (least === undefined || usedBy(id) < usedBy(least) ? id : least), undefined);

  const goOn = (): void => {
    while (underWay < atOnce) {
      const id = leastUsed();
      const own = id === undefined ? undefined : callers.get(id);
      if (id === undefined || !own) return;
      const piece = own.waiting.shift();
      const begunAt = clock();
      reached = Math.max(reached, own.used);
      waiting -= 1;
      own.underWay += 1;
      underWay += 1;
      next.delete(id);
      settle(id, own);
      void piece?.begin().then(() => {
        own.underWay -= 1;
        underWay -= 1;
        own.used += clock() - begunAt;
        settle(id, own);
        if (underWay === 0 && waiting === 0) callers.clear();
        goOn();
      });
    }
  };

  const takeOut = (id: string, own: Own, piece: Piece, reason: unknown): void => {
    own.waiting = own.waiting.filter((one) => one !== piece);
    waiting -= 1;
    settle(id, own);
    piece.refuse(reason);
  };

  /** Takes out the newest piece of whoever has the most waiting, unless that is hardly more than this many. */
  const makeRoom = (fewer: number): boolean => {
    const [id, longest] = [...callers].reduce((one, other) => (other[1].waiting.length > one[1].waiting.length ? other : one));
    const newest = longest.waiting.at(-1);
    if (!newest || longest.waiting.length <= fewer + 1) return false;
    takeOut(id, longest, newest, new LineFull(true));
    return true;
  };

  return <Result>({ id, gone }: Caller, work: () => Promise<Result>): Promise<Result> => {
    gone?.throwIfAborted();
    const own = callers.get(id) ?? { underWay: 0, waiting: [], used: reached };
    const mayBegin = underWay < atOnce && own.underWay < atOnceOfOne && own.waiting.length === 0;
    if (!mayBegin && own.waiting.length >= mostOfOne) throw new LineFull(true);
    if (!mayBegin && waiting >= most && !makeRoom(own.waiting.length)) throw new LineFull(false);
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const piece: Piece = {
      begin: async () => {
        gone?.removeEventListener('abort', leave);
        // Also what throws before its first wait frees its place.
        await (async () => work())().then(resolve, reject);
      },
      refuse: (reason) => {
        gone?.removeEventListener('abort', leave);
        reject(reason);
      },
    };
    const leave = (): void => takeOut(id, own, piece, gone?.reason);
    gone?.addEventListener('abort', leave, { once: true });
    if (own.waiting.length === 0 && own.underWay === 0) own.used = Math.max(own.used, reached);
    own.waiting.push(piece);
    waiting += 1;
    callers.set(id, own);
    settle(id, own);
    goOn();
    return promise;
  };
}
