import type { ContactInput } from '#core/contact/contact.ts';
import { SUBJECT_WORDS } from '#core/contact/subject-words.ts';
import type { Letter } from '../../letters/letter.ts';

type Written = Omit<ContactInput, 'website'>;

/** A visitor's message, on to whoever runs the site. Nothing of it gets into a header but the address that is answered. */
export function writeForward({ name, email, subject, message }: Written, site: string): Letter {
  return {
    subject: `${site}, contact: ${SUBJECT_WORDS[subject]}`,
    text: [`${name} <${email}> wrote:`, ...message.split(/\n{2,}/)],
    small: ['Answer this mail to write to them.'],
    replyTo: email,
  };
}
