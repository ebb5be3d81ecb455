type Attributes = Readonly<Record<string, string>>;

/** Elements whose content nobody wants to hear, or that hold no words. */
const SILENT_ELEMENTS = new Set([
  ...['head', 'script', 'style', 'template', 'noscript', 'nav', 'svg', 'audio', 'video', 'object', 'iframe', 'canvas', 'map'],
  ...['select', 'textarea', 'button', 'datalist', 'annotation', 'annotation-xml'],
  // Readings printed above Chinese or Japanese characters: the voice knows them.
  ...['rt', 'rp'],
]);

/** Words of `epub:type` (EPUB Structural Semantics), and of `role` as `doc-…`: apparatus around the text. */
const SILENT_TYPES = new Set([
  ...['cover', 'pagebreak', 'pagelist', 'page-list', 'toc', 'toc-brief', 'landmarks', 'loi', 'lot', 'loa', 'lov', 'index'],
  ...['noteref', 'footnote', 'footnotes', 'endnote', 'endnotes', 'rearnote', 'rearnotes', 'backlink', 'biblioref'],
]);

/** Page numbers of the printed book, in the classes that common converters and Project Gutenberg use. */
const PAGE_NUMBER_CLASS = /(?:^|\s)(?:pagenum|page-?number|pageno|pagebreak|page-break-number)(?:\s|$)/i;

/** Listings of programs; `pre` alone may well be a poem or a form to fill in. */
const CODE_CLASS = /\blanguage-(?!text\b|plain)|\b(?:programlisting|sourcecode|hljs)\b/i;

/** Whether a listener is better off without this element and all that is in it. */
export function isSilent(name: string, attributes: Attributes): boolean {
  if (SILENT_ELEMENTS.has(name)) return true;
  if (attributes['hidden'] !== undefined || attributes['aria-hidden'] === 'true') return true;
  const types = `${attributes['epub:type'] ?? ''} ${(attributes['role'] ?? '').replaceAll('doc-', '')}`.toLowerCase();
  if (types !== ' ' && types.split(/\s+/).some((type) => SILENT_TYPES.has(type))) return true;
  const classes = attributes['class'] ?? '';
  return PAGE_NUMBER_CLASS.test(classes) || ((name === 'pre' || name === 'code') && CODE_CLASS.test(classes));
}

/** What a link holds when it only leads to a note: `12`, `[3]`, `*`, `b`, `iv`. */
const NOTE_MARK = /^[[(]?(?:\d{1,4}|[*†‡§¶]{1,3}|[a-z]|[ivxlc]{1,6})[\])]?$/i;

/**
 * Whether a link is the mark of a note that the book does not declare as one. A bare number in running text (`chapter 3`)
 * is none: it must be raised or in brackets.
 */
export function isLinkedMark(text: string, isRaised: boolean): boolean {
  const mark = text.trim();
  return NOTE_MARK.test(mark) && (isRaised || /^[[(*†‡§¶]/.test(mark));
}

/** Whether raised text without a link is the mark of a note: a sign, or a number that is no power of what stands before. */
export function isRaisedMark(text: string, before: string): boolean {
  const mark = text.trim();
  return /^(?:[*†‡§¶]{1,3}|[[(]\d{1,4}[\])])$/.test(mark) || (/^\d{1,4}$/.test(mark) && !/[\p{L}\p{N})]$/u.test(before));
}

/** Alternative texts that say nothing: file names, and what programs put there by themselves. */
const EMPTY_ALT =
  /^cover\b|^(?:image|picture|photo|img|figure|illustration|graphic|logo|[^\p{L}\p{N}]*)\s*\p{N}*$|\.(?:jpe?g|png|gif|svg|webp|bmp|tiff?)$/iu;

/** Descriptions are a sentence or two; attributes can be of any length. */
export const MAX_DESCRIPTION = 2000;

/** What a picture says to somebody who does not see it; null when there is nothing to say. */
export function readAlt(attributes: Attributes): string | null {
  if (attributes['role'] === 'presentation' || attributes['role'] === 'none') return null;
  const alt = (attributes['alt'] ?? '').slice(0, MAX_DESCRIPTION).replace(/\s+/g, ' ').trim();
  return EMPTY_ALT.test(alt) ? null : alt;
}
