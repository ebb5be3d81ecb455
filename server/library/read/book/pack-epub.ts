import { crc32 } from 'node:zlib';
import { packZip, type ZipMember } from '#server/pack-zip.ts';
import { UnreadableFile } from '../../unreadable-file.ts';
import { openEpubArchive, type EpubArchive } from './epub-archive.ts';

/** What the book's own archive did not make smaller than this is stored: packing it again takes time and saves nothing. */
const WORTHLESS_RATIO = 0.9;
/** Texts that are written in one way are a little longer. */
const COPY_LIMIT = { timesFile: 2, extraBytes: 1024 * 1024 };
/** One moment for all: the same book must come out the same, whenever and wherever. */
const MOMENT = new Date(Date.UTC(2026, 0, 1));
const TYPE: ZipMember = { name: 'mimetype', bytes: Buffer.from('application/epub+zip'), isStored: true };

type Changes = ReadonlyMap<string, Uint8Array | null>;

/**
 * The book with other content for some of its files (null: without it), read back and compared. One entry after the other, so
 * that no more than one lies unpacked in memory.
 * @throws {UnreadableFile} when the copy would be far larger than the book, or is not what it was made of
 */
export function packEpub(archive: EpubArchive, changes: Changes): Uint8Array {
  const chunks: Uint8Array[] = [];
  const maxBytes = archive.fileBytes * COPY_LIMIT.timesFile + COPY_LIMIT.extraBytes;
  let copyBytes = 0;
  for (const chunk of packZip(listMembers(archive, changes), MOMENT)) {
    copyBytes += chunk.byteLength;
    if (copyBytes > maxBytes)
      throw new UnreadableFile('A harmless copy of the book would be far larger than the book.', 'Export it again.');
    chunks.push(chunk);
  }
  const copy = Buffer.concat(chunks);
  requireSame(copy, listMembers(archive, changes));
  return copy;
}

function* listMembers(archive: EpubArchive, changes: Changes): Generator<ZipMember> {
  // Reading systems look for the type in the first bytes, so it comes first and is not packed.
  yield TYPE;
  for (const name of archive.names) {
    if (name === TYPE.name || name.endsWith('/') || changes.get(name) === null) continue;
    const change = changes.get(name);
    const bytes = change ?? archive.read(name);
    if (bytes) yield { name, bytes, isStored: !change && archive.packedBytesOf(name) >= bytes.byteLength * WORTHLESS_RATIO };
  }
}

/** Whoever reads the copy has every file of it, and nothing else. */
function requireSame(copy: Buffer, members: Iterable<ZipMember>): void {
  const written = openEpubArchive(copy);
  let count = 0;
  for (const { name, bytes } of members) {
    const read = written.read(name);
    count += 1;
    if (!read || crc32(read) !== written.crcOf(name) || !Buffer.from(read.buffer, read.byteOffset, read.byteLength).equals(bytes))
      throw new UnreadableFile(`A harmless copy of the book came out wrong: ${name}.`, 'Import the library again.');
  }
  if (count !== written.names.size || written.isAmbiguous)
    throw new UnreadableFile('A harmless copy of the book came out wrong.', 'Import the library again.');
}
