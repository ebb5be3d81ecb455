import { DatabaseSync, StatementSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { SORTS } from '#core/library/list-query.ts';
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
  const pages = prepare.mock.calls.map(([sql]) => sql).filter((sql) => / order by "(item|tagged)".* limit /.test(sql));
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

it.each(SORTS.flatMap((sort) => [{ sort, skill: 'keeping-attention' } as const, { sort, kind: 'audiobook', topic: 'rivers' } as const]))(
  'a page of one skill or topic walks an index and sorts nothing: %o',
  async (request) => {
    const plan = await planOf(request);
    const name = `item${'skill' in request ? 'Skill' : 'Topic'}By${{ new: 'Newness', title: 'Title', length: 'Length' }[request.sort]}`;
    expect(plan.match(new RegExp(`SEARCH tagged USING (COVERING )?INDEX ${name}\\b`, 'g')), plan).toHaveLength(2);
    expect(plan).not.toMatch(/TEMP B-TREE|SCAN/);
  },
);

it.each(SORTS)(
  'what words match is found once, looked at nothing else, and read whole as far as it is shown, sorted by %s',
  async (sort) => {
    const onThread = vi.spyOn(study.house.db.getExecutor(), 'executeQuery');
    const asked = vi.spyOn(study.house.longReads.getExecutor(), 'executeQuery');
    const first = await listItems(study.house, { sort, q: 'river', limit: 1 });
    await listItems(study.house, { sort, q: 'river', limit: 1, cursor: first.nextCursor ?? '' });
    const statements = asked.mock.calls.map(([{ sql }]) => sql);
    expect([statements.length, onThread.mock.calls.length]).toEqual([2, 0]);
    vi.restoreAllMocks();
    for (const statement of statements) {
      expect(statement.match(/item_fts match/g)).toHaveLength(1);
      const plan = explainQuery(study.house, statement);
      expect(plan.match(/SEARCH item USING INDEX sqlite_autoindex_item_1 \(id=\?\)/g), plan).toHaveLength(2);
      expect(plan).not.toMatch(/SCAN item$/m);
    }
  },
);

/** How SQLite goes about what is read for these pages, other than in the order of an index. */
async function plansOf(read: () => Promise<unknown>, pattern: RegExp): Promise<string[]> {
  const all = vi.spyOn(StatementSync.prototype, 'all');
  await read();
  const statements = all.mock.contexts.map((statement) => (statement as StatementSync).sourceSQL).filter((sql) => pattern.test(sql));
  all.mockRestore();
  return [...new Set(statements)].map((sql) => explainQuery(study.house, sql));
}

it.each([
  [{}, /^SCAN item USING COVERING INDEX itemByAccess$/],
  [{ kind: 'course', access: 'members', length: 'short' }, /^SCAN item USING COVERING INDEX itemByAccess$/],
  [{ topic: 'rivers' }, /^SCAN itemTopic USING COVERING INDEX itemTopicByNewness$/],
  [{ skill: 'keeping-attention' }, /^SCAN itemSkill USING COVERING INDEX itemSkillByNewness$/],
] as const)('what fits %o is counted in an index alone', async (filter, plan) => {
  // Of a house of its own nothing is kept yet.
  const plans = await plansOf(() => listItems({ ...study.house }, { ...filter, sort: 'new', limit: 1 }), /count\(\*\)/);
  expect(plans).toContainEqual(expect.stringMatching(plan));
  expect(plans.join('\n')).not.toMatch(/TEMP B-TREE|USING INDEX/);
});

it.each(
  (
    [
      [{ access: 'members' }, 'itemByAccess'],
      [{ length: 'short' }, 'itemByLength'],
      [{ kind: 'course', access: 'members' }, 'itemByAccess'],
      [{ kind: 'course', length: 'long' }, 'itemByKindAndLength'],
    ] as const
  ).flatMap(([filter, name]) => SORTS.map((sort) => [{ ...filter, sort }, name] as const)),
)('few works that fit %o are gathered by %s, whatever the order', async (request, name) => {
  const plans = await plansOf(() => listItems(study.house, { ...request, limit: 1 }), / order by \+?"item".* limit /);
  expect(plans).toEqual([expect.stringMatching(new RegExp(`^SEARCH item USING INDEX ${name} `))]);
});

it('many works of a length or an access are walked past in the order of the list', async () => {
  const { house, close } = await openStudyHouse();
  const work = await house.db.selectFrom('item').selectAll().where('id', '=', 'deep-work').executeTakeFirstOrThrow();
  for (let n = 1; n <= 1000; n++)
    await house.db
      .insertInto('item')
      .values({ ...work, id: `copy-${n}`, coverNumber: 1000 + n })
      .execute();
  for (const filter of [{ length: 'short' as const }, { access: work.access }]) {
    const plans = await plansOf(() => listItems(house, { ...filter, sort: 'title', limit: 1 }), / order by \+?"item".* limit /);
    expect(plans).toEqual([expect.stringMatching(/^SCAN item USING INDEX itemByTitle$/)]);
  }
  await close();
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
