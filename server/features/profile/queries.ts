import type { LearnerId } from '#core/account/learner.ts';
import { readPlayback, type PlaybackChange, type PlaybackSettings } from '#core/player/playback-settings.ts';
import type { Database } from '../../db/database.ts';
import type { House } from '../../house.ts';

export async function findPlayback(house: House, userId: LearnerId): Promise<PlaybackSettings> {
  return readPlayback(await findStored(house.db, userId));
}

/** Keeps only what the learner chose, so that a better default reaches everybody who chose nothing. */
export function savePlayback(house: House, userId: LearnerId, change: PlaybackChange): Promise<PlaybackSettings> {
  return house.db.transaction().execute(async (trx) => {
    const stored = await findStored(trx, userId);
    const merged = { ...(typeof stored === 'object' ? stored : null), ...change };
    const row = { playback: JSON.stringify(merged), updatedAt: house.now() };
    await trx
      .insertInto('learnerSettings')
      .values({ userId, ...row })
      .onConflict((oc) => oc.column('userId').doUpdateSet(row))
      .execute();
    return readPlayback(merged);
  });
}

/** The stored value as it is; null when there is none or it is no JSON. */
async function findStored(db: Pick<Database, 'selectFrom'>, userId: LearnerId): Promise<unknown> {
  const row = await db.selectFrom('learnerSettings').select('playback').where('userId', '=', userId).executeTakeFirst();
  try {
    return row ? JSON.parse(row.playback) : null;
  } catch {
    return null;
  }
}
