import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Conversation, ConversationEntry } from '#core/coach/conversation/conversation.ts';
import { addGoal } from '../../../tests/support/houses/add-goal.ts';
import { begin, show } from '../../../tests/support/houses/coach-house.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse({ files: {} });
  study.house.now = () => Date.UTC(2026, 10, 22);
});
beforeEach(async () => {
  learner = await signUp(study.app);
});
afterAll(() => study.close());

const post = (body: object) => learner.call('POST', '/api/coach/conversations', body);
const beginFor = async (goalId: string, type: string) => {
  const response = await post({ type, goalId });
  expect(response.status).toBe(201);
  return (await response.json()) as Conversation;
};
const list = async (goal: string) =>
  (await expectJson<{ items: ConversationEntry[] }>(await learner.call('GET', `/api/coach/conversations?goal=${goal}`))).items;

it('a session for a goal opens with its name and day, and is found by it', async () => {
  const { id: goalId } = await addGoal(learner, { dueOn: '2027-03-03' });
  const interview = await beginFor(goalId, 'interview');
  expect(interview.goalId).toBe(goalId);
  expect(interview.messages[0]?.content).toMatch(/^This is for your goal “Hand over one whole task”, due on 3 March 2027\.\n\n\w/);
  const career = await beginFor(goalId, 'career');
  expect(career.messages[0]?.content).toContain('“Hand over one whole task”');
  await begin(learner, 'managerial');
  await beginFor((await addGoal(learner)).id, 'networking');
  expect((await list(goalId)).map(({ id }) => id).toSorted()).toEqual([interview.id, career.id].toSorted());
  expect(await list('none')).toEqual([]);
  await expectProblem(await learner.call('GET', '/api/coach/conversations?goal='), 422, 'invalid_fields');
});

it('is refused for the goal of somebody else', async () => {
  const { id: goalId } = await addGoal(await signUp(study.app));
  await expectProblem(await post({ type: 'career', goalId }), 404, 'not_found');
  expect(await list(goalId)).toEqual([]);
});

it('stays when its goal is deleted, for nothing', async () => {
  const { id: goalId } = await addGoal(learner);
  const { id } = await beginFor(goalId, 'interview');
  expect((await learner.call('DELETE', `/api/goals/${goalId}`)).status).toBe(204);
  expect(await show(learner, id)).toMatchObject({ id, goalId: null });
});
