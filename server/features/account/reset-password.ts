import type { z } from 'zod';
import { toLearner } from '#core/account/learner.ts';
import type { PasswordReset } from '#core/account/account.ts';
import { sendAfterAnswer, writeWithLetters } from '#server/letters/send-letter.ts';
import type { House } from '../../house.ts';
import { Problem } from '../../http/problem.ts';
import { confirmAddress } from './confirm-address.ts';
import { passwordChangedLetter, resetLetter } from './letters.ts';
import { findLink, forgetLinks, makeToken } from './mailed-links.ts';
import { requireStrong } from './require-strong.ts';
import type { Site } from './site.ts';
import { nameWaysIn, removeWaysIn } from './ways/ways-in.ts';

/** Says nothing of whether anybody has the address, nor does the time it takes: all of it is done after the answer. */
export function mailResetLink(house: House, email: string, { brand, origin }: Site): void {
  sendAfterAnswer(house, async () => {
    const { internalAdapter } = await house.auth.$context;
    const known = await internalAdapter.findUserByEmail(email.toLowerCase());
    if (!known) return null;
    const learner = toLearner(known.user);
    const token = await makeToken(house, 'reset-password', learner.id);
    return { to: learner.email, brand, letter: resetLetter(`${origin}/reset-password?token=${token}`), userId: learner.id };
  });
}

/**
 * Has a password replaced, or a first one set, by whoever opened the link. Every session ends, and no new one begins: who
 * reads the mail is not always at the device to learn with. Every other way into the account is closed unless it is to stay.
 * @param reset what better-auth is asked to do
 * @throws {Problem} `bad_link`, the same for a link that is wrong, was used, or has run out
 */
export async function resetPassword(
  house: House,
  input: z.output<typeof PasswordReset>,
  { brand, brands, origin }: Site,
  reset: (input: z.output<typeof PasswordReset>) => Promise<Response>,
): Promise<Response> {
  const { token, newPassword, keepsWaysIn } = input;
  const link = await findLink(house, 'reset-password', token);
  if (!link) throw new Problem('bad_link', 'It was used already, is older than an hour, or is not whole. Ask for another.');
  const { learner } = link;
  requireStrong('newPassword', newPassword, { ...learner, brands });
  const response = await reset(input);
  await forgetLinks(house, learner.id);
  await writeWithLetters(house, async (writing, send) => {
    await confirmAddress(writing, learner);
    if (!keepsWaysIn) await removeWaysIn(writing, learner.id);
    const letter = passwordChangedLetter(`${origin}/forgot-password`, await nameWaysIn(writing, learner.id));
    await send({ to: learner.email, brand, letter, userId: learner.id });
  });
  return response;
}
