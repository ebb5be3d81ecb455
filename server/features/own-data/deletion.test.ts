import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectConsoleError } from '../../../tests/support/fail-on-console-error.ts';
import { createApp } from '../../app.ts';
import { begin, openCoachHouse, say } from '../../../tests/support/houses/coach-house.ts';
import { expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, ORIGIN, signUp } from '../../../tests/support/houses/test-house.ts';
import { useEverything, type Person } from '../../../tests/support/houses/use-everything.ts';
import { createTurns } from '../coach/turns/turns.ts';
import { composeApi } from '../../http/compose-api.ts';
import { LEARNER_LIMITS } from '../../db/learner-limits.ts';
import { finishDeletions } from './deletion/finish-deletions.ts';
import { ownDataRoutes } from './routes.ts';

let study: StudyHouse;
beforeAll(async () => {
  study = await openStudyHouse({ env: { RATE_LIMIT: 'on' } });
});
// So many people come from one network here.
beforeEach(() => study.house.db.deleteFrom('rateWindow').execute());
afterAll(() => study.close());

type Dump = Record<string, string[]>;

/** Every row of every table, as text. */
async function readTables(): Promise<Dump> {
  const { db } = study.house;
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db);
  const dump: Dump = {};
  for (const { name } of rows) {
    const table = await sql`select * from ${sql.table(name)}`.execute(db);
    // Searched as text, so bytes are read as text too.
    dump[name] = table.rows.map((row) =>
      JSON.stringify(row, (_, value: unknown) => (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value)),
    );
  }
  return dump;
}

/** Every file of DATA_DIR, as text. */
function readFiles(): Record<string, string> {
  const { DATA_DIR } = study.house.env;
  const names = readdirSync(DATA_DIR, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(path.join(DATA_DIR, name)).isFile());
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(DATA_DIR, name), 'latin1')]));
}

const outboxOf = (files: Record<string, string>) => Object.keys(files).filter((name) => name.startsWith('outbox/'));

const remove = (person: Person, password: string | undefined = person.password) => person.call('DELETE', '/api/profile', { password });

/** Rows of a dump that a text stands in. */
const find = (dump: Dump, text: string) =>
  Object.entries(dump).flatMap(([table, rows]) => rows.filter((row) => row.toLowerCase().includes(text)).map(() => table));

const keepMail = (name: string, to: string) => {
  const outbox = path.join(study.house.env.DATA_DIR, 'outbox');
  mkdirSync(outbox, { recursive: true });
  writeFileSync(path.join(outbox, name), `To: ${to}\r\nSubject: Hello\r\n\r\nA letter.`);
};

const confirmAddress = ({ id }: Person) => study.house.db.updateTable('user').set({ emailVerified: 1 }).where('id', '=', id).execute();

