import type { Outgoing } from '#core/coach/chat/chat.ts';
import { isEmpty, NOTHING_KEPT, readHeldMessage, readKeptTalk, type HeldMessage, type KeptTalk } from '#core/coach/chat/kept-talk.ts';
import { begunKeyOf, heldKeyOf, keysFrom, listBegunKeys } from '#web/coach-keys.ts';

/** Talks in which something was begun and left; the oldest make room. */
const MAX_KEPT = 20;

export type BegunTalk = Omit<KeptTalk, 'keptMs' | 'isTaken'>;

/** What this browser keeps of one conversation. Without storage it lasts as long as the page. */
export interface TalkMemory {
  /** What this tab has begun, else what was last begun in another. */
  read(): BegunTalk;
  keep(begun: BegunTalk): void;
  /** Messages of all tabs that no server has taken yet, the oldest first. */
  held(): Outgoing[];
  hold(outgoing: Outgoing): void;
  release(sendKey: string): void;
}

/**
 * Each tab writes under a key of its own, so that none can overwrite the words of another.
 * @param readTabId asked in a browser alone: the server makes a page without it
 */
export function createTalkMemory(learnerId: string, conversationId: string, readTabId: () => string): TalkMemory {
  const ownKey = () => begunKeyOf(learnerId, conversationId, readTabId());
  let takenUp: Begun | null = null;
  return {
    read: () =>
      ifStored(() => {
        const own = localStorage.getItem(ownKey());
        if (own !== null) return readKeptTalk(own);
        takenUp = findLatest(begunKeyOf(learnerId, conversationId, ''));
        return takenUp?.kept ?? NOTHING_KEPT;
      }, NOTHING_KEPT),
    keep: (begun) =>
      ifStored(() => {
        if (takenUp) markTaken(takenUp);
        takenUp = null;
        if (isEmpty(begun)) return localStorage.removeItem(ownKey());
        localStorage.setItem(ownKey(), JSON.stringify({ ...begun, keptMs: Date.now() }));
        makeRoom(learnerId);
      }, undefined),
    held: () => ifStored(() => listHeld(heldKeyOf(learnerId, conversationId, '')), []),
    hold(outgoing) {
      const held: HeldMessage = { outgoing, heldMs: Date.now() };
      ifStored(() => localStorage.setItem(heldKeyOf(learnerId, conversationId, outgoing.sendKey), JSON.stringify(held)), undefined);
    },
    release: (sendKey) => ifStored(() => localStorage.removeItem(heldKeyOf(learnerId, conversationId, sendKey)), undefined),
  };
}

interface Begun {
  readonly key: string;
  readonly json: string | null;
  readonly kept: KeptTalk;
}

const readBegun = (key: string): Begun => {
  const json = localStorage.getItem(key);
  return { key, json, kept: readKeptTalk(json) };
};

const findLatest = (beginning: string): Begun | null =>
  keysFrom(beginning)
    .map(readBegun)
    .filter(({ kept }) => !kept.isTaken)
    .toSorted((a, b) => rightly(a.kept.keptMs) - rightly(b.kept.keptMs))
    .at(-1) ?? null;

/** A time that has not come was kept while the clock was wrong: before all that was kept since. */
const rightly = (ms: number): number => (ms > Date.now() ? 0 : ms);

/** Unless its tab has gone on writing. It stays there for that tab, which may be open still. */
function markTaken({ key, json, kept }: Begun): void {
  if (localStorage.getItem(key) === json) localStorage.setItem(key, JSON.stringify({ ...kept, isTaken: true }));
}

const listHeld = (beginning: string): Outgoing[] =>
  keysFrom(beginning)
    .flatMap((key) => readHeldMessage(localStorage.getItem(key)) ?? [])
    .toSorted((a, b) => rightly(a.heldMs) - rightly(b.heldMs))
    .map(({ outgoing }) => outgoing);

function makeRoom(learnerId: string): void {
  const keys = listBegunKeys(learnerId);
  if (keys.length <= MAX_KEPT) return;
  const byAge = keys
    .map(readBegun)
    .toSorted((a, b) => Number(b.kept.isTaken) - Number(a.kept.isTaken) || rightly(a.kept.keptMs) - rightly(b.kept.keptMs));
  byAge.slice(0, -MAX_KEPT).forEach(({ key }) => localStorage.removeItem(key));
}

/** Storage may be blocked or full. */
function ifStored<Value>(act: () => Value, otherwise: Value): Value {
  try {
    return act();
  } catch {
    return otherwise;
  }
}
