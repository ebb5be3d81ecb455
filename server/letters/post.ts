import type { Database } from '#server/db/database.ts';
import type { LiveWork } from '#server/live-work.ts';
import type { Mailer } from '#server/ports/mail/mailer.ts';

/** Sends the letters that wait, a few at once. */
export interface Delivery {
  /** There is something to send, or there may be. */
  wake(): void;
  /** Resolves once nothing more is sent. */
  close(): Promise<void>;
}

/** What letters are sent with: the House, or a part of it. */
export interface Post {
  auth: { $context: Promise<{ secret: string }> };
  db: Database;
  mailer: Mailer;
  work: LiveWork;
  /** Milliseconds since 1970. */
  now: () => number;
  letters: Delivery;
}
