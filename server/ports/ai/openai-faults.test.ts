import { describe, expect, it } from 'vitest';
import { DONE, delta, finish, hang, refuse, say, send, type AiAnswer } from '../../../tests/support/outside/ai-service.ts';
import { KEY, PROMPT, misbehave, openModel, readReply, startService, type Timeouts } from '../../../tests/support/outside/trial-model.ts';

const TEXT = 'Begin with one page.';
const STOPPED = { type: 'finish', reason: 'stop' };
const UNAVAILABLE = { type: 'error', code: 'unavailable', retryable: true };

describe('A service that fails', () => {
  it.each<[string, AiAnswer, object]>([
    ['refuses the key', refuse(401), { code: 'unauthorised', retryable: false, status: 401 }],
    ['does not know the model', refuse(404), { code: 'failed', retryable: false, status: 404 }],
    ['answers with a page', send(['<p>Hello</p>'], { headers: { 'content-type': 'text/html' } }), { code: 'failed', retryable: false }],
    ['answers with JSON that is no reply', refuse(200, {}, '[1]'), { code: 'failed', retryable: true }],
    ['answers with half of a JSON', refuse(200, {}, '{"choices":'), { code: 'failed', retryable: true }],
    ['says nothing in a whole stream', send([finish(), DONE]), { code: 'empty_reply', retryable: true }],
    ['says only blanks', send([delta(' '), delta('\n'), finish(), DONE]), { code: 'empty_reply', retryable: true }],
    [
      'says nothing in a whole answer',
      refuse(200, {}, '{"choices":[{"message":{"content":""},"finish_reason":"stop"}]}'),
      { code: 'empty_reply', retryable: true },
    ],
    [
      'sends an event larger than anything',
      send([`data: ${'x'.repeat(1_100_000)}`], { ending: 'hang' }),
      { code: 'failed', retryable: true },
    ],
  ])('for good when it %s', async (_, answer, error) => {
    const { service, model } = await misbehave([answer, say(TEXT)]);
    expect((await readReply(model)).last).toEqual({ type: 'error', ...error });
    expect(service.requests).toHaveLength(1);
  });

  it.each<[string, AiAnswer]>([
    ['408', refuse(408)],
    ['409', refuse(409)],
    ['429', refuse(429)],
    ['500', refuse(500)],
    ['503 with a page', refuse(503, { 'content-type': 'text/html' }, '<h1>Down</h1>')],
    ['a line cut before the answer', (response) => void response.destroy()],
    ['a line cut before the first event', send([], { ending: 'cut' })],
    ['a line cut inside the first event', send([delta(TEXT).slice(0, 20)], { ending: 'cut' })],
    ['a stream that ends before it began', send([])],
    ['an error in place of the first event', send(['data: {"error":{"message":"Busy","type":"server_error"}}\n\n'])],
    ['a refusal in place of the first event', send(['data: {"error":{"code":"rate_limit_exceeded"}}\n\n'])],
    ['an error in a few words', send(['data: {"error":"Busy"}\n\n'])],
  ])('at first with %s is asked again', async (_, answer) => {
    const { service, model, waits } = await misbehave([answer, say(TEXT)]);
    expect(await readReply(model)).toMatchObject({ text: TEXT, last: STOPPED });
    expect(service.requests).toHaveLength(2);
    expect(waits).toEqual([500]);
  });

  it('every time is asked three times, with longer waits between', async () => {
    const { service, model, waits } = await misbehave([refuse(500)]);
    expect((await readReply(model)).parts).toEqual([{ ...UNAVAILABLE, status: 500 }]);
    expect(service.requests).toHaveLength(3);
    expect(waits).toEqual([500, 1000]);
  });

  it('is not there at all', async () => {
    const model = openModel('http://127.0.0.1:1/v1', {}, { wait: async () => {}, random: () => 0 });
    expect((await readReply(model)).parts).toEqual([UNAVAILABLE]);
  });

  it.each<[string, AiAnswer, object]>([
    ['is cut', send([delta('Begin '), delta('with ')], { ending: 'cut' }), UNAVAILABLE],
    ['is cut inside an event', send([delta('Begin '), delta('with '), 'data: {"choi'], { ending: 'cut' }), UNAVAILABLE],
    ['ends without an end', send([delta('Begin '), delta('with ')]), UNAVAILABLE],
    [
      'breaks with an error',
      send([delta('Begin '), delta('with '), 'data: {"error":{"code":500}}\n\n', DONE]),
      { ...UNAVAILABLE, status: 500 },
    ],
    [
      'holds an event that is no JSON',
      send([delta('Begin '), delta('with '), 'data: {"choi\n\n', finish(), DONE]),
      { type: 'error', code: 'failed', retryable: true },
    ],
  ])('keeps what was said when the reply %s, and is not asked again', async (_, answer, error) => {
    const { service, model } = await misbehave([answer, say(TEXT)]);
    expect(await readReply(model)).toMatchObject({ text: 'Begin with ', last: error });
    expect(service.requests).toHaveLength(1);
  });

  it('never has its words, the key or the prompt in what we say of it', async () => {
    const told = JSON.stringify({ error: { message: `${KEY} ${PROMPT}`, code: 500 } });
    for (const answer of [refuse(401, {}, told), refuse(400, {}, told), send([`data: ${told}\n\n`])]) {
      const said = JSON.stringify((await readReply((await misbehave([answer])).model)).parts);
      expect(said).not.toContain(KEY);
      expect(said).not.toContain(PROMPT);
    }
  });
});

