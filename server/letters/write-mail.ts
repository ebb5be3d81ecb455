import type { Brand } from '#core/brand/brand.ts';
import type { Mail } from '#server/ports/mail/mailer.ts';
import { writeLetterPage } from './letter-page.ts';
import type { Letter } from './letter.ts';

/** A letter under the brand of the site that it is about. */
export function writeMail(to: string, brand: Brand, letter: Letter): Mail {
  const { text, action, small = [], replyTo } = letter;
  const parts = [...text, ...(action ? [`${action.label}:\n${action.url}`] : []), ...small, `${brand.name}\n${brand.support_email}`];
  const subject = toOneLine(letter.subject);
  return {
    from: { name: toOneLine(brand.name), address: brand.support_email },
    to,
    ...(replyTo === undefined ? {} : { replyTo }),
    subject,
    text: `${parts.join('\n\n')}\n`,
    html: writeLetterPage(brand, { ...letter, subject }),
  };
}

/** Names and titles come from files and people, and headers end with their line. */
const toOneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
