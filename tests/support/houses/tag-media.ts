/** Tags in the three ways that audio files carry them, written as small as a reader needs them. */

export interface TagChapter {
  title: string;
  startSec: number;
}

/** Text frames by their id (`TALB`), `COMM`, and own ones as `TXXX:series`. */
export type Id3Tags = Record<string, string>;

/** An ID3v2.4 tag, to stand before the frames of an MP3. */
export function makeId3(tags: Id3Tags, picture?: Uint8Array, chapters: readonly TagChapter[] = []): Buffer {
  const frames = Object.entries(tags).map(([name, text]) => {
    if (name.startsWith('TXXX:')) return makeFrame('TXXX', text3(`${name.slice(5)}\0${text}`));
    return name === 'COMM' ? makeFrame(name, Buffer.from(`\x03eng\0${text}`, 'utf8')) : makeFrame(name, text3(text));
  });
  if (picture) frames.push(makeFrame('APIC', Buffer.concat([Buffer.from('\x00image/jpeg\0\x03\0', 'latin1'), picture])));
  frames.push(...makeChapterFrames(chapters));
  const body = Buffer.concat(frames);
  return Buffer.concat([Buffer.from('ID3\x04\0\0', 'latin1'), synchsafe(body.length), body]);
}

/** `CHAP` frames, listed by `CTOC` frames of at most 200, because one counts its entries in a byte. */
function makeChapterFrames(chapters: readonly TagChapter[]): Buffer[] {
  if (chapters.length === 0) return [];
  const ids = chapters.map((_, i) => `c${i}`);
  const frames = chapters.map(({ title, startSec }, i) => {
    const times = Buffer.alloc(16, 0xff);
    times.writeUInt32BE(Math.round(startSec * 1000), 0);
    times.writeUInt32BE(Math.round((chapters[i + 1]?.startSec ?? startSec + 1) * 1000), 4);
    return makeFrame('CHAP', Buffer.concat([Buffer.from(`c${i}\0`), times, makeFrame('TIT2', text3(title))]));
  });
  const contents = (id: string, isTop: boolean, children: readonly string[]) =>
    makeFrame(
      'CTOC',
      Buffer.concat([
        Buffer.from(`${id}\0`),
        Buffer.from([isTop ? 3 : 1, children.length]),
        Buffer.from(children.map((child) => `${child}\0`).join('')),
      ]),
    );
  if (ids.length <= 200) return [contents('toc', true, ids), ...frames];
  const lists = Array.from({ length: Math.ceil(ids.length / 200) }, (_, i) => ids.slice(i * 200, i * 200 + 200));
  return [
    contents(
      'toc',
      true,
      lists.map((_, i) => `t${i}`),
    ),
    ...lists.map((list, i) => contents(`t${i}`, false, list)),
    ...frames,
  ];
}

/** Atoms by their id (`©alb`, `trkn` as `2/10`), pictures as bytes, and own ones as `----:SERIES`. */
export type Mp4Tags = Record<string, string | Uint8Array>;

/** An MP4 whose index lies at its end, with these tags in place of its own, and a Nero list of chapters. */
export function tagMp4(file: Uint8Array, tags: Mp4Tags, chapters: readonly TagChapter[] = []): Uint8Array {
  const bytes = Buffer.from(file);
  const movieAt = bytes.lastIndexOf('moov', bytes.length, 'latin1') - 4;
  const kept: Buffer[] = [];
  for (let at = movieAt + 8; at < bytes.length; at += bytes.readUInt32BE(at)) {
    if (bytes.toString('latin1', at + 4, at + 8) !== 'udta') kept.push(bytes.subarray(at, at + bytes.readUInt32BE(at)));
  }
  const handler = makeBox('hdlr', Buffer.from('\0\0\0\0\0\0\0\0mdirappl\0\0\0\0\0\0\0\0\0', 'latin1'));
  const list = makeBox('ilst', ...Object.entries(tags).map(([name, value]) => makeAtom(name, value)));
  const meta = makeBox('meta', Buffer.alloc(4), handler, list);
  const udta = makeBox('udta', ...(chapters.length > 0 ? [makeNeroList(chapters)] : []), meta);
  return Buffer.concat([bytes.subarray(0, movieAt), makeBox('moov', ...kept, udta)]);
}

