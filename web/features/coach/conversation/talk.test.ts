import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showChat } from '#core/coach/chat/show-chat.ts';
import type { Outgoing } from '#core/coach/chat/chat.ts';
import { NOTHING_KEPT } from '#core/coach/chat/kept-talk.ts';
import { COACH_FAILURES } from '#core/coach/failures.ts';
import { ApiError, offlineError } from '#web/api/api-error.ts';
import { makeConversation, makeMessage } from '../../../../tests/support/samples/make-talk.ts';
import type { BegunTalk, TalkMemory } from './talk-memory.ts';
import { createTalk, type Talk, type TalkDependencies } from './talk.ts';

const message = (id: string, role: 'user' | 'assistant', content: string) => makeMessage({ id, role, content });
const CONVERSATION = makeConversation([message('opening', 'assistant', 'Why?')]);
const ENDED = new ApiError(404, COACH_FAILURES.conversation_not_found, { code: 'conversation_not_found' });

interface Kept {
  now: BegunTalk;
  held: Outgoing[];
}

const keepNothing = (): Kept => ({ now: NOTHING_KEPT, held: [] });

function keepIn(kept: Kept): TalkMemory {
  const others = (sendKey: string) => kept.held.filter((held) => held.sendKey !== sendKey);
  return {
    read: () => kept.now,
    keep: (next) => void (kept.now = next),
    held: () => kept.held,
    hold: (outgoing) => void (kept.held = [...others(outgoing.sendKey), outgoing]),
    release: (sendKey) => void (kept.held = others(sendKey)),
  };
}

let kept: Kept;
let nowMs: number;
let keys: number;
const api = {
  getConversation: vi.fn<TalkDependencies['api']['getConversation']>(),
  sendMessage: vi.fn<TalkDependencies['api']['sendMessage']>(),
  askReplyAgain: vi.fn<TalkDependencies['api']['askReplyAgain']>(),
  correctHeard: vi.fn<TalkDependencies['api']['correctHeard']>(),
  stopTurn: vi.fn<TalkDependencies['api']['stopTurn']>(),
  changeConversation: vi.fn<TalkDependencies['api']['changeConversation']>(),
  endConversation: vi.fn<TalkDependencies['api']['endConversation']>(),
  startConversation: vi.fn<TalkDependencies['api']['startConversation']>(),
};
const open = (): Talk => createTalk(CONVERSATION, { api, memory: keepIn(kept), newKey: () => `key ${(keys += 1)}`, nowMs: () => nowMs });
const settle = () => vi.waitFor(() => expect(api.getConversation).toHaveBeenCalled());
const contents = (talk: Talk) => showChat(talk.store.getState().chat).map((shown) => shown.message.content);

beforeEach(() => {
  vi.resetAllMocks();
  kept = keepNothing();
  nowMs = 1_000_000;
  keys = 0;
  api.getConversation.mockRejectedValue(offlineError(null));
  api.changeConversation.mockResolvedValue(CONVERSATION);
});

