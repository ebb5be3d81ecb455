import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
beforeAll(async () => {
  study = await openStudyHouse({ files: {}, hashesWell: true });
});
afterAll(() => study.close());

const register = (email: string, more: object = {}) =>
  call(study.app, 'POST', '/api/auth/sign-up/email', { name: 'Other Walker', email, password: 'another trail entirely', ...more });
const listUsers = () => study.house.db.selectFrom('user').selectAll().execute();
const countSessions = async () => (await study.house.db.selectFrom('session').select('id').execute()).length;

/** What is the same of all answers: fields in their order, with what differs by chance left out. */
async function readShape(response: Response) {
  const text = await response.clone().text();
  const cookies = response.headers
    .getSetCookie()
    .map((cookie) => cookie.replace(/=[^;]+/, (value) => `=${decodeURIComponent(value).length} characters`));
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie' && name !== 'date');
  return {
    status: response.status,
    headers,
    cookies,
    body: text
      .replace(/[\da-f]{8}-[\da-f-]{27}/g, '<id>')
      .replace(/\d{4}-\d\d-[\dT:.]+Z/g, '<time>')
      .replace(/"token":"\w{32}"/, '"token":"<token>"')
      .replace(/(new|learner)-\d+@/, '<who>@'),
  };
}

describe('signing up with an address that has an account', () => {
  it.each([{}, { rememberMe: false }, { rememberMe: true }])('is answered as with one that has none: %o', async (more) => {
    const person = await signUp(study.app);
    const made = await readShape(await register(`new-${Date.now()}@example.org`, more));
    expect(made).toMatchObject({ status: 200, body: expect.stringContaining('<token>') });
    expect(await readShape(await register(person.email, more))).toEqual(made);
    expect(await readShape(await register(person.email.toUpperCase(), more))).toEqual(made);
  });

  it('takes as long: a password is hashed', async () => {
    const person = await signUp(study.app);
    const { password } = await study.house.auth.$context;
    const hash = vi.spyOn(password, 'hash');
    await register(person.email);
    expect(hash.mock.calls).toEqual([['another trail entirely']]);
    hash.mockRestore();
  });

  it('opens no session and leaves the account as it was', async () => {
    const person = await signUp(study.app);
    const before = [await listUsers(), await countSessions()];
    const response = await register(person.email);
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(await expectJson(await call(study.app, 'GET', '/api/auth/get-session', undefined, { cookie }))).toBeNull();
    await expectProblem(await call(study.app, 'GET', '/api/profile', undefined, { cookie }), 401, 'not_signed_in');
    expect([await listUsers(), await countSessions()]).toEqual(before);
    expect((await person.call('GET', '/api/profile')).status).toBe(200);
  });

  it('is the same when it is sent twice at once', async () => {
    const email = 'twice@example.org';
    const answers = await Promise.all([register(email), register(email), register(email)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await listUsers()).filter((user) => user.email === email)).toHaveLength(1);
  });
});
