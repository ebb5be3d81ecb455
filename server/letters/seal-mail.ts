import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Mail } from '#server/ports/mail/mailer.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'cairn letters', 32));

/** A mail as it waits in the database: whoever reads that, or a copy of it, does not get in by a link that is under way. */
export function sealMail(mail: Mail, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(mail)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** @throws when it was sealed with another secret */
export function unsealMail(sealed: string, secret: string): Mail {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const opened = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(opened.toString()) as Mail;
}
