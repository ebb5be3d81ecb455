import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchPage } from '#core/library/search.ts';
import { expectJson } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { signUp } from '../../../tests/support/houses/test-house.ts';

const text = (frontmatter: string, words: string) => `---\n${frontmatter}\n---\n${words}\n`;

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse({
    files: {
      'courses/handing/course.md': text(
        'title: A handover that holds\nskills: [delegating]\npublishedAt: 2026-01-01',
        'Four things go across.',
      ),
      'courses/handing/01 Go.md': 'Say what is to be done.',
      'courses/lead/course.md': text('title: New to leading\npublishedAt: 2026-01-02', 'A first month.'),
      'courses/lead/01 Share.md': text('skills: [delegating]', 'Share the work.'),
      'courses/book/course.md': text('title: Delegation in the navy\npublishedAt: 2026-01-03', 'A history.'),
      'courses/book/01 Ships.md': 'How officers sailed.',
      'courses/quote/course.md': text('title: Letters\npublishedAt: 2026-01-04', 'Old letters.'),
      'courses/quote/01 One.md': 'The delegation came at noon, near burnous.',
      'courses/calm/course.md': text('title: Evenings\nskills: [managing-stress]\npublishedAt: 2026-01-05', 'Sit by the lake.'),
      'courses/calm/01 Sit.md': 'Nothing to do.',
      'courses/later/course.md': text('title: Later\nskills: [delegating]\npublishAt: 2090-01-01', 'Not yet.'),
      'courses/later/01 Go.md': 'Hidden.',
    },
  });
  learner = await signUp(study.app);
});
afterAll(() => study.close());

const search = async (q: string, more = '') =>
  expectJson<SearchPage>(await learner.call('GET', `/api/search?q=${encodeURIComponent(q)}${more}`));
const found = async (q: string, more = '') => (await search(q, more)).results.map(({ type, item }) => [type, item.id]);

it('finds what trains a skill after what says the word, and says why', async () => {
  const { results } = await search('delegation');
  expect(results.map(({ type, item }) => [type, item.id])).toEqual([
    ['item', 'book'],
    ['text', 'quote'],
    ['item', 'lead'],
    ['item', 'handing'],
  ]);
  expect(results.at(-1)?.snippet).toBe('Skill: Delegating. Four things go across.');
  expect(results[0]?.snippet).toBe('A history.');
});

it('takes the name of a skill for no slip', async () => {
  expect(await search('burnout')).toMatchObject({ correctedTo: null, results: [{ item: { id: 'calm' } }] });
});

it('forgives a slip in the name of a skill where the library has the word', async () => {
  const page = await search('delegatoin');
  expect([page.correctedTo, page.results.at(-1)?.item.id]).toEqual(['delegation', 'handing']);
});

it('forgives it also where no work has the word', async () => {
  expect(await search('burnuot')).toMatchObject({ correctedTo: 'burnout', results: [{ item: { id: 'calm' } }] });
});

it('names a work once, even if the words are in its title and it trains the skill', async () => {
  expect(await found('handover')).toEqual([
    ['item', 'handing'],
    ['item', 'lead'],
  ]);
});

it('keeps to the kind that is asked for, and to pages', async () => {
  expect(await found('burnout', '&kind=ebook')).toEqual([]);
  const first = await search('delegation', '&limit=3');
  const rest = await search('delegation', `&limit=3&cursor=${first.nextCursor}`);
  expect([first.results.length, rest.results.map(({ item }) => item.id), rest.nextCursor]).toEqual([3, ['handing'], null]);
});
