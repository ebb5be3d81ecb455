import { createStore, type StoreApi } from 'zustand';
import { lastSeenId, openChat, reduceChat, type Chat, type ChatEvent, type ChatFailure, type Outgoing } from '#core/coach/chat/chat.ts';
import type { BegunAttempt } from '#core/coach/chat/kept-talk.ts';
import { NO_CASES, type TwoCases } from '#core/coach/chat/two-cases.ts';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import type { HeardAs, Intent } from '#core/coach/hear/heard-as.ts';
import { COACH_FAILURES, type CoachFailure } from '#core/coach/failures.ts';
import { ApiError, isChangedElsewhere, isMissing, isOffline, isRefused, OFFLINE } from '#web/api/api-error.ts';
import type { Api } from '#web/api/client.ts';
import type { TalkMemory } from './talk-memory.ts';

/** A conversation that nobody writes in ends by itself after five minutes: a few signs of life may be lost in that time. */
const SIGN_OF_LIFE_MS = 60_000;
/** Whoever begins again after so long says so at once. */
const WRITING_PAUSE_MS = 30_000;

/** Failures of the way to the server, or of a server that is away. */
const UNANSWERED: ReadonlySet<string> = new Set([OFFLINE, 'message_failed']);

interface OpenAttempt extends BegunAttempt {
  /** It was asked for just now, and not taken up from what was left. */
  readonly takesFocus: boolean;
}

export interface TalkState {
  readonly chat: Chat;
  readonly draft: string;
  /** A message of the learner's that is open for another attempt. */
  readonly editing: OpenAttempt | null;
  readonly cases: TwoCases;
  /** It ended while this tab showed it as going on: by idleness, or elsewhere. */
  readonly hasEndedUnseen: boolean;
  /** Rises when the learner has said something: their words go to the top of the screen. */
  readonly sends: number;
}

export interface TalkDependencies {
  readonly api: Pick<
    Api,
    | 'getConversation'
    | 'sendMessage'
    | 'correctHeard'
    | 'askReplyAgain'
    | 'stopTurn'
    | 'changeConversation'
    | 'endConversation'
    | 'startConversation'
  >;
  readonly memory: TalkMemory;
  readonly newKey: () => string;
  readonly nowMs: () => number;
}

/** One conversation in one tab: what it knows, and what the learner can do in it. */
export type Talk = ReturnType<typeof createTalk>;

