import type { MessageInput, ReplyParts } from '#core/coach/conversation/message.ts';
import type { ConversationContext } from '#core/coach/conversation/context.ts';
import { buildPrompt } from '#core/coach/prompt/build-prompt.ts';
import type { TurnInput, TurnPlan } from '#core/coach/plan/turn-plan.ts';
import { uuidv7 } from '../../db/uuid.ts';
import type { House } from '../../house.ts';
import type { Owned } from '../../http/owned.ts';
import { Problem } from '../../http/problem.ts';
import { logFailure } from '../../log.ts';
import type { LanguageModel } from '../../ports/ai/language-model.ts';
import { BUILTIN, chooseModel } from './choose-model.ts';
import { findWorks } from './find-works.ts';
import { EMPTY_REPLY, attemptsAt, pathTo, readMessages, toSaid, type MessageRow, type MessageTree } from './messages.ts';
import { readEarlierSessions, type ConversationRow } from './queries.ts';
import { readPointers } from './read-pointers.ts';
import { beginTurn, findBegun, type BegunTurn } from './turns/begin-turn.ts';
import { LiveTurn } from './turns/live-turn.ts';
import { requireFree } from './turns/turn-limits.ts';
import type { Turns } from './turns/turns.ts';

/** Works named beside one reply. */
const WORKS = 2;

/** Takes in a message and begins the reply to it. Sent again under the same key it is the same turn. */
export async function sendMessage(
  house: House,
  turns: Turns,
  conversation: Owned<ConversationRow>,
  { content, attemptAt }: MessageInput,
  sendKey: string | null,
): Promise<BegunTurn> {
  return answer(house, turns, conversation, sendKey, (messages) => {
    const edited = attemptAt === undefined ? undefined : messages.get(attemptAt);
    if (attemptAt !== undefined && edited?.role !== 'user')
      throw new Problem('invalid_fields', undefined, { errors: [{ path: 'attemptAt', message: 'You have no such message here.' }] });
    const now = house.now();
    const message: MessageRow = {
      ...EMPTY_REPLY,
      id: uuidv7(now),
      conversationId: conversation.id,
      parentId: edited ? edited.parentId : conversation.currentMessageId,
      role: 'user',
      content,
      state: 'complete',
      createdAt: now,
    };
    return { message, isNew: true };
  });
}

/** Begins another reply to the learner's latest message. */
export async function replyAgain(
  house: House,
  turns: Turns,
  conversation: Owned<ConversationRow>,
  sendKey: string | null,
): Promise<BegunTurn> {
  return answer(house, turns, conversation, sendKey, (messages) => {
    const message = pathTo(conversation.currentMessageId, messages).findLast(({ role }) => role === 'user');
    if (!message) throw new Problem('conflict', 'Nothing has been said here that could be answered again.');
    return { message, isNew: false };
  });
}

async function answer(
  house: House,
  turns: Turns,
  conversation: Owned<ConversationRow>,
  sendKey: string | null,
  chooseMessage: (messages: MessageTree) => { message: MessageRow; isNew: boolean },
): Promise<BegunTurn> {
  const known = await findBegun(house.db, conversation.id, sendKey);
  if (known) return known;
  await requireFree(house.db, conversation);
  const model = await chooseModel(house, conversation.userId);
  const messages = await readMessages(house, conversation.id);
  const { message, isNew } = chooseMessage(messages);
  const input = await readTurn(house, conversation, messages, message);
  const plan = await planTurn(house, input);
  const works = plan.skill ? await findWorks(house, plan.skill, WORKS) : [];
  const parts: ReplyParts = { asked: plan.asked, works, goals: [...plan.goals], suggestions: [...plan.suggestions] };
  const begun = await beginTurn(house, turns, { conversation, message, isNew, plan, parts, sendKey });
  if (!(begun instanceof LiveTurn)) return begun;
  turns.run(begun, wordsOf(plan, model), {
    messages: buildPrompt(input, plan, works, house.env.AI_HISTORY_MESSAGES),
    maxTokens: house.env.AI_MAX_TOKENS,
    temperature: house.env.AI_TEMPERATURE,
    presencePenalty: house.env.AI_PRESENCE_PENALTY,
    frequencyPenalty: house.env.AI_FREQUENCY_PENALTY,
    isJson: false,
    planned: plan.fixed ?? plan.words,
  });
  return { turnId: begun.id, messageId: message.id };
}

/** What is fixed, such as words of safety, is said before any service hears of it. */
const wordsOf = (plan: TurnPlan, model: LanguageModel): LanguageModel => (plan.fixed === null ? model : BUILTIN);

async function readTurn(house: House, conversation: ConversationRow, messages: MessageTree, message: MessageRow): Promise<TurnInput> {
  const { id, userId, type, context, earlier } = conversation;
  return {
    mode: type,
    context: JSON.parse(context) as ConversationContext,
    seed: id,
    said: [...pathTo(message.parentId, messages), message].map(toSaid),
    attempts: attemptsAt(message, messages)
      .filter((other) => other.id !== message.id)
      .map(toSaid),
    earlier,
    ...(await readEarlierSessions(house, userId, type, id)),
  };
}

async function planTurn(house: House, input: TurnInput): Promise<TurnPlan> {
  try {
    return await house.planner.plan(input, readPointers(house));
  } catch (cause) {
    logFailure(cause, 'An answer could not be read: ');
    throw new Problem('message_failed', undefined, { cause });
  }
}
