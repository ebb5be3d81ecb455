import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectProblem } from '../../tests/support/expect-problem.ts';
import { expectConsoleError } from '../../tests/support/fail-on-console-error.ts';
import { openStudyHouse, type StudyHouse } from '../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../tests/support/houses/test-house.ts';
import { CLIENT_ADDRESS_HEADER } from '../client-address.ts';
import type { House } from '../house.ts';
import { LIMITS } from './limits.ts';
import { answerError } from './problem.ts';
import { limitRate } from './rate-limit.ts';

const { requests, windowSec } = LIMITS.signUp;
let study: StudyHouse;
let nowMs: number;
beforeEach(async () => {
  study = await openStudyHouse({ files: {}, env: { RATE_LIMIT: 'on' } });
  nowMs = Date.UTC(2030, 0, 1);
});
afterEach(() => study.close());

/** One route behind one limit. */
function limited(house: House, name: Parameters<typeof limitRate>[1], method = 'POST') {
  const app = new Hono();
  app.onError(answerError);
  app.all('/', limitRate({ ...house, now: () => nowMs }, name), (c) => c.text('done'));
  return (address = '203.0.113.1') => Promise.resolve(app.request('/', { method, headers: { [CLIENT_ADDRESS_HEADER]: address } }));
}
const statuses = (answers: Promise<Response>[]) => Promise.all(answers.map(async (answer) => (await answer).status));
const times = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i));
const listWindows = () => study.house.db.selectFrom('rateWindow').selectAll().orderBy('key').execute();

it('lets as many through as the limit says, then tells how long to wait', async () => {
  const ask = limited(study.house, 'signUp');
  expect(await statuses(times(requests, () => ask()))).toEqual(times(requests, () => 200));
  nowMs += 1500;
  const refused = await ask();
  expect(refused.headers.get('retry-after')).toBe(String(windowSec - 1));
  expect((await expectProblem(refused, 429, 'too_many_requests')).detail).toBe(`Wait ${windowSec - 1} s, then try again.`);
});

it('lets nobody slip through who asks many times at once', async () => {
  const ask = limited(study.house, 'signUp');
  const found = await statuses(times(20, () => ask()));
  expect(found.filter((status) => status === 200)).toHaveLength(requests);
});

it('begins anew when the window has ended, however often the refused have asked', async () => {
  const ask = limited(study.house, 'signUp');
  await statuses(times(requests + 5, () => ask()));
  const [before] = await listWindows();
  expect(before).toEqual({ key: 'signUp 203.0.113.1', count: requests, endsAt: nowMs + windowSec * 1000 });
  nowMs += windowSec * 1000 - 1;
  expect((await ask()).status).toBe(429);
  nowMs += 1;
  expect((await ask()).status).toBe(200);
});

it('lets nobody wait for a window begun before the clock was set back', async () => {
  const ask = limited(study.house, 'signUp');
  await statuses(times(requests, () => ask()));
  nowMs -= 86_400_000;
  expect((await ask()).status).toBe(200);
});

it('counts each caller and each limit apart, and an IPv6 connection as one caller', async () => {
  const ask = limited(study.house, 'signUp');
  await statuses(times(requests, () => ask()));
  expect(await statuses([ask(), ask('203.0.113.2'), limited(study.house, 'signIn')()])).toEqual([429, 200, 200]);
  await statuses(times(requests, (i) => ask(`2001:db8:1:2::${i}`)));
  expect(await statuses([ask('2001:db8:1:2:ffff::1'), ask('2001:db8:1:3::1')])).toEqual([429, 200]);
});

it('counts together what is asked of two processes', async () => {
  const other = await openStudyHouse({ files: {}, env: { RATE_LIMIT: 'on', DATA_DIR: study.house.env.DATA_DIR } });
  const asks = [limited(study.house, 'signUp'), limited(other.house, 'signUp')];
  const found = await statuses(times(2 * requests, (i) => asks[i % 2]!()));
  expect(found.filter((status) => status === 200)).toHaveLength(requests);
  await other.close();
});

it('forgets windows that have ended as new ones begin', async () => {
  const ask = limited(study.house, 'signUp');
  await statuses(times(100, (i) => ask(`203.0.113.${i}`)));
  expect(await listWindows()).toHaveLength(100);
  nowMs += windowSec * 1000;
  await statuses(times(6, (i) => ask(`198.51.100.${i}`)));
  expect((await listWindows()).map(({ key }) => key)).toEqual(times(6, (i) => `signUp 198.51.100.${i}`));
});

it('counts a learner wherever they are', async () => {
  const learner = await signUp(study.app);
  const key = `search ${learner.id}`;
  await study.house.db
    .insertInto('rateWindow')
    .values({ key, count: LIMITS.search.requests - 1, endsAt: Date.now() + 50_000 })
    .execute();
  const find = (address: string) => learner.call('GET', '/api/search?q=river', undefined, { [CLIENT_ADDRESS_HEADER]: address });
  expect((await find('203.0.113.1')).status).toBe(200);
  await expectProblem(await find('203.0.113.2'), 429, 'too_many_requests');
  const another = await signUp(study.app);
  expect((await another.call('GET', '/api/search?q=river')).status).toBe(200);
});

it('keeps nothing of a path that is not there', async () => {
  const found = await statuses([
    ...times(150, (i) => call(study.app, 'GET', `/api/auth/invented/${i}`)),
    ...times(10, (i) => call(study.app, 'POST', `/api/invented/${i}`, {})),
  ]);
  expect([new Set(found), await listWindows()]).toEqual([new Set([404]), []]);
});

it('answers who reads and cannot be counted, and refuses who would sign up uncounted', async () => {
  expectConsoleError();
  const pages = async (name: string) =>
    Number(Object.values((await sql.raw<object>(`pragma ${name}`).execute(study.house.db)).rows[0] ?? {})[0]);
  await sql.raw(`pragma max_page_count = ${await pages('page_count')}`).execute(study.house.db);
  // Fills what is left of the last pages.
  const networks = times(400, (i) => `203.0.${i >> 8}.${i & 255}`);
  const found = new Set<number>();
  for (const network of networks) found.add((await limited(study.house, 'signUp')(network)).status);
  expect([...found]).toEqual([200, 503]);
  expect(await statuses(networks.slice(-20).map(limited(study.house, 'search', 'GET')))).toEqual(times(20, () => 200));
});
