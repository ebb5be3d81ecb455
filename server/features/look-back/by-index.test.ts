import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { SKILL_IDS } from '#core/skills/skill-ids.ts';
import { countStatements } from '../../../tests/support/houses/count-statements.ts';
import { explainQuery } from '../../../tests/support/houses/explain-query.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
beforeAll(async () => {
  study = await openStudyHouse();
  // What a thread prepares is not seen here.
  study.house.longReads = study.house.db;
});
afterAll(() => study.close());

it('a look back reads the sittings of its months alone, and counts evidence by an index that holds all that is asked of it', async () => {
  const learner = await signUp(study.app);
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  for (const path of ['/api/look-back', '/api/skills']) await learner.call('GET', path);
  const statements = prepare.mock.calls.map(([sql]) => sql);
  prepare.mockRestore();
  const plansOf = (table: string) =>
    statements.filter((sql) => sql.includes(`"${table}"`)).map((statement) => explainQuery(study.house, statement));
  const [ofSittings, ofEvidence] = [plansOf('iqSitting'), plansOf('skillEvidence')];
  // The months and the month; for evidence, also what is shown of each skill, and what waits.
  expect([ofSittings.length, ofEvidence.length]).toEqual([2, 4]);
  const search = /SEARCH iqSitting USING (COVERING )?INDEX iqSittingByEnd \(userId=\? AND finishedAt>\? AND finishedAt<\?\)/;
  for (const plan of ofSittings) expect(plan).toMatch(search);
  for (const plan of ofEvidence) expect(plan).toMatch(/SEARCH (skillEvidence|own) USING COVERING INDEX/);
});

it('as many rows come however much evidence there is', async () => {
  const { house, app } = study;
  const learner = await signUp(app);
  const skills = SKILL_IDS.slice(0, 2);
  const add = (from: number, count: number) =>
    house.db
      .insertInto('skillEvidence')
      .values(
        Array.from({ length: count }, (_, n) => ({
          ...{ id: `${learner.id} ${from + n}`, userId: learner.id, skillId: skills[n % 2] ?? 'learning', source: 'Talk', quote: null },
          ...{ stage: n % 3 ? ('shown' as const) : ('practised' as const), sourceId: `${from + n}`, at: Date.now() - n },
        })),
      )
      .execute();
  await add(0, 500);
  const counting = countStatements(house);
  const look = async (path: string) =>
    expect((await call(counting.app, 'GET', path, undefined, { cookie: learner.cookie })).status).toBe(200);
  const few = [await counting.rowsDuring(() => look('/api/look-back')), await counting.rowsDuring(() => look('/api/skills'))];
  for (let n = 1; n < 10; n++) await add(n * 1000, 1000);
  const many = [await counting.rowsDuring(() => look('/api/look-back')), await counting.rowsDuring(() => look('/api/skills'))];
  expect(many).toEqual(few);
  expect(few.every((rows) => rows < 120)).toBe(true);
});
