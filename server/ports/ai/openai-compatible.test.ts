import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DONE,
  delta,
  finish,
  hang,
  refuse,
  say,
  send,
  startAiService,
  usage,
  type AiAnswer,
  type AiService,
} from '../../../tests/support/outside/ai-service.ts';
import { KEY, REQUEST, misbehave, openModel, readReply, startService } from '../../../tests/support/outside/trial-model.ts';
import { testLanguageModel } from './language-model.contract.ts';

const TEXT = 'Begin with one page.';
const STOPPED = { type: 'finish', reason: 'stop' };

let talking: AiService;
beforeAll(async () => {
  talking = await startAiService({ script: [say(TEXT, 2)] });
});
afterAll(() => talking.close());
testLanguageModel('an OpenAI-compatible service', () => ({
  talking: openModel(talking.url),
  broken: openModel('http://127.0.0.1:1/v1', {}, { wait: async () => {}, random: () => 0 }),
}));

describe('What the service is asked', () => {
  it('holds the model, the messages, the figures and the key, and asks it to stream and to count [spec 7.ai.messages]', async () => {
    const { service, model } = await misbehave([say(TEXT)]);
    await readReply(model);
    const [asked] = service.requests;
    expect(asked).toMatchObject({ url: '/v1/chat/completions', headers: { authorization: `Bearer ${KEY}` } });
    expect(asked?.body).toEqual({
      model: 'words-1',
      messages: REQUEST.messages,
      max_tokens: 100,
      temperature: 0.7,
      presence_penalty: 0.1,
      frequency_penalty: 0.2,
      stream: true,
      stream_options: { include_usage: true },
    });
  });

  it('asks for JSON where the reply is to be JSON', async () => {
    const { service, model } = await misbehave([say('{}')]);
    await readReply(model, { ...REQUEST, isJson: true });
    expect(service.requests[0]?.body).toMatchObject({ response_format: { type: 'json_object' } });
  });

  it('goes to the same place with a slash at the end of the base address', async () => {
    const { service } = await misbehave([say(TEXT)]);
    await readReply(openModel(`${service.url}/`));
    expect(service.requests[0]?.url).toBe('/v1/chat/completions');
  });
});

describe('What was used', () => {
  it('is what the service counted', async () => {
    const { model } = await misbehave([send([delta(TEXT), finish(), usage(31, 4), DONE])]);
    expect((await readReply(model)).parts.slice(1)).toEqual([{ type: 'usage', inputTokens: 31, outputTokens: 4 }, STOPPED]);
  });

  it.each([
    ['enormous', 9e15],
    ['beyond all numbers', 1e300],
    ['negative', -1],
    ['broken', 0.5],
  ])('is estimated where the service’s count is %s, and the reply stays whole', async (_, count) => {
    const { model } = await misbehave([send([delta(TEXT), finish(), usage(count, 4), DONE])]);
    expect((await readReply(model)).parts.slice(1)).toEqual([{ type: 'usage', inputTokens: 8, outputTokens: 5 }, STOPPED]);
  });

  it('is estimated where the service does not count, and where the reply broke off', async () => {
    for (const answer of [send([delta(TEXT), finish(), DONE]), send([delta(TEXT)], { ending: 'cut' })]) {
      const { model } = await misbehave([answer]);
      expect((await readReply(model)).parts).toContainEqual({ type: 'usage', inputTokens: 8, outputTokens: 5 });
    }
  });
});

