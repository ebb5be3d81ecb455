import type { LearnerId } from '#core/account/learner.ts';
import { readPlayback, type PlaybackChange, type PlaybackSettings } from '#core/player/playback-settings.ts';
import type { Database } from '../../db/database.ts';
import type { House } from '../../house.ts';

export async function findSettings(house: House, userId: LearnerId): Promise<{ playback: PlaybackSettings; isBuiltinOnly: boolean }> {
  const row = await findRow(house.db, userId);
  return { playback: readPlayback(parse(row?.playback)), isBuiltinOnly: row?.isBuiltinOnly === 1 };
}

/** Keeps only what the learner chose, so that a better default reaches everybody who chose nothing. */
export function savePlayback(house: House, userId: LearnerId, change: PlaybackChange): Promise<void> {
  return house.db.transaction().execute(async (trx) => {
    const stored = parse((await findRow(trx, userId))?.playback);
    const merged = { ...(typeof stored === 'object' ? stored : null), ...change };
    const row = { playback: JSON.stringify(merged), updatedAt: house.now() };
    await trx
      .insertInto('learnerSettings')
      .values({ userId, ...row })
      .onConflict((oc) => oc.column('userId').doUpdateSet(row))
      .execute();
  });
}

export async function saveIsBuiltinOnly(house: House, userId: LearnerId, isOn: boolean): Promise<void> {
  const row = { isBuiltinOnly: isOn ? 1 : 0, updatedAt: house.now() };
  await house.db
    .insertInto('learnerSettings')
    .values({ userId, playback: '{}', ...row })
    .onConflict((oc) => oc.column('userId').doUpdateSet(row))
    .execute();
}

function findRow(db: Pick<Database, 'selectFrom'>, userId: LearnerId) {
  return db.selectFrom('learnerSettings').select(['playback', 'isBuiltinOnly']).where('userId', '=', userId).executeTakeFirst();
}

/** The stored value as it is; null when there is none or it is no JSON. */
function parse(playback: string | undefined): unknown {
  try {
    return playback === undefined ? null : JSON.parse(playback);
  } catch {
    return null;
  }
}
