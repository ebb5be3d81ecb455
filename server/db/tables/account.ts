import type { LearnerId } from '#core/account/learner.ts';

/** Tables that better-auth reads and writes; names and types are the library's own (dates are ISO text in SQLite). */
export interface UserTable {
  id: LearnerId;
  name: string;
  email: string;
  emailVerified: number;
  image: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface SessionTable {
  id: string;
  userId: LearnerId;
  token: string;
  expiresAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: string;
  updatedAt: string;
}
