import { randomBytes } from 'node:crypto';
import { toLearner, type LearnerId } from '#core/account/learner.ts';
import type { Database } from '../../db/database.ts';
import type { House } from '../../house.ts';

/** What a link in a mail is for. */
type Purpose = 'reset-password' | 'change-email';

/** How long a link works. */
export const LINK_MS = 3_600_000;

/**
 * Makes the token of a link: good once, for an hour. Only its hash is stored.
 * @param detail what the link is to do, without spaces
 */
export async function makeToken(house: House, purpose: Purpose, learnerId: LearnerId, detail?: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const { internalAdapter } = await house.auth.$context;
  await internalAdapter.createVerificationValue({
    identifier: `${purpose}:${token}`,
    value: detail === undefined ? learnerId : `${learnerId} ${detail}`,
    // By the clock of the machine, as better-auth has it.
    expiresAt: new Date(Date.now() + LINK_MS),
  });
  return token;
}

/** Whose link it is, and what it is to do. Null when there is none, or its hour is over. */
export async function findLink(house: House, purpose: Purpose, token: string) {
  const { internalAdapter } = await house.auth.$context;
  const link = await internalAdapter.findVerificationValue(`${purpose}:${token}`);
  if (!link || link.expiresAt.getTime() <= Date.now()) return null;
  const [id = '', detail = ''] = link.value.split(' ');
  const user = await internalAdapter.findUserById(id);
  return user ? { id: link.id, learner: toLearner(user), detail } : null;
}

/** Takes a link out of use. False when somebody else has done so meanwhile, or it was called off. */
export async function takeLink(writing: Database, { id }: { id: string }): Promise<boolean> {
  return (await writing.deleteFrom('verification').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n;
}

/** Of links that change an address the newest counts: an older one may lead to an address that was mistyped, or to a stranger's. */
export async function forgetEmailLinks({ db }: House, learnerId: LearnerId): Promise<void> {
  await db.deleteFrom('verification').where('value', 'like', `${learnerId} %`).execute();
}

/** Whatever is under way to a learner's old address, or was asked for with their old password, does not work any more. */
export async function forgetLinks(writing: Database, learnerId: LearnerId): Promise<void> {
  await writing
    .deleteFrom('verification')
    .where((eb) => eb.or([eb('value', '=', learnerId), eb('value', 'like', `${learnerId} %`)]))
    .execute();
}
