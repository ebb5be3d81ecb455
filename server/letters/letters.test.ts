import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectConsoleError } from '../../tests/support/fail-on-console-error.ts';
import { learnerId } from '../../tests/support/houses/learner-id.ts';
import { brandForHost } from '../brand/parse-brand.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { createLiveWork, type LiveWork } from '../live-work.ts';
import { MailRefused, type Mail } from '../ports/mail/mailer.ts';
import { createDelivery, resumeLetters } from './deliver-letters.ts';
import type { Letter } from './letter.ts';
import type { Post } from './post.ts';
import { sealMail, unsealMail } from './seal-mail.ts';
import { sendLetter, writeWithLetters } from './send-letter.ts';

const BRAND = brandForHost(null, undefined);
const MINUTE_MS = 60_000;
const TO = 'robin@example.org';
const LETTER: Letter = {
  subject: 'Choose a new password',
  text: ['Open it.'],
  action: { label: 'Open', url: 'http://localhost/r?token=t0ken' },
};

let folder: string;
let db: Database;
let nowMs: number;
let sent: Mail[];
let send: (mail: Mail) => Promise<void>;
let secret: string;
let works: LiveWork[];
let logged: string[];
let post: Post;

/** As a server has it that starts on this database. */
function openPost(): Post {
  const work = createLiveWork();
  works.push(work);
  const opened: Post = {
    auth: { $context: Promise.resolve({ secret }) },
    ...{ db, work, now: () => nowMs },
    mailer: { send: (mail) => send(mail) },
    letters: createDelivery(() => opened),
  };
  return opened;
}
const settle = async () => expect(await post.work.ended(2000)).toEqual([]);
const later = async (ms: number) => {
  nowMs += ms;
  post.letters.wake();
  await settle();
};
const waiting = () => db.selectFrom('letter').selectAll().orderBy('createdAt').execute();
const write = (letter: Letter = LETTER) => sendLetter(post, { to: TO, brand: BRAND, letter });

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cairn-letters-'));
  db = await openDatabase(path.join(folder, 'cairn.db'));
  [nowMs, sent, works, logged, secret] = [Date.UTC(2026, 4, 1), [], [], [], 'a secret'];
  send = async (mail) => void sent.push(mail);
  expectConsoleError();
  vi.mocked(console.error).mockImplementation((line: string) => void logged.push(line));
  post = openPost();
});
afterEach(async () => {
  await post.letters.close();
  for (const work of works) work.stop();
  await db.destroy();
  rmSync(folder, { recursive: true });
});

