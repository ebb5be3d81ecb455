import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { expectConsoleError } from '../../../tests/support/fail-on-console-error.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, ORIGIN, signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
beforeAll(async () => {
  study = await openStudyHouse({ files: {}, hashesWell: true });
});
afterAll(() => study.close());

const post = (path: string, body: unknown, headers = {}) => call(study.app, 'POST', `/api/auth/${path}`, body, headers);
const session = (cookie?: string) => call(study.app, 'GET', '/api/auth/get-session', undefined, cookie === undefined ? {} : { cookie });
const PASSWORD = 'quiet stones by the river';

describe('signing up', () => {
  it('creates an account, opens a session and tells the learner [spec 4.authentication.signed-in]', async () => {
    const response = await post('sign-up/email', { name: 'Robin Vale', email: 'Robin@Example.org', password: PASSWORD });
    const body = await expectJson<{ user: object }>(response);
    const id = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(body.user).toMatchObject({ id, name: 'Robin Vale', email: 'robin@example.org', emailVerified: false });
    expect(JSON.stringify(body)).not.toContain(PASSWORD);
    const cookies = response.headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^cairn\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await expectJson(await session(cookies[0]?.split(';')[0]))).toMatchObject({ user: { id, email: 'robin@example.org' } });
  });

  it('gives nobody a role, and takes none [spec 6.roles.no-other]', async () => {
    const { id } = await signUp(study.app);
    const account = await study.house.db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(Object.keys(account).filter((column) => /role|admin/i.test(column))).toEqual([]);
    const asked = { name: 'Robin', email: 'chief@example.org', password: PASSWORD, role: 'admin' };
    await expectProblem(await post('sign-up/email', asked), 422, 'invalid_fields');
  });

  it('stores no password as it was typed', async () => {
    const person = await signUp(study.app);
    const raw = JSON.stringify(
      await study.house.db.withTables<{ account: { password: string } }>().selectFrom('account').selectAll().execute(),
    );
    expect(raw).toContain('password');
    expect(raw).not.toContain(person.password);
  });

  it.each<[string, object, string, RegExp]>([
    ['a common password', { password: 'Password123!' }, 'password', /easy to guess/],
    ['the name as the password', { password: 'R0bin-2026' }, 'password', /easy to guess/],
    ['the address as the password', { email: 'walker77@example.org', password: 'walker77!' }, 'password', /easy to guess/],
    ['the product as the password', { password: 'C4irn-2026' }, 'password', /easy to guess/],
    ['a short password', { password: 'x7#pQm2' }, 'password', /at least 8/],
    ['a very long password', { password: 'xy7'.repeat(43) }, 'password', /at most 128/],
    ['an address that is none', { email: 'robin' }, 'email', /name@example\.org/],
    ['a mailbox of 300 characters', { email: `${'x'.repeat(300)}@example.org` }, 'email', /at most 254/],
    ['no name', { name: ' ' }, 'name', /name you want/],
    ['a picture', { image: 'javascript:alert(1)' }, 'image', /not known/],
    ['a page to go to', { callbackURL: 'https://evil.example' }, 'callbackURL', /not known/],
    ['a password that is no text', { password: 12_345_678_901_234 }, 'password', /./],
  ])('refuses %s', async (_, wrong, path, message) => {
    const before = await study.house.db.selectFrom('user').select('id').execute();
    const response = await post('sign-up/email', { name: 'Robin', email: 'new@example.org', password: PASSWORD, ...wrong });
    const { errors } = await expectProblem(response, 422, 'invalid_fields');
    expect(errors).toEqual([{ path, message: expect.stringMatching(message) }]);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await study.house.db.selectFrom('user').select('id').execute()).toEqual(before);
  });

  it.each([
    ['malformed JSON', '{"email":', 'not valid JSON'],
    ['an array', '[1]', 'not a JSON object'],
    ['a text', '"x"', 'not a JSON object'],
    ['null', 'null', 'not a JSON object'],
  ])('answers %s with 400', async (_, body, detail) => {
    for (const path of ['sign-up/email', 'sign-in/email'])
      expect((await expectProblem(await post(path, body), 400, 'malformed_request')).detail).toContain(detail);
  });

  it.each([undefined, 'https://evil.example', 'http://localhost:81', 'null'])(
    'refuses a form of another site (Origin %s)',
    async (origin) => {
      const response = await study.app.request(`${ORIGIN}/api/auth/sign-up/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(origin === undefined ? {} : { origin }) },
        body: JSON.stringify({ name: 'Robin', email: 'new@example.org', password: PASSWORD }),
      });
      await expectProblem(response, 403, 'bad_origin');
    },
  );
});

describe('signing in and out', () => {
  it('opens a second session; signing out ends that one only', async () => {
    const person = await signUp(study.app);
    const response = await post('sign-in/email', { email: person.email, password: person.password });
    expect(await expectJson(response)).toMatchObject({ user: { email: person.email } });
    const second = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(second).not.toBe(person.cookie);

    const out = await post('sign-out', {}, { cookie: second });
    expect(await expectJson(out)).toEqual({ success: true });
    expect(out.headers.getSetCookie().join()).toMatch(/cairn\.session_token=; Max-Age=0/);
    expect(await expectJson(await session(second))).toBeNull();
    expect(await expectJson(await session(person.cookie))).toMatchObject({ user: { email: person.email } });
    await expectProblem(await call(study.app, 'GET', '/api/progress', undefined, { cookie: second }), 401, 'not_signed_in');
  });

  it('says the same of a wrong password and of an unknown address', async () => {
    const person = await signUp(study.app);
    const wrong = await post('sign-in/email', { email: person.email, password: 'not the password' });
    const unknown = await post('sign-in/email', { email: 'nobody@example.org', password: 'not the password' });
    const said = await expectProblem(wrong, 401, 'wrong_credentials');
    expect(said.detail).toBe('Invalid email or password');
    expect(await expectProblem(unknown, 401, 'wrong_credentials')).toEqual(said);
    expect([...wrong.headers].filter(([name]) => name !== 'date')).toEqual([...unknown.headers].filter(([name]) => name !== 'date'));
  });

  it('hashes a password for an unknown address too, so that the time tells nothing', async () => {
    const person = await signUp(study.app);
    const { password } = await study.house.auth.$context;
    const hash = vi.spyOn(password, 'hash');
    const verify = vi.spyOn(password, 'verify');
    await post('sign-in/email', { email: person.email, password: 'not the password' });
    expect([hash.mock.calls.length, verify.mock.calls.length]).toEqual([0, 1]);
    await post('sign-in/email', { email: 'nobody@example.org', password: 'not the password' });
    expect([hash.mock.calls.length, verify.mock.calls.length]).toEqual([1, 1]);
  });

  it.each(['callbackURL', 'provider', '__proto__x'])('refuses the field %s', async (field) => {
    const person = await signUp(study.app);
    const response = await post('sign-in/email', { email: person.email, password: person.password, [field]: 'https://evil.example' });
    const { errors } = await expectProblem(response, 422, 'invalid_fields');
    expect(errors?.map(({ path }) => path)).toEqual([field]);
  });

  it('has no session for a visitor [spec 4.authentication.signed-out]', async () => {
    expect(await expectJson(await session())).toBeNull();
  });

  it.each([
    'sign-in/social',
    'callback/%0Ainvented?state=x',
    'verify-email?token=x',
    'reset-password/x',
    'delete-user',
    'link-social',
    'unlink-account',
    'list-sessions',
    'update-session',
    'verify-password',
    'get-access-token',
    'account-info',
    'ok',
    'error',
    'no-such-call',
    'sign-in/email/',
    '/sign-in/email',
  ])('has no call %s, even for a learner', async (path) => {
    const { cookie } = await signUp(study.app);
    const body = { provider: 'x', email: 'robin@example.org', token: 'x', newPassword: PASSWORD, callbackURL: '/' };
    await expectProblem(await call(study.app, 'GET', `/api/auth/${path}`, undefined, { cookie }), 404, 'not_found');
    await expectProblem(await post(path, body, { cookie }), 404, 'not_found');
  });
});

describe('a cookie that does not count', () => {
  const cases: [string, (cookie: string) => string][] = [
    ['forged signature', (cookie) => `${cookie.slice(0, -8)}AAAAA%3D`],
    ['another token under a real signature', (cookie) => cookie.replace(/=[A-Za-z0-9]{6}/, '=AAAAAA')],
    ['no signature', (cookie) => cookie.split('.').slice(0, 2).join('.')],
    ['rubbish', () => 'cairn.session_token=%00%ff; other=1'],
    ['empty', () => 'cairn.session_token='],
  ];
  it.each(cases)('%s', async (_, forge) => {
    const person = await signUp(study.app);
    const cookie = forge(person.cookie);
    expect(cookie).not.toBe(person.cookie);
    expect(await expectJson(await session(cookie))).toBeNull();
    await expectProblem(await call(study.app, 'GET', '/api/favorites', undefined, { cookie }), 401, 'not_signed_in');
  });

  it('expired', async () => {
    const person = await signUp(study.app);
    expect((await person.call('GET', '/api/favorites')).status).toBe(200);
    await study.house.db
      .updateTable('session')
      .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
      .execute();
    expect(await expectJson(await session(person.cookie))).toBeNull();
    await expectProblem(await person.call('GET', '/api/favorites'), 401, 'not_signed_in');
  });

  it('of a deleted account', async () => {
    const person = await signUp(study.app);
    await study.house.db.deleteFrom('user').where('email', '=', person.email).execute();
    await expectProblem(await person.call('GET', '/api/favorites'), 401, 'not_signed_in');
  });
});

describe('a failure', () => {
  it('is ours while the database answers, and that of the database when it does not', async () => {
    expectConsoleError();
    const failing = await openStudyHouse({ files: {} });
    const { email, password } = await signUp(failing.app);
    const signIn = () => call(failing.app, 'POST', '/api/auth/sign-in/email', { email, password });
    await failing.house.db.schema.dropTable('account').execute();
    await expectProblem(await signIn(), 500, 'internal_error');
    await failing.house.db.destroy();
    await expectProblem(await signIn(), 503, 'database_unavailable');
    await failing.close();
  });
});

describe('behind TLS', () => {
  it('marks the cookie Secure and sends HSTS', async () => {
    const tls = await openStudyHouse({ files: {}, env: { PUBLIC_URL: 'https://learn.example.org' } });
    const response = await tls.app.request('http://127.0.0.1:3000/api/auth/sign-up/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://learn.example.org' },
      body: JSON.stringify({ name: 'Robin', email: 'robin@example.org', password: PASSWORD }),
    });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Secure-cairn\.session_token=[^;]+;.*; Secure/);
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const write = (origin: string) =>
      tls.app.request('http://127.0.0.1:3000/api/favorites/x', { method: 'DELETE', headers: { cookie, origin } });
    expect((await write('https://learn.example.org')).status).toBe(204);
    await expectProblem(await write('http://127.0.0.1:3000'), 403, 'bad_origin');
    await tls.close();
  });
});
