import { inflateRawSync } from 'node:zlib';
import { formatBytes } from '../read-bytes.ts';
import { UnreadableFile } from '../../unreadable-file.ts';
import { contentAt, readZipLayout, type ZipEntry } from './zip-layout.ts';

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

export interface EpubArchive {
  names: ReadonlySet<string>;
  /** Whether other programs may find other entries in it: some are listed twice or not at all, or the directory is not where it is looked for. */
  isAmbiguous: boolean;
  /** Of the archive itself. */
  fileBytes: number;
  /** What one entry takes in the archive; 0 when there is none. */
  packedBytesOf: (name: string) => number;
  /** Content of one entry; null when there is none. */
  read: (name: string) => Uint8Array | null;
}

const END_BYTES = 22;
const MAX_COMMENT = 0xffff;

/**
 * Opens an EPUB's archive by its directory, and unpacks single entries on demand, into memory only.
 * Our own reader of the directory, because a library that inflates to the end whatever the directory declared
 * can be kept busy for minutes by an entry that lies; zlib is told to stop at the declared size.
 * @throws {UnreadableFile} when it is no ZIP, breaks a limit, or names a file outside of itself
 */
export function openEpubArchive(bytes: Buffer): EpubArchive {
  const entries = new Map<string, ZipEntry>();
  let totalBytes = 0;
  const { listed, directoryAt, endAt, isMisplaced } = readDirectory(bytes);
  for (const entry of listed) {
    totalBytes += entry.bytes;
    if (totalBytes > EPUB_LIMITS.totalBytes) throw refuse(`The archive unpacks to more than ${formatBytes(EPUB_LIMITS.totalBytes)}.`);
    if (entry.bytes > EPUB_LIMITS.entryBytes)
      throw refuse(`An entry of the archive unpacks to more than ${formatBytes(EPUB_LIMITS.entryBytes)}: ${entry.name}.`);
    if (entry.bytes > EPUB_LIMITS.ratioFloorBytes && entry.bytes > entry.packedBytes * EPUB_LIMITS.ratio) {
      throw refuse(`An entry of the archive is packed more than ${EPUB_LIMITS.ratio} to 1: ${entry.name}.`);
    }
    if (/^(?:\/|[A-Za-z]:)|\\|(?:^|\/)\.\.(?:\/|$)|[\p{Cc}]/u.test(entry.name))
      throw refuse(`An entry of the archive names a place outside of it: ${entry.name}.`);
    if (entry.method === 0 && !entry.isEncrypted && entry.bytes !== entry.packedBytes)
      throw refuse(`An entry of the archive holds more or less than it declares: ${entry.name}.`);
    entries.set(entry.name, entry);
  }
  const layout = readZipLayout(bytes, listed, directoryAt, endAt);
  if (layout.isBroken) throw broken();
  if (layout.overlapping !== null) throw refuse(`Entries of the archive share their bytes: ${layout.overlapping}.`);
  return {
    names: new Set(entries.keys()),
    isAmbiguous: isMisplaced || layout.isAmbiguous || entries.size < listed.length,
    fileBytes: bytes.length,
    packedBytesOf: (name) => entries.get(name)?.packedBytes ?? 0,
    read: (name) => {
      const entry = entries.get(name);
      return entry ? unpackEntry(bytes, entry) : null;
    },
  };
}

function refuse(problem: string): UnreadableFile {
  return new UnreadableFile(problem, 'Do not use this file unless you trust it; ask for a clean copy.');
}

function broken(): UnreadableFile {
  return new UnreadableFile('The archive is broken or is no ZIP file, so this is no EPUB.', 'Export the book again.');
}

/** The central directory (APPNOTE 6.3, 4.3.12). ZIP64 is for archives far above our limits, so it counts as broken. */
function readDirectory(bytes: Buffer): { listed: ZipEntry[]; directoryAt: number; endAt: number; isMisplaced: boolean } {
  const endAt = bytes.lastIndexOf('PK\x05\x06', bytes.length - END_BYTES, 'latin1');
  if (endAt === -1 || endAt < bytes.length - END_BYTES - MAX_COMMENT) throw broken();
  const count = bytes.readUInt16LE(endAt + 10);
  if (count > EPUB_LIMITS.entries) throw refuse(`The archive has more than ${EPUB_LIMITS.entries} entries.`);
  const entries: ZipEntry[] = [];
  const directoryAt = bytes.readUInt32LE(endAt + 16);
  let at = directoryAt;
  for (let i = 0; i < count; i++) {
    if (at + 46 > endAt || bytes.toString('latin1', at, at + 4) !== 'PK\x01\x02') throw broken();
    const nameLength = bytes.readUInt16LE(at + 28);
    if (nameLength > EPUB_LIMITS.nameBytes) throw refuse(`A name in the archive is longer than ${EPUB_LIMITS.nameBytes} bytes.`);
    const rawName = bytes.subarray(at + 46, at + 46 + nameLength);
    entries.push({
      name: rawName.toString('utf8'),
      rawName,
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      packedBytes: bytes.readUInt32LE(at + 20),
      bytes: bytes.readUInt32LE(at + 24),
      headerAt: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  // Some programs follow the offset, others take what lies before the end.
  return { listed: entries, directoryAt, endAt, isMisplaced: at !== endAt };
}

function unpackEntry(bytes: Buffer, entry: ZipEntry): Uint8Array {
  if (entry.isEncrypted) throw new UnreadableFile('The book is protected by a password.', 'Use a copy without protection.');
  const start = contentAt(bytes, entry);
  const packed = bytes.subarray(start, start + entry.packedBytes);
  if (entry.method === 0) return packed;
  if (entry.method !== 8) throw new UnreadableFile('The archive is packed in a way that EPUB does not allow.', 'Export the book again.');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.bytes) });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
      throw refuse(`An entry of the archive holds more than it declares: ${entry.name}.`);
    throw broken();
  }
}
