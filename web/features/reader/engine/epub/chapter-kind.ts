import type { ManifestItem } from 'foliate-js/epub.js';
import type { BookSource, ShownAs } from './book-source.ts';

/** How a chapter can be shown, and the file that shows it; `empty` when none can. */
export interface ChapterKind {
  readonly name: string;
  readonly as: ShownAs;
}

const XHTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';
/** Longer chains of fallbacks are circles. */
const MAX_FALLBACKS = 8;

/** What the first file in a chapter's chain of fallbacks is that a browser shows as a page. */
export async function findChapterKind(
  item: ManifestItem,
  fallbackOf: (item: ManifestItem) => ManifestItem | undefined,
  source: BookSource,
  isFixed: boolean,
): Promise<ChapterKind> {
  let candidate: ManifestItem | undefined = item;
  for (let i = 0; candidate && i < MAX_FALLBACKS; i++) {
    const as = await kindOf(candidate, source, isFixed);
    if (as !== null) return { name: candidate.href, as };
    candidate = fallbackOf(candidate);
  }
  return { name: item.href, as: 'empty' };
}

async function kindOf({ href, mediaType }: ManifestItem, source: BookSource, isFixed: boolean): Promise<ShownAs | null> {
  if (!source.has(href)) return null;
  if (mediaType === 'image/svg+xml') return isFixed ? 'svg' : 'picture';
  if (mediaType.startsWith('image/')) return 'picture';
  if (/oeb1|^text\/html/.test(mediaType)) return 'html';
  if (!/xml/.test(mediaType)) return null;
  const doc = parseXhtml((await source.readText(href)) ?? '');
  if (doc && isPage(doc)) return 'xhtml';
  // What is called XHTML and is not well-formed is HTML to every browser; other XML has no page in it.
  return mediaType === 'application/xhtml+xml' ? 'html' : null;
}

/** A style sheet that makes another document of it is not run, and nothing would be shown. */
function isPage(doc: Document): boolean {
  const isTransformed = Array.from(doc.childNodes).some(
    (node) => node.nodeName === 'xml-stylesheet' && /type=["']text\/(?:xsl|xml)/.test(node.nodeValue ?? ''),
  );
  const { localName, namespaceURI } = doc.documentElement;
  return !isTransformed && localName === 'html' && namespaceURI === XHTML_NAMESPACE && doc.body !== null;
}

/** A chapter's text as the frame has it, for looking into it without showing it. Nothing in it runs or loads. */
export function parseChapter(text: string, as: ShownAs): Document {
  const readable = as === 'picture' || as === 'empty' ? '' : withoutStyles(text);
  if (as === 'xhtml') return parseXhtml(text) ?? new DOMParser().parseFromString('', 'text/html');
  return new DOMParser().parseFromString(readable, as === 'svg' ? 'image/svg+xml' : 'text/html');
}

/** Null when it is not well-formed. */
function parseXhtml(text: string): Document | null {
  const doc = new DOMParser().parseFromString(withoutStyles(text), 'application/xhtml+xml');
  return doc.querySelector('parsererror') ? null : doc;
}

/** Chromium holds such documents to the policy of the page and complains of every style attribute. */
function withoutStyles(text: string): string {
  return text.replace(/<[a-z][^<>]*\sstyle\s*=[^<>]*>/gi, (tag) => tag.replace(/\sstyle(?=\s*=)/gi, ' data-style'));
}
