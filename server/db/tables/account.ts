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

/** An account that is being deleted: nobody is signed in to it any more. */
export interface ClosedAccountTable {
  userId: LearnerId;
  /** Of the site where it was asked for. */
  host: string | null;
  closedAt: number;
}

/** One way of an account to sign in: `credential` is a password, all else a provider. */
export interface AccountTable {
  id: string;
  accountId: string;
  providerId: string;
  userId: LearnerId;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: string | null;
  refreshTokenExpiresAt: string | null;
  scope: string | null;
  /** Its hash. */
  password: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface PasskeyTable {
  id: string;
  name: string | null;
  publicKey: string;
  userId: LearnerId;
  credentialID: string;
  counter: number;
  deviceType: string;
  backedUp: number;
  transports: string | null;
  createdAt: string | null;
  aaguid: string | null;
}

/** What links in mails, challenges of passkeys and ways over another service stand for; `identifier` is hashed, for whoever reads the database. */
export interface VerificationTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: string;
  createdAt: string;
  updatedAt: string;
}
