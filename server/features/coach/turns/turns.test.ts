import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '#core/random.ts';
import { delta, DONE, finish, hang, refuse, say as words, send as pieces } from '../../../../tests/support/outside/ai-service.ts';
import {
  begin,
  hear,
  lastOf,
  openCoachHouse,
  say,
  send,
  show,
  textOf,
  type CoachedLearner,
} from '../../../../tests/support/houses/coach-house.ts';
import { expectProblem } from '../../../../tests/support/expect-problem.ts';
import { PLAIN_PLANNER, PLAIN_WORDS } from '../../../../tests/support/houses/plain-planner.ts';
import { signUp } from '../../../../tests/support/houses/test-house.ts';
import { openModel } from '../../../../tests/support/outside/trial-model.ts';
import { RESTART_IDS } from '#core/coach/conversation/limits.ts';
import { recoverTurns } from './recover-turns.ts';

const REPLY = 'Name one thing. Then a day. 🪨 Then who will know. What is it?';
/** However slow the machine is, it does not end by itself. */
const UNENDING = pieces([delta('Name one thing. Then')], { ending: 'hang' });

let house: Awaited<ReturnType<typeof openCoachHouse>>;
let learner: CoachedLearner;
beforeAll(async () => {
  house = await openCoachHouse([words(REPLY)]);
  house.house.planner = PLAIN_PLANNER;
  learner = await signUp(house.app);
});
afterAll(() => house.close());

