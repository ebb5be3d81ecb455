import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudyHouse, type StudyHouse } from '../support/houses/study-library.ts';
import { signUp } from '../support/houses/test-house.ts';

/** What grows with the square of what an account holds costs nine times as much for three times as much. */
const [FEW, MANY] = [1000, 3000];
const TOO_MANY_TIMES = 5;

interface Shape {
  units: (count: number) => number;
  finished?: boolean;
  marks?: { text?: 'all' | 'few'; dueOn?: string; removed?: boolean };
}

/** Accounts that all hold many rows, each in another way. */
const SHAPES: Readonly<Record<string, Shape>> = {
  'bookmarks in one unit': { units: () => 1, marks: {} },
  'cards that are due and rest, of one unit': { units: () => 1, marks: { text: 'all', dueOn: '2000-01-01' } },
  'cards that are due, of as many units': { units: (count) => count, marks: { text: 'all', dueOn: '2000-01-01' } },
  'cards that come later': { units: () => 1, marks: { text: 'all', dueOn: '2999-01-01' } },
  'cards that were removed': { units: () => 1, marks: { text: 'all', dueOn: '2000-01-01', removed: true } },
  'cards of notes that have lost their words': { units: () => 1, marks: { text: 'few', dueOn: '2000-01-01' } },
  'a work of which all units but one are finished': { units: (count) => count, finished: true },
};

const READS = [
  '/api/discover',
  '/api/review',
  '/api/look-back',
  '/api/skills',
  '/api/progress',
  '/api/progress/under-way',
  '/api/progress/summary',
  '/api/notes',
  '/api/notes?order=work',
  '/api/notes?sort=note',
  '/api/notes?color=yellow&sort=bookmark',
  '/api/notes/export.md',
  '/api/search?q=slow',
];

let study: StudyHouse;
beforeAll(async () => {
  study = await openStudyHouse();
});
afterAll(() => study.close());

describe.each(Object.entries(SHAPES))('an account full of %s', (_, shape) => {
  it('costs no more than in proportion', { timeout: 120_000 }, async () => {
    const [few, many] = [await join(study, shape, FEW), await join(study, shape, MANY)];
    const costs = new Map<string, number>();
    for (const path of READS) costs.set(path, (await many.cost(path)) / (await few.cost(path)));
    for (const [path, times] of costs) expect(times, path).toBeLessThan(TOO_MANY_TIMES);
  });
});

let works = 0;

/** Somebody with so many notes and cards, or finished units, in a work of their own. */
async function join({ house, app }: StudyHouse, { units, finished, marks }: Shape, count: number) {
  const learner = await signUp(app);
  works += 1;
  const work = `full-${works}`;
  const { ref, lit } = sql;
  type Values = Readonly<Record<string, RawBuilder<unknown>>>;
  /** `i` stands for the number of the row, from 0. */
  const fill = (table: string, rows: number, values: Values, from = sql`n`) =>
    sql`insert into ${ref(table)} (${sql.join(Object.keys(values).map((name) => ref(name)))})
      with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${lit(rows)})
      select ${sql.join(Object.values(values))} from ${from}`.execute(house.db);
  const copy = async (table: 'item' | 'unit', of: string, rows: number, changes: Values) => {
    const { rows: columns } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(house.db);
    const same = Object.fromEntries(columns.map(({ name }) => [name, ref(`one.${name}`)]));
    await fill(table, rows, { ...same, ...changes }, sql`n cross join ${ref(table)} as one on ${ref('one.id')} = ${of}`);
  };
  const unitId = (i: RawBuilder<unknown>) => sql`${work} || '.' || (${i})`;
  await copy('item', 'part-2', 1, {
    id: sql`${work}`,
    unitCount: lit(units(count) + (finished ? 1 : 0)),
    coverNumber: lit(1000 + works),
    path: sql`${work}`,
  });
  await copy('unit', 'part-2.a', units(count), { id: unitId(sql`i`), itemId: sql`${work}`, position: sql`i`, path: unitId(sql`i`) });
  const now = sql`${lit(Date.now())} - i`;
  const id = sql`${learner.id} || i`;
  const place = { userId: sql`${learner.id}`, unitId: unitId(sql`i % ${lit(units(count))}`) };
  const itemId = sql`${work}`;
  if (finished) {
    const report = { fraction: lit(1), completed: lit(1), playedSec: lit(100), observedAt: now, updatedAt: now, finishedAt: now };
    await fill('progress', count, { ...place, itemId, ...report });
  }
  if (marks) {
    const text = sql`case when ${lit(marks.text ?? null)} = 'all' or (${lit(marks.text ?? null)} = 'few' and i < 8) then 'Slow' end`;
    const note = { id, ...place, itemId, positionSec: sql`i`, text, color: sql`'yellow'`, isCarded: lit(1) };
    await fill('note', count, { ...note, createdAt: now, updatedAt: now });
  }
  if (marks?.dueOn !== undefined) {
    const days = { dueOn: lit(marks.dueOn), removedAt: lit(marks.removed ? 1 : null), createdAt: now };
    await fill('reviewCard', count, { id, ...place, noteId: id, memory: sql`'null'`, ...days });
  }
  return withCost(learner);
}

const withCost = (learner: Awaited<ReturnType<typeof signUp>>) => ({
  /** Processor time of all threads, the least of a few times. */
  cost: async (path: string): Promise<number> => {
    let best = Infinity;
    for (let time = 0; time < 4; time += 1) {
      const before = process.cpuUsage();
      const answer = await learner.call('GET', path);
      await answer.arrayBuffer();
      expect([path, answer.status]).toEqual([path, 200]);
      const { user, system } = process.cpuUsage(before);
      best = Math.min(best, user + system);
    }
    return best;
  },
});
