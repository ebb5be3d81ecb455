import { ApiError, isOffline, isSignedOut } from '#web/api/api-error.ts';
import { NOT_LET_IN } from './sign-up.ts';
import type { Refusal } from './use-account-form.ts';

const UNKNOWN: Refusal = { message: 'That did not work. Nothing was changed. Try again in a moment.' };

const SESSION_ENDED: Refusal = { message: 'Your session had ended, and nothing was changed. Sign in, then send it again.' };

/** What can go wrong with either form. */
function explainCommon(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return UNKNOWN;
  if (isSignedOut(error)) return SESSION_ENDED;
  if (isOffline(error)) return { message: 'The server cannot be reached. Check your connection and try again.' };
  if (error.status === 429) return { message: `Too many tries. ${sayWait(error.retryAfterSec ?? 60)}` };
  return UNKNOWN;
}

function sayWait(sec: number): string {
  return sec <= 60 ? 'Wait a minute.' : `Wait ${Math.ceil(sec / 60)} minutes.`;
}

/** Never says which of the two was wrong: that would tell strangers who has an account here. */
export function explainSignIn(error: unknown): Refusal {
  const isWrong = error instanceof ApiError && (error.status === 400 || error.status === 401);
  return isWrong ? { message: 'Email or password is not right.' } : explainCommon(error);
}

/** Of forms whose fields the server may have something against. */
export function explainAccount(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return UNKNOWN;
  const [named] = error.errors;
  if (named) return { field: named.path, message: named.message };
  if (error.code === 'bad_link') return { message: 'This link does not work any more. Each works once, within an hour.' };
  if (error.code === 'stale_session') return { message: error.message };
  return explainCommon(error);
}

/** Of forms that ask for the present password in a field of this name. */
export const explainWithPassword =
  (field: string) =>
  (error: unknown): Refusal =>
    error instanceof ApiError && error.code === 'wrong_password'
      ? { field, message: 'That is not your present password.' }
      : explainAccount(error);

export function explainSignUp(error: unknown): Refusal {
  if (error instanceof ApiError && error.code === NOT_LET_IN)
    return { field: 'email', message: 'There may be an account with this address. Sign in, or use another address.' };
  return explainAccount(error);
}
