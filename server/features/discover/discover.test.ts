import { afterAll, beforeAll, expect, it } from 'vitest';
import { DiscoverSection } from '#core/library/catalogue.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/study-library.ts';
import { call, signUp } from '../../../tests/support/test-house.ts';

let study: StudyHouse;
beforeAll(async () => {
  study = await openStudyHouse();
});
afterAll(() => study.close());

const sectionsOf = async (learner: Awaited<ReturnType<typeof signUp>>) =>
  (await expectJson<{ sections: DiscoverSection[] }>(await learner.call('GET', '/api/discover'))).sections;

it('needs a session', async () => expectProblem(await call(study.app, 'GET', '/api/discover'), 401, 'not_signed_in'));

it('shows a new learner what is new and the topics of more than one work', async () => {
  const sections = await sectionsOf(await signUp(study.app));
  expect(sections.map((section) => DiscoverSection.strict().safeParse(section).error)).toEqual(sections.map(() => undefined));
  expect(sections.map(({ id, title, items }) => [id, title, items.map((item) => item.id)])).toEqual([
    [
      'new',
      'New',
      [
        'plain-book',
        'one-take',
        'field-notes',
        'twin-b',
        'twin-a',
        'stone',
        'quiet-river',
        'uber',
        'part-2',
        'part-10',
        'elan',
        'long-haul',
      ],
    ],
    ['collection-rivers', 'By the water', ['part-2', 'plain-book', 'quiet-river']],
    ['topic-rivers', 'rivers', ['quiet-river', 'part-2', 'part-10']],
    ['topic-focus', 'focus', ['part-10', 'deep-work']],
    ['topic-reading', 'reading', ['long-haul', 'slow-reading']],
  ]);
});

it('begins with where the learner left off: one entry a work, without what is finished', async () => {
  const learner = await signUp(study.app);
  const put = async (unit: string, minute: number, fraction: number, completed = false) =>
    expect(
      (
        await learner.call('PUT', `/api/progress/${unit}`, {
          positionSec: fraction * 2,
          fraction,
          completed,
          playedSec: 1,
          observedAt: new Date(Date.UTC(2026, 4, 1, 0, minute)).toISOString(),
        })
      ).status,
    ).toBe(200);
  const { now } = study.house;
  let tick = 0;
  study.house.now = () => Date.UTC(2026, 5, 1) + ++tick;
  await put('field-notes.note-1', 1, 1, true);
  await put('stone.a', 2, 1, true);
  await put('part-2.a', 3, 0.25);
  await put('field-notes.note-2', 4, 0.5);
  study.house.now = now;
  const [first] = await sectionsOf(learner);
  expect(first?.id).toBe('continue');
  expect(first?.items.map((item) => [item.id, item.unitTitle, item.progress?.unitId, item.fraction])).toEqual([
    ['field-notes', 'Note 2', 'field-notes.note-2', expect.closeTo(0.3, 10)],
    ['part-2', 'Part 2', 'part-2.a', 0.25],
  ]);
});
