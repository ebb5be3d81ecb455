import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import type { RequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import { decideAccess, indexedPath, isReturnPath, isUnknownPath } from '#core/account/access.ts';
import { NOTICE_COOKIE, NOTICE_SEC, readNotice, type NoticeName } from '#core/account/notice.ts';
import { CLIENT_ADDRESS_HEADER, clientNetwork } from './client-address.ts';
import { writeReturnPath } from './features/account/return-path.ts';
import { putCodeAfterPaint } from './features/site/code-after-paint.ts';
import { fillHead } from './features/site/head.ts';
import { findPageKeeper } from './features/site/keep-pages.ts';
import { listShownWorks } from './features/site/list-shown-works.ts';
import { pictureOf } from './features/site/picture-routes.ts';
import type { House } from './house.ts';
import { readLimited } from './http/body-limit.ts';
import { keepFromCaches } from './http/cache-control.ts';
import { allowLogo, contentSecurityPolicy, findAdditions } from './http/content-security-policy.ts';
import { matchesTag } from './http/etag.ts';
import { isHttps } from './http/headers.ts';
import { letConnectionsIn } from './http/let-in.ts';
import { LINES } from './http/limits.ts';
import { linkOriginOf, siteOriginOf } from './http/origin.ts';
import { Problem, problemResponse } from './http/problem.ts';
import { requireRate } from './http/rate-limit.ts';
import { findLearner } from './http/session.ts';
import { openRequestLine } from './http/take-turns.ts';
import { writeCookie } from './http/write-cookie.ts';

/** What web/entry.server.tsx adds to React Router's build. */
interface PagesEntry {
  createRenderer: (build: ServerBuild, mode: 'development' | 'production') => RequestHandler;
  createLoadContext: (fetch: (path: string, init?: RequestInit) => Promise<Response>) => RouterContextProvider;
}

/** Headers of the visitor that the API needs to know them by, when a page's loader calls it in process. */
const FORWARDED = ['cookie', 'host', 'origin', 'user-agent', CLIENT_ADDRESS_HEADER];

const REVALIDATED = 'private, no-cache';
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

/** Pages that answer a form sent by a browser without scripts. */
const FORM_PAGES: ReadonlySet<string> = new Set(['/contact']);
/** Twice what the API takes: a form writes what is no ASCII in three letters a byte. */
const FORM_BYTES = 128 * 1024;
/** More than any form of ours has: thousands of small ones cost a hundred times what one long text costs. */
const FORM_FIELDS = 20;
const FORM_TYPE = 'application/x-www-form-urlencoded';
const AMPERSAND = '&'.charCodeAt(0);

/**
 * Answers every address that is not the API or a file with a page, or with the redirect that the access sets ask for.
 * @param loadBuild the compiled pages; asked for at every request, so that development can swap them
 */
export function createPages(house: House, app: Hono, loadBuild: () => Promise<ServerBuild>) {
  const isDevelopment = house.env.NODE_ENV === 'development';
  const inLine = openRequestLine(LINES.pages);
  // Development swaps builds.
  const renderers = new WeakMap<ServerBuild, RequestHandler>();
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const isForm = request.method === 'POST' && FORM_PAGES.has(url.pathname);
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isForm) return problemResponse(new Problem('method_not_allowed'));
    if (!canDecode(url.pathname)) return problemResponse(new Problem('malformed_request', 'No address is written like this.'));
    const form = isForm ? await readForm(house, request) : null;
    const learner = await findLearner(house, request.headers);
    const isLearner = learner !== null;
    const decision = decideAccess(url.pathname, isLearner);
    if (decision.to === 'redirect') {
      const response = redirect(decision.location);
      if (opensPage(request)) {
        if (decision.wanted) rememberPage(response, url.pathname + url.search, isHttps(house.env));
        if (!isLearner && isUnknownPath(url.pathname)) setCookie(response, NOTICE_COOKIE, NO_PAGE, NOTICE_SEC, isHttps(house.env));
      }
      return response;
    }

    const brand = house.brand.forHost(request.headers.get('host') ?? undefined);
    const indexed = indexedPath(url.pathname);
    const origin = linkOriginOf(house, request.url);
    const nonce = randomBytes(16).toString('base64');
    const keeper =
      isLearner || isDevelopment || indexed === null ? null : await findPageKeeper(house, request, { path: indexed, origin, brand });
    const render = async (): Promise<Response> => {
      const build = await loadBuild();
      const headers = new Headers(request.headers);
      headers.set('x-cairn-nonce', nonce);
      // The API checks it when the form is passed on, and knows under which address this site is reached.
      headers.delete('origin');
      const inProcess = (path: string, init: RequestInit = {}) => {
        const own = new Headers(init.headers);
        for (const name of FORWARDED) {
          const value = request.headers.get(name);
          if (value !== null) own.set(name, value);
        }
        return Promise.resolve(app.request(new URL(path, url), { ...init, headers: own }));
      };
      const { createLoadContext, createRenderer } = build.entry.module as unknown as PagesEntry;
      const renderer = renderers.get(build) ?? createRenderer(build, isDevelopment ? 'development' : 'production');
      renderers.set(build, renderer);
      const asked = new Request(url, { method: request.method, headers, signal: request.signal, ...(form && { body: form }) });
      const rendered = await renderer(asked, createLoadContext(inProcess));
      const isHtml = rendered.headers.get('content-type')?.startsWith('text/html') === true;
      if (!isHtml || (isLearner && indexed === null)) return rendered;
      let html = await rendered.text();
      if (indexed !== null) {
        const works = await listShownWorks(house, indexed);
        html = fillHead(html, { origin, path: indexed, picture: pictureOf(indexed), brand, nonce, works });
      }
      if (!isLearner) html = putCodeAfterPaint(html, nonce);
      if (rendered.status === 200) keeper?.keep(html, nonce);
      return new Response(html, rendered);
    };
    const kept =
      keeper?.find() ??
      (await inLine(request, learner, async () => {
        // So that what is asked of the API comes in between, and whoever wants to connect.
        await letConnectionsIn();
        // Somebody before in the line may have asked for the same.
        return keeper?.find() ?? render();
      }));
    const response = kept instanceof Response ? kept : new Response(kept.parts.join(nonce), { headers: HTML });
    const etag = response.status === 200 ? keeper?.find()?.etag : undefined;
    if (etag !== undefined) {
      // Without a policy: the page that the browser has keeps the one it came with, and so its nonce.
      if (matchesTag(request.headers.get('if-none-match') ?? undefined, etag))
        return new Response(null, { status: 304, headers: { ETag: `W/${etag}`, 'Cache-Control': REVALIDATED } });
      response.headers.set('ETag', `W/${etag}`);
    }
    if (url.pathname === '/' && readNotice(request.headers.get('cookie')) !== null)
      setCookie(response, NOTICE_COOKIE, '', 0, isHttps(house.env));
    const additions = [...findAdditions(url.pathname), allowLogo(brand.logo_url)];
    response.headers.set('Content-Security-Policy', contentSecurityPolicy({ nonce, isDevelopment }, additions));
    if (indexed === null) response.headers.set('X-Robots-Tag', 'noindex');
    else response.headers.set('Link', `<${origin}${indexed}>; rel="canonical"`);
    // What every visitor sees may be gone back to as it was.
    if (isLearner) keepFromCaches(response);
    else response.headers.set('Cache-Control', REVALIDATED);
    return response;
  };
}

