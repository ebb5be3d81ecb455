interface Explained {
  code?: string | undefined;
  /** Which fields were not right, and why. */
  errors?: { path: string; message: string }[] | undefined;
  retryAfterSec?: number | null | undefined;
  cause?: unknown;
}

/** A call that did not succeed: a refusal the API explained (RFC 9457), or status 0 when no answer came at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly errors: { path: string; message: string }[];
  /** When to try again, where the server says so. */
  readonly retryAfterSec: number | null;

  constructor(status: number, message: string, { code = 'unknown', errors = [], retryAfterSec = null, cause }: Explained = {}) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.retryAfterSec = retryAfterSec;
  }
}

export const OFFLINE = 'offline';

/** What comes of a call that nobody answered. */
export function offlineError(cause: unknown): ApiError {
  return new ApiError(0, 'The server cannot be reached. Check your connection.', { code: OFFLINE, cause });
}

const hasStatus = (error: unknown, ...statuses: number[]): boolean => error instanceof ApiError && statuses.includes(error.status);

/** No answer came, or none of this server. */
export const isOffline = (error: unknown): boolean => hasStatus(error, 0);

export const isMissing = (error: unknown): boolean => hasStatus(error, 404);

export const isSignedOut = (error: unknown): boolean => hasStatus(error, 401);

/** A plan would open it. */
export const isForMembers = (error: unknown): boolean => error instanceof ApiError && error.code === 'members_only';

/** Another tab or device was faster: what is shown is not what is there. */
export const isChangedElsewhere = (error: unknown): boolean => error instanceof ApiError && error.code === 'changed_elsewhere';

/** The server has answered, and does not give it. */
export const isDenied = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** To send the same again would never succeed. 401 and 403 are not among these: they pass when the session is back. */
export const isRefused = (error: unknown): boolean => hasStatus(error, 400, 404, 413, 422);

/** What a response that is no success says. Proxies explain less, or nothing. */
export async function readRefusal(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const said = (body ?? {}) as { detail?: string; code?: string; errors?: { path: string; message: string }[] };
  const retryAfterSec = Number(response.headers.get('retry-after') ?? NaN);
  return new ApiError(response.status, said.detail ?? 'That did not work.', {
    code: said.code,
    errors: said.errors,
    retryAfterSec: Number.isFinite(retryAfterSec) ? retryAfterSec : null,
  });
}
