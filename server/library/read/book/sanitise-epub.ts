import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { sanitiseCss } from '../../sanitise/sanitise-css.ts';
import { sanitiseDocument } from '../../sanitise/sanitise-document.ts';
import { decodeText, isPlainUtf8 } from './decode-text.ts';
import type { EpubPackage } from './epub-package.ts';

export interface SanitisedEpub {
  /** The whole book, to be served in place of the file. */
  bytes: Uint8Array;
  /** Scripts, handlers and loads from elsewhere that are not in it any more; 0 when it was only written more clearly. */
  removed: number;
}

const SCRIPT_FILE = /\.(?:m?js|swf|jar|class|wasm|hta|exe|vbs)$/i;
const SCRIPT_TYPE = /script|x-shockwave-flash|java-/i;

/**
 * The book without scripts, event handlers and anything that would be loaded from elsewhere: in XHTML, in SVG and in style.
 * Null when there is nothing of the kind and no document that parsers could read in two ways: then the file itself may be
 * served. Documents are told by what they hold, not by name: a browser may be led to show any of them.
 */
export function sanitiseEpub({ archive, entries, spine }: Pick<EpubPackage, 'archive' | 'entries' | 'spine'>): SanitisedEpub | null {
  const typeOf = new Map(entries.map((entry) => [entry.path, entry.mediaType.trim().toLowerCase()]));
  const read = new Set(spine.map(({ entry }) => entry.path));
  const changes = new Map<string, Uint8Array | null>();
  let removed = 0;
  for (const name of archive.names) {
    const type = typeOf.get(name) ?? '';
    if (name.endsWith('/') || name === 'mimetype' || (!read.has(name) && isPackageFile(name, type))) continue;
    if (SCRIPT_FILE.test(name) || SCRIPT_TYPE.test(type)) {
      changes.set(name, null);
      removed++;
      continue;
    }
    const bytes = archive.read(name);
    if (!bytes) continue;
    const isStyle = type.includes('css') || /\.css$/i.test(name);
    if (isStyle && !beginsWithMarkup(bytes)) {
      const style = sanitiseCss(decodeText(bytes));
      removed += style.removed;
      if (style.removed > 0) changes.set(name, Buffer.from(style.css));
    } else if (read.has(name) || /html|xml|svg/.test(type) || /\.(?:x?html?|svg|xml)$/i.test(name) || beginsWithMarkup(bytes)) {
      const document = sanitiseDocument(decodeText(bytes).replace(/^\uFEFF/, ''));
      removed += document.removed;
      if (document.isChanged || !isPlainUtf8(bytes)) changes.set(name, Buffer.from(document.text));
    }
  }
  // Where programs disagree on what the archive holds, one that has everything once is served.
  if (changes.size === 0 && !archive.isAmbiguous) return null;
  return { bytes: packBook(archive, changes), removed };
}

/** Data of the package, read as XML and shown by nobody: what the container names, and the contents of EPUB 2. */
function isPackageFile(name: string, type: string): boolean {
  if (name === 'META-INF/container.xml') return true;
  return (/\.opf$/i.test(name) && type === '') || type === 'application/oebps-package+xml' || type === 'application/x-dtbncx+xml';
}

/** Whatever its name and type say: a browser may be led to show it as a document. */
function beginsWithMarkup(bytes: Uint8Array): boolean {
  // White space, marks of the byte order, and the zeros of UTF-16.
  const first = bytes.find((byte) => byte > 0x20 && byte !== 0xef && byte !== 0xbb && byte !== 0xbf && byte !== 0xfe && byte !== 0xff);
  return first === 0x3c;
}

/** What is packed already; packing it again takes time and saves nothing. */
const PACKED_FILE = /\.(?:jpe?g|png|gif|webp|avif|mp3|m4a|mp4|ogg|opus|woff2?)$/i;
/** One moment for all: the same book must come out the same, whenever and wherever. A local date, as the format has no zones. */
const MTIME = new Date(2026, 0, 1);

/** One entry after the other, so that no more than one lies unpacked in memory. */
function packBook(archive: EpubPackage['archive'], changes: ReadonlyMap<string, Uint8Array | null>): Uint8Array {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const add = (name: string, bytes: Uint8Array, isPacked: boolean) => {
    const member = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    member.mtime = MTIME;
    zip.add(member);
    member.push(bytes, true);
  };
  // Reading systems look for the type in the first bytes, so it comes first and is not packed.
  add('mimetype', Buffer.from('application/epub+zip'), true);
  for (const name of archive.names) {
    if (name === 'mimetype' || name.endsWith('/') || changes.get(name) === null) continue;
    const bytes = changes.get(name) ?? archive.read(name);
    if (bytes) add(name, bytes, PACKED_FILE.test(name));
  }
  zip.end();
  return Buffer.concat(chunks);
}
