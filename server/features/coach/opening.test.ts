import { afterEach, expect, it } from 'vitest';
import type { CoachStatus } from '#core/coach/conversation/conversation.ts';
import { expectJson } from '../../../tests/support/expect-problem.ts';
import { begin, hear, lastOf, openCoachHouse, say as tell } from '../../../tests/support/houses/coach-house.ts';
import { PLAIN_PLANNER } from '../../../tests/support/houses/plain-planner.ts';
import { signUp } from '../../../tests/support/houses/test-house.ts';
import { hang, refuse, say, type AiAnswer } from '../../../tests/support/outside/ai-service.ts';

let house: Awaited<ReturnType<typeof openCoachHouse>>;
afterEach(() => house.close());

const OWN = 'I am glad that you are here. What is on your mind?';
const openings = (text: string): AiAnswer => say(JSON.stringify({ opening: text }));
const openHouse = async (open: AiAnswer, env: Record<string, string> = {}) => {
  house = await openCoachHouse([say('Go on.')], env, open);
  house.house.planner = PLAIN_PLANNER;
  return signUp(house.app);
};

it('a service words the opening message where one is configured, and says that it did', async () => {
  let asked: unknown;
  const learner = await openHouse((response, request) => {
    asked = request.body;
    return openings(OWN)(response, request);
  });
  const opened = await begin(learner);
  expect(lastOf(opened)).toMatchObject({ role: 'assistant', content: OWN, state: 'complete', provider: 'openai' });
  expect(lastOf(opened).usage).toEqual({ inputTokens: 12, outputTokens: expect.any(Number) });
  expect(asked).toMatchObject({ max_tokens: 500, temperature: 0.7, presence_penalty: 0.1, frequency_penalty: 0.1 });
});

it('what an opening has taken that could not be used counts in what the learner has used', async () => {
  const learner = await openHouse(say('Welcome.'));
  expect(lastOf(await begin(learner))).toMatchObject({ provider: 'builtin', usage: { inputTokens: 12 } });
  expect(await expectJson<CoachStatus>(await learner.call('GET', '/api/coach'))).toMatchObject({ usage: { inputTokens: 12 } });
});

it.each([
  ['refuses', refuse(500), {}],
  ['is silent', hang, { AI_OPENING_TIMEOUT_MS: '200' }],
  ['asks more than it should', openings('Who are you? What do you want? Why?'), {}],
  ['says nothing', openings(''), {}],
  ['speaks in prose', say('Welcome.'), {}],
] as const)('the opening of our own stands at once where the service %s', async (_, open, env) => {
  const learner = await openHouse(open, env);
  expect(lastOf(await begin(learner))).toMatchObject({ content: 'What is on your mind?', provider: 'builtin' });
});

it('counts as a reply of the day, and is of our own when these were all', async () => {
  const learner = await openHouse(openings(OWN), { AI_DAILY_TURNS: '2' });
  const { id } = await begin(learner);
  await hear(learner, await tell(learner, id, 'Hello.'));
  expect(lastOf(await begin(learner, 'managerial'))).toMatchObject({ provider: 'builtin' });
});

it('is our own for who has declined the service', async () => {
  const learner = await openHouse(openings(OWN));
  await house.house.db
    .insertInto('learnerSettings')
    .values({ userId: learner.id, playback: '{}', isBuiltinOnly: 1, updatedAt: 0 })
    .execute();
  expect(lastOf(await begin(learner))).toMatchObject({ provider: 'builtin' });
});

it('words of safety are said as they stand, and no service hears what they answer', async () => {
  let asked = 0;
  const learner = await openHouse((response, request) => {
    asked += 1;
    return openings(OWN)(response, request);
  });
  const { open } = PLAIN_PLANNER;
  house.house.planner = {
    ...PLAIN_PLANNER,
    open: async (...given) => ({ ...(await open(...given)), words: 'Call somebody now.', isFixed: true }),
  };
  expect(lastOf(await begin(learner))).toMatchObject({ content: 'Call somebody now.', provider: 'builtin' });
  expect(asked).toBe(0);
});
