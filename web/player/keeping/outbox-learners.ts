import type { PlayerStorage } from '../outside/player-dependencies.ts';
import { OUTBOX_LEARNERS_KEY, outboxKeyOf } from './player-keys.ts';
import { readJson } from './player-storage.ts';

/* Apart from what reads reports, so that signing out does without Zod. */

/** Learners whose reports may wait in one browser; who wrote longest ago loses them first. */
const MAX_LEARNERS = 5;

/** Keeps the list of those who have an outbox: nothing else tells which there are. */
export function listOutbox(storage: PlayerStorage, learnerId: string, hasReports: boolean): void {
  const listed = readJson(storage, OUTBOX_LEARNERS_KEY);
  const before = Array.isArray(listed) ? listed.filter((id) => typeof id === 'string') : [];
  if (hasReports ? before.at(-1) === learnerId : !before.includes(learnerId)) return;
  const after = [...before.filter((id) => id !== learnerId), ...(hasReports ? [learnerId] : [])];
  for (const id of after.slice(0, -MAX_LEARNERS)) storage.removeItem(outboxKeyOf(id));
  if (after.length === 0) storage.removeItem(OUTBOX_LEARNERS_KEY);
  else storage.setItem(OUTBOX_LEARNERS_KEY, JSON.stringify(after.slice(-MAX_LEARNERS)));
}

/** Deletes what waits of a learner, or of a visitor. */
export function forgetOutbox(storage: PlayerStorage, learnerId: string | null): void {
  storage.removeItem(outboxKeyOf(learnerId));
  if (learnerId !== null) listOutbox(storage, learnerId, false);
}
