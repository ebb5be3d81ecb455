import type { LearnerId } from '#core/account/learner.ts';
import type { CoachStatus } from '#core/coach/conversation/conversation.ts';
import type { House } from '../../house.ts';
import { Problem } from '../../http/problem.ts';
import { createBuiltinModel } from '../../ports/ai/builtin.ts';
import type { LanguageModel } from '../../ports/ai/language-model.ts';

export const BUILTIN = createBuiltinModel();
const DAY_MS = 86_400_000;

/** A day of the cap ends at midnight in UTC, the same for everybody. */
export const startOfDay = (nowMs: number): number => nowMs - (nowMs % DAY_MS);
export const secondsToNextDay = (nowMs: number): number => Math.ceil((startOfDay(nowMs) + DAY_MS - nowMs) / 1000);

/**
 * What words this learner's replies: the service, if there is one and the learner has not declined it.
 * @throws {Problem} when a service is asked for and not set up
 */
export async function chooseModel(house: House, userId: LearnerId): Promise<LanguageModel> {
  if (await isBuiltinOnly(house, userId)) return BUILTIN;
  const { aiProvider } = house.brand.forHost(undefined);
  if (aiProvider === 'unconfigured') throw new Problem('ai_not_initialized');
  return house.model ?? BUILTIN;
}

async function isBuiltinOnly(house: House, userId: LearnerId): Promise<boolean> {
  const row = await house.db.selectFrom('learnerSettings').select('isBuiltinOnly').where('userId', '=', userId).executeTakeFirst();
  return row?.isBuiltinOnly === 1;
}

export async function readCoachStatus(house: House, userId: LearnerId): Promise<CoachStatus> {
  const { aiProvider } = house.brand.forHost(undefined);
  const used = await house.db
    .selectFrom('coachMessage')
    .innerJoin('conversation', 'conversation.id', 'coachMessage.conversationId')
    .where('conversation.userId', '=', userId)
    .select((eb) => [
      // A sum of whole numbers that is too large for one is an error, of the database or of its driver.
      eb.fn.sum<number | null>(eb.cast<number>('inputTokens', 'double precision')).as('inputTokens'),
      eb.fn.sum<number | null>(eb.cast<number>('outputTokens', 'double precision')).as('outputTokens'),
      eb.fn.sum<number | null>('costUsd').as('costUsd'),
    ])
    .executeTakeFirstOrThrow();
  return {
    provider: aiProvider,
    model: house.model?.id ?? null,
    host: house.model ? new URL(house.env.AI_BASE_URL).host : null,
    isBuiltinOnly: await isBuiltinOnly(house, userId),
    turnsToday: await countTurnsSince(house.db, userId, startOfDay(house.now())),
    turnsADay: house.env.AI_DAILY_TURNS,
    usage: { inputTokens: toCount(used.inputTokens), outputTokens: toCount(used.outputTokens) },
    costUsd: Number(used.costUsd ?? 0),
  };
}

const toCount = (sum: number | null): number => Math.min(Number(sum ?? 0), Number.MAX_SAFE_INTEGER);

export async function countTurnsSince(db: Pick<House['db'], 'selectFrom'>, userId: LearnerId, sinceMs: number): Promise<number> {
  const { total } = await db
    .selectFrom('coachTurn')
    .where('userId', '=', userId)
    .where('createdAt', '>=', sinceMs)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
