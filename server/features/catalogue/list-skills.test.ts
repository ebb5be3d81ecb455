import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ItemDetail, ItemSummary, Page } from '#core/library/catalogue.ts';
import { KIND_SEGMENT } from '#core/library/kind.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, RELEASE_MS, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
beforeAll(async () => {
  study = await openStudyHouse();
});
afterAll(() => study.close());

const get = (url: string) => call(study.app, 'GET', url);
const list = async (url: string) => expectJson<Page<ItemSummary>>(await get(url));
const ids = async (url: string) => (await list(url)).items.map(({ id }) => id);

describe('a list of one skill', () => {
  it('holds the works that train it, as a whole or in one of their units', async () => {
    expect(await ids('/api/items?skill=keeping-attention')).toEqual(['stone', 'part-2', 'part-10', 'deep-work']);
    expect(await ids('/api/items?skill=deciding')).toEqual(['deep-work']);
    expect(await ids('/api/items?skill=negotiating')).toEqual([]);
  });

  it.each(['items', ...Object.values(KIND_SEGMENT)])('is to be had of %s, and refuses what is no skill', async (segment) => {
    const { items, total } = await list(`/api/${segment}?skill=keeping-attention`);
    expect(items.every(({ skills }) => skills.includes('keeping-attention'))).toBe(true);
    expect(total).toBe(items.length);
    await expectProblem(await get(`/api/${segment}?skill=juggling`), 422, 'invalid_fields');
  });

  it.each([
    ['new', ['stone', 'part-2', 'part-10', 'deep-work']],
    ['title', ['deep-work', 'part-2', 'part-10', 'stone']],
    ['length', ['part-10', 'part-2', 'stone', 'deep-work']],
  ])('is sorted by %s, page by page', async (sort, expected) => {
    const url = `/api/items?skill=keeping-attention&sort=${sort}`;
    expect(await ids(url)).toEqual(expected);
    const first = await list(`${url}&limit=3`);
    const rest = await list(`${url}&limit=3&cursor=${first.nextCursor}`);
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(expected);
    expect([first.total, rest.total, rest.nextCursor]).toEqual([4, 4, null]);
  });

  it('goes with other filters, each with a total of its own', async () => {
    expect(await ids('/api/items?skill=keeping-attention&topic=focus&kind=audiobook')).toEqual(['part-10']);
    expect(await ids('/api/items?skill=keeping-attention&q=part&sort=title')).toEqual(['part-2', 'part-10']);
    const totals = await Promise.all(['learning', 'keeping-attention', 'deciding'].map((skill) => list(`/api/items?skill=${skill}`)));
    expect(totals.map(({ total }) => total)).toEqual([1, 4, 1]);
  });
});

it('words that name a skill find the works that train it, whatever words those use', async () => {
  expect(await ids('/api/items?q=procrastination')).toEqual(['stone', 'part-2', 'part-10', 'deep-work']);
  expect(await ids('/api/audiobooks?q=Procrastination&sort=title')).toEqual(['part-2', 'part-10', 'stone']);
  expect(await ids('/api/items?q=procrastination+rivers')).toEqual([]);
  // The title of one says it, and is found once.
  expect((await ids('/api/items?q=deep+work')).filter((id) => id === 'deep-work')).toHaveLength(1);
});

it('counts the works of each skill, those of later left out', async () => {
  const countsOf = async (query = '') => expectJson(await get(`/api/skill-counts${query}`));
  expect(await countsOf()).toEqual({
    items: [
      { skill: 'deciding', items: 1 },
      { skill: 'keeping-attention', items: 4 },
      { skill: 'learning', items: 1 },
    ],
  });
  expect(await countsOf('?kind=course')).toEqual({
    items: [
      { skill: 'deciding', items: 1 },
      { skill: 'keeping-attention', items: 1 },
    ],
  });
  await expectProblem(await get('/api/skill-counts?kind=song'), 422, 'invalid_fields');
});

it('a unit names what it trains beside its work', async () => {
  const { skills, units } = await expectJson<ItemDetail>(await get('/api/courses/deep-work'));
  expect(skills).toEqual(['keeping-attention', 'deciding']);
  expect(units.map((unit) => unit.skills)).toEqual([['deciding'], [], [], []]);
});

it('a work that comes out later is in the list from that day on', async () => {
  expect(await ids('/api/items?skill=delegating')).toEqual([]);
  const { now } = study.house;
  study.house.now = () => RELEASE_MS;
  try {
    expect(await ids('/api/items?skill=delegating')).toEqual(['later']);
  } finally {
    study.house.now = now;
  }
});
