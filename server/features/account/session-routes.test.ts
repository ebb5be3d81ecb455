import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SessionEntry } from '#core/account/session-entry.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
let elsewhere = '';
beforeAll(async () => {
  study = await openStudyHouse({ files: {} });
});
beforeEach(async () => {
  learner = await signUp(study.app);
  const { email, password } = learner;
  const headers = { 'user-agent': FIREFOX, 'x-cairn-client-ip': '203.0.113.7' };
  const response = await call(study.app, 'POST', '/api/auth/sign-in/email', { email, password }, headers);
  elsewhere = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});
afterAll(() => study.close());

const list = async (who = learner) => (await expectJson<{ items: SessionEntry[] }>(await who.call('GET', '/api/sessions'))).items;
const isSignedIn = async (cookie: string) => (await call(study.app, 'GET', '/api/profile', undefined, { cookie })).status === 200;

it('my sessions are listed in words, this one first, without what opens them', async () => {
  const sessions = await list();
  expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    ['An unknown device', true],
    ['Firefox on Windows', false],
  ]);
  for (const session of sessions) expect(Object.keys(session).toSorted()).toEqual(['createdAt', 'device', 'id', 'isCurrent', 'lastUsedAt']);
  const tokens = await study.house.db.selectFrom('session').select('token').execute();
  for (const { token } of tokens) expect(JSON.stringify(sessions)).not.toContain(token);
});

it('no session keeps the address that it came from', async () => {
  const rows = await study.house.db.selectFrom('session').select('ipAddress').where('userId', '=', learner.id).execute();
  expect(rows.map(({ ipAddress }) => ipAddress || null)).toEqual([null, null]);
});

it('those that have run out are forgotten as new ones begin, some at once', async () => {
  const { db } = study.house;
  const at = new Date(0).toISOString();
  const row = { userId: learner.id, expiresAt: at, ipAddress: null, userAgent: null, createdAt: at, updatedAt: at };
  await db
    .insertInto('session')
    .values(Array.from({ length: 30 }, (_, n) => ({ ...row, id: `old-${n}`, token: `old-${n}` })))
    .execute();
  const old = () => db.selectFrom('session').select('id').where('expiresAt', '=', at).execute();
  await signUp(study.app);
  expect(await old()).toHaveLength(10);
  await signUp(study.app);
  expect(await old()).toEqual([]);
});

it('one that was begun while the clock was ahead is forgotten', async () => {
  const { db } = study.house;
  const at = new Date(Date.now() + 400 * 86_400_000).toISOString();
  const row = { userId: learner.id, expiresAt: at, ipAddress: null, userAgent: null, createdAt: at, updatedAt: at };
  await db
    .insertInto('session')
    .values({ ...row, id: 'ahead', token: 'ahead' })
    .execute();
  await signUp(study.app);
  expect(await db.selectFrom('session').select('id').where('id', '=', 'ahead').execute()).toEqual([]);
});

it('one of them is ended, the others stay', async () => {
  const [, other] = await list();
  expect((await learner.call('DELETE', `/api/sessions/${other?.id}`)).status).toBe(204);
  expect([await isSignedIn(elsewhere), await isSignedIn(learner.cookie)]).toEqual([false, true]);
  await expectProblem(await learner.call('DELETE', `/api/sessions/${other?.id}`), 404, 'not_found');
});

it('all others are ended at once', async () => {
  const stranger = await signUp(study.app);
  expect((await learner.call('DELETE', '/api/sessions')).status).toBe(204);
  expect(await list()).toHaveLength(1);
  expect([await isSignedIn(elsewhere), await isSignedIn(learner.cookie), await isSignedIn(stranger.cookie)]).toEqual([false, true, true]);
});

it('those of others are not there', async () => {
  const stranger = await signUp(study.app);
  const [session] = await list();
  await expectProblem(await stranger.call('DELETE', `/api/sessions/${session?.id}`), 404, 'not_found');
  expect(await isSignedIn(learner.cookie)).toBe(true);
  expect((await list(stranger)).map(({ id }) => id)).not.toContain(session?.id);
});

it('those that have run out are not listed', async () => {
  await study.house.db
    .updateTable('session')
    .set({ expiresAt: new Date(0).toISOString() })
    .where('userAgent', '=', FIREFOX)
    .execute();
  expect(await list()).toHaveLength(1);
});

it('visitors have none', async () => {
  for (const [method, path] of [
    ['GET', '/api/sessions'],
    ['DELETE', '/api/sessions'],
    ['DELETE', '/api/sessions/1'],
  ] as const)
    await expectProblem(await call(study.app, method, path), 401, 'not_signed_in');
});
