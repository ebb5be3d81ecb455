import { clientNetwork } from '../../client-address.ts';
import type { House } from '../../house.ts';
import { nameAccount } from '../../http/name-account.ts';
import { requireRate } from '../../http/rate-limit.ts';

/**
 * Counts one try to sign in to an account, whether there is such an account or not: the answer must not tell.
 * @throws {Problem} 429 when it is one too many from this address, or from all together
 */
export async function limitGuesses(house: House, email: string, headers: Headers): Promise<void> {
  const account = await nameAccount(house, email);
  // The address first: whoever is refused by it does not use up what the account's owner may need.
  await requireRate(house, 'signInFrom', `${account} ${clientNetwork(headers)}`);
  await requireRate(house, 'signInAccount', account);
}

/**
 * Counts one asking for a new password of an account, whether there is such an account or not.
 * @throws {Problem} 429 when it is one too many from this address, or from all together
 */
export async function limitResets(house: House, email: string, headers: Headers): Promise<void> {
  const account = await nameAccount(house, email);
  await requireRate(house, 'passwordResetFrom', `${account} ${clientNetwork(headers)}`);
  await requireRate(house, 'passwordResetFor', account);
}
