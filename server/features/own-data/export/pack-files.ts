import { setImmediate as letOthers } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';

export interface FileToPack {
  readonly name: string;
  readonly parts: Iterable<string> | AsyncIterable<string>;
}

/** Packing so much takes some milliseconds of a thread that all share; others are answered in between. */
const CHUNK_BYTES = 64 * 1024;

/** A zip of files, made as fast as it is taken: no more of it lies in memory than one part and what it was packed into. */
export async function* packFiles(files: Iterable<FileToPack>, mtime: Date): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  for (const { name, parts } of files) {
    const member = new ZipDeflate(name, { level: 6 });
    member.mtime = mtime;
    zip.add(member);
    for await (const chunk of inChunks(parts)) {
      member.push(chunk);
      yield* packed.splice(0);
      await letOthers();
    }
    member.push(new Uint8Array(), true);
    yield* packed.splice(0);
  }
  zip.end();
  yield* packed.splice(0);
}

async function* inChunks(parts: FileToPack['parts']): AsyncGenerator<Uint8Array> {
  let waiting = '';
  for await (const part of parts) {
    waiting += part;
    if (waiting.length < CHUNK_BYTES) continue;
    const bytes = Buffer.from(waiting);
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
    waiting = '';
  }
  yield Buffer.from(waiting);
}
