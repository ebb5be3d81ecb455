import { generateId } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';

import { uuidv7 } from './db/uuid.ts';

/**
 * Answers whoever signs up with an address that has an account as if it had none: nobody learns from it who has one. The
 * account stays as it is, and the cookie opens no session (docs/decisions/0016).
 */
export const pretendSignUp = createAuthMiddleware(async (ctx) => {
  if (ctx.path !== '/sign-up/email') return;
  const { name, email, password, rememberMe } = ctx.body as { name: string; email: string; password: string; rememberMe?: boolean };
  const known = await ctx.context.internalAdapter.findUserByEmail(email.toLowerCase());
  if (!known) return;
  // What a new account takes its time for.
  await ctx.context.password.hash(password);
  const now = new Date();
  const user = { name, email: known.user.email, emailVerified: false, image: null, createdAt: now, updatedAt: now, id: uuidv7() };
  const token = generateId(32);
  const session = { id: uuidv7(), userId: user.id, token, expiresAt: now, createdAt: now, updatedAt: now };
  await setSessionCookie(ctx, { session, user }, rememberMe === false);
  return ctx.json({ token, user });
});
