import { z } from 'zod';

/** What better-auth answers, in its own shapes. Dates are ISO 8601 in UTC. */
const User = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  image: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

const Session = z.object({
  id: z.string(),
  userId: z.string(),
  token: z.string(),
  expiresAt: z.string(),
  ipAddress: z.string(),
  userAgent: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** Null for a visitor. */
export const CurrentSession = z.object({ session: Session, user: User }).nullable();

export const SignedUp = z.object({ token: z.string(), user: User });
export const SignedIn = SignedUp.extend({ redirect: z.boolean() });
export const SignedInByPasskey = z.object({ user: User });
/** What this site offers besides passwords and passkeys. */
export const WaysIn = z.object({ google: z.boolean() });
/** Whether Google can be linked here, and is. */
export const GoogleLink = z.object({ isOffered: z.boolean(), isLinked: z.boolean() });
/** Where linking goes on: at Google. */
export const GoogleLinkBegun = z.object({ url: z.url() });
export const SignedOut = z.object({ success: z.boolean() });
/** The token is that of the only session that is left. */
export const PasswordChanged = z.object({ token: z.string(), user: User });
export const AccountChanged = z.object({ status: z.boolean() });
/** The same whether anybody has the address. */
export const PasswordResetAsked = z.object({ status: z.boolean(), message: z.string() });
export const PasswordReset = z.object({ status: z.boolean() });
/** Whether the link would be taken now. */
export const PasswordResetChecked = z.object({
  isGood: z.boolean(),
  /** Ways into the account besides the password, as they are called; none of a link that does not work. */
  waysIn: z.array(z.string()),
});
export const EmailChangeAsked = z.object({ status: z.boolean() });
export const EmailConfirmed = z.object({ status: z.boolean() });
