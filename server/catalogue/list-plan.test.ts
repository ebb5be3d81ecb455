import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { SORTS } from '#core/library/catalogue.ts';
import { explainQuery } from '../../tests/support/houses/explain-query.ts';
import { openStudyHouse, type StudyHouse } from '../../tests/support/houses/study-library.ts';
import { listItems, type ListRequest } from './list-items.ts';
import { findOtherEdition } from './other-edition.ts';

let study: StudyHouse;
beforeAll(async () => {
  study = await openStudyHouse();
});
afterAll(() => study.close());

/** How SQLite goes about the page that `listItems` asks for. */
async function planOf(request: Omit<ListRequest, 'limit'>): Promise<string> {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  const first = await listItems(study.house, { ...request, limit: 1 });
  await listItems(study.house, { ...request, limit: 1, cursor: first.nextCursor ?? undefined });
  const pages = prepare.mock.calls.map(([sql]) => sql).filter((sql) => / order by "item(Skill)?".* limit /.test(sql));
  prepare.mockRestore();
  expect(pages).toHaveLength(2);
  return pages.map((sql) => explainQuery(study.house, sql)).join('\n');
}

it.each(SORTS.flatMap((sort) => ([undefined, 'audiobook'] as const).map((kind) => ({ sort, kind }))))(
  'a page of %o walks an index and sorts nothing',
  async ({ sort, kind }) => {
    const plan = await planOf({ sort, kind });
    const column = { new: 'Newness', title: 'Title', length: 'Length' }[sort];
    const name = `itemBy${kind ? 'KindAnd' : ''}${column}`;
    expect(plan.match(new RegExp(`USING INDEX ${name}\\b`, 'g')), plan).toHaveLength(2);
    expect(plan).not.toMatch(/TEMP B-TREE/);
  },
);

it.each(SORTS)('a page of one skill walks an index and sorts nothing, sorted by %s', async (sort) => {
  const plan = await planOf({ sort, skill: 'keeping-attention' });
  const name = `itemSkillBy${{ new: 'Newness', title: 'Title', length: 'Length' }[sort]}`;
  expect(plan.match(new RegExp(`SEARCH itemSkill USING (COVERING )?INDEX ${name}\\b`, 'g')), plan).toHaveLength(2);
  expect(plan).not.toMatch(/TEMP B-TREE|SCAN/);
});

it.each(SORTS)('a page of what words match looks at nothing else, sorted by %s', async (sort) => {
  const plan = await planOf({ sort, kind: 'audiobook', q: 'river' });
  expect(plan.match(/SEARCH item USING INDEX sqlite_autoindex_item_1 \(id=\?\)/g), plan).toHaveLength(2);
});

it('the other edition of a work is found by index, among any number of works', async () => {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  const book = { id: 'plain-book', kind: 'ebook', sortTitle: 'a plain book', author: 'Flo Ford' } as const;
  await findOtherEdition(study.house, { ...book, editionOf: null });
  await findOtherEdition(study.house, { ...book, editionOf: 'part-2' });
  const plans = prepare.mock.calls.map(([sql]) => explainQuery(study.house, sql));
  prepare.mockRestore();
  expect(plans.map((plan) => /^SEARCH item USING INDEX (\w+)/.exec(plan)?.[1])).toEqual([
    'itemByEdition',
    'itemByKindAndTitle',
    'sqlite_autoindex_item_1',
  ]);
});
