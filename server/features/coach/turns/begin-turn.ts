import type { Transaction } from 'kysely';
import type { ReplyParts } from '#core/coach/conversation/message.ts';
import type { Noted } from '#core/coach/facts/fact.ts';
import type { Tables } from '../../../db/tables/tables.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import { writeUnsynced } from '../../../db/write-unsynced.ts';
import { requireShare } from '../../../gateway/share.ts';
import type { House } from '../../../house.ts';
import { Problem } from '../../../http/problem.ts';
import type { LanguageModel } from '../../../ports/ai/language-model.ts';
import { noteFacts, showFacts } from '../facts.ts';
import { EMPTY_REPLY, type MessageRow } from '../messages.ts';
import { findConversation, type ConversationRow } from '../queries.ts';
import { LiveTurn } from './live-turn.ts';
import { requireFree, requireSeen } from './turn-limits.ts';
import type { Turns } from './turns.ts';

/** A turn that was begun: which, and the learner's message that it answers. */
export interface BegunTurn {
  turnId: string;
  messageId: string;
  replyId: string;
}

interface NewTurn {
  conversation: ConversationRow;
  /** What is answered. */
  message: MessageRow;
  /** It was just written, and is stored with the turn. */
  isNew: boolean;
  /** Its writer said what it is: what was seen in it is stored anew. */
  isMeantAnew: boolean;
  /** What it tells of its writer. */
  noted: readonly Noted[];
  /** Ids of the messages before it, from the opening on. */
  path: readonly string[];
  parts: ReplyParts;
  model: LanguageModel;
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
    .select(['id as turnId', 'messageId', 'replyId'])
    .where('conversationId', '=', conversationId)
    .where('sendKey', '=', sendKey)
    .executeTakeFirst();
}

/**
 * Stores a turn at its beginning: the message, the place for its reply, and that this reply is being written. It does not
 * wait for the disk, so that the model is asked at once: `keepForGood` does, before anybody is told.
 * @returns the turn to run, or the one that was begun under the same key meanwhile
 */
export async function beginTurn(house: House, turns: Turns, beginning: NewTurn): Promise<LiveTurn | BegunTurn> {
  const now = house.now();
  const turn = new LiveTurn(uuidv7(now), uuidv7(now));
  turns.announce(turn);
  try {
    const known = await writeUnsynced(house.db, (db) =>
      db.transaction().execute(async (trx) => {
        const begun = await findBegun(trx, beginning.conversation.id, beginning.sendKey);
        if (!begun) await storeBeginning(house, trx, turn, beginning, now);
        return begun;
      }),
    );
    if (known) turns.retract(turn);
    return known ?? turn;
  } catch (error) {
    turns.retract(turn);
    throw error;
  }
}

async function storeBeginning(
  house: House,
  trx: Transaction<Tables>,
  turn: LiveTurn,
  {
    conversation: { id: conversationId, userId, currentMessageId },
    message,
    isNew,
    isMeantAnew,
    noted,
    path,
    parts,
    model,
    sendKey,
  }: NewTurn,
  now: number,
): Promise<void> {
  const present = await findConversation(trx, conversationId);
  if (!present) throw new Problem('conversation_not_found');
  await requireFree(trx, present);
  await requireShare(house, trx, userId);
  requireSeen(present, currentMessageId);
  const reply: MessageRow = {
    ...EMPTY_REPLY,
    id: turn.replyId,
    conversationId,
    parentId: message.id,
    parts: JSON.stringify(parts),
    provider: model.kind,
    model: model.id,
    createdAt: now,
  };
  await trx
    .insertInto('coachMessage')
    .values(isNew ? [message, reply] : [reply])
    .execute();
  const { heardAs, sure, isGrave, toCoach, evaluation } = message;
  if (isMeantAnew)
    await trx.updateTable('coachMessage').set({ heardAs, sure, isGrave, toCoach, evaluation }).where('id', '=', message.id).execute();
  await showFacts(trx, { userId, conversationId, path: new Set([...path, message.id]) });
  if (isNew || isMeantAnew) await noteFacts(trx, { userId, conversationId, messageId: message.id, noted, now });
  await trx
    .insertInto('coachTurn')
    .values({ id: turn.id, userId, conversationId, messageId: message.id, replyId: reply.id, sendKey, isLive: 1, createdAt: now })
    .execute();
  const step = parts.asked?.number;
  await trx
    .updateTable('conversation')
    .set({
      currentMessageId: reply.id,
      sends: present.sends + (isNew ? 1 : 0),
      updatedAt: now,
      ...(step ? { context: JSON.stringify({ ...JSON.parse(present.context), currentStep: step }) } : {}),
    })
    .where('id', '=', conversationId)
    .execute();
}

/** Makes a message findable. This write waits for the disk, and what was stored before it is safe there with it. */
export async function keepForGood(house: House, messageId: string): Promise<void> {
  await house.db.transaction().execute((trx) => house.messages.add(trx, messageId));
}
