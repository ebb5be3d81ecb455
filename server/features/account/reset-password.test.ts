import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { linkOf, mailsTo, readOutbox, tokenOf } from '../../../tests/support/outside/outbox.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, ORIGIN, signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse({
    files: { 'brand.yaml': 'name: Study\nhosts:\n  north.example:\n    name: Northlight\n' },
    hashesWell: true,
  });
});
beforeEach(async () => {
  learner = await signUp(study.app, 'Robin Vale');
});
afterAll(() => study.close());

const NEW = 'a trail that nobody walks';
const post = (path: string, body: unknown, headers = {}) => call(study.app, 'POST', `/api/auth/${path}`, body, headers);
const ask = (body: object = { email: learner.email }) => post('request-password-reset', body);
const reset = (token: string, newPassword = NEW) => post('reset-password', { token, newPassword });
const signIn = (password: string) => post('sign-in/email', { email: learner.email, password });
const mails = () => mailsTo(study.house, learner.email);
const askForToken = async () => {
  await ask();
  return tokenOf((await mails()).at(-1));
};

describe('other ways into the account', () => {
  const addWays = async () => {
    const at = new Date().toISOString();
    await study.house.db.updateTable('user').set({ emailVerified: 1 }).where('id', '=', learner.id).execute();
    const passkey = { id: `key-${learner.id}`, name: 'Laptop', publicKey: 'x', userId: learner.id, credentialID: `c-${learner.id}` };
    const more = { counter: 0, deviceType: 'singleDevice', backedUp: 0, transports: null, createdAt: at, aaguid: null };
    await study.house.db
      .insertInto('passkey')
      .values({ ...passkey, ...more })
      .execute();
  };
  const listPasskeys = () => study.house.db.selectFrom('passkey').select('name').where('userId', '=', learner.id).execute();

  it('are named before, and closed with the old password', async () => {
    await addWays();
    const token = await askForToken();
    const checked = await expectJson(await post('check-reset-link', { token }));
    expect(checked).toEqual({ isGood: true, waysIn: ['the passkey “Laptop”'] });
    expect((await reset(token)).status).toBe(200);
    expect(await listPasskeys()).toEqual([]);
    expect((await mails()).at(-1)?.text).not.toContain('Laptop');
  });

  it('stay when their owner says so, and are named in the mail', async () => {
    await addWays();
    const token = await askForToken();
    expect((await post('reset-password', { token, newPassword: NEW, keepsWaysIn: true })).status).toBe(200);
    expect(await listPasskeys()).toEqual([{ name: 'Laptop' }]);
    expect((await mails()).at(-1)?.text).toContain('the passkey “Laptop”');
  });

  it('are told of nobody by a link that does not work', async () => {
    expect(await expectJson(await post('check-reset-link', { token: 'x'.repeat(32) }))).toEqual({ isGood: false, waysIn: [] });
  });
});