describe('deleting the account', () => {
  it('leaves nothing of the learner in any table or file, and everything of others', { timeout: 60_000 }, async () => {
    const gone = await useEverything(study, 'zibeth');
    const stays = await useEverything(study, 'quaggar');
    await confirmAddress(gone);
    await study.house.work.ended(5000);
    keepMail('gone.eml', gone.email);
    keepMail('stays.eml', stays.email);
    keepMail('alike.eml', `x${gone.email}`);
    // What both wrote on the contact page, twice each, goes on in the background.
    await vi.waitFor(() => expect(outboxOf(readFiles())).toHaveLength(7));
    const mailsBefore = readFiles();
    const before = await readTables();
    const isPersonal = (table: string) => !/_fts|^rateWindow$|^sqlite_/.test(table);
    const ofStays = (dump: Dump) =>
      Object.entries(dump).flatMap(([table, rows]) =>
        isPersonal(table) ? rows.filter((row) => row.includes(stays.id) || row.includes('quaggar')).map((row) => [table, row]) : [],
      );
    // A part of the product that leaves nothing would be searched in vain.
    expect(new Set(find(before, gone.id))).toEqual(new Set(expectedTables()));

    expect((await remove(gone)).status).toBe(204);

    const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(study.house.db);
    expect(rows, 'the file is to be rewritten at the next start').toEqual([{ user_version: 1 }]);
    const after = await readTables();
    const files = readFiles();
    for (const text of [gone.id, gone.email, 'zibeth']) {
      expect(find(after, text), text).toEqual([]);
      expect(
        Object.keys(files).filter((name) => files[name]?.toLowerCase().replace(`x${gone.email}`, '').includes(text)),
        text,
      ).toEqual([]);
    }
    expect(ofStays(after)).toEqual(ofStays(before));
    expect(outboxOf(files)).toEqual(
      outboxOf(mailsBefore).filter((name) => !mailsBefore[name]?.toLowerCase().includes(`<${gone.email}>`) && name !== 'outbox/gone.eml'),
    );
    expect(outboxOf(files)).toEqual(expect.arrayContaining(['outbox/alike.eml', 'outbox/stays.eml']));
  });

  it(
    'has deleted all that may be many before the account itself goes, so that no one statement deletes much',
    { timeout: 60_000 },
    async () => {
      const { db } = study.house;
      const gone = await useEverything(study, 'dugong');
      await db.insertInto('withdrawnCertificate').values({ code: 'dugong', userId: gone.id }).execute();
      const { rows: used } = await sql`select "table" from "learnerUse" where "userId" = ${gone.id}`.execute(db);
      await sql`create table "leftAtTheEnd" as select "table", rows from "learnerUse" limit 0`.execute(db);
      await sql`create trigger "lookAtTheEnd" before delete on user begin
      insert into "leftAtTheEnd" select "table", rows from "learnerUse" where "userId" = old.id; end`.execute(db);
      await remove(gone);
      await study.house.work.ended(5000);
      const { rows: left } = await sql`select * from "leftAtTheEnd"`.execute(db);
      await sql`drop trigger "lookAtTheEnd"`.execute(db);
      await sql`drop table "leftAtTheEnd"`.execute(db);
      expect(used.length).toBeGreaterThan(20);
      expect(left).toEqual([]);
    },
  );

  it('takes rows that go with others before those, whichever key ties them', async () => {
    const tables = Object.keys(LEARNER_LIMITS);
    const { rows } = await sql<{ from: string; to: string }>`select tables.name as "from", key."table" as "to"
      from sqlite_master tables, pragma_foreign_key_list(tables.name) key where key.on_delete = 'CASCADE'`.execute(study.house.db);
    const ties = rows.filter(({ from, to }) => tables.includes(from) && tables.includes(to));
    expect(ties.length).toBeGreaterThan(3);
    expect(ties.filter(({ from, to }) => tables.indexOf(from) < tables.indexOf(to))).toEqual([]);
  });

  function expectedTables(): string[] {
    return [
      ...['user', 'account', 'session', 'verification', 'learnerSettings', 'progress', 'studyTime', 'favorite', 'note', 'note_fts'],
      ...['note_fts_content', 'quizAttempt', 'reviewCard', 'reviewAnswer', 'certificate', 'conversation', 'coachTurn', 'record'],
      ...['message_fts', 'message_fts_content', 'skillEvidence', 'goal', 'assessment', 'iqSitting', 'iqResponse', 'rateWindow'],
      ...['subscription', 'receipt', 'contactMessage', 'passkey', 'learnerUse', 'coachFact'],
    ];
  }

  it.each(['confirmed', 'unconfirmed'])(
    'leaves no mail about the account, whatever address it went to or names: one that is %s',
    { timeout: 30_000 },
    async (address) => {
      const { house, app } = study;
      const [gone, stays] = [await signUp(app), await signUp(app)];
      if (address === 'confirmed') await confirmAddress(gone);
      const old = gone.email;
      const [present, wished, answers] = ['present', 'wished', 'answers'].map((name) => `${name}.${old}`);
      const before = outboxOf(readFiles());
      await call(app, 'POST', '/api/auth/request-password-reset', { email: old });
      await gone.call('POST', '/api/contact', { name: 'Ann', email: answers, message: 'Where is it?' });
      await house.work.ended(5000);
      await house.db.updateTable('user').set({ email: present! }).where('id', '=', gone.id).execute();
      await gone.call('POST', '/api/auth/change-email', { newEmail: wished, password: gone.password });
      await call(app, 'POST', '/api/auth/request-password-reset', { email: stays.email });
      await house.work.ended(5000);
      expect(outboxOf(readFiles())).toHaveLength(before.length + 5);

      expect((await remove(gone)).status).toBe(204);
      const files = readFiles();
      expect(Object.keys(files).filter((name) => files[name]?.toLowerCase().includes(old))).toEqual([]);
      const left = outboxOf(files).filter((name) => !before.includes(name));
      expect(left.map((name) => files[name]?.includes(`To: ${stays.email}`))).toEqual([true]);
    },
  );

  it('leaves the links of others whose address ends alike', async () => {
    const [gone, stays] = [await signUp(study.app), await signUp(study.app)];
    await confirmAddress(gone);
    const change = { newEmail: `x${gone.email}`, password: stays.password };
    expect((await stays.call('POST', '/api/auth/change-email', change)).status).toBe(200);
    await study.house.work.ended(5000);
    await remove(gone);
    const { rows } = await sql`select id from verification where value = ${`${stays.id} x${gone.email}`}`.execute(study.house.db);
    expect(rows).toHaveLength(1);
  });

  it('leaves what strangers wrote under an address that was never confirmed, and mails to others that name it', async () => {
    const person = await signUp(study.app);
    const written = { name: 'Ann', email: person.email, message: 'Where is it?' };
    expect((await call(study.app, 'POST', '/api/contact', written)).status).toBe(201);
    expect((await person.call('POST', '/api/contact', written)).status).toBe(201);
    await study.house.work.ended(5000);
    keepMail('theirs.eml', person.email);
    const before = readFiles();
    await remove(person);
    const rows = await study.house.db.selectFrom('contactMessage').select('userId').where('email', '=', person.email).execute();
    expect(rows).toEqual([{ userId: null }]);
    const gone = outboxOf(before).filter((name) => !(name in readFiles()));
    // What they wrote themselves, and what was written to them.
    expect(gone.map((name) => (name === 'outbox/theirs.eml' ? name : before[name]?.includes(`X-Account: ${person.id}`)))).toEqual([
      true,
      'outbox/theirs.eml',
    ]);
  });

  it('signs out everywhere, clears the cookie, and has the landing page say so', async () => {
    const person = await signUp(study.app);
    const response = await remove(person);
    expect(response.headers.getSetCookie().join()).toMatch(/cairn\.session_token=; Max-Age=0/);
    expect(response.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^cairn_notice=account-deleted; .*HttpOnly/));
    await expectProblem(await person.call('GET', '/api/profile'), 401, 'not_signed_in');
    await expectProblem(
      await call(study.app, 'POST', '/api/auth/sign-in/email', { email: person.email, password: person.password }),
      401,
      'wrong_credentials',
    );
  });

  it(
    'is answered soon however long it takes: the account is closed meanwhile, and the next start goes on',
    { timeout: 15_000 },
    async () => {
      const { house, app } = study;
      const [person, stays] = [await signUp(app), await signUp(app)];
      const { email, password } = person;
      const signIn = () => call(app, 'POST', '/api/auth/sign-in/email', { email, password });
      const elsewhere = (await signIn()).headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ');
      const ask = (cookie: string) => app.request(`${ORIGIN}/api/profile`, { headers: { cookie } });
      expect((await ask(elsewhere)).status).toBe(200);
      const killed = vi.spyOn(house.work, 'run').mockReturnValue(new Promise(() => {}));
      expect((await remove(person)).status).toBe(204);
      killed.mockRestore();

      for (const cookie of [person.cookie, elsewhere]) expect((await ask(cookie)).status).toBe(401);
      expect((await signIn()).status).toBe(401);
      expect(await house.db.selectFrom('closedAccount').select('userId').execute()).toEqual([{ userId: person.id }]);

      await finishDeletions(house);
      expect(find(await readTables(), person.id)).toEqual([]);
      expect((await stays.call('GET', '/api/profile')).status).toBe(200);
    },
  );

  it('takes certificates along: their code is as if it never was', async () => {
    const person = await useEverything(study, 'numbat');
    const { code } = await study.house.db
      .selectFrom('certificate')
      .select('code')
      .where('userId', '=', person.id)
      .executeTakeFirstOrThrow();
    expect((await call(study.app, 'GET', `/api/certificates/${code}`)).status).toBe(200);
    await remove(person);
    await expectProblem(await call(study.app, 'GET', `/api/certificates/${code}`), 404, 'not_found');
  });

  it('writes no last mail where mails are only kept', async () => {
    const send = vi.spyOn(study.house.mailer, 'send');
    await remove(await signUp(study.app));
    await study.house.work.ended(500);
    expect(send).not.toHaveBeenCalled();
  });

  it('takes letters along that could not be sent yet', async () => {
    expectConsoleError();
    const { mailer, db } = study.house;
    study.house.mailer = { send: () => Promise.reject(new Error('not now')) };
    const person = await signUp(study.app);
    await confirmAddress(person);
    const written = { name: 'Ann', email: person.email, message: 'Where is it?' };
    await person.call('POST', '/api/contact', written);
    await call(study.app, 'POST', '/api/contact', written);
    await person.call('POST', '/api/auth/change-email', { newEmail: `new-${person.email}`, password: person.password });
    await call(study.app, 'POST', '/api/auth/request-password-reset', { email: person.email });
    await study.house.work.ended(5000);
    const waiting = () => db.selectFrom('letter').select('id').execute();
    expect(await waiting()).toHaveLength(5);
    await remove(person);
    await study.house.work.ended(5000);
    // The last mail.
    expect(await waiting()).toHaveLength(1);
    await db.deleteFrom('letter').execute();
    study.house.mailer = mailer;
  });

  it('writes a last mail where they are sent', async () => {
    const sent: string[] = [];
    const { mailer } = study.house;
    study.house.mailer = { send: async ({ to, subject }) => void sent.push(`${to}: ${subject}`) };
    const person = await signUp(study.app);
    await remove(person);
    await vi.waitFor(() => expect(sent).toEqual([`${person.email}: Your Study account is deleted`]));
    study.house.mailer = mailer;
  });
});

