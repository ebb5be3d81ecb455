type Site = `https://${string}`;

/** What one thing on a page needs besides the base, with the addresses it is loaded from; none of it can run inline. */
export interface PolicyAddition {
  /** Scripts of others see everything on the page: as few as there can be, and never with a learner's words beside them. */
  'script-src'?: readonly Site[];
  'style-src'?: readonly Site[];
  'connect-src'?: readonly Site[];
  'form-action'?: readonly Site[];
  'img-src'?: readonly Site[];
  'font-src'?: readonly Site[];
  'media-src'?: readonly Site[];
  'frame-src'?: readonly (Site | 'blob:')[];
  'worker-src'?: readonly 'blob:'[];
}

interface PagePolicy {
  /** Paths of the pages that have the thing on them. */
  pages: RegExp;
  addition: PolicyAddition;
}

/**
 * One entry a thing: books' frames, a checkout, a support widget. A policy is that of the document: links to these pages
 * carry `reloadDocument`, or the page before keeps its own.
 */
const ADDITIONS: readonly PagePolicy[] = [];

/**
 * The one style sheet that foliate-js writes into its paginator as markup. Part of every page's policy: the reader is also
 * come to from other pages, whose policy stays. The test reads it from the package.
 */
const PAGINATOR_STYLE = "'sha256-Sz1WKGLvM24279JLTqw+ZwzznUautFgg7stEu8sEF84='";

/** What the page at this path may load besides its own. */
export function findAdditions(path: string, additions = ADDITIONS): PolicyAddition[] {
  return additions.filter(({ pages }) => pages.test(path)).map(({ addition }) => addition);
}

/** A brand may keep its logo on a host of its own: the only picture that comes from elsewhere. */
export function allowLogo(logoUrl: string | null): PolicyAddition {
  const origin = logoUrl !== null && URL.canParse(logoUrl) ? new URL(logoUrl).origin : null;
  return isSource(origin) ? { 'img-src': [origin] } : {};
}

/** No inline script or style without this request's nonce, nothing from elsewhere but what the additions name. */
export function contentSecurityPolicy(
  { nonce, isDevelopment }: { nonce: string; isDevelopment: boolean },
  additions: readonly PolicyAddition[] = [],
): string {
  const self = "'self'";
  const policy = new Map<string, string[]>([
    ['default-src', [self]],
    ['script-src', [self, `'nonce-${nonce}'`]],
    // Vite's development server puts styles into the page by script.
    ['style-src', [self, ...(isDevelopment ? ["'unsafe-inline'"] : [`'nonce-${nonce}'`, PAGINATOR_STYLE])]],
    ['img-src', [self, 'data:', 'blob:']],
    ['media-src', [self, 'blob:']],
    ['connect-src', [self, ...(isDevelopment ? ['ws:'] : [])]],
    ['font-src', [self]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', [self]],
    ['frame-ancestors', ["'none'"]],
  ]);
  for (const addition of additions) {
    for (const [directive, sources] of Object.entries(addition) as [string, readonly string[]][]) {
      const before = policy.get(directive) ?? [self];
      policy.set(directive, [...new Set([...before, ...sources.map(requireSource)])]);
    }
  }
  return [...policy].map(([directive, sources]) => [directive, ...sources].join(' ')).join('; ');
}

/** One host and nothing else: a keyword, a wider pattern or a second source in the same text would open the policy. */
function isSource(source: string | null): source is Site {
  return /^https:\/\/(?:(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+|[a-z\d-]+)(?::\d+)?(?:\/[\w./-]*)?$/.test(source ?? '');
}

function requireSource(source: string): string {
  if (source === 'blob:' || isSource(source)) return source;
  throw new Error(`${JSON.stringify(source)} cannot be added to a content security policy. Name one https address.`);
}
