import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import type { SkillRecord } from '#core/evidence/skill-record.ts';
import { begin, hear, openCoachHouse, say, show, type CoachedLearner } from '../../../tests/support/houses/coach-house.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { PLAIN_PLANNER } from '../../../tests/support/houses/plain-planner.ts';
import { signUp } from '../../../tests/support/houses/test-house.ts';
import { say as words } from '../../../tests/support/outside/ai-service.ts';

let open: Awaited<ReturnType<typeof openCoachHouse>>;
let learner: CoachedLearner;
beforeAll(async () => {
  open = await openCoachHouse([words('Name one thing. What is it?')]);
});
beforeEach(async () => {
  open.house.planner = PLAIN_PLANNER;
  learner = await signUp(open.app);
});
afterAll(() => open.close());

const path = (id: string, rest = '') => `/api/coach/conversations/${id}${rest}`;
const answer = (id: string, body: object, of = learner) => of.call('POST', path(id, '/evidence'), body);
const practise = async (content: string, of = learner): Promise<Conversation> => {
  const { id } = await begin(of, 'interview');
  await hear(of, await say(of, id, content));
  return expectJson<Conversation>(await of.call('POST', path(id, '/end'), {}));
};
const skill = async () => {
  const { skills } = await expectJson<{ skills: SkillRecord[] }>(await learner.call('GET', '/api/skills'));
  return skills.find(({ id }) => id === 'asking-questions');
};
const QUOTE = 'I asked who baked it';

it('a quote waits for the learner, counts once they agree, and no more once they refuse', async () => {
  const { id, evidence, messages } = await practise(`${QUOTE}.`);
  const [proposed] = evidence;
  const messageId = messages.find(({ role }) => role === 'user')?.id;
  expect(evidence).toEqual([{ id: expect.any(String), skill: 'asking-questions', quote: QUOTE, messageId, state: 'proposed' }]);
  expect(await skill()).toMatchObject({
    ...{ practised: 1, shown: 0, evidence: [{ stage: 'practised' }] },
    waiting: [{ id: proposed?.id, conversationId: id, quote: QUOTE }],
  });
  for (let twice = 0; twice < 2; twice++)
    expect(await expectJson(await answer(id, { agreed: [proposed?.id] }))).toMatchObject({ evidence: [{ state: 'agreed' }] });
  const { shown, waiting, evidence: seen } = (await skill()) ?? {};
  expect([shown, waiting]).toEqual([1, []]);
  expect(seen).toContainEqual(expect.objectContaining({ stage: 'shown', quote: QUOTE, from: { conversationId: id } }));
  expect(await expectJson(await answer(id, { refused: [proposed?.id] }))).toMatchObject({ evidence: [{ state: 'refused' }] });
  const refused = await skill();
  expect(refused).toMatchObject({ practised: 1, shown: 0, waiting: [] });
  expect(JSON.stringify(refused)).not.toContain(QUOTE);
  await answer(id, { agreed: [proposed?.id] });
  expect(await skill()).toMatchObject({ shown: 1 });
});

it('what is no draft of sense is not proposed', async () => {
  expect((await practise('Hello Sam')).evidence).toEqual([]);
  expect(await skill()).toMatchObject({ practised: 1, shown: 0, waiting: [] });
});

it('ids of other conversations, of other people and of nothing are refused, and nothing is taken', async () => {
  const mine = await practise(`${QUOTE}.`);
  const other = await practise(`${QUOTE}.`);
  const somebody = await signUp(open.app);
  const theirs = await practise(`${QUOTE}.`, somebody);
  const own = mine.evidence[0]?.id;
  for (const id of [other.evidence[0]?.id, theirs.evidence[0]?.id, 'none']) {
    await expectProblem(await answer(mine.id, { agreed: [own, id] }), 422, 'invalid_fields');
    await expectProblem(await answer(mine.id, { refused: [id] }), 422, 'invalid_fields');
  }
  await expectProblem(await answer(mine.id, { agreed: [own], refused: [own] }), 422, 'invalid_fields');
  await expectProblem(await answer(mine.id, { agreed: Array<string>(21).fill('a') }), 422, 'invalid_fields');
  await expectProblem(await answer(mine.id, { agreed: [own] }, somebody), 404, 'conversation_not_found');
  expect((await show(learner, mine.id)).evidence).toMatchObject([{ state: 'proposed' }]);
  expect((await show(somebody, theirs.id)).evidence).toMatchObject([{ state: 'proposed' }]);
});

it('goes with its conversation', async () => {
  const { id, evidence } = await practise(`${QUOTE}.`);
  await answer(id, { agreed: [evidence[0]?.id] });
  await learner.call('DELETE', path(id));
  expect(await skill()).toMatchObject({ shown: 0, practised: 0, waiting: [], evidence: [] });
  await expectProblem(await answer(id, { agreed: [evidence[0]?.id] }), 404, 'conversation_not_found');
});
