import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LetterTable } from '#server/db/tables/letter.ts';
import { logFailure } from '#server/log.ts';
import { MailRefused } from '#server/ports/mail/mailer.ts';
import type { Delivery, Post } from './post.ts';
import { unsealMail } from './seal-mail.ts';

const MINUTE_MS = 60_000;
/** How long until the next try, each time; then as long as the last. A mail server that is restarted is back after the first few. */
const PAUSES_MS = [1000, 5000, 30_000, ...[2, 10, 30, 60, 120, 240].map((minutes) => minutes * MINUTE_MS)];
/** After a failure of our own, such as a disk that is full. */
const OWN_PAUSE_MS = MINUTE_MS;
/** A slow mail server holds up so many, and not all. */
const AT_ONCE = 4;
/** A mail that is on its way to the mail server when this one ends. */
const LAST_WORDS_MS = 3000;

/** @param open gives what they are sent with, once it is there */
export function createDelivery(open: () => Post): Delivery {
  let isClosed = false;
  let awake: Promise<void> | null = null;
  let isAskedAgain = false;
  const underWay = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  const sleepUntilDue = (waitMs: number | null) => {
    clearTimeout(timer);
    if (waitMs !== null && !isClosed) timer = setTimeout(wake, waitMs).unref();
  };
  const deliver = async () => {
    let waitMs: number | null;
    do {
      isAskedAgain = false;
      waitMs = await startDue(open());
    } while (isAskedAgain);
    awake = null;
    sleepUntilDue(waitMs);
  };
  /** @returns how long until the next one is due; null where none waits, no more may go at once, or the server ends */
  async function startDue(post: Post): Promise<number | null> {
    while (underWay.size < AT_ONCE && !post.work.signal.aborted && !isClosed) {
      const next = await findNext(post, [...underWay.keys()]);
      if (!next) return null;
      const waitMs = next.nextAt - post.now();
      if (waitMs > 0) return waitMs;
      const nextAt = await beginTry(post, next);
      if (nextAt !== null)
        underWay.set(
          next.id,
          post.work.run('a letter', () => send(post, next, nextAt)),
        );
    }
    return null;
  }
  async function send(post: Post, letter: LetterTable, nextAt: number): Promise<void> {
    try {
      await sendOne(post, letter, nextAt);
      underWay.delete(letter.id);
      wake();
    } catch (error) {
      underWay.delete(letter.id);
      logFailure(error, 'A letter could not be put away. ');
      sleepUntilDue(OWN_PAUSE_MS);
    }
  }
  function wake(): void {
    isAskedAgain = true;
    awake ??= open()
      .work.run('letters', deliver)
      .catch((error: unknown) => {
        awake = null;
        logFailure(error, 'Letters could not be looked for. ');
        sleepUntilDue(OWN_PAUSE_MS);
      });
  }
  return {
    wake,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await awake;
      await Promise.all(underWay.values());
    },
  };
}

/** Sends what a server before this one had not sent yet, and says how much that is. */
export async function resumeLetters({ db, letters }: Post, log: (line: string) => void): Promise<void> {
  const { waiting, oldest } = await db
    .selectFrom('letter')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('createdAt').as('oldest')])
    .executeTakeFirstOrThrow();
  if (waiting > 0) log(`Mails that wait to be sent: ${waiting}, the oldest since ${new Date(oldest).toISOString()}.`);
  letters.wake();
}

/** Of those that are due, the one whose time runs out first; where none is, the one that is due next. */
function findNext({ db, now }: Post, underWay: readonly string[]): Promise<LetterTable | undefined> {
  // Ids alone are sorted, which an index has: of thousands of letters, whole ones would take long.
  const next = db
    .selectFrom('letter')
    .select('id')
    .where('id', 'not in', underWay)
    .orderBy((eb) => eb.case().when('nextAt', '<=', now()).then(0).else(eb.ref('nextAt')).end())
    .orderBy('expiresAt')
    .orderBy('id')
    .limit(1);
  return db.selectFrom('letter').selectAll().where('id', '=', next).executeTakeFirst();
}

/**
 * That it is tried is written down first: however the process ends, it is sent once more at most.
 * @returns when it would be tried again; null where it is not to be sent any more
 */
async function beginTry({ db, now }: Post, { id, tries, expiresAt }: LetterTable): Promise<number | null> {
  if (expiresAt <= now()) {
    await db.deleteFrom('letter').where('id', '=', id).execute();
    logFailure('A mail was given up: it could not be sent for as long as it was good.');
    return null;
  }
  const nextAt = now() + (PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0);
  const { numUpdatedRows } = await db
    .updateTable('letter')
    .set({ tries: tries + 1, nextAt })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // Its account was deleted just now.
  return numUpdatedRows === 0n ? null : nextAt;
}

async function sendOne(post: Post, letter: LetterTable, nextAt: number): Promise<void> {
  const { id, tries, expiresAt } = letter;
  const { db, work } = post;
  const tried = new AbortController();
  const failure = await Promise.race([trySending(post, letter), ending(work.signal, tried.signal)]);
  tried.abort();
  if (failure === 'ending') return;
  const isOver = failure === null || failure instanceof MailRefused || nextAt >= expiresAt;
  if (isOver) await db.deleteFrom('letter').where('id', '=', id).execute();
  if (failure === null) return;
  if (isOver) logFailure(failure, 'A mail was given up. ');
  else if (tries === 0) logFailure(failure, 'A mail could not be sent, and will be tried again. ');
}

/** Null once it is sent. */
async function trySending({ auth, db, mailer }: Post, { id, userId, messageId, mail }: LetterTable): Promise<unknown> {
  const { secret } = await auth.$context;
  try {
    const accountId = userId ?? (messageId === null ? null : await findWriter(db, messageId));
    await mailer.send({ ...open(mail, secret), id, ...(accountId === null ? {} : { accountId }) });
    return null;
  } catch (error) {
    return error ?? new Error('No reason was given.');
  }
}

/** Null where a visitor wrote. */
async function findWriter(db: Post['db'], messageId: string): Promise<string | null> {
  const written = await db.selectFrom('contactMessage').select('userId').where('id', '=', messageId).executeTakeFirst();
  return written?.userId ?? null;
}

function open(sealed: string, secret: string) {
  try {
    return unsealMail(sealed, secret);
  } catch (cause) {
    throw new MailRefused('It was queued with another AUTH_SECRET, and cannot be read.', { cause });
  }
}

async function ending(stopping: AbortSignal, signal: AbortSignal): Promise<'ending'> {
  if (!stopping.aborted) await once(stopping, 'abort', { signal });
  await sleep(LAST_WORDS_MS, null, { ref: false });
  return 'ending';
}