describe('asking for a new password', () => {
  it('sends a link of this site under its brand', async () => {
    await ask();
    const [mail] = await mails();
    expect(mail?.from.name).toBe('Study');
    expect(mail?.subject).toBe('Choose a new password');
    expect(linkOf(mail).href).toMatch(/^http:\/\/localhost\/reset-password\?token=[\w-]{32}$/);
  });

  it('is answered the same whether anybody has the address', async () => {
    const before = readOutbox(study.house.env.DATA_DIR).length;
    const [known, unknown] = [await ask(), await ask({ email: 'nobody@example.org' })];
    expect([unknown.status, await expectJson(unknown), unknown.headers.getSetCookie()]).toEqual([
      known.status,
      await expectJson(known),
      known.headers.getSetCookie(),
    ]);
    expect(await mails()).toHaveLength(1);
    expect(readOutbox(study.house.env.DATA_DIR)).toHaveLength(before + 1);
  });

  it('is answered before anything is looked up', async () => {
    const find = vi.spyOn((await study.house.auth.$context).internalAdapter, 'findUserByEmail');
    await ask();
    expect(find).not.toHaveBeenCalled();
    await mails();
    expect(find).toHaveBeenCalledOnce();
    find.mockRestore();
  });

  it('takes spaces and capitals for what they are', async () => {
    await ask({ email: `  ${learner.email.toUpperCase()} ` });
    expect(await mails()).toHaveLength(1);
  });

  it('leads nowhere else, whatever is asked for', async () => {
    await ask({ email: learner.email, redirectTo: 'https://evil.example/x' });
    const [mail] = await mails();
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example');
  });

  it.each([
    ['http://evil.example', 'http://localhost:3000'],
    ['http://localhost.evil.example', 'http://localhost:3000'],
    ['http://north.example', 'http://north.example'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ])('at %s leads to %s', async (asked, origin) => {
    await study.app.request(`${asked}/api/auth/request-password-reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: asked, host: new URL(asked).host },
      body: JSON.stringify({ email: learner.email }),
    });
    expect(linkOf((await mails())[0]).origin).toBe(origin);
  });

  it.each([
    ['two addresses', 'a@example.org,b@example.org'],
    ['a header', 'a@example.org\r\nBcc: b@example.org'],
    ['300 characters', `${'x'.repeat(300)}@example.org`],
    ['no address', 'robin'],
    ['a list', ['a@example.org']],
  ])('refuses %s', async (_, email) => {
    const before = readOutbox(study.house.env.DATA_DIR).length;
    await expectProblem(await ask({ email }), 422, 'invalid_fields');
    await study.house.work.ended(1000);
    expect(readOutbox(study.house.env.DATA_DIR)).toHaveLength(before);
  });

  it('says nobody’s name, which a stranger may have chosen', async () => {
    learner = await signUp(study.app, '<b>Win</b> at evil.example');
    await ask();
    const [mail] = await mails();
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil\.example|<b>/);
  });
});

describe('looking at a link', () => {
  const look = async (token: string) => expectJson(await post('check-reset-link', { token }));

  it('tells whether it works, uses nothing up and says nothing else', async () => {
    const token = await askForToken();
    expect([await look(token), await look(token), await look('x'.repeat(32))]).toEqual([
      { isGood: true, waysIn: [] },
      { isGood: true, waysIn: [] },
      { isGood: false, waysIn: [] },
    ]);
    expect((await reset(token)).status).toBe(200);
    expect(await look(token)).toEqual({ isGood: false, waysIn: [] });
  });

  it.each(['', 'x'.repeat(201), ['x'], undefined])('refuses what is no token: %j', async (token) => {
    await expectProblem(await post('check-reset-link', { token }), 422, 'invalid_fields');
  });
});

describe('choosing a new password', () => {
  it('replaces the old one, ends every session and opens none', async () => {
    const response = await reset(await askForToken());
    expect(await expectJson(response)).toEqual({ status: true });
    expect(response.headers.getSetCookie()).toEqual([]);
    await expectProblem(await learner.call('GET', '/api/profile'), 401, 'not_signed_in');
    await expectProblem(await signIn(learner.password), 401, 'wrong_credentials');
    expect((await signIn(NEW)).status).toBe(200);
  });

  it('is told to the learner', async () => {
    await reset(await askForToken());
    expect((await mails()).at(-1)?.subject).toBe('Your password was changed');
  });

  it.each([
    [0, 0],
    [1, 1],
  ])('leaves no passkey of whoever registered with an address that they never confirmed (confirmed: %s)', async (emailVerified, left) => {
    const { db } = study.house;
    const { id: userId } = learner;
    await db.updateTable('user').set({ emailVerified }).where('id', '=', userId).execute();
    const credential = { publicKey: 'x', credentialID: userId, counter: 0, deviceType: 'singleDevice', backedUp: 0 };
    await db
      .insertInto('passkey')
      .values({ id: userId, userId, name: null, transports: null, createdAt: null, aaguid: null, ...credential })
      .execute();
    await post('reset-password', { token: await askForToken(), newPassword: NEW, keepsWaysIn: true });
    expect(await db.selectFrom('passkey').select('id').where('userId', '=', userId).execute()).toHaveLength(left);
  });

  it('gives one to an account that has only ever come by another service', async () => {
    await study.house.db.updateTable('account').set({ providerId: 'google', password: null }).where('userId', '=', learner.id).execute();
    expect(await expectJson(await learner.call('GET', '/api/profile'))).toMatchObject({ hasPassword: false });
    await reset(await askForToken());
    expect((await signIn(NEW)).status).toBe(200);
  });

  it('works once', async () => {
    const token = await askForToken();
    await reset(token);
    await expectProblem(await reset(token, 'another quiet path'), 400, 'bad_link');
    expect((await signIn(NEW)).status).toBe(200);
  });

  it('works once when sent twice at the same time', async () => {
    const token = await askForToken();
    const statuses = await Promise.all([reset(token), reset(token, 'another quiet path')].map(async (one) => (await one).status));
    expect(statuses.toSorted()).toEqual([200, 400]);
  });

  it('calls off the other links that were sent', async () => {
    const [older, newer] = [await askForToken(), await askForToken()];
    expect(older).not.toBe(newer);
    await reset(newer);
    await expectProblem(await reset(older, 'another quiet path'), 400, 'bad_link');
  });

  it('works for an hour', async () => {
    const token = await askForToken();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 });
    try {
      await expectProblem(await reset(token), 400, 'bad_link');
    } finally {
      vi.useRealTimers();
    }
    expect((await signIn(learner.password)).status).toBe(200);
  });

  it('answers every link that does not work alike', async () => {
    const used = await askForToken();
    await reset(used);
    const told = await Promise.all(
      [used, 'invented', `${used}x`, '%', "' or 1=1 --"].map(async (token) => expectProblem(await reset(token), 400, 'bad_link')),
    );
    expect(new Set(told.map(({ detail }) => detail)).size).toBe(1);
  });

  it.each([
    ['a common one', 'Password123!', /easy to guess/],
    ['my name', 'robin.vale.99', /easy to guess/],
    ['the name of the product', 'study-2026', /easy to guess/],
    ['a short one', 'x7#pQm2', /at least 8/],
    ['a very long one', 'xy7'.repeat(43), /at most 128/],
  ])('refuses %s, and the link still works', async (_, password, message) => {
    const token = await askForToken();
    const { errors } = await expectProblem(await reset(token, password), 422, 'invalid_fields');
    expect(errors).toEqual([{ path: 'newPassword', message: expect.stringMatching(message) }]);
    expect((await reset(token)).status).toBe(200);
  });

  it('is not done by another site', async () => {
    const token = await askForToken();
    const response = await study.app.request(`${ORIGIN}/api/auth/reset-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: JSON.stringify({ token, newPassword: NEW }),
    });
    await expectProblem(response, 403, 'bad_origin');
  });

  it('leaves no token in the database', async () => {
    const token = await askForToken();
    expect(JSON.stringify(await study.house.db.selectFrom('verification').selectAll().execute())).not.toContain(token);
  });
});

