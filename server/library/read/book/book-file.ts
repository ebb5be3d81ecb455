import type { FileHandle } from 'node:fs/promises';
import { pipeline, Transform, type Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { findDirectory, listEntries, MAX_END_BYTES, refuse } from './zip-directory.ts';
import type { ZipEntry } from './zip-layout.ts';

export type BookEntry = Pick<ZipEntry, 'bytes' | 'packedBytes' | 'method' | 'headerAt'>;

/** 5,000 entries with names of 200 letters take a quarter of it. */
const MAX_DIRECTORY_BYTES = 8 * 1024 * 1024;
const HEADER_BYTES = 30;
const [STORED, DEFLATED] = [0, 8];

/**
 * What an EPUB on disk holds, from its last bytes alone. Entries behind a password or packed in a way that EPUB does not
 * allow are left out.
 * @throws {UnreadableFile} when it is no archive or breaks a limit
 */
export async function listBookEntries(handle: FileHandle, fileBytes: number): Promise<ReadonlyMap<string, BookEntry>> {
  const tailAt = Math.max(0, fileBytes - MAX_END_BYTES);
  const { endAt, directoryAt, count } = findDirectory(await readAt(handle, tailAt, fileBytes - tailAt), tailAt);
  if (endAt - directoryAt > MAX_DIRECTORY_BYTES) throw refuse('The directory of the archive is too large.');
  const { listed } = listEntries(await readAt(handle, directoryAt, Math.max(0, endAt - directoryAt)), count);
  const entries = new Map<string, BookEntry>();
  for (const { name, isEncrypted, method, bytes, packedBytes, headerAt } of listed) {
    // Without the raw name, which would keep the whole directory in memory.
    const isReadable = !isEncrypted && (method === STORED || method === DEFLATED) && !name.endsWith('/');
    if (isReadable) entries.set(name, { bytes, packedBytes, method, headerAt });
  }
  return entries;
}

/** The content of one entry, unpacked off the thread as it is read; fails when it is not as long as it declares. */
export async function openBookEntry(handle: FileHandle, entry: BookEntry): Promise<Readable> {
  const header = await readAt(handle, entry.headerAt, HEADER_BYTES);
  if (header.length < HEADER_BYTES || header.toString('latin1', 0, 4) !== 'PK\x03\x04')
    throw refuse('An entry of the archive is not where its directory says.');
  const start = entry.headerAt + HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
  const whole = requireBytes(entry.bytes);
  // The handle is the caller's to close; `end` is inclusive, so that nothing is not to be asked for.
  if (entry.packedBytes === 0) whole.end();
  else {
    const packed = handle.createReadStream({ start, end: start + entry.packedBytes - 1, autoClose: false });
    const ignore = () => {};
    if (entry.method === STORED) pipeline(packed, whole, ignore);
    else pipeline(packed, createInflateRaw(), whole, ignore);
  }
  return whole;
}

function requireBytes(bytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      seen += chunk.length;
      if (seen > bytes) done(refuse('An entry of the archive holds more than it declares.'));
      else done(null, chunk);
    },
    flush: (done) => done(seen === bytes ? null : refuse('An entry of the archive holds less than it declares.')),
  });
}

async function readAt(handle: FileHandle, at: number, bytes: number): Promise<Buffer> {
  const buffer = Buffer.alloc(bytes);
  const { bytesRead } = await handle.read(buffer, 0, bytes, at);
  return buffer.subarray(0, bytesRead);
}
