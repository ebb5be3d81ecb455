import { readLearning, type LearningSettings } from '#core/account/learning-settings.ts';
import type { LearnerId } from '#core/account/learner.ts';
import { readPlayback, type PlaybackSettings } from '#core/player/playback-settings.ts';
import { readReading, type ReadingSettings } from '#core/reader/reading-settings.ts';
import type { Database } from '../../db/database.ts';
import { keepStatement } from '../../db/kept-statement.ts';
import type { House } from '../../house.ts';
import { zoneOf } from '../../http/time-zone.ts';

export interface Settings {
  readonly playback: PlaybackSettings;
  readonly learning: LearningSettings;
  readonly reading: ReadingSettings;
  readonly isBuiltinOnly: boolean;
}

export async function findSettings(house: House, userId: LearnerId): Promise<Settings> {
  const row = await findRow(house.db, userId);
  return {
    playback: readPlayback(parse(row?.playback)),
    learning: readLearning(parse(row?.learning)),
    reading: readReading(parse(row?.reading)),
    isBuiltinOnly: row?.isBuiltinOnly === 1,
  };
}

/** Whether an account has a password, or is only ever come to by another service. */
export async function hasPassword({ db }: House, userId: LearnerId): Promise<boolean> {
  const way = await db.selectFrom('account').select('id').where('userId', '=', userId).where('password', 'is not', null).executeTakeFirst();
  return way !== undefined;
}

/** @param here the zone that the device names */
export const findTimeZone = async (house: House, userId: LearnerId, here: string | undefined): Promise<string> =>
  zoneOf((await findSettings(house, userId)).learning, here);

/** Keeps only what the learner chose, so that a better default reaches everybody who chose nothing. */
export function saveChoices(
  house: House,
  userId: LearnerId,
  group: 'playback' | 'learning' | 'reading',
  change: Readonly<Record<string, unknown>>,
): Promise<void> {
  return house.db.transaction().execute(async (trx) => {
    const stored = parse((await findRow(trx, userId))?.[group]);
    const merged = { ...(typeof stored === 'object' ? stored : null), ...change };
    const row = { [group]: JSON.stringify(merged), updatedAt: house.now() };
    await trx
      .insertInto('learnerSettings')
      .values({ userId, playback: '{}', ...row })
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

const settingsOf = keepStatement((db, { userId }: { userId: LearnerId }) =>
  db.selectFrom('learnerSettings').select(['playback', 'learning', 'reading', 'isBuiltinOnly']).where('userId', '=', userId),
);

async function findRow(db: Database, userId: LearnerId) {
  const [row] = await settingsOf(db, { userId });
  return row;
}

/** The stored value as it is; null when there is none or it is no JSON. */
function parse(settings: string | undefined): unknown {
  try {
    return settings === undefined ? null : JSON.parse(settings);
  } catch {
    return null;
  }
}
