import type { Intent } from '../hear/heard-as.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { CoachMessage } from '../conversation/message.ts';
import { isUntold, writtenReply, type LiveReply } from './live-reply.ts';
import type { TurnEvent } from './turn-event.ts';

/** Something the learner has said here that no server has taken yet. The same key for every try: it is said once. */
export interface Outgoing {
  readonly sendKey: string;
  readonly content: string;
  /** Another attempt at this message; null goes on at the end. */
  readonly attemptAt: string | null;
  /** The last message that was shown where it was said; null where that is not known, and of another attempt. */
  readonly seenId: string | null;
  /** Whom the learner chose to speak to; null leaves it to the coach to hear. */
  readonly intent: Intent | null;
}

/** Why something did not work, in the words of whoever refused it. */
export interface ChatFailure {
  readonly code: string;
  readonly message: string;
  readonly retryAfterSec: number | null;
}

/**
 * What one tab knows of a conversation. What is shown of a live reply is always a beginning of what is stored of it, and
 * never grows shorter, through whichever losses and reloads it is read, unless the server begins it anew.
 */
export interface Chat {
  readonly conversation: Conversation;
  readonly outgoing: Outgoing | null;
  /** Whether it is on its way; else it waits for the learner. */
  readonly isSending: boolean;
  readonly live: LiveReply | null;
  /** No line to the server while a reply is written. */
  readonly isCut: boolean;
  readonly failure: ChatFailure | null;
  /** Rises with what changes the conversation here: what was asked for before that is out of date. */
  readonly revision: number;
}

export type ChatEvent =
  /** The conversation as the server has it, asked for at a revision. */
  | { type: 'read'; conversation: Conversation; asked: number }
  | { type: 'send'; outgoing: Outgoing }
  /** Another tab holds it. */
  | { type: 'wait'; outgoing: Outgoing }
  /** The server writes a reply; `message` is what it answers, when that was just said. */
  | { type: 'taken'; turnId: string; message: CoachMessage | null }
  | { type: 'told'; turnId: string; told: TurnEvent }
  | { type: 'refused'; failure: ChatFailure }
  /** What was not taken is the learner's to change again. */
  | { type: 'take-back' }
  | { type: 'dismiss' }
  | { type: 'cut' }
  | { type: 'mended' };

/** @param outgoing what was not taken when the page was last open */
export function openChat(conversation: Conversation, outgoing: Outgoing | null = null): Chat {
  const live = findLive(conversation, null);
  return { conversation, outgoing, isSending: false, live, isCut: false, failure: null, revision: 0 };
}

/** Events that change nothing return the same object, so that nothing is drawn again. */
export function reduceChat(chat: Chat, event: ChatEvent): Chat {
  switch (event.type) {
    case 'read':
      if (event.asked !== chat.revision) return chat;
      return { ...chat, conversation: event.conversation, live: findLive(event.conversation, chat.live) };
    case 'send':
      return { ...chat, outgoing: event.outgoing, isSending: true, failure: null };
    case 'wait':
      return { ...chat, outgoing: event.outgoing };
    case 'taken':
      return take(chat, event.turnId, event.message);
    case 'told':
      return event.turnId === chat.live?.turnId ? hear(chat, chat.live, event.told) : chat;
    case 'refused':
      return { ...chat, failure: event.failure, isSending: false };
    case 'take-back':
      return { ...chat, outgoing: null, isSending: false, failure: null };
    case 'dismiss':
      return chat.failure ? { ...chat, failure: null } : chat;
    case 'cut':
      return chat.isCut ? chat : { ...chat, isCut: true };
    case 'mended':
      return chat.isCut ? { ...chat, isCut: false } : chat;
  }
}

/** The last message that is shown of what the server has; null of a reply whose id it has not told yet. */
export function lastSeenId({ conversation }: Chat): string | null {
  const last = conversation.messages.at(-1);
  return last === undefined || isUntold(last) ? null : last.id;
}

/** What stays above another attempt at one of the messages; all of them when nothing is attempted again. */
export function messagesBefore({ messages }: Conversation, attemptAt: string | null): readonly CoachMessage[] {
  const at = attemptAt === null ? -1 : messages.findIndex(({ id }) => id === attemptAt);
  return at < 0 ? messages : messages.slice(0, at);
}

/** Up to the learner's latest message: what a reply is written below. */
export const messagesAnswered = (messages: readonly CoachMessage[]): readonly CoachMessage[] =>
  messages.slice(0, messages.findLastIndex(({ role }) => role === 'user') + 1);

function findLive({ liveTurnId, messages }: Conversation, known: LiveReply | null): LiveReply | null {
  if (liveTurnId === null) return null;
  const last = messages.at(-1);
  const stored = last?.state === 'live' ? last.content : '';
  const same = known?.turnId === liveTurnId ? known : { text: '', from: 0 };
  // One that was begun anew does not go on from what is shown: that it was is told with its events.
  return { turnId: liveTurnId, text: stored.startsWith(same.text) ? stored : same.text, from: same.from };
}

function take(chat: Chat, turnId: string, message: CoachMessage | null): Chat {
  const before = messagesBefore(chat.conversation, chat.outgoing?.attemptAt ?? null);
  // Sent again under its key, it may stand there already.
  const isNew = message !== null && !before.some(({ id }) => id === message.id);
  const messages = [...messagesAnswered(isNew ? [...before, message] : before)];
  return {
    ...chat,
    conversation: { ...chat.conversation, messages, liveTurnId: turnId },
    outgoing: null,
    isSending: false,
    failure: null,
    live: chat.live?.turnId === turnId ? chat.live : { turnId, text: '', from: 0 },
    revision: chat.revision + 1,
  };
}

function hear(chat: Chat, live: LiveReply, told: TurnEvent): Chat {
  switch (told.event) {
    case 'restart':
      return told.id > live.from ? { ...chat, live: { ...live, text: '', from: told.id } } : chat;
    case 'delta': {
      const { text } = told.data;
      const end = told.id - live.from;
      const start = end - text.length;
      // What comes again brings nothing; what would leave a gap is told again from the right place.
      if (end <= live.text.length || start > live.text.length || start < 0) return chat;
      return { ...chat, live: { ...live, text: live.text.slice(0, start) + text } };
    }
    case 'done':
      return end(chat, told.data.message, told.data.evaluation);
    case 'failed':
      return end(chat, { ...writtenReply(live), state: 'failed', failure: told.data });
  }
}

function end(chat: Chat, reply: CoachMessage, evaluation?: CoachMessage['evaluation']): Chat {
  const answered = messagesAnswered(chat.conversation.messages);
  const messages = answered.map((message, i) =>
    i === answered.length - 1 && evaluation !== undefined ? { ...message, evaluation } : message,
  );
  return {
    ...chat,
    conversation: { ...chat.conversation, messages: [...messages, reply], liveTurnId: null },
    live: null,
    isCut: false,
    revision: chat.revision + 1,
  };
}
