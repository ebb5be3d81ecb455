import { ApiError, isOffline, isSignedOut } from '#web/api/api-error.ts';

/** Why the account is still there. */
export function explainDeletion(error: unknown): string {
  if (isOffline(error)) return 'The server cannot be reached. Check your connection and try again.';
  if (isSignedOut(error)) return 'Your session had ended, and nothing was deleted. Sign in, then try again.';
  if (!(error instanceof ApiError)) return 'That did not work. Try again in a moment.';
  if (error.code === 'wrong_password') return 'That is not your password.';
  if (error.status === 429) return `Too many tries. Wait ${Math.ceil((error.retryAfterSec ?? 60) / 60)} min, then try again.`;
  return error.errors[0]?.message ?? error.message;
}
