import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import type { RequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import { decideAccess, isReturnPath } from '#core/account/access.ts';
import { CLIENT_ADDRESS_HEADER } from './client-address.ts';
import { RETURN_COOKIE } from './features/account/routes.ts';
import type { House } from './house.ts';
import { keepFromCaches } from './http/cache-control.ts';
import { allowLogo, contentSecurityPolicy, findAdditions } from './http/content-security-policy.ts';
import { isHttps } from './http/headers.ts';
import { Problem, problemResponse } from './http/problem.ts';
import { findLearner } from './http/session.ts';

/** What web/entry.server.tsx adds to React Router's build. */
interface PagesEntry {
  createRenderer: (build: ServerBuild, mode: 'development' | 'production') => RequestHandler;
  createLoadContext: (fetch: (path: string, init?: RequestInit) => Promise<Response>) => RouterContextProvider;
}

/** Headers of the visitor that the API needs to know them by, when a page's loader calls it in process. */
const FORWARDED = ['cookie', 'host', 'origin', 'user-agent', CLIENT_ADDRESS_HEADER];

/**
 * Answers every address that is not the API or a file with a page, or with the redirect that the access sets ask for.
 * @param loadBuild the compiled pages; asked for at every request, so that development can swap them
 */
export function createPages(house: House, app: Hono, loadBuild: () => Promise<ServerBuild>) {
  const isDevelopment = house.env.NODE_ENV === 'development';
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return problemResponse(new Problem('method_not_allowed'));
    const url = new URL(request.url);
    if (!canDecode(url.pathname)) return problemResponse(new Problem('malformed_request', 'No address is written like this.'));
    const isLearner = (await findLearner(house, request.headers)) !== null;
    const decision = decideAccess(url.pathname, isLearner);
    if (decision.to === 'redirect')
      return redirect(decision.location, decision.wanted && opensPage(request) ? url.pathname + url.search : null, isHttps(house.env));

    const build = await loadBuild();
    const nonce = randomBytes(16).toString('base64');
    const headers = new Headers(request.headers);
    headers.set('x-cairn-nonce', nonce);
    const inProcess = (path: string, init: RequestInit = {}) => {
      const own = new Headers(init.headers);
      for (const name of FORWARDED) {
        const value = request.headers.get(name);
        if (value !== null) own.set(name, value);
      }
      return Promise.resolve(app.request(new URL(path, url), { ...init, headers: own }));
    };
    const { createLoadContext, createRenderer } = build.entry.module as unknown as PagesEntry;
    const render = createRenderer(build, isDevelopment ? 'development' : 'production');
    const response = await render(
      new Request(url, { method: request.method, headers, signal: request.signal }),
      createLoadContext(inProcess),
    );
    const { logo_url: logoUrl } = house.brand.forHost(request.headers.get('host') ?? undefined);
    const additions = [...findAdditions(url.pathname), allowLogo(logoUrl)];
    response.headers.set('Content-Security-Policy', contentSecurityPolicy({ nonce, isDevelopment }, additions));
    // What every visitor sees may be gone back to as it was.
    if (isLearner) keepFromCaches(response);
    else response.headers.set('Cache-Control', 'private, no-cache');
    return response;
  };
}

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Whether somebody opens a page; browsers and scripts also fetch what is beside one, or its data alone. */
function opensPage({ method, url, headers }: Request): boolean {
  return method === 'GET' && (headers.get('sec-fetch-dest') ?? 'document') === 'document' && !new URL(url).pathname.endsWith('.data');
}

function redirect(location: string, wanted: string | null, isSecure: boolean): Response {
  const response = new Response(null, { status: 302, headers: { Location: location } });
  keepFromCaches(response);
  if (wanted !== null && isReturnPath(wanted)) {
    response.headers.set(
      'Set-Cookie',
      `${RETURN_COOKIE}=${encodeURIComponent(wanted)}; Path=/; Max-Age=1800; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    );
  }
  return response;
}
