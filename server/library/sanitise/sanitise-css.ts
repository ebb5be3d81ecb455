/** `\75 rl(` is `url(` to a browser. */
const ESCAPE = /\\([0-9a-fA-F]{1,6})[ \t\r\n\f]?|\\([^\n])/g;
const COMMENT = /\/\*[^]*?(?:\*\/|$)/g;
/** Names what an element is called in; loads nothing. */
const NAMESPACE = /@namespace\b[^;]*;/gi;
const ELSEWHERE = '(?:[a-z][a-z0-9+.-]*:|\\/\\/)';
/** What loads from another place, or runs in browsers of old. */
const ACTIVE = new RegExp(
  [
    `@import\\s+(?:url\\(\\s*)?["']?\\s*${ELSEWHERE}[^;]*;?`,
    `(?:-moz-binding|behavior)\\s*:[^;}]*;?`,
    `expression\\s*\\(`,
    `(?:url|src|image|image-set)\\s*\\(\\s*["']?\\s*${ELSEWHERE}[^)]*\\)?`,
    // `image-set("https://..." 1x)`, `@import` of every shape: an address in quotes.
    `(["'])\\s*(?:https?:|ftp:)?\\/\\/[^"']*\\1`,
  ].join('|'),
  'gi',
);
/** A picture or typeface that the style itself holds. */
const OWN_DATA = /^(?:url|src)\s*\(\s*["']?data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/|application\/(?:x-)?font)/i;

/** Style without anything that loads from another place. Untouched when there is nothing to remove. */
export function sanitiseCss(css: string): { css: string; removed: number } {
  // Comments may split what a browser joins, escapes may hide it: what is searched is the plain form.
  const plain = css
    .replace(COMMENT, ' ')
    .replace(ESCAPE, (_, hex: string | undefined, char: string | undefined) => decodeEscape(hex, char))
    .replace(NAMESPACE, ' ');
  let removed = 0;
  const cleaned = plain.replace(ACTIVE, (found) => {
    if (OWN_DATA.test(found)) return found;
    removed++;
    return /^(?:url|src|image)/i.test(found) ? 'none' : '';
  });
  return removed === 0 ? { css, removed } : { css: cleaned, removed };
}

function decodeEscape(hex: string | undefined, char: string | undefined): string {
  if (hex === undefined) return char ?? '';
  const code = Number.parseInt(hex, 16);
  return code === 0 || code > 0x10_ff_ff || (code >= 0xd8_00 && code <= 0xdf_ff) ? '\uFFFD' : String.fromCodePoint(code);
}