describe('a message', () => {
  it('is shown at once, kept until it was taken, and sent under one key', async () => {
    api.sendMessage.mockResolvedValue({ turnId: 'turn', message: message('said', 'user', 'Hello') });
    const talk = open();
    talk.setDraft('  Hello ');
    talk.sayDraft();
    expect(contents(talk)).toEqual(['Why?', 'Hello']);
    expect(kept).toMatchObject({ now: { draft: '' }, held: [{ sendKey: 'key 1', content: 'Hello' }] });
    await settle();
    expect(api.sendMessage).toHaveBeenCalledWith('talk', { content: 'Hello', ifCurrentMessageId: 'opening' }, 'key 1');
    expect(kept.held).toEqual([]);
    expect(talk.store.getState().chat.live?.turnId).toBe('turn');
  });

  it('without a line waits, and goes again under the same key, also after a reload', async () => {
    api.sendMessage.mockRejectedValue(offlineError(null));
    const talk = open();
    talk.say('Hello');
    await vi.waitFor(() => expect(talk.store.getState().chat.failure?.code).toBe('offline'));
    expect(talk.store.getState().chat.failure?.message).toMatch(/^Failed to send message\. The server cannot be reached\./);
    talk.sendHeld();
    await settle();
    const later = open();
    later.resume('');
    expect(contents(later)).toEqual(['Why?', 'Hello']);
    await vi.waitFor(() => expect(api.sendMessage).toHaveBeenCalledTimes(3));
    expect(new Set(api.sendMessage.mock.calls.map(([, , key]) => key))).toEqual(new Set(['key 1']));
  });

  it('goes by itself when the server was away, and not when it said why it does not', async () => {
    for (const [error, code, times] of [
      [offlineError(null), 'offline', 2],
      [new ApiError(502, 'Bad gateway'), 'message_failed', 2],
      [new ApiError(429, 'Too many.', { code: 'too_many_requests' }), 'too_many_requests', 1],
    ] as const) {
      api.sendMessage.mockReset().mockRejectedValue(error);
      kept = keepNothing();
      const talk = open();
      talk.say('Hello');
      await vi.waitFor(() => expect(talk.store.getState().chat.failure?.code).toBe(code));
      talk.retryHeld();
      await vi.waitFor(() => expect(talk.store.getState().chat.isSending).toBe(false));
      expect(api.sendMessage).toHaveBeenCalledTimes(times);
    }
  });

  it('that another tab holds is shown here, and goes from here when nobody else has sent it', async () => {
    api.sendMessage.mockResolvedValue({ turnId: 'turn', message: message('said', 'user', 'Hello') });
    const talk = open();
    kept.held = [{ sendKey: 'other tab', content: 'Hello', attemptAt: null, seenId: null, intent: null }];
    talk.noteHeld(null);
    expect(contents(talk)).toEqual(['Why?', 'Hello']);
    expect(api.sendMessage).not.toHaveBeenCalled();
    talk.sendHeld();
    await settle();
    expect(api.sendMessage).toHaveBeenCalledWith('talk', { content: 'Hello' }, 'other tab');
    expect(kept.held).toEqual([]);
  });

  it('that another tab held and has released is not sent again from here', async () => {
    const talk = open();
    kept.held = [{ sendKey: 'other tab', content: 'Hello', attemptAt: null, seenId: null, intent: null }];
    talk.noteHeld(null);
    kept.held = [];
    talk.noteHeld('held:another one');
    expect(contents(talk)).toEqual(['Why?', 'Hello']);
    talk.noteHeld('held:other tab');
    expect(contents(talk)).toEqual(['Why?']);
    talk.sendHeld();
    expect(api.sendMessage).not.toHaveBeenCalled();
    await settle();
  });

  it('to a question that has gone by in another tab is a draft again, beside what is asked there now', async () => {
    const now = makeConversation([
      message('opening', 'assistant', 'Why?'),
      message('theirs', 'user', 'So.'),
      message('next', 'assistant', 'When?'),
    ]);
    api.sendMessage.mockRejectedValueOnce(new ApiError(409, 'Something else was said here.', { code: 'changed_elsewhere' }));
    api.getConversation.mockResolvedValue(now);
    const talk = open();
    talk.say('Because.');
    await vi.waitFor(() => expect(contents(talk)).toEqual(['Why?', 'So.', 'When?']));
    expect(talk.store.getState()).toMatchObject({
      draft: 'Because.',
      chat: { outgoing: null, failure: { message: 'Something else was said here.' } },
    });
    expect(kept).toMatchObject({ now: { draft: 'Because.' }, held: [] });
    api.sendMessage.mockResolvedValue({ turnId: 'turn', message: message('mine', 'user', 'Because.') });
    talk.sayDraft();
    expect(api.sendMessage).toHaveBeenLastCalledWith('talk', { content: 'Because.', ifCurrentMessageId: 'next' }, 'key 2');
  });

  it('says after a reload too what it was an answer to, and nothing where that is not known', async () => {
    api.sendMessage.mockRejectedValue(offlineError(null));
    open().say('Because.');
    await settle();
    const later = open();
    later.tell({
      type: 'read',
      asked: 0,
      conversation: makeConversation([message('opening', 'assistant', 'Why?'), message('next', 'assistant', 'When?')]),
    });
    later.resume('');
    expect(api.sendMessage).toHaveBeenLastCalledWith('talk', { content: 'Because.', ifCurrentMessageId: 'opening' }, 'key 1');
    kept = keepNothing();
    const talk = open();
    talk.tell({ type: 'taken', turnId: 'turn', message: null });
    talk.tell({ type: 'told', turnId: 'turn', told: { id: 2, event: 'failed', data: { code: 'ai_failed', message: 'No.' } } });
    talk.say('And again.');
    expect(api.sendMessage).toHaveBeenLastCalledWith('talk', { content: 'And again.' }, 'key 2');
    talk.takeBack();
  });

  it('to a conversation that has ended is a draft again, and goes into a new one', async () => {
    api.sendMessage.mockRejectedValue(ENDED);
    const talk = open();
    talk.say('Hello');
    await vi.waitFor(() => expect(talk.store.getState().draft).toBe('Hello'));
    expect(talk.store.getState().chat.failure?.message).toBe('Conversation not found. Please start a new conversation.');
    expect(kept).toMatchObject({ now: { draft: 'Hello' }, held: [] });

    api.startConversation.mockResolvedValue({ ...CONVERSATION, id: 'next' });
    const next = keepNothing();
    expect(await talk.goOn(() => keepIn(next))).toBe('next');
    expect(api.startConversation).toHaveBeenCalledWith({ type: 'interview', continues: 'talk' });
    expect(next.now.draft).toBe('Hello');
    expect(kept.now.draft).toBe('');
  });

  it('to one that ended unseen shows at once that it has, and keeps what was typed', async () => {
    api.sendMessage.mockRejectedValue(ENDED);
    api.getConversation.mockResolvedValue({ ...CONVERSATION, isActive: false });
    const talk = open();
    talk.say('Hello');
    await vi.waitFor(() => expect(talk.store.getState().chat.conversation.isActive).toBe(false));
    expect(talk.store.getState()).toMatchObject({ draft: 'Hello', hasEndedUnseen: true, chat: { outgoing: null, failure: null } });
    expect(kept.now.draft).toBe('Hello');
  });

  it('to a conversation that was deleted begins another one alike', async () => {
    api.startConversation.mockRejectedValueOnce(ENDED).mockResolvedValue({ ...CONVERSATION, id: 'next' });
    expect(await open().goOn(() => keepIn(keepNothing()))).toBe('next');
    expect(api.startConversation).toHaveBeenLastCalledWith({ type: 'interview', context: {} });
  });

  it('that the server did not explain itself about fails in the words of the catalogue', async () => {
    api.sendMessage.mockRejectedValue(new ApiError(502, 'That did not work.'));
    const talk = open();
    talk.say('Hello');
    await vi.waitFor(() => expect(talk.store.getState().chat.failure?.message).toBe('Failed to send message'));
  });

  it('waits for the one before it', () => {
    api.sendMessage.mockReturnValue(new Promise(() => {}));
    const talk = open();
    talk.say('One');
    talk.setDraft('Two');
    talk.sayDraft();
    talk.say(' ');
    expect(api.sendMessage).toHaveBeenCalledTimes(1);
    expect(talk.store.getState().draft).toBe('Two');
  });

  it('that failed goes first when the next one is to be sent, which stays in the field meanwhile', async () => {
    api.sendMessage.mockRejectedValueOnce(offlineError(null));
    const talk = open();
    talk.say('One');
    await vi.waitFor(() => expect(talk.store.getState().chat.failure?.code).toBe('offline'));
    talk.sayDraft();
    expect(api.sendMessage).toHaveBeenCalledTimes(1);
    api.sendMessage.mockResolvedValue({ turnId: 'turn', message: message('one', 'user', 'One') });
    talk.setDraft('Two');
    talk.sayDraft();
    await vi.waitFor(() => expect(talk.store.getState().chat.live?.turnId).toBe('turn'));
    expect(api.sendMessage.mock.calls.map(([, body, key]) => [body.content, key])).toEqual([
      ['One', 'key 1'],
      ['One', 'key 1'],
    ]);
    expect(talk.store.getState()).toMatchObject({ draft: 'Two', chat: { outgoing: null, failure: null } });
    expect(kept).toMatchObject({ now: { draft: 'Two' }, held: [] });
  });

  it('taken back is in the field above what is there, and another attempt in its own', () => {
    api.sendMessage.mockReturnValue(new Promise(() => {}));
    const talk = open();
    talk.setDraft('Two');
    talk.say('One');
    talk.takeBack();
    expect(talk.store.getState().draft).toBe('One\n\nTwo');
    talk.say('Again', 'said');
    talk.takeBack();
    expect(talk.store.getState().editing).toMatchObject({ messageId: 'said', text: 'Again' });
  });
});

