import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { uuidv7 } from '../../db/uuid.ts';
import { writeWhole } from '../../write-whole.ts';
import { ACCOUNT_HEADER } from './forget-mails.ts';
import { AUTO_SUBMITTED, refuseUnsendable, type Mail, type Mailer } from './mailer.ts';

/** Keeps each mail as a file that mail programs open, and says so on the console: for who has no mail server (yet). */
export function createOutboxMailer(dataDir: string, now: () => number, say: (line: string) => void): Mailer {
  const outbox = path.join(dataDir, 'outbox');
  return {
    keeps: true,
    async send(mail) {
      refuseUnsendable(mail);
      const file = path.join(outbox, `${uuidv7(now())}.eml`);
      // Mails hold links that let their reader in: nobody else on this machine is to read them.
      await writeWhole(file, composeMail(mail, now()));
      say(`A mail was kept: ${file}`);
    },
  };
}

/** RFC 5322, its text unencoded: whoever looks into the file can read it, and click on its links. */
function composeMail({ accountId, from, to, replyTo, subject, text, html }: Mail, nowMs: number): string {
  const head = [
    `From: ${encodeWords(from.name, JSON.stringify(from.name))} <${from.address}>`,
    `To: ${to}`,
    ...(replyTo === undefined ? [] : [`Reply-To: ${replyTo}`]),
    ...(accountId === undefined ? [] : [`${ACCOUNT_HEADER}: ${accountId}`]),
    `Subject: ${encodeWords(subject, subject)}`,
    `Date: ${new Date(nowMs).toUTCString().replace('GMT', '+0000')}`,
    `${AUTO_SUBMITTED.name}: ${AUTO_SUBMITTED.value}`,
    'MIME-Version: 1.0',
  ];
  const plain = part('plain', text);
  if (html === undefined) return [...head, ...plain].join('\r\n');
  const boundary = randomUUID();
  return [
    ...head,
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...[plain, part('html', html)].flatMap((lines) => [`--${boundary}`, ...lines]),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

function part(type: 'plain' | 'html', content: string): string[] {
  return [`Content-Type: text/${type}; charset=utf-8`, 'Content-Transfer-Encoding: 8bit', '', ...content.split(/\r\n|\r|\n/)];
}

/** RFC 2047; plain ASCII is written as `plain`. */
function encodeWords(text: string, plain: string): string {
  return /^[\x20-\x7e]*$/.test(text) ? plain : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
}
