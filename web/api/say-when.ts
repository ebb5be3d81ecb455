import { formatDuration } from '#core/format-time.ts';

const SAYS_IT = 'try again';

/** A refusal with when to try again, where the server has said so and the words do not say it themselves. */
export const sayWhen = (message: string, retryAfterSec: number | null): string =>
  retryAfterSec === null || message.toLowerCase().includes(SAYS_IT) ? message : `${message} Try again in ${formatDuration(retryAfterSec)}.`;
