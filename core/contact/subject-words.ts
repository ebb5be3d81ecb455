import type { ContactSubject } from './contact.ts';

/** Subjects as people choose them, and as the mail of their message is headed. */
export const SUBJECT_WORDS: Readonly<Record<ContactSubject, string>> = {
  question: 'A question',
  failure: 'Something did not work',
  mistake: 'A mistake in a work',
  missing: 'Something is missing',
  account: 'My account or my data',
  plan: 'Plans and payment',
};
