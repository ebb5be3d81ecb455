import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { LearnerId } from '#core/account/learner.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { Database } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables/tables.ts';
import { uuidv7 } from '#server/db/uuid.ts';
import { logFailure } from '#server/log.ts';
import type { Letter } from './letter.ts';
import type { Post } from './post.ts';
import { sealMail } from './seal-mail.ts';
import { writeMail } from './write-mail.ts';

export interface Addressed {
  to: string;
  brand: Brand;
  letter: Letter;
  /** Whose account it is about; it goes with that. */
  userId?: LearnerId;
  /** The visitor's message that it passes on; it goes with that. */
  messageId?: string;
}

/** Has a letter sent once the transaction has come about that it is part of. */
export type SendLetter = (addressed: Addressed) => Promise<void>;

const DAY_MS = 86_400_000;
/** More than wait only while nothing can be sent: those that come then are not kept. */
const WAITING_MAX = 10_000;
/** By then the answer is on its way. */
const AFTER_ANSWER_MS = 50;

/** Has a letter sent. From here on it outlives the process. */
export async function sendLetter(post: Post, addressed: Addressed): Promise<void> {
  await queueLetter(post, post.db, addressed);
  post.letters.wake();
}

/** A transaction whose letters are sent if it comes about, and only then. */
export async function writeWithLetters<Result>(
  post: Post,
  write: (trx: Transaction<Tables>, send: SendLetter) => Promise<Result>,
): Promise<Result> {
  const result = await post.db.transaction().execute((trx) => write(trx, (addressed) => queueLetter(post, trx, addressed)));
  post.letters.wake();
  return result;
}

/**
 * Sends a letter that is written once the answer goes out: to whom, if to anybody, is nothing that the time of an answer may
 * tell.
 */
export function sendAfterAnswer(post: Post, write: () => Promise<Addressed | null>): void {
  const send = async () => {
    await wait(AFTER_ANSWER_MS);
    const written = await write();
    if (written) await sendLetter(post, written);
  };
  post.work.run('letter', send).catch((error: unknown) => logFailure(error, 'A mail could not be written. '));
}

async function queueLetter({ auth, now }: Post, writing: Database, { to, brand, letter, userId, messageId }: Addressed): Promise<void> {
  const { waiting } = await writing
    .selectFrom('letter')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  if (waiting >= WAITING_MAX) return logFailure(`A mail was not kept: ${WAITING_MAX} wait to be sent already.`);
  const { secret } = await auth.$context;
  const createdAt = now();
  await writing
    .insertInto('letter')
    .values({
      ...{ id: uuidv7(createdAt), userId: userId ?? null, messageId: messageId ?? null },
      ...{ mail: sealMail(writeMail(to, brand, letter), secret), tries: 0 },
      ...{ nextAt: createdAt, expiresAt: createdAt + (letter.goodForMs ?? DAY_MS), createdAt },
    })
    .execute();
}
