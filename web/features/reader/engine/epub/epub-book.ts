import { EPUB, type ManifestItem, type Section, type TocItem } from 'foliate-js/epub.js';
import { BookFailed } from '../book-view.ts';
import { openBookSource, type BookSource } from './book-source.ts';
import { findChapterKind, parseChapter, type ChapterKind } from './chapter-kind.ts';

/** A book as foliate reads it, with chapters that are shown from the server's addresses. */
export interface EpubBook {
  readonly epub: EPUB;
  readonly sections: readonly Section[];
  readonly toc: readonly TocItem[];
  readonly isFixedLayout: boolean;
  /** Place in the order of reading of a file, or -1. */
  readonly indexOf: (name: string) => number;
  /** Whether the chapter was found to have nothing that can be shown. */
  readonly isEmpty: (index: number) => boolean;
}

/** Typefaces are scrambled against copying, which protects nothing that is read: without them a book has other letters. */
const FONT_SCRAMBLING = new Set(['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC']);
const PROTECTION_FILES = ['META-INF/rights.xml', 'META-INF/license.lcpl', 'META-INF/sinf.xml'];
const ENCRYPTION_NAMESPACE = 'http://www.w3.org/2001/04/xmlenc#';

/** @throws {BookFailed} */
export async function readEpubBook(fileUrl: string, signal: AbortSignal): Promise<EpubBook> {
  const source = await openBookSource(fileUrl, signal);
  await requireUnprotected(source);
  const epub = await initialise(source);
  const isFixedLayout = epub.rendition?.layout === 'pre-paginated';
  const kinds = new Map<string, Promise<ChapterKind>>();
  const empty = new Set<string>();
  const fallbackOf = ({ id }: ManifestItem) => {
    const fallback = epub.resources.opf.querySelector(`item[id="${CSS.escape(id)}"]`)?.getAttribute('fallback');
    return epub.resources.manifest.find((item) => item.id === fallback);
  };
  for (const section of epub.sections) {
    const item = epub.resources.manifest.find(({ href }) => href === section.id);
    if (!item) throw new BookFailed('corrupt');
    const kindOf = () => {
      const known = kinds.get(section.id) ?? findChapterKind(item, fallbackOf, source, isFixedLayout);
      kinds.set(section.id, known);
      return known;
    };
    section.load = async () => {
      const { name, as } = await kindOf().catch((): ChapterKind => ({ name: section.id, as: 'empty' }));
      if (as === 'empty') {
        empty.add(section.id);
        kinds.delete(section.id);
      } else empty.delete(section.id);
      return source.addressOf(name, as);
    };
    section.unload = () => {};
    section.createDocument = async () => {
      const { name, as } = await kindOf();
      return parseChapter((await source.readText(name)) ?? '', as);
    };
  }
  return {
    epub,
    sections: epub.sections,
    toc: epub.toc ?? [],
    isFixedLayout,
    indexOf: (name) => epub.sections.findIndex(({ id }) => id === name),
    isEmpty: (index) => empty.has(epub.sections[index]?.id ?? ''),
  };
}

async function initialise(source: BookSource): Promise<EPUB> {
  let epub: EPUB;
  try {
    epub = await new EPUB({ loadText: source.readText, loadBlob: () => Promise.resolve(null), getSize: source.sizeOf }).init();
  } catch (error) {
    if (error instanceof BookFailed) throw error;
    throw new BookFailed('corrupt', error);
  }
  if (epub.sections.length === 0) throw new BookFailed('corrupt');
  return epub;
}

async function requireUnprotected(source: BookSource): Promise<void> {
  if (PROTECTION_FILES.some(source.has)) throw new BookFailed('encrypted');
  const text = await source.readText('META-INF/encryption.xml');
  if (text === null) return;
  const methods = new DOMParser().parseFromString(text, 'application/xml').getElementsByTagNameNS(ENCRYPTION_NAMESPACE, 'EncryptionMethod');
  if (Array.from(methods).some((method) => !FONT_SCRAMBLING.has(method.getAttribute('Algorithm') ?? ''))) throw new BookFailed('encrypted');
}
