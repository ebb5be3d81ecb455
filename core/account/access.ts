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
  '/payment',
] as const;

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
  'ai-career',
  'iq-test',
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

export type AccessDecision = { to: 'page' } | { to: 'redirect'; location: string; wanted: boolean };

/**
 * The specification's access sets as one decision: what happens when this path is asked for.
 * @param path path of a page, without query; a trailing slash does not matter
 * @returns `wanted`: true when it is a page of the app, to which the visitor should come back after signing in
 */
export function decideAccess(path: string, isSignedIn: boolean): AccessDecision {
  const page = path.replace(/\/+$/, '') || '/';
  if (includes(PUBLIC, page)) return { to: 'page' };
  if (isSignedIn) {
    const alias = ALIASES[page];
    return alias === undefined ? { to: 'page' } : { to: 'redirect', location: alias, wanted: false };
  }
  if (includes(SIGNED_OUT_ONLY, page)) return { to: 'page' };
  return { to: 'redirect', location: '/', wanted: includes(APP_SECTIONS, page.split('/')[1] ?? '') };
}

/**
 * Whether a path may be returned to after sign-in: local, absolute, and not one that would redirect again.
 * Guards against open redirects: `//host`, `/\host` and anything with a scheme are refused.
 */
export function isReturnPath(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(path) && path.length <= 500 && decideAccess(path.split(/[?#]/)[0] ?? path, true).to === 'page';
}
