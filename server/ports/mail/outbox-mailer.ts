import path from 'node:path';
import { uuidv7 } from '../../db/uuid.ts';
import { writeWhole } from '../../write-whole.ts';
import { refuseUnsendable, type Mailer } from './mailer.ts';

/** Keeps each mail as a file that mail programs open, and says so on the console: for who has no mail server (yet). */
export function createOutboxMailer(dataDir: string, now: () => number, say: (line: string) => void): Mailer {
  const outbox = path.join(dataDir, 'outbox');
  return {
    async send(mail) {
      refuseUnsendable(mail);
      const { to, subject, text } = mail;
      const date = new Date(now()).toUTCString().replace('GMT', '+0000');
      const head = [
        `To: ${to}`,
        `Subject: ${encodeHeader(subject)}`,
        `Date: ${date}`,
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: 8bit',
      ];
      const file = path.join(outbox, `${uuidv7(now())}.eml`);
      const lines = [...head, '', ...text.split(/\r\n|\r|\n/)];
      // Mails hold links that let their reader in: nobody else on this machine is to read them.
      await writeWhole(file, lines.join('\r\n'));
      say(`Mail to ${to}: ${file}`);
    },
  };
}

/** RFC 2047; words of plain ASCII stay as they are. */
function encodeHeader(text: string): string {
  return /^[\x20-\x7e]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
}
