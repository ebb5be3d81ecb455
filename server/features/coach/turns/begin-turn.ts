import type { ReplyParts } from '#core/coach/conversation/message.ts';
import type { TurnPlan } from '#core/coach/plan/turn-plan.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import type { House } from '../../../house.ts';
import { Problem } from '../../../http/problem.ts';
import { EMPTY_REPLY, type MessageRow } from '../messages.ts';
import { findConversation, type ConversationRow } from '../queries.ts';
import { LiveTurn } from './live-turn.ts';
import { requireFree, requireShare } from './turn-limits.ts';
import type { Turns } from './turns.ts';

/** A turn that was begun: which, and the learner's message that it answers. */
export interface BegunTurn {
  turnId: string;
  messageId: string;
}

interface NewTurn {
  conversation: ConversationRow;
  /** What is answered. */
  message: MessageRow;
  /** It was just written, and is stored with the turn. */
  isNew: boolean;
  plan: TurnPlan;
  parts: ReplyParts;
  sendKey: string | null;
}

/** The turn that was begun under this key before. */
export async function findBegun(
  db: Pick<House['db'], 'selectFrom'>,
  conversationId: string,
  sendKey: string | null,
): Promise<BegunTurn | undefined> {
  if (sendKey === null) return undefined;
  return db
    .selectFrom('coachTurn')
    .select(['id as turnId', 'messageId'])
    .where('conversationId', '=', conversationId)
    .where('sendKey', '=', sendKey)
    .executeTakeFirst();
}

/**
 * Stores a turn at its beginning: the message, the place for its reply, and that this reply is being written.
 * @returns the turn to run, or the one that was begun under the same key meanwhile
 */
export async function beginTurn(
  house: House,
  turns: Turns,
  { conversation, message, isNew, plan, parts, sendKey }: NewTurn,
): Promise<LiveTurn | BegunTurn> {
  const now = house.now();
  const turn = new LiveTurn(uuidv7(now), uuidv7(now));
  turns.announce(turn);
  try {
    const begun = await house.db.transaction().execute(async (trx) => {
      const known = await findBegun(trx, conversation.id, sendKey);
      if (known) return known;
      const present = await findConversation(trx, conversation.id);
      if (!present) throw new Problem('conversation_not_found');
      await requireFree(trx, present);
      await requireShare(house, trx, conversation.userId);
      if (present.currentMessageId !== conversation.currentMessageId)
        throw new Problem('conflict', 'Something else was said here meanwhile. Look at it, then send again.');
      const evaluation = plan.evaluation && JSON.stringify(plan.evaluation);
      if (isNew) {
        await trx
          .insertInto('coachMessage')
          .values({ ...message, evaluation })
          .execute();
        await house.messages.add(trx, { id: message.id, userId: conversation.userId, text: message.content });
      }
      await trx
        .insertInto('coachMessage')
        .values({
          ...EMPTY_REPLY,
          id: turn.replyId,
          conversationId: conversation.id,
          parentId: message.id,
          parts: JSON.stringify(parts),
          createdAt: now,
        })
        .execute();
      await trx
        .insertInto('coachTurn')
        .values({
          id: turn.id,
          userId: conversation.userId,
          conversationId: conversation.id,
          messageId: message.id,
          replyId: turn.replyId,
          sendKey,
          isLive: 1,
          createdAt: now,
        })
        .execute();
      await trx
        .updateTable('conversation')
        .set({
          currentMessageId: turn.replyId,
          sends: present.sends + (isNew ? 1 : 0),
          updatedAt: now,
          ...(plan.asked?.number ? { context: JSON.stringify({ ...JSON.parse(present.context), currentStep: plan.asked.number }) } : {}),
        })
        .where('id', '=', conversation.id)
        .execute();
      return null;
    });
    if (begun) turns.retract(turn);
    return begun ?? turn;
  } catch (error) {
    turns.retract(turn);
    throw error;
  }
}
