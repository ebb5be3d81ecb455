import type { LearnerId } from '#core/account/learner.ts';
import type { TokenUse } from '#core/coach/token-use.ts';
import { estimateCost } from '#core/coach/token-use.ts';
import { uuidv7 } from '../db/uuid.ts';
import type { House } from '../house.ts';
import { Problem } from '../http/problem.ts';

/** After so long a reply of the same learner may have ended. */
const LIVE_RETRY_SEC = 3;
const DAY_MS = 86_400_000;

type Reading = Pick<House['db'], 'selectFrom'>;

/** A day of the cap ends at midnight in UTC, the same for everybody. */
const startOfDay = (nowMs: number): number => nowMs - (nowMs % DAY_MS);
const secondsToNextDay = (nowMs: number): number => Math.ceil((startOfDay(nowMs) + DAY_MS - nowMs) / 1000);

/**
 * Whether this learner may have one more reply.
 * @throws {Problem}
 */
export async function requireShare({ env, now }: House, db: Reading, userId: LearnerId): Promise<void> {
  if ((await countLive(db, userId)) >= env.AI_RATE_LIMIT)
    throw new Problem('too_many_requests', `${env.AI_RATE_LIMIT} replies are being written for you. Wait until one has ended.`, {
      retryAfterSec: LIVE_RETRY_SEC,
    });
  const nowMs = now();
  if ((await countTurnsToday(db, userId, nowMs)) >= env.AI_DAILY_TURNS)
    throw new Problem('too_many_requests', `These were the ${env.AI_DAILY_TURNS} replies of today. The coach is back at midnight, UTC.`, {
      retryAfterSec: secondsToNextDay(nowMs),
    });
}

export async function countTurnsToday(db: Reading, userId: LearnerId, nowMs: number): Promise<number> {
  const { total } = await db
    .selectFrom('coachTurn')
    .where('userId', '=', userId)
    .where('createdAt', '>=', startOfDay(nowMs))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

async function countLive(db: Reading, userId: LearnerId): Promise<number> {
  const { total } = await db
    .selectFrom('coachTurn')
    .where('userId', '=', userId)
    .where('isLive', '=', 1)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/**
 * Asks a service for something that is no reply of a conversation, and counts it as one.
 * @param id what it is for
 * @throws {Problem} when the learner has had their share
 */
export async function withShare<Result>(house: House, userId: LearnerId, id: string, ask: () => Promise<Result>): Promise<Result> {
  const now = house.now();
  const turn = { id: uuidv7(now), userId, conversationId: id, messageId: id, replyId: id, isLive: 1, createdAt: now };
  await house.db.transaction().execute(async (trx) => {
    await requireShare(house, trx, userId);
    await trx.insertInto('coachTurn').values(turn).execute();
  });
  try {
    return await ask();
  } finally {
    await house.db.updateTable('coachTurn').set({ isLive: 0 }).where('id', '=', turn.id).execute();
  }
}

/** What a service is thought to have charged, by the operator's prices. */
export const costOf = ({ AI_PROMPT_PRICE, AI_COMPLETION_PRICE }: House['env'], usage: TokenUse): number =>
  estimateCost(usage, { promptPer1000: AI_PROMPT_PRICE, completionPer1000: AI_COMPLETION_PRICE });
