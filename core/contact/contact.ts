import { z } from 'zod';
import { EmailAddress, PersonName } from '../account/account.ts';
import { plainText } from '../plain-text.ts';

export const MESSAGE_MAX = 5000;
const SUBJECT_IDS = ['question', 'failure', 'mistake', 'missing', 'account', 'plan'] as const;

/** What people write about. What is not said is a question. */
export const ContactSubject = z.enum(SUBJECT_IDS, `The subject is one of: ${SUBJECT_IDS.join(', ')}.`);
export type ContactSubject = z.infer<typeof ContactSubject>;

export const ContactInput = z.strictObject({
  name: PersonName,
  email: EmailAddress,
  subject: ContactSubject.default('question'),
  message: plainText().min(1, 'Write your message.').max(MESSAGE_MAX, `Use at most ${MESSAGE_MAX} characters.`),
  /** Nobody sees this field. Whoever fills it in is a machine: the message is answered and not kept. */
  website: z.string().max(MESSAGE_MAX).default(''),
});
export type ContactInput = z.output<typeof ContactInput>;
