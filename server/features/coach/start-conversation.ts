import type { z } from 'zod';
import type { Learner, LearnerId } from '#core/account/learner.ts';
import { buildOpeningPrompt, OpeningReply, readOpening } from '#core/coach/prompt/opening-prompt.ts';
import type { CoachMode } from '#core/practice/modes.ts';
import type { ConversationContext } from '#core/coach/conversation/context.ts';
import type { ConversationInput } from '#core/coach/conversation/conversation.ts';
import type { ReplyParts } from '#core/coach/conversation/message.ts';
import { READ_MESSAGES, readableEnd } from '#core/coach/plan/recall.ts';
import type { OpenedSession, SaidMessage, SessionGoal } from '#core/coach/plan/turn-plan.ts';
import { cleanText } from '#core/plain-text.ts';
import { sayDay } from '#core/say-day.ts';
import { uuidv7 } from '../../db/uuid.ts';
import type { House } from '../../house.ts';
import { requireOwn } from '../../http/owned.ts';
import { findGoal, type GoalRow } from '../goals/queries.ts';
import { BUILTIN, chooseModel } from '../../gateway/choose-model.ts';
import { costOf } from '../../gateway/share.ts';
import { wordWithService } from '../../gateway/word-with-service.ts';
import type { LanguageModel } from '../../ports/ai/language-model.ts';
import { chatSettings } from './chat-settings.ts';
import { endUntouched } from './end-conversation.ts';
import { explainUnread } from './explain-unread.ts';
import { readStanding } from './facts.ts';
import { readEnd, toTalk, type MessageRow } from './messages.ts';
import { findConversation, liveConversations, readEarlierSessions, requireConversation, type ConversationRow } from './queries.ts';
import { readPointers } from '../../brand/read-pointers.ts';

/**
 * Begins a conversation with its opening message. Of the same mode, one in which something was said ends.
 * @param gone nobody waits any more: nothing is begun
 */
export async function startConversation(
  house: House,
  learner: Learner,
  { type, context: given, continues, goalId }: z.output<typeof ConversationInput>,
  gone: AbortSignal,
): Promise<ConversationRow> {
  const model = await chooseModel(house, learner.id);
  const goal = goalId === undefined ? null : requireOwn(await findGoal(house.db, goalId), learner);
  const before = continues === undefined ? null : requireConversation(await findConversation(house.db, continues), learner);
  const context = before ? { ...(JSON.parse(before.context) as ConversationContext), ...given } : given;
  const continued = before && {
    mode: before.type,
    said: await readTaken(house, before.currentMessageId),
  };
  const earlierSessions = await readEarlierSessions(house, learner.id, type, { continuedFrom: before?.id ?? null });
  const facts = type === 'career' ? await readStanding(house, learner.id, null) : [];
  const id = uuidv7(house.now());
  const opening = await house.planner
    .open(
      { id: learner.id, gone },
      { mode: type, context, seed: id, continued, goal: goal && toSessionGoal(goal, house.now()), facts, ...earlierSessions },
      readPointers(house.brand),
    )
    .catch((cause: unknown) => {
      throw explainUnread(cause, gone, 'conversation_start_failed');
    });
  const { words, ...origin } = await wordOpening(house, model, { id, userId: learner.id, mode: type }, opening, gone);
  await endOthers(house, learner, type);

  const now = house.now();
  const messageId = uuidv7(now);
  const parts: ReplyParts = {
    asked: opening.asked,
    works: [],
    goals: [],
    suggestions: [...opening.suggestions],
    choices: [],
    inPlaceOf: null,
  };
  const row: ConversationRow = {
    id,
    userId: learner.id,
    type,
    title: cleanText(opening.title.slice(0, 120)),
    context: JSON.stringify(opening.context),
    currentMessageId: messageId,
    continuedFrom: before?.id ?? null,
    goalId: goal?.id ?? null,
    earlier: opening.earlier,
    isActive: 1,
    sends: 0,
    review: null,
    weakSpots: null,
    createdAt: now,
    updatedAt: now,
    endedAt: null,
  };
  await house.db.transaction().execute(async (trx) => {
    await trx.insertInto('conversation').values(row).execute();
    await trx
      .insertInto('coachMessage')
      .values({
        id: messageId,
        conversationId: id,
        parentId: null,
        role: 'assistant',
        content: words,
        state: 'complete',
        parts: JSON.stringify(parts),
        ...origin,
        createdAt: now,
      })
      .execute();
  });
  return row;
}

/** What may be taken along from a conversation that ends with this message. */
async function readTaken(house: House, messageId: string | null): Promise<SaidMessage[]> {
  const last = await readEnd(house, messageId, READ_MESSAGES);
  return toTalk(readableEnd(last, last[0]?.parentId === null));
}

/** Who said the opening message, and what it took. */
type Worded = Pick<MessageRow, 'provider' | 'model' | 'inputTokens' | 'outputTokens' | 'costUsd'> & { readonly words: string };

/** The opening as the service words it, if there is one: in time and as it has to be. Else it is our own, and that is no error. */
async function wordOpening(
  house: House,
  model: LanguageModel,
  { id, userId, mode }: { readonly id: string; readonly userId: LearnerId; readonly mode: CoachMode },
  opening: OpenedSession,
  gone: AbortSignal,
): Promise<Worded> {
  const { env } = house;
  const own = { words: opening.words, provider: BUILTIN.kind, model: null, inputTokens: null, outputTokens: null, costUsd: null };
  if (model.kind === 'builtin' || opening.isFixed) return own;
  const { analysis, usage } = await wordWithService(
    house,
    { model, failure: null },
    {
      ...{ id, userId, schema: OpeningReply, read: (reply: OpeningReply) => readOpening(reply.opening, opening) },
      request: { messages: buildOpeningPrompt(mode, opening), ...chatSettings(env) },
    },
    AbortSignal.any([gone, AbortSignal.timeout(env.AI_OPENING_TIMEOUT_MS)]),
  );
  if (gone.aborted) throw explainUnread(gone.reason, gone, 'conversation_start_failed');
  const use = { ...(usage ?? NO_USE), costUsd: usage && costOf(env, usage) };
  // What could not be used has been paid for as well.
  return analysis === null ? { ...own, ...use } : { words: analysis, provider: model.kind, model: model.id, ...use };
}

const NO_USE = { inputTokens: null, outputTokens: null };

const toSessionGoal = ({ text, dueOn }: GoalRow, now: number): SessionGoal => ({
  text,
  dueOn: dueOn && sayDay(dueOn, new Date(now).toISOString()),
});

/** One whose reply is being written, or in which nobody has said anything yet, may be open elsewhere: idleness ends it. */
async function endOthers(house: House, { id: userId }: Learner, type: ConversationRow['type']): Promise<void> {
  const others = await house.db
    .selectFrom('conversation')
    .selectAll()
    .where('userId', '=', userId)
    .where('type', '=', type)
    .where('isActive', '=', 1)
    .where('sends', '>', 0)
    .where('id', 'not in', liveConversations)
    .limit(20)
    .execute();
  for (const other of others) await endUntouched(house, other);
}
