import { setImmediate } from 'node:timers/promises';
import type { HeardAs, Intent } from '#core/coach/hear/heard-as.ts';
import type { CoachMessage, HeardInput, MessageInput, ReplyInput, ReplyParts } from '#core/coach/conversation/message.ts';
import type { WorkLink } from '#core/library/work-link.ts';
import type { ConversationContext } from '#core/coach/conversation/context.ts';
import type { CheckInput } from '#core/coach/check-reply/check-reply.ts';
import { buildPrompt, RULES } from '#core/coach/prompt/build-prompt.ts';
import { askedLast } from '#core/coach/plan/recall.ts';
import type { PlannedTurn, SaidMessage, TurnInput } from '#core/coach/plan/turn-plan.ts';
import { textsOfContext } from '#core/coach/safety/leave-out-grave.ts';
import { uuidv7 } from '../../db/uuid.ts';
import type { Env } from '../../env.ts';
import type { House } from '../../house.ts';
import type { Owned } from '../../http/owned.ts';
import { Problem } from '../../http/problem.ts';
import type { Caller } from '../../fair-line.ts';
import type { ModelRequest } from '../../ports/ai/language-model.ts';
import { BUILTIN, chooseModel } from '../../gateway/choose-model.ts';
import { requireShare } from '../../gateway/share.ts';
import { chatSettings } from './chat-settings.ts';
import { explainUnread } from './explain-unread.ts';
import { readStanding } from './facts.ts';
import { findWorks } from './find-works.ts';
import { EMPTY_REPLY, attemptsAt, partsOf, pathTo, readMessages, toTalk, type MessageRow, type MessageTree } from './messages.ts';
import { presentMessage } from './present.ts';
import { readEarlierSessions, type ConversationRow } from './queries.ts';
import { readPointers } from '../../brand/read-pointers.ts';
import { beginTurn, findBegun, keepForGood, type BegunTurn } from './turns/begin-turn.ts';
import { LiveTurn } from './turns/live-turn.ts';
import { requireFree, requireSeen } from './turns/turn-limits.ts';
import type { Turns } from './turns/turns.ts';

/** Works named beside one reply. */
const WORKS = 2;

interface Sending {
  key: string | null;
  /** Nobody waits any more: what has not been read yet is dropped, and sent again under its key. */
  gone: AbortSignal;
}

interface Sent {
  turnId: string;
  message: CoachMessage;
}

/** Takes in a message and begins the reply to it. Sent again under the same key it is the same turn. */
export async function sendMessage(
  house: House,
  turns: Turns,
  conversation: Owned<ConversationRow>,
  { content, attemptAt, intent, ifCurrentMessageId }: MessageInput,
  sending: Sending,
): Promise<Sent> {
  const chooseMessage = (messages: MessageTree): MessageRow => {
    const edited = attemptAt === undefined ? undefined : messages.get(attemptAt);
    if (attemptAt !== undefined && edited?.role !== 'user')
      throw new Problem('invalid_fields', undefined, { errors: [{ path: 'attemptAt', message: 'You have no such message here.' }] });
    const now = house.now();
    return {
      ...EMPTY_REPLY,
      id: uuidv7(now),
      conversationId: conversation.id,
      parentId: edited ? edited.parentId : conversation.currentMessageId,
      role: 'user',
      content,
      state: 'complete',
      createdAt: now,
    };
  };
  const isSame: Asked['isSame'] = (message, isFirstReply, messages) => {
    const isAttempt = attemptsAt(message, messages)[0] !== message;
    const isAtItsPlace = attemptAt === undefined ? !isAttempt : isAttempt && messages.get(attemptAt)?.parentId === message.parentId;
    return isFirstReply && message.content === content && isAtItsPlace;
  };
  return answer(house, turns, conversation, sending, { chooseMessage, isSame, ifCurrentMessageId, intent });
}

