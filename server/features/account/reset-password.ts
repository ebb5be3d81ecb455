import type { z } from 'zod';
import { toLearner, type Learner } from '#core/account/learner.ts';
import type { PasswordReset } from '#core/account/account.ts';
import { sendAfterAnswer, writeWithLetters } from '#server/letters/send-letter.ts';
import type { Database } from '../../db/database.ts';
import type { House } from '../../house.ts';
import { Problem } from '../../http/problem.ts';
import { confirmAddress } from './confirm-address.ts';
import { passwordChangedLetter, resetLetter } from './letters.ts';
import { findLink, forgetLinks, makeToken, takeLink } from './mailed-links.ts';
import { replacePassword } from './replace-password.ts';
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
    // A change of the address meanwhile has called off the links to the former one that there were.
    if (!(await hasAddress(house.db, learner))) return null;
    return { to: learner.email, brand, letter: resetLetter(`${origin}/reset-password?token=${token}`), userId: learner.id };
  });
}

/**
 * Has a password replaced, or a first one set, by whoever opened the link. Every session ends, and no new one begins: who
 * reads the mail is not always at the device to learn with. Every other way into the account is closed unless it is to stay.
 * All of it comes about at once or not at all: better-auth's own call leaves the rest to whoever is there when it has hashed.
 * @throws {Problem} `bad_link`, the same for a link that is wrong, was used, has run out, or led to another address than the
 *   account has by now
 */
export async function resetPassword(house: House, input: z.output<typeof PasswordReset>, { brand, brands, origin }: Site): Promise<void> {
  const { token, newPassword, keepsWaysIn } = input;
  const link = await findLink(house, 'reset-password', token);
  if (!link) throw badLink();
  const { learner } = link;
  await requireStrong('newPassword', newPassword, { ...learner, brands });
  const hash = await (await house.auth.$context).password.hash(newPassword);
  await writeWithLetters(house, async (writing, send) => {
    if (!(await takeLink(writing, link)) || !(await hasAddress(writing, learner))) throw badLink();
    await replacePassword(writing, learner.id, hash);
    await writing.deleteFrom('session').where('userId', '=', learner.id).execute();
    await forgetLinks(writing, learner.id);
    await confirmAddress(writing, learner);
    if (!keepsWaysIn) await removeWaysIn(writing, learner.id);
    const letter = passwordChangedLetter(`${origin}/forgot-password`, await nameWaysIn(writing, learner.id));
    await send({ to: learner.email, brand, letter, userId: learner.id });
  });
}

const badLink = () => new Problem('bad_link', 'It was used already, is older than an hour, or is not whole. Ask for another.');

const hasAddress = async (db: Database, { id, email }: Learner): Promise<boolean> =>
  (await db.selectFrom('user').select('id').where('id', '=', id).where('email', '=', email).executeTakeFirst()) !== undefined;
