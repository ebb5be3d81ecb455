import { UnreadableFile } from '../../unreadable-file.ts';
import { formatBytes } from '../read-bytes.ts';
import type { ZipEntry } from './zip-layout.ts';

/** A book of text and pictures stays far below; a bomb does not. */
export const EPUB_LIMITS = {
  fileBytes: 200 * 1024 * 1024,
  entries: 5000,
  /** Of a name; systems of files allow less than four times as many. */
  nameBytes: 1024,
  totalBytes: 400 * 1024 * 1024,
  entryBytes: 100 * 1024 * 1024,
  /** Text compresses about tenfold, a run of zeros a thousandfold. */
  ratio: 100,
  /** Entries below this size are not worth a look at their ratio. */
  ratioFloorBytes: 1024 * 1024,
} as const;

const END_BYTES = 22;
/** The end record with the longest comment that may follow it. */
export const MAX_END_BYTES = END_BYTES + 0xffff;

/**
 * Where the central directory lies (APPNOTE 6.3, 4.3.16). ZIP64 is for archives far above our limits, so it counts as broken.
 * @param tail the last bytes of the archive, of which the first stands at `tailAt`
 * @throws {UnreadableFile}
 */
export function findDirectory(tail: Buffer, tailAt: number): { endAt: number; directoryAt: number; count: number } {
  const at = tail.lastIndexOf('PK\x05\x06', tail.length - END_BYTES, 'latin1');
  if (at === -1 || at < tail.length - MAX_END_BYTES) throw broken();
  const count = tail.readUInt16LE(at + 10);
  if (count > EPUB_LIMITS.entries) throw refuse(`The archive has more than ${EPUB_LIMITS.entries} entries.`);
  return { endAt: tailAt + at, directoryAt: tail.readUInt32LE(at + 16), count };
}

/**
 * The entries of a central directory (APPNOTE 6.3, 4.3.12), each of which may be unpacked.
 * @throws {UnreadableFile} when it is broken, breaks a limit, or names a file outside of the archive
 */
export function listEntries(directory: Buffer, count: number): { listed: ZipEntry[]; directoryBytes: number } {
  const listed: ZipEntry[] = [];
  let totalBytes = 0;
  let at = 0;
  for (let i = 0; i < count; i++) {
    if (at + 46 > directory.length || directory.toString('latin1', at, at + 4) !== 'PK\x01\x02') throw broken();
    const nameLength = directory.readUInt16LE(at + 28);
    if (nameLength > EPUB_LIMITS.nameBytes) throw refuse(`A name in the archive is longer than ${EPUB_LIMITS.nameBytes} bytes.`);
    const rawName = directory.subarray(at + 46, at + 46 + nameLength);
    const entry: ZipEntry = {
      name: rawName.toString('utf8'),
      rawName,
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      packedBytes: directory.readUInt32LE(at + 20),
      bytes: directory.readUInt32LE(at + 24),
      headerAt: directory.readUInt32LE(at + 42),
    };
    totalBytes += entry.bytes;
    if (totalBytes > EPUB_LIMITS.totalBytes) throw refuse(`The archive unpacks to more than ${formatBytes(EPUB_LIMITS.totalBytes)}.`);
    requireHarmless(entry);
    listed.push(entry);
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return { listed, directoryBytes: at };
}

function requireHarmless({ name, bytes, packedBytes, method, isEncrypted }: ZipEntry): void {
  if (bytes > EPUB_LIMITS.entryBytes)
    throw refuse(`An entry of the archive unpacks to more than ${formatBytes(EPUB_LIMITS.entryBytes)}: ${name}.`);
  if (bytes > EPUB_LIMITS.ratioFloorBytes && bytes > packedBytes * EPUB_LIMITS.ratio)
    throw refuse(`An entry of the archive is packed more than ${EPUB_LIMITS.ratio} to 1: ${name}.`);
  if (/^(?:\/|[A-Za-z]:)|\\|(?:^|\/)\.\.(?:\/|$)|[\p{Cc}]/u.test(name))
    throw refuse(`An entry of the archive names a place outside of it: ${name}.`);
  if (method === 0 && !isEncrypted && bytes !== packedBytes)
    throw refuse(`An entry of the archive holds more or less than it declares: ${name}.`);
}

export function refuse(problem: string): UnreadableFile {
  return new UnreadableFile(problem, 'Do not use this file unless you trust it; ask for a clean copy.');
}

export function broken(): UnreadableFile {
  return new UnreadableFile('The archive is broken or is no ZIP file, so this is no EPUB.', 'Export the book again.');
}
