import { setTimeout as wait } from 'node:timers/promises';
import type { Brand } from '#core/brand/brand.ts';
import type { LiveWork } from '#server/live-work.ts';
import { logFailure } from '#server/log.ts';
import type { Mailer } from '#server/ports/mail/mailer.ts';
import type { Letter } from './letter.ts';
import { writeMail } from './write-mail.ts';

/** What sends letters: the House, or a part of it. */
export interface Post {
  mailer: Mailer;
  work: LiveWork;
}

/** By then the answer is on its way. */
const AFTER_ANSWER_MS = 50;

/** Sends a letter while the answer goes out already, so that nobody learns from its time whether one was sent. */
export function sendLetter(post: Post, to: string, brand: Brand, letter: Letter): void {
  sendAfterAnswer(post, async () => ({ to, brand, letter }));
}

/** The same of a letter that is written only then: to whom, if to anybody, is nothing that the time of an answer may tell either. */
export function sendAfterAnswer({ mailer, work }: Post, write: () => Promise<{ to: string; brand: Brand; letter: Letter } | null>): void {
  const send = async () => {
    await wait(AFTER_ANSWER_MS);
    const written = await write();
    if (written) await mailer.send(writeMail(written.to, written.brand, written.letter));
  };
  work.run('letter', send).catch((error: unknown) => logFailure(error, 'A mail could not be sent. '));
}
