import { formatBytes } from '../read-bytes.ts';
import { UnreadableFile } from '../../unreadable-file.ts';
import { decodeText } from './decode-text.ts';

/** The Bible has 4 MiB. What is more is no text that anybody reads, and would keep every reader of it busy. */
export const TEXT_LIMITS = { fileBytes: 16 * 1024 * 1024, totalBytes: 60 * 1024 * 1024 } as const;

/**
 * Decodes the texts of one book, one after the other, as long as they stay within the limits.
 * @throws {UnreadableFile} naming the one that is too much
 */
export function createTextDecoder(): (name: string, bytes: Uint8Array) => string {
  let totalBytes = 0;
  return (name, bytes) => {
    if (bytes.byteLength > TEXT_LIMITS.fileBytes)
      throw new UnreadableFile(`A text of the book is larger than ${formatBytes(TEXT_LIMITS.fileBytes)}: ${name}.`, 'Split it.');
    totalBytes += bytes.byteLength;
    if (totalBytes > TEXT_LIMITS.totalBytes)
      throw new UnreadableFile(`The book holds more than ${formatBytes(TEXT_LIMITS.totalBytes)} of text.`, 'Split it.');
    return decodeText(bytes).replace(/^\uFEFF/, '');
  };
}

/** What `read` makes of one text; a failure says which text it was. */
export function readTextOf<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new UnreadableFile(`${name}: ${error.message}`, error.fix);
  }
}
