import { lookUp } from '#core/look-up.ts';
import type { Auth } from '../../auth.ts';
import { clientNetwork } from '../../client-address.ts';
import { hashFor } from '../../hash-in-turn.ts';
import type { House } from '../../house.ts';
import { Problem, type ErrorCode } from '../../http/problem.ts';

/** How better-auth refuses, and what clients of this API are told: the same status, as a problem. */
const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong_credentials',
  INVALID_PASSWORD: 'wrong_password',
  INVALID_TOKEN: 'bad_link',
  SESSION_NOT_FRESH: 'stale_session',
  CHALLENGE_NOT_FOUND: 'passkey_refused',
  PASSKEY_NOT_FOUND: 'passkey_refused',
  AUTHENTICATION_FAILED: 'passkey_refused',
  FAILED_TO_VERIFY_REGISTRATION: 'passkey_refused',
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: 'passkey_refused',
};

/** Refusals in our words: better-auth's would tell strangers which passkeys there are. */
const OWN_WORDS: Readonly<Partial<Record<ErrorCode, string>>> = {
  passkey_refused: 'That passkey is not accepted here.',
  stale_session: 'You signed in too long ago for this. Sign out and in again first.',
};

/** The same for what it may refuse in words we do not know. */
const REFUSALS_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'malformed_request',
  401: 'not_signed_in',
  403: 'bad_origin',
  404: 'not_found',
};

/**
 * Has better-auth answer one of its calls.
 * @param path of the call, below `/api/auth`: never what was asked for, of which there are many ways to write it
 * @param body as it was validated
 * @param auth the house's, or one that can do more
 * @throws {Problem} when it refuses; {LineFull} where too many sign in at once
 */
export async function askBetterAuth(
  house: House,
  { url, headers, signal }: Request,
  path: string,
  body?: object,
  auth: Pick<Auth, 'handler'> = house.auth,
): Promise<Response> {
  const own = new Headers(headers);
  own.delete('content-length');
  own.delete('transfer-encoding');
  own.set('content-type', 'application/json');
  const asked = body === undefined ? { method: 'GET' } : { method: 'POST', body: JSON.stringify(body) };
  const request = new Request(new URL(`/api/auth${path}`, url), { ...asked, headers: own });
  const response = await hashFor({ id: clientNetwork(headers), gone: signal }, () => auth.handler(request));
  if (!response.ok) throw (await readRefusal(response)) ?? (await explainFailure(house, response.status));
  // How long it is kept is decided where it is for all of the API.
  response.headers.delete('cache-control');
  return response;
}

async function readRefusal(response: Response): Promise<Problem | null> {
  const { code: said = '', message } = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
  const code = lookUp(REFUSALS, said) ?? REFUSALS_BY_STATUS[response.status];
  return code ? new Problem(code, (OWN_WORDS[code] ?? message) || undefined) : null;
}

/** better-auth answers every failure alike; whether the database is gone has to be asked. */
async function explainFailure({ db }: House, status: number): Promise<Error> {
  try {
    await db.selectFrom('user').select('id').limit(1).execute();
  } catch (cause) {
    return new Problem('database_unavailable', undefined, { cause });
  }
  // Its own failures are written down where they happen (`onAPIError`).
  return status >= 500
    ? new Problem('internal_error')
    : new Error(`better-auth answered ${status}, which no valid request should come to.`);
}
