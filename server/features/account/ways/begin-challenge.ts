import { clientNetwork } from '../../../client-address.ts';
import type { House } from '../../../house.ts';
import { requireRate } from '../../../http/rate-limit.ts';

/**
 * Before something is begun that is kept until it is finished. What nobody finished is forgotten, so that it never piles up.
 * @throws {Problem} 429 when one address begins too much
 */
export async function beginChallenge(house: House, headers: Headers): Promise<void> {
  await requireRate(house, 'challenge', clientNetwork(headers));
  // By the clock of the machine, as better-auth writes it.
  await house.db.deleteFrom('verification').where('expiresAt', '<', new Date().toISOString()).execute();
}
