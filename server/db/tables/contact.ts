import type { LearnerId } from '#core/account/learner.ts';
import type { ContactSubject } from '#core/contact/contact.ts';

/** What somebody wrote to whoever runs the site. */
export interface ContactMessageTable {
  id: string;
  /** Null of who was not signed in. */
  userId: LearnerId | null;
  name: string;
  email: string;
  subject: ContactSubject;
  message: string;
  /** Milliseconds. */
  createdAt: number;
}
