import type { z } from 'zod';
import type { EmailChange } from '#core/account/account.ts';
import type { Learner } from '#core/account/learner.ts';
import { sendAfterAnswer, sendLetter } from '#server/letters/send-letter.ts';
import { clientNetwork } from '../../client-address.ts';
import type { House } from '../../house.ts';
import { nameAccount } from '../../http/name-account.ts';
import { Problem } from '../../http/problem.ts';
import { requireRate } from '../../http/rate-limit.ts';
import { findSessionId } from '../../http/session.ts';
import { confirmAddress } from './confirm-address.ts';
import { confirmEmailLetter, emailChangeLetter } from './letters.ts';
import { findLink, forgetEmailLinks, forgetLinks, makeToken, takeLink } from './mailed-links.ts';
import { requireFresh } from '../../http/require-fresh.ts';
import type { Site } from './site.ts';

/**
 * Sends a link to the new address, and a notice to the present one. An address that has an account already is sent none,
 * which nobody is told.
 * @param headers of the request
 * @throws {Problem} `wrong_password`; `stale_session`; 422 for the address that the learner has; 429 when it was named too often
 */
export async function askForEmailChange(
  house: House,
  learner: Learner,
  headers: Headers,
  { newEmail, password }: z.output<typeof EmailChange>,
  { brand, origin }: Site,
): Promise<void> {
  const email = newEmail.toLowerCase();
  await requireOwner(house, learner, headers, password);
  if (email === learner.email) {
    const message = 'That is your address already.';
    throw new Problem('invalid_fields', message, { errors: [{ path: 'newEmail', message }] });
  }
  await requireRate(house, 'changeEmailFrom', clientNetwork(headers));
  await requireRate(house, 'changeEmailTo', await nameAccount(house, mailboxOf(email)));
  const userId = learner.id;
  const owner = await house.db.selectFrom('user').select('emailVerified').where('id', '=', userId).executeTakeFirst();
  // Nobody may make accounts with a stranger's address to fill their mailbox.
  if (owner?.emailVerified !== 1) await requireRate(house, 'changeEmailTo', await nameAccount(house, mailboxOf(learner.email)));
  await sendLetter(house, { to: learner.email, brand, letter: emailChangeLetter(email, `${origin}/forgot-password`), userId });
  sendAfterAnswer(house, async () => {
    await forgetEmailLinks(house, learner.id);
    if (await findOwner(house, email)) return null;
    const token = await makeToken(house, 'change-email', learner.id, email);
    return { to: email, brand, letter: confirmEmailLetter(`${origin}/confirm-email?token=${token}`), userId };
  });
}

/** Where mails to an address arrive: with whatever comes after a plus, most services bring them to the same mailbox. */
const mailboxOf = (email: string): string => {
  const at = email.lastIndexOf('@');
  return (email.slice(0, at).split('+')[0] ?? '') + email.slice(at);
};

/** A session that was left open is not enough to take an account over. Who has no password shows that they just signed in. */
async function requireOwner(house: House, { id }: Learner, headers: Headers, password: string | undefined): Promise<void> {
  const { internalAdapter, password: hashing } = await house.auth.$context;
  const hash = (await internalAdapter.findCredentialAccount(id))?.password;
  if (!hash) return requireFresh(house, headers, 'Sign out and in again, then change the address within five minutes.');
  if (password === undefined || !(await hashing.verify({ hash, password })))
    throw new Problem('wrong_password', 'Enter the password that you have now.');
}

/**
 * Changes the address to the one that the link was sent to.
 * @param reader who is signed in where the link was opened: a mistyped address is to hand the account to nobody
 * @param headers of the request
 * @throws {Problem} `bad_link`, the same for a link that is wrong, was used, has run out, is somebody else's than the
 *   reader's, or whose address has an account by now
 */
export async function confirmEmail(house: House, token: string, reader: Learner, headers: Headers): Promise<void> {
  const link = await findLink(house, 'change-email', token);
  if (link?.learner.id !== reader.id) throw badLink();
  const { learner, detail: email } = link;
  const sessionId = await findSessionId(house, headers);
  try {
    await house.db.transaction().execute(async (writing) => {
      if (!(await takeLink(writing, link))) throw badLink();
      await confirmAddress(writing, { ...learner, email }, sessionId);
      await forgetLinks(writing, learner.id);
    });
  } catch (error) {
    throw (await findOwner(house, email)) ? badLink() : error;
  }
}

const badLink = () => new Problem('bad_link', 'It was used already, is older than an hour, or is not whole. Ask for another.');

const findOwner = ({ db }: House, email: string) => db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
