import type { TocEntry } from '#core/library/chapter.ts';
import { countWords } from '#core/library/source/reading-time.ts';
import type { ScannedFile } from '../../scan/walk-folder.ts';
import { reportFields } from '../metadata/bounded-fields.ts';
import { readOpfMetadata } from '../metadata/opf-metadata.ts';
import type { WorkMetadata } from '../metadata/work-metadata.ts';
import { readWhole } from '../read-bytes.ts';
import { locate, type ReadContext } from '../read-context.ts';
import { findNodes } from '../text/parse-xml.ts';
import { createTextDecoder } from './book-texts.ts';
import { decodeText } from './decode-text.ts';
import { openEpubPackage, resolveHref, type EpubPackage, type ManifestEntry } from './epub-package.ts';
import { sanitiseEpub, type SanitisedEpub } from './sanitise-epub.ts';
import { tellFile } from './tell-file.ts';
import { EPUB_LIMITS } from './zip-directory.ts';

/** More than a page that shows one picture needs. */
const PAGE_BYTES = 16 * 1024;

export interface EpubContent {
  metadata: WorkMetadata;
  toc: TocEntry[];
  words: number;
  cover: Uint8Array | null;
  /** To be served in place of the file; null when the file itself is harmless. */
  sanitised: SanitisedEpub | null;
}

/** Reads metadata, contents, cover and length of an EPUB 2 or 3. The file itself is not changed. */
export async function readEpub(context: ReadContext, file: ScannedFile): Promise<EpubContent> {
  const book = openEpubPackage(await readWhole(locate(context, file.path), EPUB_LIMITS.fileBytes));
  return {
    metadata: readOpfMetadata(book.root, reportFields(context.problems, file.path)),
    toc: book.toc,
    words: countSpineWords(book),
    cover: readCover(book),
    sanitised: sanitiseEpub(book),
  };
}

function countSpineWords({ archive, spine }: EpubPackage): number {
  let words = 0;
  const decode = createTextDecoder();
  // A text that is listed twice is read once.
  for (const [path, mediaType] of new Map(spine.map(({ entry }) => [entry.path, entry.mediaType]))) {
    const bytes = archive.read(path);
    if (!bytes || tellFile(path, bytes, { mediaType, isInSpine: true }) !== 'document') continue;
    words += countWords(
      dropSilent(decode(path, bytes))
        .replace(/<[^<>]*>/g, ' ')
        .replace(/&[#\w]{1,40};/g, ' '),
    );
  }
  return words;
}

/** Without what is in `head`, `script` and `style`. Goes through the text once, however many of them are never closed. */
function dropSilent(xhtml: string): string {
  let kept = '';
  let at = 0;
  for (const { 1: name = '', index } of xhtml.matchAll(/<(script|style|head)\b/gi)) {
    if (index < at) continue;
    const end = new RegExp(`</${name}\\s{0,20}>`, 'gi');
    end.lastIndex = index;
    const closed = end.exec(xhtml);
    if (!closed) break;
    kept += `${xhtml.slice(at, index)} `;
    at = end.lastIndex;
  }
  return kept + xhtml.slice(at);
}

function readCover(book: EpubPackage): Uint8Array | null {
  const { archive, root, entries } = book;
  const named = findNodes(root, 'meta').find((meta) => meta.attributes['name'] === 'cover')?.attributes['content'];
  const onPage = findCoverPicture(book);
  const isImage = ({ mediaType }: ManifestEntry) => mediaType.startsWith('image/');
  const entry =
    entries.find((candidate) => candidate.properties.has('cover-image')) ??
    entries.find(
      (candidate) => named !== undefined && isImage(candidate) && (candidate.id === named || candidate.path.endsWith(`/${named}`)),
    ) ??
    entries.find((candidate) => candidate.path === onPage) ??
    entries.find((candidate) => isImage(candidate) && /cover/i.test(candidate.path));
  return entry ? archive.read(entry.path) : null;
}

/** The picture on the page that the guide of an EPUB 2 calls the cover. */
function findCoverPicture({ archive, root, locate: resolve }: EpubPackage): string | null {
  const href = findNodes(root, 'reference').find((reference) => reference.attributes['type'] === 'cover')?.attributes['href'];
  const page = href === undefined ? null : resolve(href).path;
  const bytes = page === null ? null : archive.read(page);
  const source =
    bytes &&
    /<(?:img|image)\b[^<>]*?\s(?:src|(?:xlink:)?href)\s*=\s*["']([^"']+)["']/i.exec(decodeText(bytes.subarray(0, PAGE_BYTES)))?.[1];
  return page !== null && source ? resolveHref(archive, page, source) : null;
}