describe('who may', () => {
  it('is nobody without the password', async () => {
    const person = await signUp(study.app);
    const { errors } = await expectProblem(await person.call('DELETE', '/api/profile', {}), 422, 'invalid_fields');
    expect(errors).toEqual([{ path: 'password', message: 'Enter your password.' }]);
    await expectProblem(await remove(person, 'not the password'), 400, 'wrong_password');
    await expectProblem(await call(study.app, 'DELETE', '/api/profile', { password: person.password }), 401, 'not_signed_in');
    expect((await person.call('GET', '/api/profile')).status).toBe(200);
  });

  it('is not who guesses', async () => {
    const person = await signUp(study.app);
    for (let tries = 0; tries < 5; tries++) await expectProblem(await remove(person, `guess ${tries}`), 400, 'wrong_password');
    await expectProblem(await remove(person), 429, 'too_many_requests');
  });

  it('is, without a password, who signed in within five minutes', async () => {
    const person = await signUp(study.app);
    await study.house.db
      .deleteFrom('account' as never)
      .where('userId' as never, '=', person.id as never)
      .execute();
    const signedIn = (agoMs: number) =>
      study.house.db
        .updateTable('session')
        .set({ createdAt: new Date(Date.now() - agoMs).toISOString() })
        .where('userId', '=', person.id)
        .execute();
    await signedIn(6 * 60_000);
    await expectProblem(await person.call('DELETE', '/api/profile', {}), 403, 'stale_session');
    await signedIn(60_000);
    expect((await person.call('DELETE', '/api/profile', {})).status).toBe(204);
  });
});

