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
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('X-Frame-Options', 'DENY');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set('Permissions-Policy', 'camera=(), microphone=(self), geolocation=()');
    if (isSecure) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  };
}

/** No inline script or style without this request's nonce, nothing from elsewhere. */
export function contentSecurityPolicy(nonce: string, isDevelopment: boolean): string {
  const self = "'self'";
  return [
    `default-src ${self}`,
    `script-src ${self} 'nonce-${nonce}'`,
    // Vite's development server puts styles into the page by script.
    `style-src ${self} ${isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    `img-src ${self} data: blob: https:`,
    `media-src ${self} blob:`,
    `connect-src ${self}${isDevelopment ? ' ws:' : ''}`,
    `font-src ${self}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action ${self}`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
