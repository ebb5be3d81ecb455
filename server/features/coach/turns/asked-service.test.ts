import { afterAll, beforeAll, expect, it } from 'vitest';
import { say as words } from '../../../../tests/support/outside/ai-service.ts';
import { begin, hear, openCoachHouse, say } from '../../../../tests/support/houses/coach-house.ts';
import { PLAIN_PLANNER } from '../../../../tests/support/houses/plain-planner.ts';
import { signUp } from '../../../../tests/support/houses/test-house.ts';

let house: Awaited<ReturnType<typeof openCoachHouse>>;
beforeAll(async () => {
  house = await openCoachHouse([words('Go on.')]);
  house.house.planner = PLAIN_PLANNER;
});
afterAll(() => house.close());

it('a turn is asked for with the figures of the specification, and the last ten messages [spec 9.chat.model .max-tokens .temperature .presence .frequency .history]', async () => {
  const learner = await signUp(house.app);
  const { id } = await begin(learner);
  for (let n = 1; n <= 7; n++) await hear(learner, await say(learner, id, `Message ${n}.`));
  const { body } = house.service.requests.at(-1) ?? {};
  expect(body).toMatchObject({
    model: 'gpt-3.5-turbo',
    max_tokens: 500,
    temperature: 0.7,
    presence_penalty: 0.1,
    frequency_penalty: 0.1,
  });
  const [system, ...said] = body?.messages ?? [];
  expect(system?.role).toBe('system');
  expect(said).toHaveLength(10);
  expect([said[1]?.content, said.at(-1)?.content]).toEqual(['Message 3.', 'Message 7.']);
});
