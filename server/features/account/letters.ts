import type { Letter } from '#server/letters/letter.ts';
import { LINK_MS } from './mailed-links.ts';

/** None of them says a name: whoever registers with a stranger's address could write them a letter with it. */
const NOT_ASKED = 'You did not ask for this? Then leave it: nothing changes.';
const ONE_HOUR = 'The link works once, within an hour.';

export const resetLetter = (url: string): Letter => ({
  subject: 'Choose a new password',
  text: ['Somebody, most likely you, asked for a new password for the account with this address.'],
  action: { label: 'Choose a new password', url },
  small: [ONE_HOUR, NOT_ASKED],
  goodForMs: LINK_MS,
});

/** @param waysIn what else still opens the account */
export const passwordChangedLetter = (url: string, waysIn: readonly string[]): Letter => ({
  subject: 'Your password was changed',
  text: [
    'The password of your account was changed just now. Wherever else you were signed in, you are signed out.',
    ...(waysIn.length === 0 ? [] : [`Besides the password, this still signs in to your account: ${waysIn.join(', ')}.`]),
  ],
  action: { label: 'I did not do this', url },
  small: ['You did it yourself? Then all is well. If not, choose a new password at once: nobody else stays signed in then.'],
});

/** @param way "a passkey", "Google" */
export const newWayInLetter = (way: string, url: string): Letter => ({
  subject: 'A new way into your account',
  text: [`From now on your account can be signed in to with ${way} as well.`],
  action: { label: 'I did not do this', url },
  small: ['You did it yourself? Then all is well. If not, choose a new password at once: every other way into the account is closed then.'],
});

export const confirmEmailLetter = (url: string): Letter => ({
  subject: 'Confirm your new address',
  text: ['Somebody, most likely you, asked to sign in with this address from now on. It becomes so once you confirm it.'],
  action: { label: 'Confirm this address', url },
  small: [`${ONE_HOUR} It asks you to be signed in to the account.`, NOT_ASKED],
  goodForMs: LINK_MS,
});

export const emailChangeLetter = (newEmail: string, url: string): Letter => ({
  subject: 'A new address for your account',
  text: [
    `Somebody, most likely you, asked to have the address of your account changed to ${newEmail}.`,
    'A link was sent there. Until it is opened, everything stays as it is.',
  ],
  action: { label: 'I did not do this', url },
  small: [
    'You did it yourself? Then all is well. If not, choose a new password: the change is called off, and nobody else stays signed in.',
  ],
});
