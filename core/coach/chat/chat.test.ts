import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeConversation, makeMessage } from '../../../tests/support/samples/make-talk.ts';
import type { CoachMessage } from '../conversation/message.ts';
import { openChat, reduceChat, type Chat, type ChatEvent } from './chat.ts';
import { showChat } from './show-chat.ts';
import type { TurnEvent } from './turn-event.ts';

const message = (id: string, role: 'user' | 'assistant', content: string) => makeMessage({ id, role, content });
const OPENING = message('opening', 'assistant', 'What is on your mind?');
const SAID = message('said', 'user', 'I want to change jobs.');

const conversation = (messages: CoachMessage[], liveTurnId: string | null = null) => makeConversation(messages, { liveTurnId });

const delta = (text: string, from = 0, to = text.length): TurnEvent => ({ id: to, event: 'delta', data: { text: text.slice(from, to) } });
const done = (reply: CoachMessage, evaluation: CoachMessage['evaluation'] = null): TurnEvent => ({
  id: reply.content.length + 1,
  event: 'done',
  data: { message: reply, usage: { inputTokens: 0, outputTokens: 0 }, costUsd: 0, provider: 'builtin', evaluation },
});
const tell = (told: TurnEvent, turnId = 'turn'): ChatEvent => ({ type: 'told', turnId, told });
const restart = (id: number): TurnEvent => ({ id, event: 'restart', data: {} });
const run = (chat: Chat, ...events: ChatEvent[]): Chat => events.reduce(reduceChat, chat);
const contents = (chat: Chat) => showChat(chat).map((shown) => shown.message.content);

const OUTGOING = { sendKey: 'key', content: 'I want to change jobs.', attemptAt: null, seenId: null, intent: null };
const send: ChatEvent = { type: 'send', outgoing: OUTGOING };
const taken: ChatEvent = { type: 'taken', turnId: 'turn', message: SAID };

describe('a message', () => {
  it('stands on the screen before the server has taken it, and once when it has', () => {
    const sending = run(openChat(conversation([OPENING])), send);
    expect(contents(sending)).toEqual([OPENING.content, SAID.content]);
    expect(showChat(sending).at(-1)?.isUnsent).toBe(true);
    const answered = run(sending, taken);
    expect(contents(answered)).toEqual([OPENING.content, SAID.content, '']);
    expect(showChat(answered).some(({ isUnsent }) => isUnsent)).toBe(false);
  });

  it('that was taken, with an answer that never came, is shown once while it is asked again', () => {
    const chat = run(openChat(conversation([OPENING, SAID, message('reply', 'assistant', 'Why?')]), OUTGOING));
    expect(contents(chat)).toEqual([OPENING.content, SAID.content, 'Why?']);
    expect(contents(run(chat, send, taken, tell(done(message('reply', 'assistant', 'Why?')))))).toEqual(contents(chat));
  });

  it('that was refused waits with the words of the refusal, until it is sent again or taken back', () => {
    const failure = { code: 'too_many_requests', message: 'Wait.', retryAfterSec: 3 };
    const refused = run(openChat(conversation([OPENING])), send, { type: 'refused', failure });
    expect(refused).toMatchObject({ failure, outgoing: OUTGOING, isSending: false });
    expect(run(refused, send)).toMatchObject({ failure: null, isSending: true });
    expect(run(refused, { type: 'take-back' })).toMatchObject({ failure: null, outgoing: null });
    expect(run(refused, { type: 'dismiss' })).toMatchObject({ failure: null, outgoing: OUTGOING });
  });

  it('attempted again stands in the place of the first, with nothing of what followed it', () => {
    const before = conversation([OPENING, SAID, message('reply', 'assistant', 'Why?')]);
    const again = { ...OUTGOING, content: 'I want to lead.', attemptAt: SAID.id };
    const sending = run(openChat(before), { type: 'send', outgoing: again });
    expect(contents(sending)).toEqual([OPENING.content, 'I want to lead.']);
    const second = message('second', 'user', 'I want to lead.');
    expect(contents(run(sending, { type: 'taken', turnId: 'turn', message: second }))).toEqual([OPENING.content, 'I want to lead.', '']);
  });
});