/** Begins another reply to the learner's latest message. */
export async function replyAgain(
  house: House,
  turns: Turns,
  conversation: Owned<ConversationRow>,
  { ifCurrentMessageId }: ReplyInput,
  sending: Sending,
): Promise<Sent> {
  const chooseMessage = (messages: MessageTree): MessageRow => {
    const message = pathTo(conversation.currentMessageId, messages).findLast(({ role }) => role === 'user');
    if (!message) throw new Problem('conflict', 'Nothing has been said here that could be answered again.');
    return message;
  };
  return answer(house, turns, conversation, sending, { chooseMessage, isSame: (_, isFirstReply) => !isFirstReply, ifCurrentMessageId });
}

/** Takes a message for what its writer says it is, and answers it anew. */
export async function correctHeard(
  house: House,
  turns: Turns,
  conversation: Owned<ConversationRow>,
  messageId: string,
  { heardAs }: HeardInput,
  sending: Sending,
): Promise<Sent> {
  const chooseMessage = (messages: MessageTree): MessageRow => {
    const message = pathTo(conversation.currentMessageId, messages).find(({ id, role }) => id === messageId && role === 'user');
    if (!message) throw new Problem('conflict', 'There is no such message of yours in what is shown of this conversation.');
    return message;
  };
  const isSame: Asked['isSame'] = (message, isFirstReply) => !isFirstReply && message.id === messageId && message.heardAs === heardAs;
  return answer(house, turns, conversation, sending, { chooseMessage, isSame, ifCurrentMessageId: undefined, meantAs: heardAs });
}

/** What a reply is asked for. */
interface Asked {
  chooseMessage: (messages: MessageTree) => MessageRow;
  /** Whether a turn that was begun under the same key was asked for by the same: a message is stored with its first reply. */
  isSame: (message: MessageRow, isFirstReply: boolean, messages: MessageTree) => boolean;
  ifCurrentMessageId: string | undefined;
  intent?: Intent | undefined;
  /** What the learner says that the message is. */
  meantAs?: HeardAs;
}

async function answer(
  house: House,
  turns: Turns,
  conversation: Owned<ConversationRow>,
  { key: sendKey, gone }: Sending,
  asked: Asked,
): Promise<Sent> {
  // In this order: what makes it not free may be the same, sent at the same time under the same key.
  const refusal: unknown = await requireFree(house.db, conversation).catch((problem: unknown) => problem);
  const known = await findBegun(house.db, conversation.id, sendKey);
  if (known) return tellBegun(house, conversation.id, known, asked);
  requireSeen(conversation, asked.ifCurrentMessageId);
  if (refusal !== undefined) throw refusal;
  const chosen = await chooseModel(house, conversation.userId);
  // Again where the reply begins; asked here as well, so that nothing is planned for who may not have it.
  await requireShare(house, house.db, conversation.userId);
  const messages = await readMessages(house, conversation.id);
  const answered = asked.chooseMessage(messages);
  const input: TurnInput = {
    ...(await readTurn(house, conversation, messages, answered)),
    intent: asked.intent ?? null,
    meantAs: asked.meantAs ?? (answered.sure === 1 ? answered.heardAs : null),
  };
  const plan = await planTurn(house, { id: conversation.userId, gone }, input);
  const works = plan.skill ? await findWorks(house, plan.skill, WORKS) : [];
  const request = toRequest(house.env, input, plan, works);
  // What is fixed, such as words of safety, is said before any service hears of it.
  const model = plan.fixed === null ? chosen : BUILTIN;
  const isNew = !messages.has(answered.id);
  const seen = {
    evaluation: plan.evaluation && JSON.stringify(plan.evaluation),
    heardAs: plan.heard?.heardAs ?? null,
    sure: plan.heard && Number(plan.heard.sure),
    isGrave: Number(plan.isGrave),
    toCoach: plan.toCoach.length === 0 ? null : JSON.stringify(plan.toCoach),
  };
  const isMeantAnew = asked.meantAs !== undefined;
  const message = isNew || isMeantAnew ? { ...answered, ...seen } : answered;
  const check = toCheck(input, plan, works);
  const path = pathTo(message.parentId, messages).map(({ id }) => id);
  const parts: ReplyParts = {
    // What a service will have asked is known when it has; until then the question before stands.
    asked: model.kind === 'builtin' ? plan.asked : check.last,
    works,
    goals: [...plan.goals],
    suggestions: [...plan.suggestions],
    choices: [...plan.choices],
    inPlaceOf: null,
  };
  const begun = await beginTurn(house, turns, {
    conversation,
    message,
    isNew,
    isMeantAnew,
    noted: plan.noted,
    path,
    parts,
    model,
    sendKey,
  });
  if (!(begun instanceof LiveTurn)) return tellBegun(house, conversation.id, begun, asked);
  turns.run(begun, { model, request, check });
  // The disk holds up the thread: the model is asked first.
  await setImmediate();
  await keepForGood(house, message.id);
  return { turnId: begun.id, message: presentMessage(message, new Map(messages).set(message.id, message)) };
}