describe('limits', () => {
  const from = (address: string) => ({ 'x-cairn-client-ip': address });

  it('stop whoever fills a mailbox, from one network and from many, known or not', async () => {
    const strict = await openStudyHouse({ files: {}, env: { RATE_LIMIT: 'on' } });
    const send = (address: string, email: string) => call(strict.app, 'POST', '/api/auth/request-password-reset', { email }, from(address));
    for (let n = 0; n < 3; n++) expect((await send('203.0.113.1', 'nobody@example.org')).status).toBe(200);
    await expectProblem(await send('203.0.113.1', 'Nobody@example.org'), 429, 'too_many_requests');
    for (let n = 2; n < 9; n++) expect((await send(`203.0.113.${n}`, 'nobody@example.org')).status).toBe(200);
    await expectProblem(await send('203.0.113.99', 'nobody@example.org'), 429, 'too_many_requests');
    await strict.close();
  });

  it('stop whoever guesses at links', async () => {
    const strict = await openStudyHouse({ files: {}, env: { RATE_LIMIT: 'on' } });
    const guess = (n: number) =>
      call(strict.app, 'POST', '/api/auth/reset-password', { token: `guess-${n}`, newPassword: NEW }, from('203.0.113.1'));
    for (let n = 0; n < 20; n++) expect((await guess(n)).status).toBe(400);
    await expectProblem(await guess(21), 429, 'too_many_requests');
    await strict.close();
  });
});
