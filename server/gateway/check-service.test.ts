import { describe, expect, it } from 'vitest';
import { hang, refuse, say, send, type AiAnswer } from '../../tests/support/outside/ai-service.ts';
import { misbehave, REQUEST, type Timeouts } from '../../tests/support/outside/trial-model.ts';
import { checkService, isGoodEnough } from './check-service.ts';

const { messages: _messages, isJson: _isJson, ...SETTINGS } = REQUEST;
const GOOD = 'You say “Sick calls fell from 12 to 4”, which is a clear end. What did you do on the first day?';

async function check(script: readonly AiAnswer[], timeouts: Timeouts = {}) {
  const { model } = await misbehave(script, timeouts);
  let now = 0;
  const lines = await checkService(model, SETTINGS, 'ai.example.org', () => (now += 10));
  return { lines, text: lines.map(({ text }) => text).join('\n'), isGood: isGoodEnough(lines) };
}

describe('the check of a service', () => {
  it('says that one is fit, with its speed', async () => {
    const { lines, text, isGood } = await check([say(GOOD)]);
    expect(isGood).toBe(true);
    expect(lines.every(({ ok }) => ok === true)).toBe(true);
    expect(text).toContain('takes the key, and knows the model words-1');
    expect(text).toMatch(/First words after 0\.0 s, then about \d+ tokens a second\./);
  });

  it('lets one reply of three fail, and no more', async () => {
    expect((await check([say(GOOD), say('Your score is 98.'), say(GOOD)])).isGood).toBe(true);
    const { isGood, text } = await check([say('Your score is 98.')]);
    expect(isGood).toBe(false);
    expect(text).toContain('Reply 1 of 3 would not stand. It gave a score');
  });

  it('tells of thoughts, of one piece and of no question', async () => {
    expect((await check([say(`<think>Ask.</think>${GOOD}`)])).text).toContain('without the thoughts');
    const whole = JSON.stringify({ choices: [{ message: { content: 'You sat down with Rosa.' }, finish_reason: 'stop' }] });
    const { text, isGood } = await check([send([whole], { headers: { 'content-type': 'application/json' } })]);
    expect(text).toContain('Replies come in one piece');
    expect(text).toContain('asks no question');
    expect(isGood).toBe(true);
  });

  it.each<[string, AiAnswer, Timeouts, string]>([
    ['a key that is refused', refuse(401), {}, 'Set AI_API_KEY'],
    ['a model that is not known', refuse(404), {}, 'Set AI_MODEL'],
    ['too many requests', refuse(429), {}, 'Wait, or raise the limit'],
    ['a service that is down', refuse(503), {}, 'Is the service running'],
    ['silence', hang, { connectMs: 40 }, 'Is the model loaded?'],
    ['no words', say(' '), {}, 'Raise AI_MAX_TOKENS'],
    ['another format', send(['<p>Hello</p>'], { headers: { 'content-type': 'text/html' } }), {}, 'in another format'],
  ])('says what to do about %s', async (_, answer, timeouts, advice) => {
    const { text, isGood } = await check([answer], timeouts);
    expect(text).toContain(advice);
    expect(isGood).toBe(false);
  });
});
