import { scryptSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
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
