import type { Context } from 'hono';
import { Problem } from './problem.ts';

const MAX_SEND_KEY = 100;

/** What a client calls one wish by, however often it has to send it. */
export function readSendKey(c: Context): string | null {
  const key = c.req.header('idempotency-key') ?? null;
  if (key !== null && (key === '' || key.length > MAX_SEND_KEY))
    throw new Problem('malformed_request', `Idempotency-Key has 1 to ${MAX_SEND_KEY} characters.`);
  return key;
}
