import type { CoachMessage } from '../conversation/message.ts';
import { messagesAnswered, messagesBefore, type Chat, type Outgoing } from './chat.ts';
import { writtenReply } from './live-reply.ts';

export interface ShownMessage {
  readonly message: CoachMessage;
  /** Not taken by the server yet. */
  readonly isUnsent: boolean;
}

/** What stands on the screen, from the opening to what is said or written just now. */
export function showChat(chat: Chat): ShownMessage[] {
  const { conversation, outgoing, live } = chat;
  if (outgoing && !stands(chat, outgoing)) {
    const above = messagesBefore(conversation, outgoing.attemptAt).map(shown);
    return [...above, { message: unsentMessage(outgoing), isUnsent: true }];
  }
  if (!live) return conversation.messages.map(shown);
  const last = conversation.messages.at(-1);
  const reply = last?.state === 'live' ? { ...last, content: live.text } : writtenReply(live);
  return [...messagesAnswered(conversation.messages), reply].map(shown);
}

const shown = (message: CoachMessage): ShownMessage => ({ message, isUnsent: false });

/** The server has taken it, but its answer did not arrive: it is asked again under the same key, and not shown twice. */
function stands({ conversation }: Chat, { content, attemptAt }: Outgoing): boolean {
  const latest = conversation.messages.findLast(({ role }) => role === 'user');
  return latest !== undefined && latest.id !== attemptAt && latest.content === content;
}

const unsentMessage = ({ sendKey, content }: Outgoing): CoachMessage => ({
  ...writtenReply({ turnId: sendKey, text: content }),
  role: 'user',
  state: 'complete',
});
