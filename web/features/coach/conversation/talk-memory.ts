import { isEmpty, readKeptTalk, type KeptTalk } from '#core/coach/chat/kept-talk.ts';
import { coachKeyOf, listCoachKeys } from '#web/coach-keys.ts';

/** Talks in which something was begun and left; the oldest make room. */
const MAX_KEPT = 20;

/** What this browser keeps of one conversation. Without storage it lasts as long as the page. */
export interface TalkMemory {
  read(): KeptTalk;
  keep(kept: Omit<KeptTalk, 'keptMs'>): void;
}

export function createTalkMemory(learnerId: string, conversationId: string): TalkMemory {
  const key = coachKeyOf(learnerId, conversationId);
  return {
    read: () => readKept(key),
    keep(kept) {
      const now = { ...kept, keptMs: Date.now() };
      try {
        if (isEmpty(now)) localStorage.removeItem(key);
        else {
          localStorage.setItem(key, JSON.stringify(now));
          makeRoom(learnerId);
        }
      } catch {
        // Storage is blocked or full.
      }
    },
  };
}

function readKept(key: string): KeptTalk {
  try {
    return readKeptTalk(localStorage.getItem(key));
  } catch {
    return readKeptTalk(null);
  }
}

function makeRoom(learnerId: string): void {
  const keys = listCoachKeys(learnerId);
  if (keys.length <= MAX_KEPT) return;
  const byAge = keys.toSorted((a, b) => readKept(a).keptMs - readKept(b).keptMs);
  byAge.slice(0, -MAX_KEPT).forEach((key) => localStorage.removeItem(key));
}
