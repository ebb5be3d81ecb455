import type { MiddlewareHandler } from 'hono';
import type { Env } from '../env.ts';

export function isHttps(env: Env): boolean {
  return env.PUBLIC_URL?.startsWith('https:') ?? false;
}

/** Headers of every answer. The page's Content-Security-Policy carries a nonce and is set where pages are made. */
export function secureHeaders(isSecure: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', headers.get('Referrer-Policy') ?? 'strict-origin-when-cross-origin');
    headers.set('X-Frame-Options', headers.get('X-Frame-Options') ?? 'DENY');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set('Permissions-Policy', 'camera=(), microphone=(self), geolocation=()');
    if (isSecure) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  };
}
