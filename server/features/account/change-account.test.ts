import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse({ files: {}, hashesWell: true });
});
beforeEach(async () => {
  learner = await signUp(study.app, 'Robin Vale');
});
afterAll(() => study.close());

const NEW = 'a trail that nobody walks';
const signIn = (password: string) => call(study.app, 'POST', '/api/auth/sign-in/email', { email: learner.email, password });
const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
const profile = (cookie: string) => call(study.app, 'GET', '/api/profile', undefined, { cookie });

describe('changing a password', () => {
  const change = (body: object, who = learner) =>
    who.call('POST', '/api/auth/change-password', { currentPassword: learner.password, newPassword: NEW, ...body });

  it.each([undefined, false, true])('ends every other session, whatever is asked for (%s)', async (revokeOtherSessions) => {
    const elsewhere = cookieOf(await signIn(learner.password));
    const response = await change({ revokeOtherSessions });
    expect(await expectJson(response.clone())).toMatchObject({ user: { email: learner.email } });
    expect((await profile(cookieOf(response))).status).toBe(200);
    for (const cookie of [elsewhere, learner.cookie]) await expectProblem(await profile(cookie), 401, 'not_signed_in');
    await expectProblem(await signIn(learner.password), 401, 'wrong_credentials');
    expect((await signIn(NEW)).status).toBe(200);
  });

  it.each([
    ['a common one', 'password', /easy to guess/],
    ['a common one in other letters', 'P@ssw0rd_2024', /easy to guess/],
    ['my name', 'robin.vale.99', /easy to guess/],
    ['the name of the product', 'cairn2026!', /easy to guess/],
    ['a short one', 'x7#pQm2', /at least 8/],
    ['a very long one', 'xy7'.repeat(43), /at most 128/],
  ])('refuses %s', async (_, newPassword, message) => {
    const { errors } = await expectProblem(await change({ newPassword }), 422, 'invalid_fields');
    expect(errors).toEqual([{ path: 'newPassword', message: expect.stringMatching(message) }]);
    expect((await profile(learner.cookie)).status).toBe(200);
    expect((await signIn(learner.password)).status).toBe(200);
  });

  it('asks for the present one', async () => {
    const problem = await expectProblem(await change({ currentPassword: 'not the password' }), 400, 'wrong_password');
    expect(problem.detail).toBe('Invalid password');
    expect((await signIn(learner.password)).status).toBe(200);
  });

  it('is nothing for visitors', async () => {
    const response = await call(study.app, 'POST', '/api/auth/change-password', { currentPassword: 'x', newPassword: NEW });
    await expectProblem(response, 401, 'not_signed_in');
  });
});

describe('changing a name', () => {
  const change = (body: object) => learner.call('POST', '/api/auth/update-user', body);
  const nameOf = async () => (await expectJson<{ name: string }>(await learner.call('GET', '/api/profile'))).name;

  it('trims it', async () => {
    expect(await expectJson(await change({ name: '  Ada Hill ' }))).toEqual({ status: true });
    expect(await nameOf()).toBe('Ada Hill');
  });

  it.each<[string, object, string]>([
    ['an empty name', { name: '' }, 'name'],
    ['a name of spaces', { name: ' \t ' }, 'name'],
    ['a name that nobody sees', { name: '\u200B' }, 'name'],
    ['a name of 50 kB', { name: 'x'.repeat(50_000) }, 'name'],
    ['a name with a line break', { name: 'Robin\nVale' }, 'name'],
    ['a name that is no text', { name: { first: 'Robin' } }, 'name'],
    ['nothing', {}, 'name'],
    ['a script as a picture', { name: 'Robin', image: 'javascript:alert(1)' }, 'image'],
    ['any picture', { name: 'Robin', image: 'https://example.org/me.png' }, 'image'],
    ['another address', { name: 'Robin', email: 'other@example.org' }, 'email'],
    ['a confirmed address', { name: 'Robin', emailVerified: true }, 'emailVerified'],
  ])('refuses %s', async (_, body, path) => {
    const { errors } = await expectProblem(await change(body), 422, 'invalid_fields');
    expect(errors?.map((error) => error.path)).toEqual([path]);
    expect(await nameOf()).toBe('Robin Vale');
  });

  it('does not read a body that no name needs', async () => {
    await expectProblem(await change({ name: 'x'.repeat(900_000) }), 413, 'too_large');
    expect(await nameOf()).toBe('Robin Vale');
  });

  it('is nothing for visitors', async () => {
    await expectProblem(await call(study.app, 'POST', '/api/auth/update-user', { name: 'Ada' }), 401, 'not_signed_in');
  });
});