describe('a letter', () => {
  it('is sent, and nothing of it is kept', async () => {
    await write();
    await settle();
    expect(sent).toMatchObject([{ to: TO, subject: LETTER.subject }]);
    expect(await waiting()).toEqual([]);
  });

  it('is sent only if the transaction comes about that it is part of', async () => {
    const failing = writeWithLetters(post, async (_, sendIt) => {
      await sendIt({ to: TO, brand: BRAND, letter: LETTER });
      throw new Error('half way');
    });
    await expect(failing).rejects.toThrow('half way');
    await later(0);
    expect([sent, await waiting()]).toEqual([[], []]);
  });

  it('cannot be read by whoever reads the database', async () => {
    send = () => Promise.reject(new Error('The mail server cannot be reached'));
    await write();
    await settle();
    const rows = JSON.stringify(await waiting());
    expect(rows).toContain('"tries":1');
    for (const text of ['t0ken', TO, LETTER.subject]) expect(rows).not.toContain(text);
  });

  it('is tried again, at ever longer intervals, for a day', async () => {
    const tried: number[] = [];
    const begun = nowMs;
    send = async () => {
      tried.push((nowMs - begun) / 1000);
      throw new Error('The mail server cannot be reached');
    };
    await write();
    await settle();
    while ((await waiting()).length > 0) await later(((await waiting())[0]?.nextAt ?? 0) - nowMs);
    const pauses = tried.slice(1).map((sec, i) => sec - (tried[i] ?? 0));
    expect(pauses.slice(0, 5)).toEqual([1, 5, 30, 120, 600]);
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    expect(tried.at(-1)).toBeGreaterThan(20 * 3600);
    expect(tried.at(-1)).toBeLessThan(24 * 3600);
    expect(logged).toEqual([expect.stringContaining('will be tried again'), expect.stringContaining('given up')]);
  });

  it('is tried again by itself', async () => {
    let tries = 0;
    send = async (mail) => {
      tries += 1;
      if (tries === 1) throw new Error('The mail server cannot be reached');
      sent.push(mail);
    };
    post.now = Date.now;
    await write();
    await vi.waitFor(() => expect(sent).toHaveLength(1), 4000);
    expect(tries).toBe(2);
  });

  it('that is refused is given up at once', async () => {
    send = () => Promise.reject(new MailRefused('No such mailbox'));
    await write();
    await settle();
    expect([await waiting(), logged]).toEqual([[], [expect.stringContaining('No such mailbox')]]);
  });

  it('is not sent once its link has run out', async () => {
    send = () => Promise.reject(new Error('The mail server cannot be reached'));
    await write({ ...LETTER, goodForMs: 60 * MINUTE_MS });
    await settle();
    send = async (mail) => void sent.push(mail);
    await later(60 * MINUTE_MS);
    expect([sent, await waiting()]).toEqual([[], []]);
    expect(logged.at(-1)).toContain('given up');
  });

  it('does not hold up those that come after it', async () => {
    send = async (mail) => {
      if (mail.subject === 'First') throw new Error('Not now');
      sent.push(mail);
    };
    await write({ ...LETTER, subject: 'First' });
    await write({ ...LETTER, subject: 'Second' });
    await settle();
    expect(sent.map(({ subject }) => subject)).toEqual(['Second']);
    expect(await waiting()).toHaveLength(1);
  });

  it('goes before those that are good for longer, four at once, and each once however long it takes', async () => {
    const begun: string[] = [];
    const gate = Promise.withResolvers<void>();
    send = async ({ subject }) => {
      begun.push(subject);
      await gate.promise;
    };
    const about = { ...LETTER, goodForMs: 60 * MINUTE_MS };
    for (const n of [1, 2, 3]) await write({ ...LETTER, subject: `Message ${n}` });
    await vi.waitFor(() => expect(begun).toHaveLength(3));
    await write({ ...about, subject: 'Link 1' });
    await vi.waitFor(() => expect(begun).toHaveLength(4));
    await write({ ...LETTER, subject: 'Message 4' });
    await write({ ...about, subject: 'Link 2' });
    nowMs += MINUTE_MS;
    post.letters.wake();
    gate.resolve();
    await settle();
    expect(begun).toEqual(['Message 1', 'Message 2', 'Message 3', 'Link 1', 'Link 2', 'Message 4']);
    expect(await waiting()).toEqual([]);
  });

  it('is the same letter to mailboxes when it is sent again', async () => {
    const ids: (string | undefined)[] = [];
    send = async ({ id }) => {
      ids.push(id);
      if (ids.length === 1) throw new Error('It was taken, but the connection broke');
    };
    await write();
    await settle();
    await later(1000);
    expect(ids).toEqual([expect.stringMatching(/^[\w-]{36}$/), ids[0]]);
  });

  it('is sent once, however many wake the one that sends', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, n) => write({ ...LETTER, subject: `Letter ${n}` })));
    for (let n = 0; n < 5; n++) post.letters.wake();
    await settle();
    expect(new Set(sent.map(({ subject }) => subject)).size).toBe(10);
    expect(sent).toHaveLength(10);
  });

  it('goes with the account and with the message that it is about', async () => {
    send = () => Promise.reject(new Error('Not now'));
    const userId = learnerId('u');
    const at = new Date(nowMs).toISOString();
    const user = { id: userId, name: 'Robin', email: TO, emailVerified: 1, image: null, createdAt: at, updatedAt: at };
    await db.insertInto('user').values(user).execute();
    const message = { name: 'R', email: TO, subject: 'general' as never, message: 'Where?', createdAt: nowMs };
    for (const id of ['theirs', 'stays'])
      await db
        .insertInto('contactMessage')
        .values({ id, userId: id === 'theirs' ? userId : null, ...message })
        .execute();
    const about = { to: TO, brand: BRAND, letter: LETTER };
    for (const names of [{ userId }, { messageId: 'theirs' }, { messageId: 'stays' }, {}]) await sendLetter(post, { ...about, ...names });
    await settle();
    expect(await waiting()).toHaveLength(4);
    await db.deleteFrom('user').where('id', '=', userId).execute();
    expect((await waiting()).map(({ messageId }) => messageId)).toEqual(expect.arrayContaining(['stays', null]));
    expect(await waiting()).toHaveLength(2);
  });
});

describe('when the server ends', () => {
  it('waits a moment for what is on its way, and sends it once more', async () => {
    send = () => new Promise(() => {});
    await write();
    post.work.stop();
    expect(await post.work.ended(3900)).toEqual([]);
    send = async (mail) => void sent.push(mail);
    [post, nowMs] = [openPost(), nowMs + 5 * MINUTE_MS];
    await resumeLetters(post, (line) => logged.push(line));
    await settle();
    expect([sent.length, await waiting()]).toEqual([1, []]);
    expect(logged).toEqual(['Mails that wait to be sent: 1, the oldest since 2026-05-01T00:00:00.000Z.']);
  });

  it('says nothing at the next start where none waits', async () => {
    await resumeLetters(post, (line) => logged.push(line));
    await settle();
    expect(logged).toEqual([]);
  });

  it('gives up what was queued with another secret', async () => {
    send = () => Promise.reject(new Error('Not now'));
    await write();
    await settle();
    secret = 'another secret';
    post = openPost();
    await later(MINUTE_MS);
    expect([await waiting(), logged.at(-1)]).toEqual([[], expect.stringContaining('AUTH_SECRET')]);
  });
});

it('no more than 10,000 wait', async () => {
  const row = {
    userId: null,
    messageId: null,
    mail: '',
    tries: 0,
    nextAt: nowMs + MINUTE_MS,
    expiresAt: nowMs + MINUTE_MS,
    createdAt: nowMs,
  };
  for (let n = 0; n < 10_000; n += 1000)
    await db
      .insertInto('letter')
      .values(Array.from({ length: 1000 }, (_, i) => ({ id: `${n + i}`, ...row })))
      .execute();
  await write();
  await settle();
  expect([(await waiting()).length, logged]).toEqual([10_000, [expect.stringContaining('not kept')]]);
});

it('a sealed mail opens with its own secret alone', () => {
  const mail: Mail = { from: { name: 'Cairn', address: TO }, to: TO, subject: 'Zoë', text: 'Hello.' };
  const sealed = sealMail(mail, 'one');
  expect(unsealMail(sealed, 'one')).toEqual(mail);
  expect(() => unsealMail(sealed, 'other')).toThrow();
  expect(sealMail(mail, 'one')).not.toBe(sealed);
});
