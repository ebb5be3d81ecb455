import type { ReplyPart } from './language-model.ts';

export type FailurePart = Extract<ReplyPart, { type: 'error' }>;

/** Why there is no reply, or no more of it. It holds nothing of what was asked, and nothing that the service wrote. */
export class ServiceFailure extends Error {
  readonly part: FailurePart;
  /** Whether the service is asked again at once, as long as it has said nothing. */
  readonly isTriedAgain: boolean;

  constructor(code: FailurePart['code'], { retryable = true, isTriedAgain = false, status, retryAfterMs }: FailureDetails = {}) {
    super(`The AI service failed: ${code}`);
    this.isTriedAgain = isTriedAgain;
    this.part = {
      type: 'error',
      code,
      retryable,
      ...(status === undefined ? {} : { status }),
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    };
  }
}

interface FailureDetails {
  retryable?: boolean;
  isTriedAgain?: boolean;
  status?: number;
  retryAfterMs?: number | undefined;
}

const LOST_A_RACE = [408, 409];
const REFUSED_KEY = [401, 403];

/** What an HTTP status other than 200 means, of the answer or of an error inside the stream. */
export function failureOfStatus(status: number, retryAfterMs?: number): ServiceFailure {
  if (REFUSED_KEY.includes(status)) return new ServiceFailure('unauthorised', { status, retryable: false });
  if (status === 429) return new ServiceFailure('rate_limited', { status, isTriedAgain: true, retryAfterMs });
  if (status >= 500 || LOST_A_RACE.includes(status)) {
    return new ServiceFailure('unavailable', { status, isTriedAgain: true, retryAfterMs });
  }
  return new ServiceFailure('failed', { status, retryable: false });
}

/** The connection was refused, or lost. */
export function lostConnection(): ServiceFailure {
  return new ServiceFailure('unavailable', { isTriedAgain: true });
}
