import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectJson } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';

const DAY_MS = 86_400_000;

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse({ files: {} });
});
beforeEach(async () => {
  learner = await signUp(study.app);
});
afterAll(() => study.close());

const ask = (cookie = learner.cookie) => call(study.app, 'GET', '/api/auth/get-session', undefined, { cookie });
const askBetterAuth = async () => {
  const headers = new Headers({ cookie: learner.cookie });
  return JSON.parse(JSON.stringify(await study.house.auth.api.getSession({ headers, query: { disableRefresh: true } }))) as unknown;
};
const leave = (days: number) =>
  study.house.db
    .updateTable('session')
    .set({ expiresAt: new Date(Date.now() + days * DAY_MS).toISOString() })
    .where('userId', '=', learner.id)
    .execute();

describe('the session that asks', () => {
  it('is told as better-auth tells it, without better-auth', async () => {
    const handler = vi.spyOn(study.house.auth, 'handler');
    const told = await expectJson(await ask());
    expect(handler).not.toHaveBeenCalled();
    handler.mockRestore();
    expect(told).toEqual(await askBetterAuth());
    expect(told).toMatchObject({ user: { id: learner.id, email: learner.email, emailVerified: false } });
  });

  it('is prolonged by better-auth once it is a day old', async () => {
    await leave(28.9);
    const response = await ask();
    const { session } = await expectJson<{ session: { expiresAt: string } }>(response);
    expect(Date.parse(session.expiresAt)).toBeGreaterThan(Date.now() + 29.9 * DAY_MS);
    expect(response.headers.getSetCookie()).not.toEqual([]);
    expect((await ask()).headers.getSetCookie()).toEqual([]);
  });

  it('is none when it has run out, and the cookie is taken back', async () => {
    await leave(-1);
    const response = await ask();
    expect(await expectJson(response)).toBeNull();
    expect(response.headers.getSetCookie().join()).toMatch(/Max-Age=0/i);
  });
});

describe('what ends a session ends it for the very next request', () => {
  const isIn = async (cookie = learner.cookie) => [
    (await call(study.app, 'GET', '/api/profile', undefined, { cookie })).status === 200,
    (await expectJson(await ask(cookie))) !== null,
  ];
  const signInAgain = async () => {
    const { email, password } = learner;
    const response = await call(study.app, 'POST', '/api/auth/sign-in/email', { email, password });
    return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };
  const inAnotherProcess = (sql: string, value: string) => {
    const other = new DatabaseSync(path.join(study.house.env.DATA_DIR, 'cairn.db'), { timeout: 5000 });
    other.exec('pragma foreign_keys = on');
    other.prepare(sql).run(value);
    other.close();
  };

  it.each<[string, () => Promise<unknown> | void]>([
    ['signing out', () => learner.call('POST', '/api/auth/sign-out', {})],
    ['deleting the account', () => learner.call('DELETE', '/api/profile', { password: learner.password })],
    ['another process that ends it', () => inAnotherProcess('delete from session where userId = ?', learner.id)],
    ['another process that removes the account', () => inAnotherProcess('delete from user where id = ?', learner.id)],
  ])('%s', async (_, end) => {
    expect(await isIn()).toEqual([true, true]);
    await end();
    expect(await isIn()).toEqual([false, false]);
  });

  it.each<[string, (cookie: string) => Promise<Response>]>([
    ['signing out elsewhere', (cookie) => call(study.app, 'DELETE', '/api/sessions', undefined, { cookie })],
    [
      'another password',
      (cookie) => {
        const passwords = { currentPassword: learner.password, newPassword: 'a trail that nobody walks' };
        return call(study.app, 'POST', '/api/auth/change-password', passwords, { cookie });
      },
    ],
  ])('%s', async (_, end) => {
    const here = await signInAgain();
    expect([await isIn(), await isIn(here)]).toEqual([
      [true, true],
      [true, true],
    ]);
    expect((await end(here)).status).toBeLessThan(300);
    expect(await isIn()).toEqual([false, false]);
  });
});
