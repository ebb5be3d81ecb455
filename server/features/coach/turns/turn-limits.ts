import { MAX_CONVERSATION_CHARS, MAX_SENDS } from '#core/coach/conversation/limits.ts';
import type { House } from '../../../house.ts';
import { Problem } from '../../../http/problem.ts';
import { findLiveTurnId, type ConversationRow } from '../queries.ts';

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
  if ((await countLetters(db, id)) >= MAX_CONVERSATION_CHARS)
    throw new Problem('conflict', 'This conversation is as long as one can be. Go on in a new one.');
}

async function countLetters(db: Reading, conversationId: string): Promise<number> {
  const { letters } = await db
    .selectFrom('coachMessage')
    .select((eb) => eb.fn.sum<number | null>(eb.fn<number>('length', ['content'])).as('letters'))
    .where('conversationId', '=', conversationId)
    .executeTakeFirstOrThrow();
  return letters ?? 0;
}

/**
 * Whether what is said last was seen by whoever speaks: another tab or device may have gone on.
 * @throws {Problem}
 */
export function requireSeen({ isActive, currentMessageId }: ConversationRow, seenId: string | null | undefined): void {
  if (isActive === 0 || seenId === undefined || seenId === currentMessageId) return;
  throw new Problem(
    'changed_elsewhere',
    'Something else was said here meanwhile, in another tab or on another device. Read it, then send again.',
  );
}

/**
 * Whether no reply is being written in this conversation.
 * @throws {Problem}
 */
export async function requireQuiet(db: Reading, conversationId: string): Promise<void> {
  if ((await findLiveTurnId(db, conversationId)) !== null)
    throw new Problem('conflict', 'A reply is being written here. Stop it, or wait for its end.');
}