describe('a reply', () => {
  const REPLY = message('reply', 'assistant', 'What would a first step be?');
  const answered = run(openChat(conversation([OPENING])), send, taken);

  it('grows, and is the server’s own when it is done, with what was seen in the answer', () => {
    const half = run(answered, tell(delta(REPLY.content, 0, 10)));
    expect(contents(half).at(-1)).toBe('What would');
    const seen = { rubric: 'interview', band: 'solid' } as CoachMessage['evaluation'];
    const whole = run(half, tell(delta(REPLY.content, 10)), tell(done(REPLY, seen)));
    expect(whole).toMatchObject({ live: null, conversation: { liveTurnId: null } });
    expect(whole.conversation.messages).toEqual([OPENING, { ...SAID, evaluation: seen }, REPLY]);
  });

  it('that fails keeps what it said', () => {
    const failure = { code: 'ai_failed', message: 'Failed to get AI response' };
    const failed = run(answered, tell(delta('What would')), tell({ id: 11, event: 'failed', data: failure }));
    expect(showChat(failed).at(-1)?.message).toMatchObject({ content: 'What would', state: 'failed', failure });
    expect(failed.live).toBeNull();
  });

  it('asked for again takes the place of the one before', () => {
    const chat = openChat(conversation([OPENING, SAID, REPLY]));
    expect(contents(run(chat, { type: 'taken', turnId: 'turn', message: null }, tell(delta('And?'))))).toEqual([
      OPENING.content,
      SAID.content,
      'And?',
    ]);
  });

  it('of another turn is not mixed in', () => {
    expect(run(answered, tell(delta('Other.'), 'another'))).toBe(answered);
  });

  it('is drawn from what is stored after a reload', () => {
    const stored = conversation([OPENING, SAID, { ...REPLY, content: 'What would', state: 'live' }], 'turn');
    expect(contents(openChat(stored)).at(-1)).toBe('What would');
    expect(contents(run(openChat(stored), tell(delta(REPLY.content, 10)))).at(-1)).toBe(REPLY.content);
  });

  it('does not go away with a conversation that was asked for before it began', () => {
    const late: ChatEvent = { type: 'read', conversation: conversation([OPENING]), asked: 0 };
    expect(run(answered, late)).toBe(answered);
    expect(run(answered, { ...late, asked: answered.revision }).live).toBeNull();
  });

  it('holds the text exactly once, a beginning of what is stored at any time, however often it is read from anywhere', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('connect' as const), from: fc.nat(), to: fc.nat() }),
      fc.record({ kind: fc.constant('read' as const), to: fc.nat() }),
      fc.record({ kind: fc.constant('reload' as const), to: fc.nat() }),
    );
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 60 }), fc.array(step, { maxLength: 30 }), (text, steps) => {
        let chat = answered;
        let stored = 0;
        for (const { kind, to, ...more } of steps) {
          stored = Math.max(stored, to % (text.length + 1));
          const known = chat.live?.text ?? '';
          const now = conversation([OPENING, SAID, { ...REPLY, content: text.slice(0, stored), state: 'live' }], 'turn');
          if (kind === 'reload') chat = openChat(now);
          else if (kind === 'read') chat = run(chat, { type: 'read', conversation: now, asked: chat.revision });
          else {
            const from = ('from' in more ? more.from : 0) % (stored + 1);
            if (stored > from) chat = run(chat, tell(delta(text, from, stored)));
          }
          const drawn = contents(chat).at(-1) ?? '';
          if (!text.startsWith(drawn) || drawn.length < known.length) return false;
        }
        const rest = delta(text, chat.live?.text.length);
        return contents(run(chat, tell(rest), tell(rest))).at(-1) === text;
      }),
    );
  });
});

it('tells whether the line is lost, and changes nothing where nothing is new', () => {
  const chat = openChat(conversation([OPENING]));
  expect(run(chat, { type: 'cut' })).toMatchObject({ isCut: true });
  expect(run(chat, { type: 'cut' }, { type: 'mended' })).toMatchObject({ isCut: false });
  expect(run(chat, { type: 'mended' })).toBe(chat);
  expect(run(chat, { type: 'dismiss' })).toBe(chat);
});

describe('a reply that is begun anew', () => {
  const at = (text: string, from: number, start = 0): TurnEvent => ({
    id: from + text.length,
    event: 'delta',
    data: { text: text.slice(start) },
  });
  const begun = run(openChat(conversation([OPENING, SAID])), taken, tell(delta('Your score')));

  it('takes back what was shown, once, and goes on from its own numbers', () => {
    const anew = run(begun, tell(restart(1_000_000)), tell(at('Why', 1_000_000)));
    expect(contents(anew).at(-1)).toBe('Why');
    expect(anew.live).toEqual({ turnId: 'turn', text: 'Why', from: 1_000_000 });
    expect(run(anew, tell(restart(1_000_000)))).toBe(anew);
    expect(contents(run(anew, tell(at('Why now?', 1_000_000, 3)))).at(-1)).toBe('Why now?');
  });

  it('is not mixed with what came before, whichever of the two the server is read at', () => {
    expect(run(begun, tell(at('Why now?', 1_000_000, 3)))).toBe(begun);
    const read = conversation([OPENING, SAID, { ...message('reply', 'assistant', 'Why now'), state: 'live' }], 'turn');
    const loaded = run(begun, { type: 'read', conversation: read, asked: begun.revision });
    expect(contents(loaded).at(-1)).toBe('Your score');
    expect(contents(run(loaded, tell(restart(1_000_000)), tell(at('Why now?', 1_000_000)))).at(-1)).toBe('Why now?');
  });
});
