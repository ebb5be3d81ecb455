import { scryptSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { CLIENT_ADDRESS_HEADER } from '../../client-address.ts';
import { expectProblem } from '../../../tests/support/expect-problem.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
beforeAll(async () => {
  study = await openStudyHouse({ files: {}, hashesWell: true });
});
afterAll(() => study.close());

const PASSWORD = 'a trail that nobody walks';
const signIn = (email: string, password: string) => call(study.app, 'POST', '/api/auth/sign-in/email', { email, password });

it('a password that was hashed by an earlier release still opens its account', async () => {
  const { id, email } = await signUp(study.app);
  const salt = '8f0b6f3f2c1d4e5a9b7c6d5e4f3a2b1c';
  const key = scryptSync(PASSWORD, salt, 64, { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 });
  await study.house.db
    .updateTable('account')
    .set({ password: `${salt}:${key.toString('hex')}` })
    .where('userId', '=', id)
    .execute();
  expect((await signIn(email, PASSWORD)).status).toBe(200);
  expect((await signIn(email, `${PASSWORD}!`)).status).toBe(401);
});

it('while many passwords are compared, others are answered and files are read', async () => {
  const learner = await signUp(study.app);
  const { password } = await study.house.auth.$context;
  const given = { hash: await password.hash(PASSWORD), password: PASSWORD };
  const order: string[] = [];
  const note = (name: string) => () => order.push(name);
  const compared = Array.from({ length: 10 }, () => password.verify(given).then(note('compared')));
  const others = [learner.call('GET', '/api/profile').then(note('page')), readFile(import.meta.filename).then(note('file'))];
  await Promise.all([...compared, ...others]);
  // Of the four threads that files are read by two are free; with all of them taken, the file is read after the seventh.
  expect([order.indexOf('page') < 4, order.indexOf('file') < 4]).toEqual([true, true]);
});

it('whoever leaves waits no more, many of one address wait behind nobody else, and beyond a bound they are told so', async () => {
  const { email, password } = await signUp(study.app);
  const order: string[] = [];
  const left = new AbortController();
  const signInFrom = async (address: string, name: string, signal?: AbortSignal) => {
    const headers = { 'content-type': 'application/json', origin: 'http://localhost', [CLIENT_ADDRESS_HEADER]: address };
    const body = JSON.stringify({ email, password });
    const response = await study.app.request('http://localhost/api/auth/sign-in/email', {
      method: 'POST',
      headers,
      body,
      ...(signal && { signal }),
    });
    order.push(`${name} ${response.status}`);
    return response;
  };
  const many = Array.from({ length: 12 }, () => signInFrom('203.0.113.1', 'many'));
  const gone = Array.from({ length: 12 }, () => signInFrom('203.0.113.2', 'gone', left.signal));
  const one = signInFrom('203.0.113.3', 'one');
  left.abort();
  await one;
  expect(order.filter((done) => done === 'many 200').length).toBeLessThan(6);
  await Promise.all([...many, ...gone]);
  expect(order.filter((done) => done === 'gone 200')).toEqual([]);

  const crowd = await Promise.all(Array.from({ length: 40 }, () => signInFrom('203.0.113.4', 'crowd')));
  const refused = crowd.filter(({ status }) => status !== 200);
  expect([refused.length > 0, crowd.length - refused.length >= 30]).toEqual([true, true]);
  await expectProblem(refused[0] as Response, 503, 'too_busy');
});
