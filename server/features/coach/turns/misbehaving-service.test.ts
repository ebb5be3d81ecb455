import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import replies from '#core/coach/check-reply/replies.json' with { type: 'json' };
import type { CoachMode } from '#core/practice/modes.ts';
import { delta, DONE, finish, say as words, send as pieces, usage, type AiAnswer } from '../../../../tests/support/outside/ai-service.ts';
import { begin, hear, lastOf, openCoachHouse, say, show, type CoachedLearner } from '../../../../tests/support/houses/coach-house.ts';
import { PLAIN_PLANNER, PLAIN_WORDS } from '../../../../tests/support/houses/plain-planner.ts';
import { signUp } from '../../../../tests/support/houses/test-house.ts';
import { openModel } from '../../../../tests/support/outside/trial-model.ts';

const { bad, lastAsked, mended, said: SAID } = replies;
const GOOD = 'The swap list is the heart of it. What did Rosa say?';

let house: Awaited<ReturnType<typeof openCoachHouse>>;
let learner: CoachedLearner;
beforeAll(async () => {
  house = await openCoachHouse([words(GOOD)], { AI_DAILY_TURNS: '10000' });
  house.house.planner = PLAIN_PLANNER;
  house.house.model = openModel(house.service.url, { betweenTokensMs: 300, totalMs: 4000 });
  learner = await signUp(house.app);
});
afterAll(() => house.close());

/** What stands when a service has answered so, and all that its readers were ever shown. */
async function answerWith(script: readonly AiAnswer[], said = SAID, context: object = { question: lastAsked }) {
  house.tell(script);
  const { id } = await begin(learner, 'interview', context);
  const asked = house.service.requests.length;
  const turnId = await say(learner, id, said);
  const events = await hear(learner, turnId);
  const reply = lastOf(await show(learner, id));
  return { events, reply, requests: house.service.requests.slice(asked), again: await hear(learner, turnId) };
}

const shownIn = (events: Awaited<ReturnType<typeof hear>>): string =>
  events.flatMap(({ event, data }) => (event === 'delta' ? (data as { text: string }).text : [])).join('\n');

/** More ways that show only on the wire. */
const ON_THE_WIRE: readonly (readonly [string, AiAnswer])[] = [
  ['is cut off by its own limit', pieces([delta('The swap list is the heart of it.'), finish('length'), DONE])],
  ['calls a tool that nobody offered', pieces([delta('<tool_call>{"name":"score","arguments":{"score":98}}'), finish('tool_calls'), DONE])],
  ['sends half a letter', pieces([delta('That is \ud83e it.'), finish(), DONE])],
  [
    'writes on and on without an end',
    pieces([...Array.from({ length: 400 }, (_, i) => delta(`And on and on, number ${i}. `)), finish(), DONE]),
  ],
];

describe('a service that misbehaves', { timeout: 60_000 }, () => {
  it.each([...bad.map(({ name, reply }) => [`gives ${name}`, words(reply)] as const), ...ON_THE_WIRE])(
    'and %s is asked once more, then our own words stand, and say so',
    async (_, bad) => {
      const { reply, requests, events, again } = await answerWith([bad]);
      expect(requests).toHaveLength(2);
      expect(reply).toMatchObject({ state: 'complete', content: PLAIN_WORDS, provider: 'builtin', inPlaceOf: 'service', asked: null });
      expect(reply.usage?.outputTokens).toBeGreaterThan(0);
      expect(reply.costUsd).toBeGreaterThan(0);
      expect(events.at(-1)).toMatchObject({ event: 'done', data: { provider: 'builtin', message: { content: PLAIN_WORDS } } });
      expect(shownIn(again)).toBe(PLAIN_WORDS);
    },
  );

  it.each(bad)('with $name once is asked once more, and its second reply stands', async ({ reply: sent }) => {
    const { reply, requests } = await answerWith([words(sent), words(GOOD)]);
    expect(requests).toHaveLength(2);
    expect(reply).toMatchObject({ state: 'complete', content: GOOD, provider: 'openai', inPlaceOf: null });
    expect(reply.asked).toMatchObject({ text: 'What did Rosa say?', isFollowUp: true });
  });

  it.each([
    [
      'an error in mid-stream',
      pieces([delta('The swap list is it. Your score is 98. You will get the job. '), 'data: {"error":{"code":500}}\n\n']),
    ],
    ['a line that is cut', pieces([delta('The swap list is it. Your score is 98. You will get the job. ')], { ending: 'cut' })],
    ['silence', pieces([delta('The swap list is it. ') + delta('Your score is 98. And '), usage(1, 1)], { ending: 'hang' })],
  ])('and ends with %s has said nothing that would not stand', async (_, broken) => {
    const { reply, events } = await answerWith([broken]);
    expect(reply).toMatchObject({ state: 'failed', content: 'The swap list is it.', asked: { text: lastAsked } });
    expect(shownIn(events)).not.toContain('98');
  });

  it('and is stopped has said nothing that would not stand', async () => {
    house.tell([pieces([delta('The swap list is it. Your score is 98. And ')], { ending: 'hang' })]);
    house.house.model = openModel(house.service.url);
    const { id } = await begin(learner, 'interview', { question: lastAsked });
    const turnId = await say(learner, id, SAID);
    await expect.poll(async () => lastOf(await show(learner, id)).content).not.toBe('');
    await learner.call('POST', `/api/coach/turns/${turnId}/stop`);
    expect(lastOf(await show(learner, id))).toMatchObject({ state: 'stopped', content: 'The swap list is it.' });
    house.house.model = openModel(house.service.url, { betweenTokensMs: 300, totalMs: 4000 });
  });

  it('and fails when it is asked once more leaves the word to us', async () => {
    const { reply } = await answerWith([words('Your score is 98.'), pieces([delta('The ')], { ending: 'cut' })]);
    expect(reply).toMatchObject({ state: 'complete', content: PLAIN_WORDS, inPlaceOf: 'service' });
  });

  it.each(mended)('and gives $name is freed of it', async ({ reply: sent }) => {
    const { reply, requests } = await answerWith([words(sent)]);
    expect(requests).toHaveLength(1);
    expect(reply).toMatchObject({ state: 'complete', content: 'What did Rosa say?', provider: 'openai' });
  });
});

describe('a service that behaves', () => {
  it.each(replies.good.filter(({ titles }) => titles === undefined).map((good, i) => [i, good] as const))(
    'is not disturbed: reply %d',
    async (_, good) => {
      house.tell([words(good.reply)]);
      const { id } = await begin(learner, good.mode as CoachMode, good.mode === 'interview' ? { question: good.last ?? lastAsked } : {});
      const asked = house.service.requests.length;
      const events = await hear(learner, await say(learner, id, good.said.join('\n')));
      expect(house.service.requests.length - asked).toBe(1);
      expect(events.map(({ event }) => event)).not.toContain('restart');
      expect(lastOf(await show(learner, id))).toMatchObject({
        state: 'complete',
        content: good.reply,
        provider: 'openai',
        inPlaceOf: null,
      });
    },
  );
});
