import { LEARNER_HEADER } from '#core/account/learner.ts';
import type { Answer, PlainCall } from '#core/api/answers.ts';
import { ApiError, offlineError, readRefusal } from './api-error.ts';

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

export interface RequestSettings {
  /** Whom the calls are meant for: they are refused when somebody else has signed in meanwhile. */
  learnerId?: string | null | undefined;
  /** Called by each call that is refused since the session has ended, or is somebody else's. */
  onSignedOut?: (() => void) | undefined;
  /** Without it a call waits for as long as `fetch` does. */
  timeoutMs?: number | undefined;
}

type ParamName<Address extends string> = Address extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Address extends `${string}:${infer Name}`
    ? Name
    : never;

interface Details {
  /** Undefined and empty values are left out. */
  query?: object;
  body?: unknown;
  /** The page may be gone before the answer comes. */
  keepalive?: boolean;
  cache?: RequestCache;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

type Given<Asked extends PlainCall> = [ParamName<Asked>] extends [never]
  ? [details?: Details]
  : [details: Details & { params: Record<ParamName<Asked>, string> }];

/** Asks the API. What a call needs and answers is known by its name, such as `GET /notes`. Streams are read by `readEvents`. */
export type Ask = <Asked extends PlainCall>(call: Asked, ...given: Given<Asked>) => Promise<Answer<Asked>>;

/** Fails with an `ApiError`, or with the caller's own reason when the caller has called it off. */
export function createAsk(fetch: Fetch, settings: RequestSettings = {}): Ask {
  return async (call: PlainCall, details: Details & { params?: Record<string, string> } = {}) => {
    const { params = {}, query = {}, body, signal, headers, ...rest } = details;
    const { learnerId = null, timeoutMs, onSignedOut } = settings;
    const own: Record<string, string> = learnerId === null ? {} : { [LEARNER_HEADER]: learnerId };
    const [method = '', address = ''] = call.split(' ');
    const ends = endOf(signal, timeoutMs);
    try {
      const response = await fetch(`/api${fill(address, params)}${toQuery(query)}`, {
        ...rest,
        method,
        headers: { ...own, ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(ends && { signal: ends }),
      });
      if (!response.ok) throw await readRefusal(response);
      return response.status === 204 ? undefined : await response.json();
    } catch (cause) {
      if (cause instanceof ApiError && cause.code === 'not_signed_in') onSignedOut?.();
      if (cause instanceof ApiError || signal?.aborted) throw cause;
      throw offlineError(cause);
    }
  };
}

function endOf(signal: AbortSignal | undefined, timeoutMs: number | undefined): AbortSignal | undefined {
  if (timeoutMs === undefined) return signal;
  const timeout = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

function fill(address: string, params: Record<string, string>): string {
  return address.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function toQuery(values: object): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
