import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { UnreadableFile } from '../../unreadable-file.ts';
import type { EpubArchive } from './epub-archive.ts';

/** What the book's own archive did not make smaller than this is stored: packing it again takes time and saves nothing. */
const WORTHLESS_RATIO = 0.9;
/** Texts that are written in one way are a little longer. */
const COPY_LIMIT = { timesFile: 2, extraBytes: 1024 * 1024 };
/** One moment for all: the same book must come out the same, whenever and wherever. A local date, as the format has no zones. */
const MTIME = new Date(2026, 0, 1);

/**
 * The book with other content for some of its files (null: without it). One entry after the other, so that no more than one
 * lies unpacked in memory.
 * @throws {UnreadableFile} when the copy would be far larger than the book
 */
export function packEpub(archive: EpubArchive, changes: ReadonlyMap<string, Uint8Array | null>): Uint8Array {
  const chunks: Uint8Array[] = [];
  const maxBytes = archive.fileBytes * COPY_LIMIT.timesFile + COPY_LIMIT.extraBytes;
  let copyBytes = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    copyBytes += chunk.byteLength;
    if (copyBytes > maxBytes)
      throw new UnreadableFile('A harmless copy of the book would be far larger than the book.', 'Export it again.');
    chunks.push(chunk);
  });
  const add = (name: string, bytes: Uint8Array, isStored: boolean) => {
    const member = isStored ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    member.mtime = MTIME;
    zip.add(member);
    member.push(bytes, true);
  };
  // Reading systems look for the type in the first bytes, so it comes first and is not packed.
  add('mimetype', Buffer.from('application/epub+zip'), true);
  for (const name of archive.names) {
    if (name === 'mimetype' || name.endsWith('/') || changes.get(name) === null) continue;
    const change = changes.get(name);
    const bytes = change ?? archive.read(name);
    if (bytes) add(name, bytes, !change && archive.packedBytesOf(name) >= bytes.byteLength * WORTHLESS_RATIO);
  }
  zip.end();
  return Buffer.concat(chunks);
}
