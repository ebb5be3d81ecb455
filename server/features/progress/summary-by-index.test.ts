import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { explainQuery } from '../../../tests/support/houses/explain-query.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
beforeAll(async () => {
  study = await openStudyHouse();
  // What a thread prepares is not seen here.
  study.house.longReads = study.house.db;
});
afterAll(() => study.close());

it('a summary reads its learner’s own rows alone, by their time', async () => {
  const learner = await signUp(study.app);
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  await learner.call('GET', '/api/progress/summary');
  const statements = prepare.mock.calls.map(([sql]) => sql);
  prepare.mockRestore();
  const planOf = (table: string) =>
    statements.filter((sql) => sql.includes(`from "${table}"`)).map((statement) => explainQuery(study.house, statement));
  for (const [table, plan] of [
    ['studyTime', /SEARCH studyTime USING INDEX \w+ \(userId=\? AND at>\?\)/],
    ['quizAttempt', /SEARCH quizAttempt USING INDEX quizAttemptByTime \(userId=\? AND at>\?\)/],
    ['reviewAnswer', /SEARCH reviewAnswer USING (COVERING )?INDEX reviewAnswerByTime \(userId=\? AND at>\?\)/],
    ['iqResponse', /SEARCH iqResponse USING INDEX iqResponseByRecency \(userId=\? AND servedAt>\?\)/],
    ['coachTurn', /SEARCH coachTurn USING INDEX coachTurnByLearner \(userId=\? AND createdAt>\?\)/],
    ['progress', /SEARCH progress USING (COVERING )?INDEX \w+ \(userId=\?/],
  ] as const)
    expect(planOf(table).join('\n')).toMatch(plan);
  for (const statement of statements) expect(explainQuery(study.house, statement)).not.toMatch(/SCAN (?!\(|CONSTANT|CO|answer\b)/);
});
