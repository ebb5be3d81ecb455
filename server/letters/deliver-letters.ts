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
/** A mail that is on its way to the mail server when this one ends. */
const LAST_WORDS_MS = 3000;

/** @param open gives what they are sent with, once it is there */
export function createDelivery(open: () => Post): Delivery {
  let isClosed = false;
  let awake: Promise<void> | null = null;
  let isAskedAgain = false;
  let timer: NodeJS.Timeout | undefined;
  const sleepUntilDue = (waitMs: number | null) => {
    clearTimeout(timer);
    if (waitMs !== null && !isClosed) timer = setTimeout(wake, waitMs).unref();
  };
  const deliver = async () => {
    let waitMs: number | null;
    do {
      isAskedAgain = false;
      waitMs = await deliverDue(open(), () => isClosed);
    } while (isAskedAgain);
    awake = null;
    sleepUntilDue(waitMs);
  };
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

/** @returns how long until the next one is due; null where none waits, or the server ends */
async function deliverDue(post: Post, isClosed: () => boolean): Promise<number | null> {
  while (!post.work.signal.aborted && !isClosed()) {
    const next = await post.db.selectFrom('letter').selectAll().orderBy('nextAt').orderBy('id').limit(1).executeTakeFirst();
    if (!next) return null;
    const waitMs = next.nextAt - post.now();
    if (waitMs > 0) return waitMs;
    await deliverOne(post, next);
  }
  return null;
}

/** That it is tried is written down first: however the process ends, it is sent once more at most. */
async function deliverOne(post: Post, { id, mail, tries, expiresAt }: LetterTable): Promise<void> {
  const { db, now, work } = post;
  const remove = () => db.deleteFrom('letter').where('id', '=', id).execute();
  if (expiresAt <= now()) {
    await remove();
    return logFailure('A mail was given up: it could not be sent for as long as it was good.');
  }
  const nextAt = now() + (PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0);
  const { numUpdatedRows } = await db
    .updateTable('letter')
    .set({ tries: tries + 1, nextAt })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // Its account was deleted just now.
  if (numUpdatedRows === 0n) return;
  const tried = new AbortController();
  const failure = await Promise.race([trySending(post, mail), ending(work.signal, tried.signal)]);
  tried.abort();
  if (failure === 'ending') return;
  const isOver = failure === null || failure instanceof MailRefused || nextAt >= expiresAt;
  if (isOver) await remove();
  if (failure === null) return;
  if (isOver) logFailure(failure, 'A mail was given up. ');
  else if (tries === 0) logFailure(failure, 'A mail could not be sent, and will be tried again. ');
}

/** Null once it is sent. */
async function trySending({ auth, mailer }: Post, sealed: string): Promise<unknown> {
  const { secret } = await auth.$context;
  try {
    await mailer.send(open(sealed, secret));
    return null;
  } catch (error) {
    return error ?? new Error('No reason was given.');
  }
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
