import path from 'node:path';
import type { Env } from './env.ts';
import type { Mailer } from './ports/mail/mailer.ts';
import { createOutboxMailer } from './ports/mail/outbox-mailer.ts';

/** What sends mail; says so on the console where it is kept instead. */
export async function openMailer(
  { SMTP_URL, MAIL_FROM, DATA_DIR }: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>,
  log: (line: string) => void,
): Promise<Mailer> {
  if (SMTP_URL !== undefined) {
    const { createSmtpMailer } = await import('./ports/mail/smtp-mailer.ts');
    return createSmtpMailer({ url: SMTP_URL, fromAddress: MAIL_FROM });
  }
  log(`No mail is sent, since SMTP_URL is not set: mails are kept in ${path.join(DATA_DIR, 'outbox')}.`);
  return createOutboxMailer(DATA_DIR, Date.now, log);
}