describe('Retry-After', () => {
  it('is waited for, in seconds', async () => {
    const { model, waits } = await misbehave([refuse(429, { 'retry-after': '2' }), say(TEXT)]);
    expect((await readReply(model)).text).toBe(TEXT);
    expect(waits).toEqual([2000]);
  });

  it('is waited for, as a date', async () => {
    const { model, waits } = await misbehave([refuse(429, { 'retry-after': new Date(Date.now() + 4000).toUTCString() }), say(TEXT)]);
    expect((await readReply(model)).text).toBe(TEXT);
    expect(waits[0]).toBeGreaterThan(1000);
    expect(waits[0]).toBeLessThanOrEqual(4000);
  });

  it('is passed on when it is too long to be waited for', async () => {
    const { service, model, waits } = await misbehave([refuse(429, { 'retry-after': '60' }), say(TEXT)]);
    expect((await readReply(model)).parts).toEqual([
      { type: 'error', code: 'rate_limited', retryable: true, status: 429, retryAfterMs: 60_000 },
    ]);
    expect([service.requests.length, waits]).toEqual([1, []]);
  });

  it.each(['soon', ''])('that says %j counts for nothing', async (value) => {
    const { model, waits } = await misbehave([refuse(429, { 'retry-after': value }), say(TEXT)]);
    expect((await readReply(model)).text).toBe(TEXT);
    expect(waits).toEqual([500]);
  });
});

describe('A service that keeps silent', () => {
  const TIMEOUT = { type: 'error', code: 'timeout', retryable: true };
  it.each<[string, AiAnswer, Timeouts, string]>([
    ['before it answers', hang, { connectMs: 40 }, ''],
    ['before its first event', send([], { ending: 'hang' }), { firstTokenMs: 40 }, ''],
    [
      'before its first event, but for comments',
      send(
        Array.from({ length: 200 }, () => ': wait\n\n'),
        { pauseMs: 10 },
      ),
      { firstTokenMs: 80 },
      '',
    ],
    ['in the middle', send([delta('Begin ')], { ending: 'hang' }), { betweenTokensMs: 40 }, 'Begin '],
  ])('%s is given up', async (_, answer, timeouts, text) => {
    const { service, model } = await misbehave([answer], timeouts);
    expect(await readReply(model)).toMatchObject({ text, last: TIMEOUT });
    expect(service.requests).toHaveLength(1);
  });

  it('a little and again and again is given up in the end', async () => {
    const { model } = await misbehave(
      [
        send(
          Array.from({ length: 500 }, () => delta('on ')),
          { pauseMs: 10 },
        ),
      ],
      { totalMs: 150 },
    );
    const { text, last } = await readReply(model);
    expect(last).toEqual(TIMEOUT);
    expect(text).toMatch(/^(on )+$/);
  });

  it('while it is to be asked again is given up in the end', async () => {
    const service = await startService([refuse(429, { 'retry-after': '9' })]);
    const model = openModel(service.url, { totalMs: 60 });
    expect((await readReply(model)).parts).toEqual([TIMEOUT]);
  });
});
