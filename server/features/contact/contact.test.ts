import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MESSAGE_MAX } from '#core/contact/contact.ts';
import { CONTACT_KEPT_DAYS } from '#core/contact/kept-days.ts';
import type { Mail } from '#server/ports/mail/mailer.ts';
import { expectProblem } from '../../../tests/support/expect-problem.ts';
import { expectConsoleError } from '../../../tests/support/fail-on-console-error.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';
import { removeOldMessages } from './keep-contact.ts';

let study: StudyHouse;
let sent: Mail[];
/** Once all that is under way has been sent. */
const mailed = async () => {
  await study.house.work.ended(5000);
  return sent;
};
beforeEach(async () => {
  study = await openStudyHouse({ files: {} });
  sent = [];
  study.house.mailer = { send: async (mail) => void sent.push(mail) };
});
afterEach(() => study.close());

const MESSAGE = { name: 'Robin Vale', email: 'robin@example.org', message: 'Where is the second part?' };
const write = (body: unknown, headers = {}) => call(study.app, 'POST', '/api/contact', body, headers);
async function readId(response: Response) {
  expect(response.status).toBe(201);
  return (await response.json()) as { id: string };
}
const kept = () => study.house.db.selectFrom('contactMessage').selectAll().orderBy('id').execute();

describe('a message to whoever runs the site', () => {
  it('is kept, and mailed so that an answer goes to who wrote it', async () => {
    const { id } = await readId(await write({ ...MESSAGE, subject: 'missing' }));
    expect(await kept()).toEqual([{ id, userId: null, ...MESSAGE, subject: 'missing', createdAt: expect.any(Number) }]);
    const { support_email: to, name } = study.house.brand.forHost(undefined);
    expect(await mailed()).toMatchObject([{ to, replyTo: MESSAGE.email, subject: `${name}, contact: Something is missing` }]);
    expect(sent[0]?.text).toContain('Robin Vale <robin@example.org> wrote:\n\nWhere is the second part?');
  });

  it('is kept when it cannot be mailed', async () => {
    expectConsoleError();
    study.house.mailer = { send: () => Promise.reject(new Error('no mail server')) };
    expect((await write(MESSAGE)).status).toBe(201);
    expect(await kept()).toHaveLength(1);
  });

  it('of a learner goes with the account', async () => {
    const learner = await signUp(study.app);
    await learner.call('POST', '/api/contact', MESSAGE);
    await write(MESSAGE);
    expect((await kept()).map(({ userId }) => userId)).toEqual([learner.id, null]);
    await study.house.db.deleteFrom('user').where('id', '=', learner.id).execute();
    expect((await kept()).map(({ userId }) => userId)).toEqual([null]);
  });

  it('may be of one character, of the longest, and of any language', async () => {
    for (const message of ['?', 'x'.repeat(MESSAGE_MAX), 'Где вторая часть?\n\n二部はどこですか 🪨'])
      expect((await write({ ...MESSAGE, name: 'Zoë 二部', message })).status).toBe(201);
    expect((await mailed()).at(-1)?.text).toContain('Где вторая часть?\n\n二部はどこですか 🪨');
  });

  it.each([
    ['name', { name: '' }],
    ['name', { name: 'Robin\r\nBcc: all@example.org' }],
    ['name', { name: 'x'.repeat(300) }],
    ['email', { email: 'robin' }],
    ['email', { email: 'robin@example.org\r\nBcc: all@example.org' }],
    ['email', { email: 'robin@example.org, all@example.org' }],
    ['message', { message: ' \n ' }],
    ['message', { message: 'x'.repeat(MESSAGE_MAX + 1) }],
    ['subject', { subject: 'Hello\r\nBcc: all@example.org' }],
    ['bcc', { bcc: 'all@example.org' }],
  ])('with a wrong %s is neither kept nor mailed: %j', async (path, wrong) => {
    const { errors } = await expectProblem(await write({ ...MESSAGE, ...wrong }), 422, 'invalid_fields');
    expect(errors?.map((error) => error.path)).toEqual([path]);
    expect([await kept(), await mailed()]).toEqual([[], []]);
  });

  it('of a machine that fills in what nobody sees is answered, and goes nowhere', async () => {
    expect(await readId(await write({ ...MESSAGE, website: 'https://buy.example' }))).toEqual({ id: expect.any(String) });
    expect([await kept(), await mailed()]).toEqual([[], []]);
  });

  it('from another site is refused', async () => {
    await expectProblem(await write(MESSAGE, { origin: 'https://evil.example' }), 403, 'bad_origin');
    expect(await kept()).toEqual([]);
  });

  it('is one of a few from one address', async () => {
    study.house.env.RATE_LIMIT = true;
    for (let n = 0; n < 10; n += 1) expect((await write(MESSAGE)).status).toBe(201);
    await expectProblem(await write(MESSAGE), 429, 'too_many_requests');
    expect(await mailed()).toHaveLength(10);
  });

  it(`is deleted after ${CONTACT_KEPT_DAYS} days`, async () => {
    await write(MESSAGE);
    const [{ createdAt } = { createdAt: 0 }] = await kept();
    const after = (days: number) => removeOldMessages({ ...study.house, now: () => createdAt + days * 86_400_000 });
    await after(CONTACT_KEPT_DAYS);
    expect(await kept()).toHaveLength(1);
    await after(CONTACT_KEPT_DAYS + 1);
    expect(await kept()).toEqual([]);
  });
});