/**
 * What a browser without scripts sends, looked at before a page is made for it: a form of this site, and not too often.
 * @throws {Problem} 403, 413, 422 or 429
 */
async function readForm(house: House, { url, headers, body }: Request): Promise<ArrayBuffer | null> {
  if (headers.get('origin') !== siteOriginOf(house, url)) throw new Problem('bad_origin', 'Forms are taken only from pages of this site.');
  if (headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() !== FORM_TYPE)
    throw new Problem('invalid_fields', `A form is sent as ${FORM_TYPE}.`);
  await requireRate(house, 'form', clientNetwork(headers));
  const form = body ? await readLimited(body, FORM_BYTES) : null;
  let fields = 1;
  for (const byte of form ? new Uint8Array(form) : [])
    if (byte === AMPERSAND && (fields += 1) > FORM_FIELDS) throw new Problem('too_large', `The form has more than ${FORM_FIELDS} fields.`);
  return form;
}

function canDecode(path: string): boolean {
  try {
    // Its value is used: a call that is made for its error alone is left out where the server is compiled.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** Whether somebody opens a page; browsers and scripts also fetch what is beside one, or its data alone. */
function opensPage({ method, url, headers }: Request): boolean {
  return method === 'GET' && (headers.get('sec-fetch-dest') ?? 'document') === 'document' && !new URL(url).pathname.endsWith('.data');
}

const NO_PAGE: NoticeName = 'no-page';

function redirect(location: string): Response {
  const response = new Response(null, { status: 302, headers: { Location: location } });
  keepFromCaches(response);
  return response;
}

function rememberPage(response: Response, wanted: string, isSecure: boolean): void {
  if (isReturnPath(wanted)) response.headers.append('Set-Cookie', writeReturnPath(wanted, isSecure));
}

function setCookie(response: Response, name: string, value: string, maxAgeSec: number, isSecure: boolean): void {
  response.headers.append('Set-Cookie', writeCookie(name, value, maxAgeSec, isSecure));
}