function makeAtom(name: string, value: string | Uint8Array): Buffer {
  if (name.startsWith('----:')) {
    const mean = makeBox('mean', Buffer.alloc(4), Buffer.from('com.apple.iTunes'));
    return makeBox('----', mean, makeBox('name', Buffer.alloc(4), Buffer.from(name.slice(5))), makeData(1, Buffer.from(String(value))));
  }
  if (typeof value !== 'string') return makeBox(name, makeData(13, Buffer.from(value)));
  if (name !== 'trkn' && name !== 'disk') return makeBox(name, makeData(1, Buffer.from(value)));
  const [number = 0, of = 0] = value.split('/').map(Number);
  return makeBox(name, makeData(0, Buffer.from([0, 0, 0, number, 0, of, 0, 0])));
}

function makeData(type: number, value: Buffer): Buffer {
  return makeBox('data', Buffer.from([0, 0, 0, type, 0, 0, 0, 0]), value);
}

function makeNeroList(chapters: readonly TagChapter[]): Buffer {
  const entries = chapters.map(({ title, startSec }) => {
    const entry = Buffer.alloc(9);
    entry.writeBigUInt64BE(BigInt(Math.round(startSec * 10_000_000)));
    entry.writeUInt8(Buffer.byteLength(title), 8);
    return Buffer.concat([entry, Buffer.from(title)]);
  });
  return makeBox('chpl', Buffer.from([1, 0, 0, 0, 0, 0, 0, 0, chapters.length]), ...entries);
}

function makeBox(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** A FLAC with these comments and this picture behind the block that every one begins with. */
export function tagFlac(file: Uint8Array, comments: Record<string, string>, picture?: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file);
  let at = 4;
  for (let isLast = false; !isLast;) {
    isLast = (bytes.readUInt8(at) & 0x80) !== 0;
    at += 4 + bytes.readUIntBE(at + 1, 3);
  }
  const lines = Object.entries(comments).map(([name, value]) => withLength(Buffer.from(`${name}=${value}`)));
  const count = Buffer.alloc(4);
  count.writeUInt32LE(lines.length);
  const blocks: [number, Buffer][] = [[4, Buffer.concat([withLength(Buffer.from('test')), count, ...lines])]];
  if (picture) {
    const mime = Buffer.from('image/jpeg');
    const head = (...numbers: number[]) => Buffer.concat(numbers.map((number) => Buffer.from([0, 0, number >> 8, number & 0xff])));
    blocks.push([6, Buffer.concat([head(3, mime.length), mime, head(0, 1, 1, 24, 0, picture.length), picture])]);
  }
  const written = blocks.map(([type, body], i) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(body.length);
    head.writeUInt8(type | (i === blocks.length - 1 ? 0x80 : 0));
    return Buffer.concat([head, body]);
  });
  // The stream's own description is always the first block, 34 bytes long.
  const info = Buffer.from(bytes.subarray(0, 42));
  info.writeUInt8(0, 4);
  return Buffer.concat([info, ...written, bytes.subarray(at)]);
}

function withLength(text: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return Buffer.concat([length, text]);
}

function text3(text: string): Buffer {
  return Buffer.from(`\x03${text}`, 'utf8');
}

function makeFrame(name: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(name, 'latin1'), synchsafe(body.length), Buffer.from([0, 0]), body]);
}

function synchsafe(length: number): Buffer {
  return Buffer.from([length >> 21, length >> 14, length >> 7, length].map((part) => part & 0x7f));
}
