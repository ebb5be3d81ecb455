import { inflateRawSync } from 'node:zlib';
import { readBookNames } from '#core/reader/book-name.ts';
import { UnreadableFile } from '../../unreadable-file.ts';
import { broken, findDirectory, listEntries, refuse } from './zip-directory.ts';
import { contentAt, readZipLayout, type ZipEntry } from './zip-layout.ts';

export interface EpubArchive {
  names: ReadonlySet<string>;
  /** The archive's own spelling of a name; the name itself when there is none. */
  nameOf: (path: string) => string;
  /** Whether other programs may find other entries in it: some are listed twice or not at all, or the directory is not where it is looked for. */
  isAmbiguous: boolean;
  /** Of the archive itself. */
  fileBytes: number;
  /** What one entry takes in the archive; 0 when there is none. */
  packedBytesOf: (name: string) => number;
  /** The checksum (CRC-32) that the directory says of one entry. */
  crcOf: (name: string) => number | null;
  /** Content of one entry; null when there is none. */
  read: (name: string) => Uint8Array | null;
}

/**
 * Opens an EPUB's archive by its directory, and unpacks single entries on demand, into memory only.
 * Our own reader of the directory, because a library that inflates to the end whatever the directory declared
 * can be kept busy for minutes by an entry that lies; zlib is told to stop at the declared size.
 * @throws {UnreadableFile} when it is no ZIP, breaks a limit, or names a file outside of itself
 */
export function openEpubArchive(bytes: Buffer): EpubArchive {
  const entries = new Map<string, ZipEntry>();
  const { endAt, directoryAt, count } = findDirectory(bytes, 0);
  const { listed, directoryBytes } = listEntries(bytes.subarray(directoryAt, endAt), count);
  for (const entry of listed) entries.set(entry.name, entry);
  const layout = readZipLayout(bytes, listed, directoryAt, endAt);
  if (layout.isBroken) throw broken();
  if (layout.overlapping !== null) throw refuse(`Entries of the archive share their bytes: ${layout.overlapping}.`);
  return {
    names: new Set(entries.keys()),
    nameOf: readBookNames(entries.keys()),
    // Some programs follow the directory's address, others take what lies before the end.
    isAmbiguous: directoryAt + directoryBytes !== endAt || layout.isAmbiguous || entries.size < listed.length,
    fileBytes: bytes.length,
    packedBytesOf: (name) => entries.get(name)?.packedBytes ?? 0,
    crcOf: (name) => entries.get(name)?.crc ?? null,
    read: (name) => {
      const entry = entries.get(name);
      return entry ? unpackEntry(bytes, entry) : null;
    },
  };
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
