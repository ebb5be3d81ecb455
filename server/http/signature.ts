import type { MiddlewareHandler } from 'hono';
import { openLargeBodies } from './body-limit.ts';
import { Problem } from './problem.ts';

export interface SignedEnv {
  Variables: {
    /** What the sender signed, byte for byte. */
    signedBody: string;
  };
}

/** Whether a body comes from who it says it does. Has to compare in constant time, and to refuse what is too old. */
export type SignatureCheck = (headers: Headers, body: string) => boolean | Promise<boolean>;

/** Lets only signed requests through; what follows reads `c.var.signedBody`, never a body that was parsed before. */
export function requireSignature(isSigned: SignatureCheck): MiddlewareHandler<SignedEnv> {
  const withLargeBody = openLargeBodies();
  return (c, next) =>
    // Who sends it is known by the body alone: those of more than 64 KiB are counted together.
    withLargeBody(c, 'whoever signs', async () => {
      const body = await c.req.text();
      if (!(await isSigned(c.req.raw.headers, body))) throw new Problem('bad_signature', 'The signature does not fit the body.');
      c.set('signedBody', body);
      await next();
    });
}