/** What was sent before, under the same key. */
async function tellBegun(house: House, conversationId: string, { turnId, messageId, replyId }: BegunTurn, asked: Asked): Promise<Sent> {
  await keepForGood(house, messageId);
  const messages = await readMessages(house, conversationId);
  const message = messages.get(messageId);
  const reply = messages.get(replyId);
  if (!message || !reply) throw new Problem('conversation_not_found');
  if (!asked.isSame(message, attemptsAt(reply, messages)[0] === reply, messages))
    throw new Problem('conflict', 'This Idempotency-Key was used for something else here. Send this with one of its own.');
  return { turnId, message: presentMessage(message, messages) };
}

function toRequest(env: Env, input: TurnInput, plan: PlannedTurn, works: readonly WorkLink[]): ModelRequest {
  return {
    messages: buildPrompt(input, plan, works, env.AI_HISTORY_MESSAGES),
    ...chatSettings(env),
    isJson: false,
    planned: plan.fixed ?? plan.words,
  };
}

/** What a service's reply is checked against: all that was said, and all that it is handed. */
function toCheck({ mode, said, context, earlier }: TurnInput, plan: PlannedTurn, works: readonly WorkLink[]): CheckInput {
  const textsOf = (role: SaidMessage['role']) => said.flatMap((each) => (each.role === role ? each.content : []));
  return {
    mode,
    learner: [...textsOfContext(context), earlier ?? '', ...textsOf('user')],
    coach: textsOf('assistant'),
    handed: [plan.words, ...plan.orders, ...plan.goals.map(({ text }) => text)],
    titles: works.map(({ title }) => title),
    planned: plan.asked,
    last: mode === 'interview' ? (said.findLast(({ asked }) => asked !== null)?.asked ?? null) : askedLast(said),
    guarded: RULES,
  };
}

async function readTurn(house: House, conversation: ConversationRow, messages: MessageTree, message: MessageRow): Promise<TurnInput> {
  const { id, userId, type, context, earlier, continuedFrom } = conversation;
  return {
    mode: type,
    context: JSON.parse(context) as ConversationContext,
    seed: id,
    said: toTalk([...pathTo(message.parentId, messages), message]),
    attempts: toTalk(attemptsAt(message, messages).filter((other) => other.id !== message.id)),
    earlier,
    offered: offeredBy(messages.get(message.parentId ?? '')),
    facts: type === 'career' ? await readStanding(house, userId, id) : [],
    ...(await readEarlierSessions(house, userId, type, { id, continuedFrom })),
  };
}

const offeredBy = (reply: MessageRow | undefined): readonly string[] => (reply && partsOf(reply)?.suggestions) ?? [];

async function planTurn(house: House, caller: Caller, input: TurnInput): Promise<PlannedTurn> {
  try {
    return await house.planner.plan(caller, input, readPointers(house.brand));
  } catch (cause) {
    throw explainUnread(cause, caller.gone, 'message_failed');
  }
}
