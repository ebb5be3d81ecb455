import type { z } from 'zod';
import type { PasswordChange } from '#core/account/account.ts';
import type { Learner } from '#core/account/learner.ts';
import { writeWithLetters } from '#server/letters/send-letter.ts';
import type { House } from '../../house.ts';
import { Problem } from '../../http/problem.ts';
import { passwordChangedLetter } from './letters.ts';
import { forgetLinks } from './mailed-links.ts';
import { replacePassword } from './replace-password.ts';
import { requireStrong } from './require-strong.ts';
import type { Site } from './site.ts';
import { nameWaysIn } from './ways/ways-in.ts';

/**
 * Replaces a password by whoever knows it, and ends every session. better-auth's own call writes over whatever password the
 * account has by the time it has hashed both: also the one by which the owner has just kept somebody out.
 * @throws {Problem} `wrong_password`, also when it was replaced meanwhile; `not_signed_in` when the session was ended meanwhile
 */
export async function changePassword(
  house: House,
  learner: Learner,
  sessionId: string,
  { currentPassword, newPassword }: z.output<typeof PasswordChange>,
  { brand, brands, origin }: Site,
): Promise<void> {
  await requireStrong('newPassword', newPassword, { ...learner, brands });
  const { internalAdapter, password } = await house.auth.$context;
  const former = (await internalAdapter.findCredentialAccount(learner.id))?.password;
  if (!former || !(await password.verify({ hash: former, password: currentPassword }))) throw wrongPassword();
  const hash = await password.hash(newPassword);
  await writeWithLetters(house, async (writing, send) => {
    const ended = await writing.deleteFrom('session').where('userId', '=', learner.id).returning('id').execute();
    if (!ended.some(({ id }) => id === sessionId)) throw new Problem('not_signed_in', 'Sign in first.');
    if (!(await replacePassword(writing, learner.id, hash, former))) throw wrongPassword();
    await forgetLinks(writing, learner.id);
    const letter = passwordChangedLetter(`${origin}/forgot-password`, await nameWaysIn(writing, learner.id));
    await send({ to: learner.email, brand, letter, userId: learner.id });
  });
}

const wrongPassword = () => new Problem('wrong_password', 'Invalid password');