it('tells an end that nobody here has asked for from one that somebody has', async () => {
  const ended = { ...CONVERSATION, isActive: false };
  api.getConversation.mockResolvedValue(ended);
  const unseen = open();
  await unseen.read();
  expect(unseen.store.getState().hasEndedUnseen).toBe(true);
  api.changeConversation.mockResolvedValue(ended);
  const writing = open();
  await writing.noteWriting();
  expect(writing.store.getState().hasEndedUnseen).toBe(true);
  api.endConversation.mockResolvedValue(ended);
  const own = open();
  expect(await own.end()).toBe(true);
  await own.read();
  expect(own.store.getState().hasEndedUnseen).toBe(false);
  const opened = createTalk(ended, { api, memory: keepIn(kept), newKey: () => 'key', nowMs: () => nowMs });
  await opened.read();
  expect(opened.store.getState().hasEndedUnseen).toBe(false);
});

it('takes up what was left, unless something is written already', () => {
  kept.now = { ...NOTHING_KEPT, draft: 'left' };
  const talk = open();
  talk.resume('');
  expect(talk.store.getState().draft).toBe('left');
  talk.resume('written');
  expect(talk.store.getState().draft).toBe('written');
});

it('opens another attempt again where it was left, without a word lost', () => {
  const talk = open();
  talk.edit('said', 'Hello');
  talk.writeEdit('Hello again');
  const later = open();
  later.resume('');
  expect(later.store.getState().editing).toEqual({ messageId: 'said', text: 'Hello again', takesFocus: false });
  later.closeEdit();
  expect(kept.now.attempt).toBeNull();
});

it('gives a sign of life when writing begins after a pause, and every minute while it goes on', async () => {
  const talk = open();
  const signsAfter = async (pausesMs: readonly number[]) => {
    api.changeConversation.mockClear();
    for (const pauseMs of pausesMs) {
      nowMs += pauseMs;
      await talk.noteWriting();
    }
    return api.changeConversation.mock.calls;
  };
  expect(await signsAfter([0])).toEqual([['talk', {}]]);
  expect(await signsAfter([1000, 29_999, 28_999, 1])).toHaveLength(0);
  expect(await signsAfter([1])).toHaveLength(1);
  expect(await signsAfter([29_999])).toHaveLength(0);
  expect(await signsAfter([30_000])).toHaveLength(1);
});

it('asks for another reply under one key until it is answered', async () => {
  api.askReplyAgain.mockRejectedValueOnce(offlineError(null)).mockResolvedValue({ turnId: 'turn' });
  const talk = open();
  await talk.askAgain();
  await talk.askAgain();
  expect(api.askReplyAgain.mock.calls.map(([, , key]) => key)).toEqual(['key 1', 'key 1']);
  expect(talk.store.getState().chat).toMatchObject({ failure: null, live: { turnId: 'turn' } });
});