export function createTalk(loaded: Conversation, { api, memory, newKey, nowMs }: TalkDependencies) {
  const { id } = loaded;
  const store: StoreApi<TalkState> = createStore<TalkState>(() => ({
    chat: openChat(loaded),
    draft: '',
    editing: null,
    cases: NO_CASES,
    hasEndedUnseen: false,
    sends: 0,
  }));
  const chat = () => store.getState().chat;
  const tell = (event: ChatEvent) => {
    const next = reduceChat(chat(), event);
    if (next === chat()) return;
    const ends = chat().conversation.isActive && !next.conversation.isActive;
    store.setState({ chat: next });
    if (ends) noteEnd();
  };
  const keep = () => {
    const { draft, editing, cases } = store.getState();
    memory.keep({ draft, attempt: editing && { messageId: editing.messageId, text: editing.text }, cases });
  };
  /** No message can be attempted again where it has ended: what was written goes on with the draft. */
  const noteEnd = () => {
    const { draft, editing } = store.getState();
    store.setState({ hasEndedUnseen: !isEnding, draft: joinTexts(editing?.text ?? '', draft), editing: null });
    keep();
  };
  /** @param failed what did not happen, where that is in the catalogue */
  const refuse = (error: unknown, failed?: CoachFailure) => tell({ type: 'refused', failure: toFailure(error, failed) });

  /** The same until it is answered: another reply is asked for once. */
  let againKey: string | null = null;
  let isEnding = false;
  let lastSignMs = 0;
  let lastWritingMs = 0;

  const setDraft = (draft: string) => {
    store.setState({ draft });
    keep();
  };

  const read = async (): Promise<void> => {
    const asked = chat().revision;
    try {
      tell({ type: 'read', conversation: await api.getConversation(id), asked });
    } catch {
      // What is shown stays; it is read again when somebody comes back to it.
    }
  };

  const openEdit = (messageId: string, text: string) => store.setState({ editing: { messageId, text, takesFocus: true } });

  /** What was not taken is the learner's again: in the field, or in the message that it was another attempt at. */
  const takeBack = () => {
    const { outgoing } = chat();
    tell({ type: 'take-back' });
    if (outgoing) memory.release(outgoing.sendKey);
    if (outgoing?.attemptAt) openEdit(outgoing.attemptAt, outgoing.content);
    else if (outgoing) store.setState(({ draft }) => ({ draft: joinTexts(outgoing.content, draft) }));
    keep();
  };

  const deliver = async (outgoing: Outgoing): Promise<void> => {
    tell({ type: 'send', outgoing });
    memory.hold(outgoing);
    keep();
    const { content, attemptAt, seenId, intent, sendKey } = outgoing;
    const body = {
      content,
      ...(intent !== null && { intent }),
      ...(attemptAt !== null && { attemptAt }),
      ...(seenId !== null && { ifCurrentMessageId: seenId }),
    };
    try {
      const { turnId, message } = await api.sendMessage(id, body, sendKey);
      tell({ type: 'taken', turnId, message });
      memory.release(sendKey);
      await read();
    } catch (error) {
      // What can never succeed as it is goes back to where it can be changed, and what answers another question to where that is read first.
      if (isRefused(error) || isChangedElsewhere(error)) takeBack();
      refuse(error, 'message_failed');
      await read();
      // The page says it by itself then, with the way on.
      if (isMissing(error) && !chat().conversation.isActive) tell({ type: 'dismiss' });
    }
  };

  /** One thing at a time: a message that is not taken yet, or a reply that is written, comes first. */
  const canSay = (content: string): boolean => content.trim() !== '' && chat().live === null && chat().outgoing === null;

  const say = (content: string, attemptAt: string | null = null, intent: Intent | null = null): void => {
    if (!canSay(content)) return;
    lastSignMs = nowMs();
    store.setState(({ sends }) => ({ sends: sends + 1, editing: null }));
    // Another attempt is one at a message that is seen, whatever came after it.
    const seenId = attemptAt === null ? lastSeenId(chat()) : null;
    void deliver({ sendKey: newKey(), content: content.trim(), attemptAt, seenId, intent });
  };

  /** Sends what waits here, else what another tab has left. */
  const sendHeld = (): void => {
    const { outgoing, isSending } = chat();
    const next = outgoing ?? memory.held()[0];
    if (next && !isSending) void deliver(next);
  };

  /** The same, unless somebody has answered and said why it does not go. */
  const retryHeld = (): void => {
    const { failure } = chat();
    if (failure === null || UNANSWERED.has(failure.code)) sendHeld();
  };

  return {
    store,
    tell,
    sendHeld,
    retryHeld,
    read,
    setDraft,
    takeBack,

    /** Takes up what was left when this page was last open. Not earlier: the server draws the page without it. */
    resume(typed: string): void {
      const { draft, attempt, cases } = memory.read();
      store.setState({ draft: typed === '' ? draft : typed, editing: attempt && { ...attempt, takesFocus: false }, cases });
      sendHeld();
    },

    /** @param releasedKey where another tab held a message until the server took it, or the learner took it back */
    noteHeld(releasedKey: string | null): void {
      const { outgoing, isSending } = chat();
      const first = memory.held()[0];
      if (outgoing === null && first) tell({ type: 'wait', outgoing: first });
      if (outgoing === null || isSending || !releasedKey?.endsWith(`:${outgoing.sendKey}`)) return;
      tell({ type: 'take-back' });
      void read();
    },

    setCases(cases: TwoCases): void {
      store.setState({ cases });
      keep();
    },

    /** The learner is writing. */
    async noteWriting(): Promise<void> {
      const now = nowMs();
      const isBeginning = now - lastWritingMs >= WRITING_PAUSE_MS;
      lastWritingMs = now;
      if (!isBeginning && now - lastSignMs < SIGN_OF_LIFE_MS) return;
      lastSignMs = now;
      const asked = chat().revision;
      const conversation = await api.changeConversation(id, {}).catch(() => null);
      if (conversation) tell({ type: 'read', conversation, asked });
    },

    say,

    /** What has failed goes first: what is written since stays in the field until that is answered. */
    sayDraft(intent: Intent | null = null): void {
      const { draft } = store.getState();
      if (draft.trim() !== '' && chat().outgoing !== null) sendHeld();
      if (!canSay(draft)) return;
      store.setState({ draft: '' });
      say(draft, null, intent);
    },

    async askAgain(): Promise<void> {
      if (chat().live) return;
      againKey ??= newKey();
      const seenId = lastSeenId(chat());
      try {
        const { turnId } = await api.askReplyAgain(id, seenId === null ? {} : { ifCurrentMessageId: seenId }, againKey);
        againKey = null;
        tell({ type: 'taken', turnId, message: null });
        store.setState(({ sends }) => ({ sends: sends + 1 }));
        await read();
      } catch (error) {
        refuse(error);
        await read();
      }
    },

    /** Says what a message was: it is answered anew, beside the reply that took it for something else. */
    async meanAs(messageId: string, heardAs: HeardAs): Promise<void> {
      if (chat().live || chat().outgoing) return;
      try {
        const { turnId } = await api.correctHeard(id, messageId, { heardAs }, newKey());
        tell({ type: 'taken', turnId, message: null });
        store.setState(({ sends }) => ({ sends: sends + 1 }));
        await read();
      } catch (error) {
        refuse(error);
        await read();
      }
    },

    async stop(): Promise<void> {
      const { live } = chat();
      if (!live) return;
      await api.stopTurn(live.turnId).catch((error: unknown) => refuse(error));
    },

    edit(messageId: string, text: string): void {
      openEdit(messageId, text);
      keep();
    },

    writeEdit(text: string): void {
      store.setState(({ editing }) => ({ editing: editing && { ...editing, text } }));
      keep();
    },

    closeEdit(): void {
      store.setState({ editing: null });
      keep();
    },

    /** Shows the way of the conversation that goes through another attempt. */
    async show(messageId: string): Promise<void> {
      const asked = chat().revision;
      try {
        tell({ type: 'read', conversation: await api.changeConversation(id, { currentMessageId: messageId }), asked });
      } catch (error) {
        refuse(error);
      }
    },

    async end(): Promise<boolean> {
      isEnding = true;
      try {
        const conversation = await api.endConversation(id);
        tell({ type: 'read', conversation, asked: chat().revision });
        return true;
      } catch (error) {
        refuse(error);
        return false;
      } finally {
        isEnding = false;
      }
    },

    /**
     * Goes on in a new conversation, with the draft.
     * @returns its id; null when it could not be begun
     */
    async goOn(memoryOf: (conversationId: string) => TalkMemory): Promise<string | null> {
      try {
        const { type, context } = loaded;
        const next = await api
          .startConversation({ type, continues: id })
          // One that was deleted can be gone on from, but not remembered.
          .catch((error: unknown) => (isMissing(error) ? api.startConversation({ type, context }) : Promise.reject(error)));
        const { draft, cases } = store.getState();
        memoryOf(next.id).keep({ draft, attempt: null, cases });
        setDraft('');
        return next.id;
      } catch (error) {
        refuse(error, 'conversation_start_failed');
        return null;
      }
    },
  };
}

const joinTexts = (...texts: string[]): string => texts.filter((text) => text !== '').join('\n\n');

function toFailure(error: unknown, failed?: CoachFailure): ChatFailure {
  if (!(error instanceof ApiError) || error.code === 'unknown') {
    const code = failed ?? 'message_failed';
    return { code, message: COACH_FAILURES[code], retryAfterSec: null };
  }
  const { code, message, retryAfterSec } = error;
  return { code, message: failed && isOffline(error) ? `${COACH_FAILURES[failed]}. ${message}` : message, retryAfterSec };
}
