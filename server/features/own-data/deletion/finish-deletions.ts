import { setTimeout as sleep } from 'node:timers/promises';
import { toLearner, type LearnerId } from '#core/account/learner.ts';
import type { House } from '../../../house.ts';
import { logFailure } from '../../../log.ts';
import { deleteAccounts, type Closed } from './delete-account.ts';
import { createPace, type Pace } from './pace.ts';
import { writeGoodbye } from './write-goodbye.ts';

/** Accounts that are deleted together. */
interface Batch {
  userIds: LearnerId[];
  done: Promise<void>;
}

interface Line {
  /** Not begun yet: whoever comes joins it. */
  next: Batch | null;
  last: Promise<void>;
  pace: Pace;
}

const lines = new WeakMap<House['work'], Line>();

function lineOf({ work }: House): Line {
  const line = lines.get(work) ?? { next: null, last: Promise.resolve(), pace: createPace() };
  lines.set(work, line);
  return line;
}

/** Deletes an account that is closed. What fails, or is cut off as the server ends, is tried again at the next start. */
export function finishDeletion(house: House, userId: LearnerId): Promise<void> {
  return house.work.run('deleting an account', () => join(house, userId));
}

/** With whoever else has closed theirs since the last ones were begun: it takes as long for one as for many. */
function join(house: House, userId: LearnerId): Promise<void> {
  const line = lineOf(house);
  if (line.next) {
    line.next.userIds.push(userId);
    return line.next.done;
  }
  const begin = async () => {
    await sleep(line.pace.waitMs(performance.now()), undefined, { signal: house.work.signal });
    line.next = null;
    const before = process.threadCpuUsage();
    try {
      await deleteAccounts(house, await findClosed(house, batch.userIds), (error) => tell(house, error));
    } finally {
      // Not by the clock: on a busy machine that would count what others take.
      const { user, system } = process.threadCpuUsage(before);
      line.pace.spend(performance.now(), (user + system) / 1000);
    }
  };
  const done = line.last
    .then(begin)
    .catch((error: unknown) => tell(house, error))
    .finally(() => {
      if (line.next === batch) line.next = null;
    });
  const batch: Batch = { userIds: [userId], done };
  line.next = batch;
  line.last = done;
  return done;
}

function tell({ work }: House, error: unknown): void {
  if (!work.signal.aborted) logFailure(error, 'An account that is closed could not be deleted; the next start tries again. ');
}

async function findClosed(house: House, userIds: readonly LearnerId[]): Promise<Closed[]> {
  const rows = await house.db
    .selectFrom('closedAccount')
    .innerJoin('user', 'user.id', 'closedAccount.userId')
    .select(['user.id', 'user.name', 'user.email', 'closedAccount.host'])
    .where('user.id', 'in', userIds)
    .execute();
  return rows.map((row) => {
    const learner = toLearner(row);
    return { learner, goodbye: writeGoodbye(house, learner, house.brand.forHost(row.host ?? undefined)) };
  });
}

/** Goes on with what a server before this one had not deleted yet. */
export async function finishDeletions(house: House): Promise<void> {
  const closed = await house.db.selectFrom('closedAccount').select('userId').orderBy('closedAt').execute();
  await Promise.all(closed.map(({ userId }) => finishDeletion(house, userId)));
}