describe('A reply that comes in another way', () => {
  const bytes = Buffer.from(delta('Schön, 🪨 こんにちは') + finish() + DONE);
  it.each<[string, AiAnswer, string]>([
    ['byte by byte, its letters split', send([...bytes].map((byte) => Buffer.of(byte))), 'Schön, 🪨 こんにちは'],
    ['with CRLF', send([(delta('One ') + delta('two.') + finish() + DONE).replaceAll('\n', '\r\n')]), 'One two.'],
    ['with comments between', send([': waiting\n\n', delta('One '), ': waiting\n\n', delta('two.'), finish(), DONE]), 'One two.'],
    ['without [DONE]', send([delta(TEXT), finish()]), TEXT],
    ['without a reason at its end', send([delta(TEXT), DONE]), TEXT],
    ['cut after its end', send([delta(TEXT), finish()], { ending: 'cut' }), TEXT],
    ['with rubbish after its end', send([delta(TEXT), finish(), 'data: {\n\n']), TEXT],
    ['with fields we do not know', send([`event: chunk\nid: 7\n${delta(TEXT)}`, 'data: {"object":"ping"}\n\n', finish(), DONE]), TEXT],
    [
      'whole, although it was asked to stream',
      send([JSON.stringify({ choices: [{ message: { role: 'assistant', content: TEXT }, finish_reason: 'stop' }] })], {
        headers: { 'content-type': 'application/json; charset=utf-8' },
      }),
      TEXT,
    ],
  ])('%s, is the same reply', async (_, answer, text) => {
    const { model, waits } = await misbehave([answer]);
    expect(await readReply(model)).toMatchObject({ text, last: STOPPED });
    expect(waits).toEqual([]);
  });

  it('says that it was cut short where the service says so', async () => {
    const { model } = await misbehave([send([delta(TEXT), finish('length'), DONE])]);
    expect((await readReply(model)).last).toEqual({ type: 'finish', reason: 'length' });
  });

  it('ends soon after its last word, even when the service then keeps the line open', async () => {
    const { model } = await misbehave([send([delta(TEXT), finish()], { ending: 'hang' })]);
    expect(await readReply(model)).toMatchObject({ text: TEXT, last: STOPPED });
  });
});

describe('A redirect', () => {
  it('is not followed, with the key or without', async () => {
    const { service: elsewhere } = await misbehave([say(TEXT)]);
    const { model } = await misbehave([refuse(307, { location: `${elsewhere.url}/chat/completions` })]);
    expect((await readReply(model)).parts).toEqual([{ type: 'error', code: 'failed', retryable: false, status: 307 }]);
    expect(elsewhere.requests).toEqual([]);
  });
});

describe('An enormous reply', () => {
  it('is stopped beyond four times what was asked for, and the service is left', async () => {
    const { service, model } = await misbehave([
      send(
        Array.from({ length: 5000 }, () => delta('🪨'.repeat(50))),
        { ending: 'hang' },
      ),
    ]);
    const { text, last } = await readReply(model, { ...REQUEST, maxTokens: 10 });
    expect(text).toBe('🪨'.repeat(80));
    expect(last).toEqual({ type: 'finish', reason: 'length' });
    await expect.poll(service.countOpen).toBe(0);
  });

  it('keeps no half of a character at the cut', async () => {
    const { model } = await misbehave([send([delta(`x${'🪨'.repeat(50)}`), finish(), DONE])]);
    expect((await readReply(model, { ...REQUEST, maxTokens: 1 })).text).toBe(`x${'🪨'.repeat(7)}`);
  });
});

describe('Stopping', () => {
  const stopAfter = (ms: number) => AbortSignal.timeout(ms);
  const STOPPED_BY_US = { type: 'finish', reason: 'aborted' };

  it('asks for nothing when it was stopped before', async () => {
    const { service, model } = await misbehave([say(TEXT)]);
    expect((await readReply(model, REQUEST, AbortSignal.abort())).parts).toEqual([STOPPED_BY_US]);
    expect(service.requests).toEqual([]);
  });

  it.each<[string, AiAnswer, string]>([
    ['before the answer', hang, ''],
    ['before the first event', send([], { ending: 'hang' }), ''],
    ['in the middle', send([delta('Begin ')], { ending: 'hang' }), 'Begin '],
  ])('%s keeps what was said and leaves the service', async (_, answer, text) => {
    const { service, model } = await misbehave([answer]);
    expect(await readReply(model, REQUEST, stopAfter(60))).toMatchObject({ text, last: STOPPED_BY_US });
    await expect.poll(service.countOpen).toBe(0);
  });

  it('while it waits to ask again ends at once', async () => {
    const service = await startService([refuse(429, { 'retry-after': '9' })]);
    const model = openModel(service.url);
    expect((await readReply(model, REQUEST, stopAfter(60))).parts).toEqual([STOPPED_BY_US]);
  });

  it('leaves the service when nobody reads on', async () => {
    const { service, model } = await misbehave([send([delta('Begin '), delta('with ')], { ending: 'hang' })]);
    for await (const part of model.stream(REQUEST, new AbortController().signal)) {
      expect(part).toEqual({ type: 'text-delta', text: 'Begin ' });
      break;
    }
    await expect.poll(service.countOpen).toBe(0);
  });
});
