import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { House } from '#server/house.ts';
import type { Mail } from '#server/ports/mail/mailer.ts';
import { readMail } from './read-mail.ts';

/** The mails that a server without a mail server keeps, in the order of sending. */
export function readOutbox(dataDir: string): Mail[] {
  const outbox = path.join(dataDir, 'outbox');
  const files = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [];
  return files.toSorted().map((name) => readMail(readFileSync(path.join(outbox, name), 'utf8')));
}

/** The mails to somebody, once all that is under way has been sent. */
export async function mailsTo({ work, env }: House, address: string): Promise<Mail[]> {
  const left = await work.ended(5000);
  if (left.length > 0) throw new Error(`Still under way: ${left.join(', ')}`);
  return readOutbox(env.DATA_DIR).filter(({ to }) => to === address);
}

/** The address behind the button of a mail. */
export function linkOf(mail: Mail | undefined): URL {
  const [link] = /^https?:\S+$/m.exec(mail?.text ?? '') ?? [];
  if (link === undefined) throw new Error(`No link in: ${mail?.text}`);
  return new URL(link);
}

export const tokenOf = (mail: Mail | undefined): string => linkOf(mail).searchParams.get('token') ?? '';
