import type { Learner } from '#core/account/learner.ts';
import { sendLetter } from '#server/letters/send-letter.ts';
import type { House } from '../../../house.ts';
import { newWayInLetter } from '../letters.ts';
import type { Site } from '../site.ts';

/**
 * Tells the owner of an account that there is a new way into it.
 * @param way "a passkey", "Google"
 */
export const tellOwner = (house: House, { id, email }: Pick<Learner, 'id' | 'email'>, way: string, { brand, origin }: Site) =>
  sendLetter(house, { to: email, brand, letter: newWayInLetter(way, `${origin}/forgot-password`), userId: id });
