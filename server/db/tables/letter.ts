import type { LearnerId } from '#core/account/learner.ts';

/** A letter that waits to be sent; once it is, or given up, its row is gone. */
export interface LetterTable {
  id: string;
  /** Whose account it is about. */
  userId: LearnerId | null;
  /** The visitor's message that it passes on. */
  messageId: string | null;
  /** Sealed (`server/letters/seal-mail.ts`): it may hold a link that lets its reader in. */
  mail: string;
  tries: number;
  /** When it is tried next, until when at all, and since when it waits: milliseconds. */
  nextAt: number;
  expiresAt: number;
  createdAt: number;
}