describe('before the rows go', () => {
  it('a step that fails keeps everything', async () => {
    expectConsoleError();
    const { house } = study;
    const person = await signUp(study.app);
    const fail = async () => {
      throw new Error('The subscription could not be cancelled.');
    };
    const app = composeApi(house, { open: [], signed: [], accounts: [], visitors: [], learners: [ownDataRoutes(house, [fail])] });
    const response = await app.request('http://localhost/profile', {
      method: 'DELETE',
      headers: { origin: 'http://localhost', cookie: person.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ password: person.password }),
    });
    expect(response.status).toBe(500);
    expect((await person.call('GET', '/api/profile')).status).toBe(200);
  });

  it('a reply that is being written is stopped', async () => {
    const coach = await openCoachHouse([(response) => void response.writeHead(200, { 'content-type': 'text/event-stream' })]);
    const turns = createTurns(coach.house);
    const app = createApp(coach.house, turns);
    const person = await signUp(app as typeof coach.app);
    const { id } = await begin(person);
    const turnId = await say(person, id, 'What next?');
    const turn = turns.find(turnId);
    expect((await remove(person)).status).toBe(204);
    expect(turn?.stopReason).toBe('stopped');
    expect(turns.find(turnId)).toBeUndefined();
    await coach.close();
  });
});
