import { createHash } from 'node:crypto';
import { closeSync, readSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { ContentTooLarge, NotContent, openContent, openContentSync, readContent, type ContentPlace } from '#server/open-content.ts';
import { UnreadableFile } from '../unreadable-file.ts';

/** Above this a file is hashed in part: a library of hour-long films would otherwise be read whole at every import. */
export const WHOLE_HASH_LIMIT = 64 * 1024 * 1024;
const SAMPLE_BYTES = 64 * 1024;
const CHUNK_BYTES = 1024 * 1024;

export interface ContentHash {
  /** Over content only: a moved or touched file keeps it. */
  fingerprint: string;
  /** SHA-256 for the strong ETag. */
  hash: string;
}

/** @throws {UnreadableFile} when it is no file of the library any more */
export async function openFile(place: ContentPlace): Promise<FileHandle> {
  return openContent(place).catch(refuseMissing);
}

function openFileSync(place: ContentPlace): number {
  try {
    return openContentSync(place);
  } catch (error) {
    return refuseMissing(error);
  }
}

function refuseMissing(error: unknown): never {
  if (error instanceof NotContent) throw new UnreadableFile(error.message, 'Put the file itself into the library.');
  throw error;
}

/**
 * Hashes a file. Up to 64 MiB over every byte; above, over its size and its first and last 64 KiB.
 * The ETag of such a big file also covers its mtime, so that an edit in the middle changes it.
 */
export async function hashFile(place: ContentPlace, bytes: number, mtimeMs: number): Promise<ContentHash> {
  if (bytes <= CHUNK_BYTES) {
    const whole = createHash('sha256')
      .update(await readRange(place, 0, bytes))
      .digest('hex');
    return { fingerprint: whole, hash: whole };
  }
  const file = await openFile(place);
  try {
    const hash = createHash('sha256');
    if (bytes <= WHOLE_HASH_LIMIT) {
      const buffer = Buffer.allocUnsafe(Math.max(1, Math.min(CHUNK_BYTES, bytes)));
      for (let offset = 0; offset < bytes;) {
        const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, bytes - offset), offset);
        if (bytesRead === 0) break;
        hash.update(buffer.subarray(0, bytesRead));
        offset += bytesRead;
      }
      const whole = hash.digest('hex');
      return { fingerprint: whole, hash: whole };
    }
    hash.update(`${bytes}\0`);
    for (const offset of [0, bytes - SAMPLE_BYTES]) {
      const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(SAMPLE_BYTES), 0, SAMPLE_BYTES, offset);
      hash.update(buffer.subarray(0, bytesRead));
    }
    const fingerprint = hash.digest('hex');
    return { fingerprint, hash: createHash('sha256').update(`${fingerprint}\0${mtimeMs}`).digest('hex') };
  } finally {
    await file.close();
  }
}

/**
 * Up to `length` bytes from `offset`; fewer at the end of the file. Holds up its thread, which is one for reading: to hand
 * a few bytes to another thread and back takes several times as long as they do.
 */
export async function readRange(place: ContentPlace, offset: number, length: number): Promise<Uint8Array> {
  const file = openFileSync(place);
  try {
    const buffer = Buffer.alloc(length);
    return buffer.subarray(0, readSync(file, buffer, 0, length, offset));
  } finally {
    closeSync(file);
  }
}

const SPARSE_FLOOR = 64 * 1024 * 1024;

/** Media and documents do not compress, so a big file that takes hardly any disk is mostly a hole. */
export function refuseSparse(file: { bytes: number; storedBytes: number }): void {
  if (file.bytes <= SPARSE_FLOOR || file.storedBytes >= file.bytes / 20) return;
  throw new UnreadableFile(
    `The file claims ${formatBytes(file.bytes)} but holds ${formatBytes(file.storedBytes)}.`,
    'Copy it again; the copy was not finished.',
  );
}

/** A whole file, refused above `limit`: the size was seen at the scan, but a file can grow meanwhile. */
export async function readWhole(place: ContentPlace, limit: number): Promise<Buffer> {
  try {
    return await readContent(place, limit);
  } catch (error) {
    if (error instanceof ContentTooLarge)
      throw new UnreadableFile(`The file is larger than ${formatBytes(limit)}.`, 'Make it smaller or split it.');
    return refuseMissing(error);
  }
}

/** A whole text file in UTF-8, a byte order mark removed. */
export async function readText(place: ContentPlace, limit: number): Promise<string> {
  const bytes = await readWhole(place, limit);
  if (bytes.length === 0) throw new UnreadableFile('The file is empty.', 'Fill it, or remove it.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableFile('The text is not UTF-8.', 'Save it as UTF-8.', findBrokenLine(bytes));
  }
}

function findBrokenLine(bytes: Buffer): number | null {
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(0x0a, start);
    const row = bytes.subarray(start, end === -1 ? bytes.length : end);
    if (row.toString('utf8').includes('\uFFFD')) return line;
    if (end === -1) break;
    start = end + 1;
  }
  return null;
}

export function formatBytes(bytes: number): string {
  return bytes >= 1024 * 1024 ? `${Math.round(bytes / 1024 / 1024)} MiB` : `${Math.round(bytes / 1024)} KiB`;
}
