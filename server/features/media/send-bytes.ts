import type { FileHandle } from 'node:fs/promises';
import type { Writable } from 'node:stream';

/** Large reads keep the number of trips through the event loop small; a waiting client holds one of these. */
const CHUNK_BYTES = 256 * 1024;
const KEPT_BUFFERS = 32;

/** Buffers used again: to allocate and clear one for every read costs more than the read. */
const buffers: Buffer[] = [];

/** Writes a part of a file to a socket, `last` inclusive, then ends it. Rejects when the client goes or the file is shorter. */
export async function sendBytes(handle: FileHandle, outgoing: Writable, start: number, last: number): Promise<void> {
  const buffer = buffers.pop() ?? Buffer.allocUnsafeSlow(CHUNK_BYTES);
  for (let at = start; at <= last;) {
    const { bytesRead } = await handle.read(buffer, 0, Math.min(CHUNK_BYTES, last - at + 1), at);
    if (bytesRead === 0) throw new Error('The file has become shorter.');
    await write(outgoing, buffer.subarray(0, bytesRead));
    at += bytesRead;
  }
  outgoing.end();
  // Not after a failure: the socket may hold the bytes still.
  if (buffers.length < KEPT_BUFFERS) buffers.push(buffer);
}

/** Resolves when the system has taken the bytes, so that the buffer is free. */
function write(outgoing: Writable, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    // The callback alone is not enough: behind another answer on the same connection it is never called.
    const onClose = () => reject(new Error('The client is gone.'));
    outgoing.once('close', onClose);
    outgoing.write(bytes, (error) => {
      outgoing.off('close', onClose);
      if (error) reject(error);
      else resolve();
    });
  });
}
