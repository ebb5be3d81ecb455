import type { ContactSubject } from '#core/contact/contact.ts';

/** What an answer needs to know. */
export const SUBJECT_HINTS: Readonly<Record<ContactSubject, string>> = {
  question: 'Many questions are answered at once under FAQ.',
  failure: 'Say which page it was, what you did, what you expected and what came instead.',
  mistake: 'Name the work and the place in it: the chapter and the time, or a few words of the sentence.',
  missing: 'Tell what you wanted to do. That says more than the name of a feature.',
  account: 'Write from the address of your account. To export or delete your data you need nobody: it is in your profile.',
  plan: 'Name the plan, and the number of the receipt if it is about a payment. Leave out card numbers.',
};
