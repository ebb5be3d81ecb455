import type { LearnerId } from '#core/account/learner.ts';
import type { House } from '../../../house.ts';
import { Problem } from '../../../http/problem.ts';
import { requireFresh } from '../../../http/require-fresh.ts';

/**
 * Makes sure that it is the owner who asks, and not whoever found a session open.
 * @throws {Problem} when the password is missing or wrong, or without one, when the session is older than five minutes
 */
export async function confirmOwner(house: House, userId: LearnerId, headers: Headers, password: string | undefined): Promise<void> {
  const context = await house.auth.$context;
  const accounts = await context.internalAdapter.findAccounts(userId);
  const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password;
  if (hash) {
    if (password === undefined) throw askFor('Enter your password.');
    if (!(await context.password.verify({ hash, password }))) throw new Problem('wrong_password');
    return;
  }
  await requireFresh(house, headers, 'Sign out and in again, then delete the account within five minutes.');
}

const askFor = (message: string): Problem => new Problem('invalid_fields', message, { errors: [{ path: 'password', message }] });
