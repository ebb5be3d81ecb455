import type { z } from 'zod';
import type { LearnerId } from '#core/account/learner.ts';
import type { OpenSitting, SittingInput } from '#core/iq/sitting/sitting.ts';
import type { Database } from '../../db/database.ts';
import { uuidv7 } from '../../db/uuid.ts';
import type { House } from '../../house.ts';
import { Problem } from '../../http/problem.ts';
import { drawSeed, planNext } from './plan-item.ts';
import { presentOpen } from './present.ts';
import { countOpenSittings, type SittingRow } from './queries.ts';
import { findScoredAgainAt } from './score-times.ts';

const MOST_OPEN = 5;

/** @throws {Problem} when too many are open */
export async function startSitting(
  house: House,
  userId: LearnerId,
  { form, timing, allowsCalibration, firstLanguage }: z.output<typeof SittingInput>,
): Promise<OpenSitting> {
  await requireRoom(house.db, userId);
  const now = house.now();
  const row: SittingRow = {
    id: uuidv7(now),
    ...{ userId, form, timing },
    isScored: (await findScoredAgainAt(house.db, userId, now)) === null ? 1 : 0,
    allowsCalibration: allowsCalibration ? 1 : 0,
    firstLanguage: allowsCalibration ? firstLanguage : null,
    seed: drawSeed(),
    ...{ finishedAt: null, deletedAt: null, result: null, analysis: null, model: null, failure: null },
    ...{ inputTokens: null, outputTokens: null, costUsd: null },
    createdAt: now,
  };
  const first = await planNext(house, row, []);
  if (!first) throw new Error(`The form ${form} asks nothing.`);
  await house.db.transaction().execute(async (trx) => {
    await requireRoom(trx, userId);
    await trx.insertInto('iqSitting').values(row).execute();
    await trx.insertInto('iqResponse').values(first.row).execute();
  });
  return presentOpen(row, [], first.served);
}

async function requireRoom(db: Pick<Database, 'selectFrom'>, userId: LearnerId): Promise<void> {
  if ((await countOpenSittings(db, userId)) >= MOST_OPEN)
    throw new Problem('conflict', `You have ${MOST_OPEN} sittings open. Go on with one of them, or delete one.`);
}
