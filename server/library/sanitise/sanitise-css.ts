/** Comments, outside of strings; a string is taken along whole. Each begins and ends within what it matches, so time is linear. */
const COMMENT_OR_STRING = /\/\*[^*]*(?:\*(?!\/)[^*]*)*(?:\*\/|$)|"(?:[^"\\\n]|\\[^])*"?|'(?:[^'\\\n]|\\[^])*'?/g;
/** `\75 rl(` is `url(` to a browser. */
const ESCAPE = /\\([0-9a-fA-F]{1,6})[ \t\r\n\f]?|\\([^\n])/g;
/** Names what an element is called in; loads nothing. */
const NAMESPACE = /@namespace [^;{}]{0,300};/gi;
const ELSEWHERE = '(?:[a-z][a-z0-9+.-]{0,30}:|[\\\\/]{2})';
/** What loads from another place, or runs in browsers of old. White space is single by then. */
const ACTIVE = new RegExp(
  [
    `@import ?(?:url\\( ?)?["']? ?${ELSEWHERE}[^;]{0,2000};?`,
    `(?:-moz-binding|behavior) ?:[^;}]{0,2000};?`,
    `expression ?\\(`,
    `(?:url|src|image|image-set) ?\\( ?["']? ?${ELSEWHERE}[^)]{0,2000}\\)?`,
    // `image-set("https://..." 1x)`, `@import` of every shape: an address in quotes.
    `(["']) ?(?:https?:|ftp:)?[\\\\/]{2}[^"']{0,2000}\\1`,
  ].join('|'),
  'gi',
);
/** A picture or typeface that the style itself holds. */
const OWN_DATA = /^(?:url|src) ?\( ?["']?data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/|application\/(?:x-)?font)/i;

/** Style without anything that loads from another place. Untouched when there is nothing to remove. */
export function sanitiseCss(css: string): { css: string; removed: number } {
  // Comments may split what a browser joins, escapes may hide it: what is searched is the plain form.
  const plain = css
    .replace(COMMENT_OR_STRING, (found) => (found.startsWith('/') ? ' ' : found))
    .replace(ESCAPE, (_, hex: string | undefined, char: string | undefined) => decodeEscape(hex, char))
    .replace(/[\x00-\x08\x0B\x0E-\x1F\x7F]/g, '')
    .replace(/\s+/g, ' ')
    .replace(NAMESPACE, ' ');
  let removed = 0;
  const cleaned = plain.replace(ACTIVE, (found) => {
    if (OWN_DATA.test(found)) return found;
    removed++;
    return /^(?:url|src|image)/i.test(found) ? 'none' : '';
  });
  return removed === 0 ? { css, removed } : { css: cleaned, removed };
}

/** Control characters go: an address is read without them. */
function decodeEscape(hex: string | undefined, char: string | undefined): string {
  if (hex === undefined) return char ?? '';
  const code = Number.parseInt(hex, 16);
  if (code < 0x20 && code > 0) return '';
  return code === 0 || code > 0x10_ff_ff || (code >= 0xd8_00 && code <= 0xdf_ff) ? '\uFFFD' : String.fromCodePoint(code);
}
