import type { LearnerId } from '#core/account/learner.ts';
import { MAX_SENDS } from '#core/coach/conversation/limits.ts';
import type { House } from '../../../house.ts';
import { Problem } from '../../../http/problem.ts';
import { countTurnsSince, secondsToNextDay, startOfDay } from '../choose-model.ts';
import { findLiveTurnId, type ConversationRow } from '../queries.ts';

/** After so long a reply of the same learner may have ended. */
const LIVE_RETRY_SEC = 3;

type Reading = Pick<House['db'], 'selectFrom'>;

/**
 * Whether a reply may begin in this conversation. Asked before anything is planned, and again in the transaction that
 * begins it: planning takes a while, in which others may have asked as well.
 * @throws {Problem}
 */
export async function requireFree(db: Reading, { id, isActive, sends }: ConversationRow): Promise<void> {
  if (isActive === 0) throw new Problem('conversation_not_found');
  await requireQuiet(db, id);
  if (sends >= MAX_SENDS)
    throw new Problem('conflict', `This conversation holds ${MAX_SENDS} messages of yours, and has them all. Go on in a new one.`);
}

/**
 * Whether no reply is being written in this conversation.
 * @throws {Problem}
 */
export async function requireQuiet(db: Reading, conversationId: string): Promise<void> {
  if ((await findLiveTurnId(db, conversationId)) !== null)
    throw new Problem('conflict', 'A reply is being written here. Stop it, or wait for its end.');
}

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
  if ((await countTurnsSince(db, userId, startOfDay(nowMs))) >= env.AI_DAILY_TURNS)
    throw new Problem('too_many_requests', `These were the ${env.AI_DAILY_TURNS} replies of today. The coach is back at midnight, UTC.`, {
      retryAfterSec: secondsToNextDay(nowMs),
    });
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
