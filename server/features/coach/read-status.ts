import type { LearnerId } from '#core/account/learner.ts';
import type { CoachStatus } from '#core/coach/conversation/conversation.ts';
import { isBuiltinOnly } from '../../gateway/choose-model.ts';
import { countTurnsToday } from '../../gateway/share.ts';
import type { House } from '../../house.ts';

export async function readCoachStatus(house: House, userId: LearnerId): Promise<CoachStatus> {
  const { aiProvider } = house.brand.forHost(undefined);
  return {
    provider: aiProvider,
    model: house.model?.id ?? null,
    host: house.model ? new URL(house.env.AI_BASE_URL).host : null,
    isBuiltinOnly: await isBuiltinOnly(house, userId),
    turnsToday: await countTurnsToday(house.db, userId, house.now()),
    turnsADay: house.env.AI_DAILY_TURNS,
    ...(await sumUse(house, userId)),
  };
}

/** Of all conversations, assessments and sittings of the IQ test that are kept. */
async function sumUse({ db }: House, userId: LearnerId): Promise<Pick<CoachStatus, 'usage' | 'costUsd'>> {
  const used = ['inputTokens', 'outputTokens', 'costUsd'] as const;
  const { inputTokens, outputTokens, costUsd } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('coachMessage')
        .innerJoin('conversation', 'conversation.id', 'coachMessage.conversationId')
        .where('conversation.userId', '=', userId)
        .select(used)
        .unionAll(eb.selectFrom('assessment').where('userId', '=', userId).select(used))
        .unionAll(eb.selectFrom('iqSitting').where('userId', '=', userId).select(used))
        .as('use'),
    )
    .select((eb) => [
      // A sum of whole numbers that is too large for one is an error, of the database or of its driver.
      eb.fn.sum<number | null>(eb.cast<number>('inputTokens', 'double precision')).as('inputTokens'),
      eb.fn.sum<number | null>(eb.cast<number>('outputTokens', 'double precision')).as('outputTokens'),
      eb.fn.sum<number | null>('costUsd').as('costUsd'),
    ])
    .executeTakeFirstOrThrow();
  return { usage: { inputTokens: toCount(inputTokens), outputTokens: toCount(outputTokens) }, costUsd: Number(costUsd ?? 0) };
}

const toCount = (sum: number | null): number => Math.min(Number(sum ?? 0), Number.MAX_SAFE_INTEGER);
