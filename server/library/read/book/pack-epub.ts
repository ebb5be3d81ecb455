import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { EpubArchive } from './epub-archive.ts';

/** What is packed already; packing it again takes time and saves nothing. */
const PACKED_FILE = /\.(?:jpe?g|png|gif|webp|avif|mp3|m4a|mp4|ogg|opus|woff2?)$/i;
/** One moment for all: the same book must come out the same, whenever and wherever. A local date, as the format has no zones. */
const MTIME = new Date(2026, 0, 1);

/**
 * The book with other content for some of its files (null: without it). One entry after the other, so that no more than one
 * lies unpacked in memory.
 */
export function packEpub(archive: EpubArchive, changes: ReadonlyMap<string, Uint8Array | null>): Uint8Array {
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
