import type { LearnerId } from '#core/account/learner.ts';
import type { House } from '../house.ts';
import { Problem } from './problem.ts';
import { requireRate } from './rate-limit.ts';

/** Who has no password shows that they are there by signing in again. Milliseconds. */
const FRESH_MS = 5 * 60_000;

/**
 * Makes sure that a session was not just left open.
 * @param advice what to do when it may have been
 * @throws {Problem} `stale_session` when it is older than five minutes
 */
export async function requireFresh({ auth }: House, headers: Headers, advice: string): Promise<void> {
  const current = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  // Sessions run by the clock of the machine.
  const isFresh = current !== null && Date.now() - current.session.createdAt.getTime() < FRESH_MS;
  if (!isFresh) throw new Problem('stale_session', advice);
}

/**
 * Makes sure that it is the owner who opens a new way into the account: by their password, or by having just signed in. A
 * session that was left open is not enough, because what it adds outlives it.
 * @throws {Problem} `wrong_password`; `stale_session` when no password is given and the session is older than five minutes
 */
export async function requireOwner(house: House, userId: LearnerId, headers: Headers, password: string | undefined, advice: string) {
  if (password === undefined) return requireFresh(house, headers, advice);
  await requireRate(house, 'changePassword', userId);
  const { internalAdapter, password: hashing } = await house.auth.$context;
  const hash = (await internalAdapter.findCredentialAccount(userId))?.password;
  if (!hash || !(await hashing.verify({ hash, password }))) throw new Problem('wrong_password', 'Enter the password that you have now.');
}
