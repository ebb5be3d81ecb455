import { expect, it } from 'vitest';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { expectConsoleError } from '../../../tests/support/fail-on-console-error.ts';
import { openStudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';

it('is well while the database answers, and counts what can be seen', async () => {
  const study = await openStudyHouse();
  const response = await call(study.app, 'GET', '/api/health');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await expectJson(response)).toEqual({
    status: 'ok',
    version: study.house.version,
    database: 'sqlite',
    ai: 'builtin',
    items: 14,
  });
  expect(study.house.version).toMatch(/^\d+\.\d+\.\d+$/);
  await study.close();
});

it.each([
  [{ AI_API_KEY: 'sk-quiet-stones' }, 'openai'],
  [{ AI_PROVIDER: 'openai' }, 'unconfigured'],
])('says to whoever asks that with %j the coach is %s, and never the key', async (env, ai) => {
  const study = await openStudyHouse({ files: {}, env });
  for (const [url, found] of [
    ['/api/health', { ai }],
    ['/api/brand', { aiProvider: ai }],
  ] as const) {
    const body = await expectJson(await call(study.app, 'GET', url));
    expect(body).toMatchObject(found);
    expect(JSON.stringify(body)).not.toContain('quiet-stones');
  }
  await study.close();
});

it('says 503 and when to come again once the database is gone', async () => {
  expectConsoleError();
  const study = await openStudyHouse({ files: {} });
  await study.house.db.destroy();
  const response = await call(study.app, 'GET', '/api/health');
  expect(response.headers.get('retry-after')).toBe('5');
  await expectProblem(response, 503, 'database_unavailable');
  await study.close();
});

it('is 503 everywhere, not 500, without the database', async () => {
  expectConsoleError();
  const study = await openStudyHouse();
  const learner = await signUp(study.app);
  await study.house.db.destroy();
  const report = { positionSec: 1, fraction: 0.5, completed: false, observedAt: '2026-05-01T00:00:00.000Z' };
  for (const [method, url, body] of [
    ['GET', '/api/courses'],
    ['GET', '/api/favorites'],
    ['GET', '/media/one-take.cover'],
    ['PUT', '/api/progress/part-2.a', report],
    ['GET', '/api/auth/get-session'],
  ] as const) {
    const response = await learner.call(method, url, body);
    expect([url, response.status, response.headers.get('retry-after')]).toEqual([url, 503, '5']);
    await expectProblem(response, 503, 'database_unavailable');
  }
  // What needs no database still answers.
  expect((await call(study.app, 'GET', '/api/brand')).status).toBe(200);
  await study.close();
});
