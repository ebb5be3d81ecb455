/** Public pages (any visitor), in the marketing layout. */
const PUBLIC = [
  '/showcase',
  '/podcast',
  '/audiobook',
  '/video',
  '/about',
  '/plans',
  '/faq',
  '/terms',
  '/privacy',
  '/refund-policy',
  '/contact',
  '/chat',
  '/payment',
  '/iq-test/evidence',
] as const;

/** What a search engine is to find: sign-in and registration are no answer to a question. */
export const INDEXED_PAGES: readonly string[] = ['/', ...PUBLIC];

/** Where links in mails lead, and the way to ask for one: whether anybody is signed in there does not matter. */
const LINKED = ['/forgot-password', '/reset-password', '/confirm-email'] as const;

/** The same of pages with a code in their address, which alone makes them worth opening. */
const PUBLIC_SECTION = '/certificates/';

/** What addresses of the app's own pages begin with; whatever else is asked for is no page to come back to. */
const APP_SECTIONS = [
  'discover',
  'episodes',
  'courses',
  'podcasts',
  'videos',
  'reading',
  'ebooks',
  'audiobooks',
  'favorites',
  'notes',
  'ai-career',
  'iq-test',
  'review',
  'progress',
  'profile',
  'info',
  'zendesk-test',
] as const;

const SIGNED_OUT_ONLY = ['/', '/login', '/register'] as const;

/** Old or short addresses of the app and where they lead. */
const ALIASES: Readonly<Record<string, string>> = {
  '/': '/dashboard',
  '/dashboard': '/discover',
  '/settings': '/profile',
  '/login': '/discover',
  '/register': '/discover',
};

const includes = (paths: readonly string[], path: string) => paths.includes(path);

/** No expression: one that looks for slashes at the end tries each slash before it. */
function trimSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end) || '/';
}

export type AccessDecision = { to: 'page' } | { to: 'redirect'; location: string; wanted: boolean };

/**
 * The specification's access sets as one decision: what happens when this path is asked for.
 * @param path path of a page, without query; a trailing slash does not matter
 * @returns `wanted`: true when it is a page of the app, to which the visitor should come back after signing in
 */
export function decideAccess(path: string, isSignedIn: boolean): AccessDecision {
  const page = trimSlashes(path);
  if (includes(PUBLIC, page) || includes(LINKED, page) || page.startsWith(PUBLIC_SECTION)) return { to: 'page' };
  if (isSignedIn) {
    const alias = ALIASES[page];
    return alias === undefined ? { to: 'page' } : { to: 'redirect', location: alias, wanted: false };
  }
  if (includes(SIGNED_OUT_ONLY, page)) return { to: 'page' };
  return { to: 'redirect', location: '/', wanted: includes(APP_SECTIONS, page.split('/')[1] ?? '') };
}

/** Whether no page of the app lies at a path that a visitor is sent away from, as far as its beginning tells. */
export function isUnknownPath(path: string): boolean {
  const page = trimSlashes(path);
  return !includes(APP_SECTIONS, page.split('/')[1] ?? '') && !Object.hasOwn(ALIASES, page);
}

/** The one address of a page for search engines; null for what they are to leave alone. */
export function indexedPath(path: string): string | null {
  const page = trimSlashes(path);
  return includes(INDEXED_PAGES, page) ? page : null;
}

/** Segments that a browser takes out of a path, or for a host once others are: `/..//host` leads there. */
const SHIFTING = /\/(?:\/|(?:\.|%2e){1,2}(?:\/|$))/i;

/**
 * Whether a path may be returned to after sign-in: local, absolute, and not one that would redirect again.
 * Guards against open redirects: `//host`, `/\host`, anything with a scheme, and a path that browsers would read as another are refused.
 */
export function isReturnPath(path: string): boolean {
  const page = path.split(/[?#]/)[0] ?? path;
  return /^\/[^\s\\]*$/.test(path) && path.length <= 500 && !SHIFTING.test(page) && decideAccess(page, true).to === 'page';
}
