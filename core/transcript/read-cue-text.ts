const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '', quot: '"', apos: "'" };

/**
 * The words of a WebVTT cue as a page shows them (W3C, WebVTT 1, 6.4): tags such as `<v Host>` and `<00:01.000>` say nothing,
 * one that is never closed takes the rest with it, and a reading aid (`<rt>`) would say its word once more.
 */
export function readCueText(text: string): string {
  let words = '';
  let isAid = false;
  for (const [token, tag] of text.matchAll(/<([^>]*)>?|[^<]+/g)) {
    if (tag === undefined) words += isAid ? '' : token;
    else if (/^\/?(?:rt|ruby)(?![a-z])/.test(tag)) isAid = tag.startsWith('rt');
  }
  return words
    .replace(
      /&(?:(amp|lt|gt|nbsp|lrm|rlm|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
      (whole, name?: string, digits?: string, hex?: string) =>
        name === undefined
          ? readCodePoint(digits === undefined ? parseInt(hex ?? '', 16) : Number(digits))
          : (NAMED[name.toLowerCase()] ?? whole),
    )
    .replace(/\s+/g, ' ')
    .trim();
}

const readCodePoint = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD');
