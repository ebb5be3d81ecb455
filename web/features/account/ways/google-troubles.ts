import { GoogleTrouble } from '#core/account/google-trouble.ts';

const WORDS: Readonly<Record<GoogleTrouble, string>> = {
  cancelled: 'You came back from Google without signing in there. Nothing was changed.',
  taken: 'There is an account with this address already. Sign in with its password.',
  elsewhere: 'That Google account opens another account here. Unlink it there first, or choose another one.',
  unconfirmed: 'Google has not confirmed the address of that account. Confirm it there, or choose another way.',
  away: 'Google cannot be reached right now. Try again in a moment, or choose another way.',
  busy: 'Too many tries. Wait a minute.',
  failed: 'That did not work with Google. Try again.',
};

/** @param told by the address of the page, which anybody can write */
export function wordGoogleTrouble(told: string | null): string | null {
  const { data } = GoogleTrouble.safeParse(told);
  return data ? WORDS[data] : null;
}