describe('a turn', () => {
  it('is told from any place on, each character once, however often it is begun anew', async () => {
    house.tell([words(REPLY, 3)]);
    const { id } = await begin(learner);
    const turnId = await say(learner, id, 'I want to change jobs.');
    const whole = await hear(learner, turnId);
    expect(textOf(whole)).toBe(REPLY);
    expect(whole.at(-1)).toMatchObject({ id: REPLY.length + 1, event: 'done', data: { provider: 'openai', message: { content: REPLY } } });
    for (let from = 0; from <= REPLY.length; from++) {
      const rest = await hear(learner, turnId, from);
      expect([from, textOf(rest)]).toEqual([from, REPLY.slice(from)]);
      expect(rest.at(-1)?.event).toBe('done');
    }
    expect(await hear(learner, turnId, REPLY.length + 1)).toEqual([]);
  });

  it('tells its end to whoever asks for what comes after it', async () => {
    house.tell([words(REPLY, 10)]);
    const { id } = await begin(learner);
    const turnId = await say(learner, id, 'I want to change jobs.');
    const live = await hear(learner, turnId, 1_000_000);
    for (const events of [live, await hear(learner, turnId, REPLY.length + 2), await hear(learner, turnId, 1_000_000)])
      expect(events).toMatchObject([{ id: REPLY.length + 1, event: 'done' }]);
  });

  it('tells many readers the same, whenever they come and go', async () => {
    house.tell([words(REPLY, 10)]);
    const { id } = await begin(learner);
    const turnId = await say(learner, id, 'I want to change jobs.');
    const random = seededRandom(7);
    const readers = Array.from({ length: 20 }, async () => {
      await sleep(random() * 200);
      return textOf(await hear(learner, turnId));
    });
    expect(new Set(await Promise.all(readers))).toEqual(new Set([REPLY]));
  });

  it('keeps a letter whole that a service has cut in two', async () => {
    house.tell([pieces([delta('A \ud83e'), delta('\udea8 stone.'), finish(), DONE], { pauseMs: 60 })]);
    const { id } = await begin(learner);
    const events = await hear(learner, await say(learner, id, 'Which stone?'));
    expect(textOf(events)).toBe('A 🪨 stone.');
    expect(lastOf(await show(learner, id)).content).toBe('A 🪨 stone.');
  });

  it.each([
    ['begins with', '\udea8 stone.', PLAIN_WORDS],
    ['holds', 'A \ud83e stone.', PLAIN_WORDS],
    ['ends with', 'A stone. \ud83e', 'A stone.'],
  ])('that %s half a letter tells the same while it is written and ever after', async (_, said, kept) => {
    house.tell([pieces([delta(said), finish(), DONE])]);
    const { id } = await begin(learner);
    const turnId = await say(learner, id, 'Which stone?');
    expect(textOf(await hear(learner, turnId))).toBe(kept);
    expect(textOf(await hear(learner, turnId))).toBe(kept);
    expect(lastOf(await show(learner, id))).toMatchObject({ state: 'complete', content: kept });
  });

  it('goes on when nobody reads it', async () => {
    house.tell([words(REPLY, 10)]);
    const { id } = await begin(learner);
    const turnId = await say(learner, id, 'I want to change jobs.');
    const leaving = new AbortController();
    const gone = house.app.request(`http://localhost/api/coach/turns/${turnId}/events`, {
      headers: { cookie: learner.cookie },
      signal: leaving.signal,
    });
    await (await gone).body?.cancel();
    leaving.abort();
    await expect.poll(async () => lastOf(await show(learner, id)).state).toBe('complete');
    expect(lastOf(await show(learner, id)).content).toBe(REPLY);
  });

  it('that a service makes too long is asked for again, and both are paid for [spec 9.coach.words]', async () => {
    const long = Array.from({ length: 40 }, (_, i) => `This is sentence number ${i + 1} of them.`).join(' ');
    house.tell([words(long), words(REPLY)]);
    const before = house.service.requests.length;
    const { id } = await begin(learner);
    const turnId = await say(learner, id, 'I want to change jobs.');
    await hear(learner, turnId);
    const reply = lastOf(await show(learner, id));
    expect(reply).toMatchObject({ state: 'complete', content: REPLY, provider: 'openai', inPlaceOf: null });
    expect(reply.usage).toEqual({ inputTokens: 24, outputTokens: 280 + REPLY.split(' ').length });
    const [first, second] = house.service.requests.slice(before);
    expect(first?.body?.messages[0]?.content).not.toContain('It had 200 words or more.');
    expect(second?.body?.messages[0]?.content).toContain('It had 200 words or more.');
    expect(second?.body?.messages.slice(1)).toEqual(first?.body?.messages.slice(1));
    // Whoever comes from before is told that it begins anew, and that once.
    const told = await hear(learner, turnId, 10);
    expect(told.map(({ id: number, event }) => [number, event])).toEqual([
      [RESTART_IDS, 'restart'],
      [RESTART_IDS + REPLY.length, 'delta'],
      [RESTART_IDS + REPLY.length + 1, 'done'],
    ]);
    expect(textOf(await hear(learner, turnId, RESTART_IDS + 10))).toBe(REPLY.slice(10));
    expect(await hear(learner, turnId, RESTART_IDS + REPLY.length + 1)).toEqual([]);
  });

  it('is stopped by its id, and keeps what it said', async () => {
    house.tell([UNENDING]);
    const { id } = await begin(learner);
    const turnId = await say(learner, id, 'I want to change jobs.');
    await expect.poll(async () => lastOf(await show(learner, id)).content).not.toBe('');
    const shown = lastOf(await show(learner, id)).content;
    const other = await signUp(house.app);
    await expectProblem(await other.call('POST', `/api/coach/turns/${turnId}/stop`), 404, 'not_found');
    await expectProblem(await other.call('GET', `/api/coach/turns/${turnId}/events`), 404, 'not_found');
    expect((await learner.call('POST', `/api/coach/turns/${turnId}/stop`)).status).toBe(204);
    const reply = lastOf(await show(learner, id));
    expect(reply.state).toBe('stopped');
    expect(reply.content.startsWith(shown)).toBe(true);
    expect(REPLY.startsWith(reply.content)).toBe(true);
    expect(reply.content).not.toBe(REPLY);
    expect((await hear(learner, turnId)).at(-1)).toMatchObject({ event: 'done', data: { message: { state: 'stopped' } } });
    expect((await learner.call('POST', `/api/coach/turns/${turnId}/stop`)).status).toBe(204);
    house.tell([words(REPLY)]);
    await hear(learner, await say(learner, id, 'Go on.'));
  });

  it.each([
    ['refuses the key', [refuse(401)], 'ai_failed', 'Failed to get AI response', '', {}],
    ['fails', [refuse(500)], 'ai_failed', 'Failed to get AI response', '', {}],
    ['says nothing', [pieces([finish(), DONE])], 'ai_empty_reply', 'No response from AI', '', {}],
    ['does not answer', [hang], 'ai_failed', 'Failed to get AI response', '', { connectMs: 50 }],
    ['never begins', [pieces([], { ending: 'hang' })], 'ai_failed', 'Failed to get AI response', '', { firstTokenMs: 50 }],
    [
      'falls silent',
      // In one piece: between two of them a busy machine is silent as well.
      [pieces([delta('One is here. ') + delta('Two')], { ending: 'hang' })],
      'ai_failed',
      'Failed to get AI response',
      'One is here.',
      { betweenTokensMs: 50 },
    ],
    [
      'is cut off',
      [pieces([delta('One is here. '), 'data: {"cho'], { ending: 'cut' })],
      'ai_failed',
      'Failed to get AI response',
      'One is here.',
      {},
    ],
  ] as const)(
    'fails when the service %s, keeps what was said, and can be asked for again [spec 5.coach.empty 8.text.no-response .failed-reply]',
    async (...row) => {
      const [, script, code, message, partial, timeouts] = row;
      const patient = house.house.model;
      house.house.model = openModel(house.service.url, timeouts);
      house.tell(script);
      const { id } = await begin(learner);
      const events = await hear(learner, await say(learner, id, 'I want to change jobs.'));
      expect(events.at(-1)).toEqual({ id: partial.length + 1, event: 'failed', data: { code, message } });
      expect(JSON.stringify(events)).not.toContain('sk-');
      expect(lastOf(await show(learner, id))).toMatchObject({ state: 'failed', failure: { code, message }, content: partial });

      house.house.model = patient;
      house.tell([words(REPLY)]);
      const again = await learner.call('POST', `/api/coach/conversations/${id}/replies`, {});
      expect(again.status).toBe(202);
      await hear(learner, ((await again.json()) as { turnId: string }).turnId);
      const shown = await show(learner, id);
      expect(shown.messages).toHaveLength(3);
      expect(lastOf(shown)).toMatchObject({ state: 'complete', content: REPLY });
      expect(lastOf(shown).attempts.map(({ content }) => content)).toEqual([partial, REPLY]);
    },
  );

  it('is one, however often it is sent under one key', async () => {
    house.tell([words(REPLY, 5)]);
    const { id } = await begin(learner);
    const sent = await Promise.all(Array.from({ length: 50 }, () => send(learner, id, 'Only once.', 'key-1')));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([202]));
    const turns = await Promise.all(sent.map(async (response) => ((await response.json()) as { turnId: string }).turnId));
    expect(new Set(turns).size).toBe(1);
    await hear(learner, turns[0] ?? '');
    expect((await show(learner, id)).messages.filter(({ role }) => role === 'user')).toHaveLength(1);
    expect(((await (await send(learner, id, 'Only once.', 'key-1')).json()) as { turnId: string }).turnId).toBe(turns[0]);
  });

  it('is not another one under the key of one before', async () => {
    const { id } = await begin(learner);
    const under = (key: string, rest: string, body: object) =>
      learner.call('POST', `/api/coach/conversations/${id}/${rest}`, body, { 'idempotency-key': key });
    const turnOf = async (response: Response) => ((await response.json()) as { turnId: string }).turnId;
    house.tell([words(REPLY)]);
    const said = await turnOf(await under('said', 'messages', { content: 'First.' }));
    await hear(learner, said);
    const again = await turnOf(await under('again', 'replies', {}));
    await hear(learner, again);
    const attemptAt = (await show(learner, id)).messages[1]?.id;
    const better = await turnOf(await under('better', 'messages', { content: 'First.', attemptAt }));
    await hear(learner, better);

    for (const [key, rest, body] of [
      ['said', 'messages', { content: 'Second.' }],
      ['said', 'messages', { content: 'First.', attemptAt }],
      ['said', 'replies', {}],
      ['again', 'messages', { content: 'First.' }],
      ['better', 'messages', { content: 'First.' }],
      ['better', 'messages', { content: 'Better.', attemptAt }],
    ] as const) {
      const { detail } = await expectProblem(await under(key, rest, body), 409, 'conflict');
      expect(detail).toBe('This Idempotency-Key was used for something else here. Send this with one of its own.');
    }
    expect(await turnOf(await under('said', 'messages', { content: ' First.\r\n' }))).toBe(said);
    expect(await turnOf(await under('again', 'replies', {}))).toBe(again);
    expect(await turnOf(await under('better', 'messages', { content: 'First.', attemptAt }))).toBe(better);
  });

  it('is one at a time in a conversation', async () => {
    house.tell([UNENDING]);
    const { id } = await begin(learner);
    const sent = await Promise.all(Array.from({ length: 50 }, (_, n) => send(learner, id, `Number ${n}.`)));
    expect(sent.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(sent.filter(({ status }) => status === 409)).toHaveLength(49);
    expect((await show(learner, id)).messages.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant']);
    const { liveTurnId } = await show(learner, id);
    await learner.call('POST', `/api/coach/turns/${liveTurnId}/stop`);
  });

  it('is one of three that a learner may have at once [spec 9.limit.rate]', async () => {
    house.tell([UNENDING]);
    const busy = await signUp(house.app);
    const begun = [];
    for (let n = 0; n < 4; n++) begun.push(await begin(busy));
    for (const { id } of begun.slice(0, 3)) await say(busy, id, 'Well.');
    const refused = await send(busy, begun[3]?.id ?? '', 'Well.');
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    await expectProblem(refused, 429, 'too_many_requests');
    expect((await show(busy, begun[3]?.id ?? '')).messages).toHaveLength(1);
    await Promise.all(
      begun.slice(0, 3).map(async ({ id }) => busy.call('POST', `/api/coach/turns/${(await show(busy, id)).liveTurnId}/stop`)),
    );
    house.tell([words(REPLY)]);
    await hear(busy, await say(busy, begun[3]?.id ?? '', 'Well.'));
  });

  it('says what it used, and what that is thought to cost [spec 7.ai.usage .chat 9.cost.prompt .completion]', async () => {
    house.tell([words('One two three.')]);
    const { id } = await begin(learner);
    const [last] = (await hear(learner, await say(learner, id, 'Well.'))).slice(-1);
    expect(last?.data).toMatchObject({ usage: { inputTokens: 12, outputTokens: 3 }, costUsd: (12 * 0.0015 + 3 * 0.002) / 1000 });
  });

  it('whose server has gone is failed at its next start, with what it said', async () => {
    house.tell([UNENDING]);
    const { id } = await begin(learner);
    const turnId = await say(learner, id, 'Well.');
    await expect.poll(async () => lastOf(await show(learner, id)).content).not.toBe('');
    await recoverTurns(house.house);
    const reply = lastOf(await show(learner, id));
    expect(reply).toMatchObject({ state: 'failed', failure: { code: 'ai_failed' } });
    expect(reply.content).not.toBe('');
    await learner.call('POST', `/api/coach/turns/${turnId}/stop`);
  });
});

describe('a day', () => {
  it('has so many turns, the opening among them', async () => {
    const few = await openCoachHouse([words(REPLY)], { AI_DAILY_TURNS: '3' });
    few.house.planner = PLAIN_PLANNER;
    const somebody = await signUp(few.app);
    const { id } = await begin(somebody);
    for (const content of ['One.', 'Two.']) await hear(somebody, await say(somebody, id, content));
    const refused = await send(somebody, id, 'Three.');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await expectProblem(refused, 429, 'too_many_requests');
    few.house.now = () => Date.now() + 86_400_000;
    await hear(somebody, await say(somebody, id, 'Three.'));
    await few.close();
  });
});
