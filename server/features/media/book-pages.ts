import { lookUp } from '#core/look-up.ts';

/**
 * What a page out of a book may do, wherever it is shown: nothing but show itself, with what lies in the same book and in our typefaces.
 * @param host by which this server is reached, without a scheme
 * @param path of the book, `/media/{id}/book/`
 */
export const bookPolicy = (host: string, path: string): string => {
  const book = host + path;
  return [
    ...["default-src 'none'", `img-src ${book} data:`, `style-src ${book} 'unsafe-inline'`, `font-src ${book} ${host}/assets/ data:`],
    ...[`media-src ${book}`, "script-src 'none'", "form-action 'none'", "base-uri 'none'", "frame-ancestors 'self'"],
    'sandbox allow-same-origin',
  ].join('; ');
};

const XHTML = 'application/xhtml+xml';
const HTML = 'text/html; charset=utf-8';
const SVG = 'image/svg+xml';

/** `xml`: what a book shows is XHTML; its package and the like are only read. */
const TYPES: Readonly<Record<string, string>> = {
  ...{ xhtml: XHTML, xht: XHTML, xml: 'application/xml', opf: 'application/xml', ncx: 'application/xml', smil: 'application/xml' },
  ...{ html: HTML, htm: HTML, svg: SVG, css: 'text/css; charset=utf-8', txt: 'text/plain; charset=utf-8' },
  ...{
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    png: 'image/png',
    gif: 'image/gif',
    webp: 'image/webp',
    avif: 'image/avif',
    bmp: 'image/bmp',
  },
  ...{ mp3: 'audio/mpeg', m4a: 'audio/mp4', aac: 'audio/aac', oga: 'audio/ogg', ogg: 'audio/ogg', opus: 'audio/ogg', wav: 'audio/wav' },
  ...{ mp4: 'video/mp4', m4v: 'video/mp4', webm: 'video/webm', ogv: 'video/ogg', vtt: 'text/vtt' },
  ...{ ttf: 'font/ttf', otf: 'font/otf', ttc: 'font/collection', woff: 'font/woff', woff2: 'font/woff2' },
};

/**
 * How a chapter is shown where its name does not tell: the reader knows from the package what it is, and from the text
 * whether it is as XML must be. The policy holds for each.
 */
const FORCED: Readonly<Record<string, string>> = { xhtml: XHTML, html: HTML, svg: SVG };

/** @param as one of `FORCED`; anything else counts for nothing */
export function typeOfEntry(name: string, as: string | undefined): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return lookUp(FORCED, as ?? '') ?? lookUp(TYPES, ending) ?? 'application/octet-stream';
}

const FRAME = (body: string) => `<!doctype html><html><head><title></title></head><body>${body}</body></html>`;

/** Stands where a chapter cannot be shown. */
export const EMPTY_PAGE = FRAME('');

/** A chapter that is a picture and no page. Its own address is relative to the page's. */
export function picturePage(name: string): string {
  return FRAME(`<img src="${encodeURIComponent(name.slice(name.lastIndexOf('/') + 1))}" alt="">`);
}
