import { crc32, createDeflateRaw, deflateRawSync, inflateRawSync } from 'node:zlib';

/** A file to be put into an archive; a name has `/` between folders. */
export interface ZipMember {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** It is packed already, or has to be found unpacked. */
  readonly isStored?: boolean;
}

/** One that is made as it is read. */
export interface ZipStream {
  readonly name: string;
  readonly parts: Iterable<string> | AsyncIterable<string>;
}

/** What the directory at the end says of a member (APPNOTE 6.3, 4.3.12). */
interface Listed {
  readonly name: Buffer;
  readonly flags: number;
  readonly method: 0 | 8;
  readonly crc: number;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly headerAt: number;
}

const VERSION = 20;
const UTF8_NAME = 0x0800;
/** Sizes and checksum follow the content, where they are known. */
const TOLD_AFTERWARDS = 0x0008;
/** More needs ZIP64. */
const MOST_BYTES = 0xffff_ffff;
const MOST_MEMBERS = 0xffff;

/**
 * Packs an archive, one member after the other.
 * @param moment stands on every member; its day and time in UTC, as the format has no zones
 * @throws when what was packed is not what comes out again
 */
export function* packZip(members: Iterable<ZipMember>, moment: Date): Generator<Uint8Array> {
  const listed: Listed[] = [];
  let at = 0;
  for (const { name, bytes, isStored = false } of members) {
    const packed = isStored ? bytes : deflateRawSync(bytes);
    if (!isStored && !inflateRawSync(packed).equals(bytes)) throw new Error(`${name} was packed into something else.`);
    const member: Listed = {
      ...{ name: Buffer.from(name), flags: UTF8_NAME, method: isStored ? 0 : 8, crc: crc32(bytes) },
      ...{ packedBytes: packed.byteLength, bytes: bytes.byteLength, headerAt: at },
    };
    const header = writeHeader(member, moment);
    yield header;
    yield packed;
    listed.push(member);
    at = requireSize(at + header.byteLength + packed.byteLength);
  }
  yield writeDirectory(listed, moment, at);
}

/** The same of members of any size: no more of one lies in memory than a part and what it was packed into. */
export async function* streamZip(members: Iterable<ZipStream> | AsyncIterable<ZipStream>, moment: Date): AsyncGenerator<Uint8Array> {
  const listed: Listed[] = [];
  let at = 0;
  for await (const { name, parts } of members) {
    const head = { name: Buffer.from(name), flags: UTF8_NAME | TOLD_AFTERWARDS, method: 8, headerAt: at } as const;
    let member: Listed = { ...head, crc: 0, packedBytes: 0, bytes: 0 };
    const header = writeHeader(member, moment);
    yield header;
    for await (const { packed, crc, bytes } of deflate(parts)) {
      member = { ...member, crc, bytes, packedBytes: member.packedBytes + packed.byteLength };
      yield packed;
    }
    const told = writeSizes(member);
    yield told;
    listed.push(member);
    requireSize(member.bytes);
    at = requireSize(at + header.byteLength + member.packedBytes + told.byteLength);
  }
  yield writeDirectory(listed, moment, at);
}

/** Pieces of a member, with its checksum and size up to what has been read. */
async function* deflate(parts: ZipStream['parts']): AsyncGenerator<{ packed: Buffer; crc: number; bytes: number }> {
  const packer = createDeflateRaw();
  let crc = 0;
  let bytes = 0;
  const pushed = (async () => {
    for await (const part of parts) {
      const content = Buffer.from(part);
      crc = crc32(content, crc);
      bytes += content.byteLength;
      await new Promise<void>((resolve, reject) => packer.write(content, (error) => (error ? reject(error) : resolve())));
    }
    packer.end();
  })();
  // What fails is thrown to whoever reads, who else would wait for more.
  pushed.catch((error: Error) => packer.destroy(error));
  for await (const packed of packer) yield { packed: packed as Buffer, crc, bytes };
  await pushed;
  yield { packed: Buffer.alloc(0), crc, bytes };
}

function writeHeader(member: Listed, moment: Date): Buffer {
  const fixed = Buffer.alloc(30);
  fixed.writeUInt32LE(0x04034b50, 0);
  writeShared(fixed, 4, member, moment);
  return Buffer.concat([fixed, member.name]);
}

/** What a header and the directory say alike. */
function writeShared(into: Buffer, at: number, { flags, method, crc, packedBytes, bytes, name }: Listed, moment: Date): void {
  into.writeUInt16LE(VERSION, at);
  into.writeUInt16LE(flags, at + 2);
  into.writeUInt16LE(method, at + 4);
  into.writeUInt16LE((moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1), at + 6);
  into.writeUInt16LE(((moment.getUTCFullYear() - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate(), at + 8);
  into.writeUInt32LE(crc, at + 10);
  into.writeUInt32LE(packedBytes, at + 14);
  into.writeUInt32LE(bytes, at + 18);
  into.writeUInt16LE(name.byteLength, at + 22);
}

function writeSizes({ crc, packedBytes, bytes }: Listed): Buffer {
  const sizes = Buffer.alloc(16);
  sizes.writeUInt32LE(0x08074b50, 0);
  sizes.writeUInt32LE(crc, 4);
  sizes.writeUInt32LE(packedBytes, 8);
  sizes.writeUInt32LE(bytes, 12);
  return sizes;
}

function writeDirectory(listed: readonly Listed[], moment: Date, directoryAt: number): Buffer {
  if (listed.length > MOST_MEMBERS) throw new Error('There are more files than an archive takes.');
  const entries = listed.flatMap((member) => {
    const fixed = Buffer.alloc(46);
    fixed.writeUInt32LE(0x02014b50, 0);
    fixed.writeUInt16LE(VERSION, 4);
    writeShared(fixed, 6, member, moment);
    fixed.writeUInt32LE(member.headerAt, 42);
    return [fixed, member.name];
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(listed.length, 8);
  end.writeUInt16LE(listed.length, 10);
  end.writeUInt32LE(
    entries.reduce((bytes, part) => bytes + part.byteLength, 0),
    12,
  );
  end.writeUInt32LE(directoryAt, 16);
  return Buffer.concat([...entries, end]);
}

function requireSize(bytes: number): number {
  if (bytes > MOST_BYTES) throw new Error('The archive would be larger than 4 GiB.');
  return bytes;
}
