import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { explainQuery } from '../../../tests/support/houses/explain-query.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
beforeAll(async () => {
  study = await openStudyHouse();
});
afterAll(() => study.close());

it('of the sittings of the IQ test a look back reads those of its months alone', async () => {
  const learner = await signUp(study.app);
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  await learner.call('GET', '/api/look-back');
  const statements = prepare.mock.calls.map(([sql]) => sql).filter((sql) => sql.includes('"iqSitting"'));
  prepare.mockRestore();
  expect(statements).toHaveLength(2);
  const search = /SEARCH iqSitting USING (COVERING )?INDEX iqSittingByEnd \(userId=\? AND finishedAt>\? AND finishedAt<\?\)/;
  for (const statement of statements) expect(explainQuery(study.house, statement)).toMatch(search);
});
