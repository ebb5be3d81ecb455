import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Evaluation } from '#core/coach/evaluation.ts';
import type { DiscoverSection } from '#core/library/catalogue.ts';
import { expectJson } from '../../../tests/support/expect-problem.ts';
import { makeEvaluation } from '../../../tests/support/samples/make-evaluation.ts';
import { openStudyHouse, STUDY_FILES, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { signUp } from '../../../tests/support/houses/test-house.ts';

const STAGE = { 'courses/stage/course.md': '---\nskills: [presenting]\n---\nOn a stage.\n', 'courses/stage/01 Stand.md': 'Stand.' };

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse({ files: { ...STUDY_FILES, ...STAGE } });
});
beforeEach(async () => {
  learner = await signUp(study.app);
});
afterAll(() => study.close());

async function offered(from: string) {
  const { sections } = await expectJson<{ sections: DiscoverSection[] }>(await learner.call('GET', '/api/discover'));
  const shelf = sections.find(({ id }) => id === `for-you-${from}`);
  return shelf ? { reason: shelf.reason, works: shelf.items.map(({ id }) => id) } : null;
}

async function begin(id: string, updatedAt: number): Promise<void> {
  const links = { currentMessageId: null, continuedFrom: null, goalId: null };
  const ends = { earlier: null, review: null, weakSpots: null, endedAt: null };
  await study.house.db
    .insertInto('conversation')
    .values({
      id,
      userId: learner.id,
      type: 'interview',
      title: '',
      context: '{}',
      isActive: 1,
      sends: 1,
      createdAt: 0,
      updatedAt,
      ...links,
      ...ends,
    })
    .execute();
}

async function say(conversationId: string, createdAt: number, evaluation: Evaluation): Promise<void> {
  const cost = { provider: null, model: null, inputTokens: null, outputTokens: null, costUsd: null };
  await study.house.db
    .insertInto('coachMessage')
    .values({
      ...{ id: `${conversationId}-${createdAt}`, conversationId, parentId: null, role: 'user', content: 'Monday.', state: 'complete' },
      ...{ failure: null, evaluation: JSON.stringify(evaluation), parts: null, createdAt, ...cost },
    })
    .execute();
}

const WITHOUT_RESULT = makeEvaluation('', [{ id: 'outcome' }]);
const WITH_RESULT = makeEvaluation('Monday.', [{ id: 'outcome', quotes: ['Monday'] }]);

it('is what the newest answer of the newest practice had not', async () => {
  const [older, newer] = [`older-${learner.id}`, `newer-${learner.id}`];
  await begin(older, 1);
  await say(older, 1, WITHOUT_RESULT);
  expect(await offered('practice')).toEqual({ reason: 'Because your last interview answer had no result', works: ['stage'] });
  await say(older, 2, WITH_RESULT);
  expect(await offered('practice')).toBeNull();
  await begin(newer, 2);
  await say(newer, 1, WITHOUT_RESULT);
  expect((await offered('practice'))?.works).toEqual(['stage']);
});

it('is what the newest answers to a quiz missed', async () => {
  const sheet = { userId: learner.id, unitId: 'deep-work.check', itemId: 'deep-work', round: 0, fraction: 0, passed: 0 };
  const answer = (at: number, ...rights: readonly boolean[]) =>
    study.house.db
      .insertInto('quizAttempt')
      .values({
        ...sheet,
        id: `${learner.id}-${at}`,
        marks: JSON.stringify(rights.map((correct) => ({ questionId: 'switch', correct }))),
        at,
      })
      .execute();
  await answer(1, false, false);
  expect(await offered('quiz')).toEqual({
    reason: 'Because you missed 2 questions in “What did you keep?”',
    works: ['stone', 'part-2', 'part-10', 'deep-work'],
  });
  await answer(2, true, false);
  expect((await offered('quiz'))?.reason).toBe('Because you missed 1 question in “What did you keep?”');
  await answer(3, true, true);
  expect(await offered('quiz')).toBeNull();
});

it('is what was learned and never practised', async () => {
  const place = { positionSec: 1, fraction: 1, completed: true, playedSec: 60, observedAt: '2026-05-01T00:00:00.000Z' };
  await learner.call('PUT', '/api/progress/stone.a', place);
  expect(await offered('learned')).toEqual({
    reason: 'Because you learned it in “Stone by stone” and have not practised it yet',
    works: ['part-2', 'part-10', 'deep-work'],
  });
  await study.house.db
    .insertInto('skillEvidence')
    .values({
      id: learner.id,
      userId: learner.id,
      skillId: 'keeping-attention',
      stage: 'practised',
      source: 'interview',
      sourceId: 'talk',
      quote: null,
      at: 1,
    })
    .execute();
  expect(await offered('learned')).toBeNull();
});
