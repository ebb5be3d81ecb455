import { globSync, readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#core/random.ts';
import { openEpubArchive } from './library/read/book/epub-archive.ts';
import { packZip, streamZip, type ZipMember } from './pack-zip.ts';

const MOMENT = new Date(Date.UTC(2026, 10, 23, 14, 5, 8));
const random = seededRandom(20_261_123);
const sizes = [0, 1, 2, 255, 256, 4095, 32_767, 32_768, 32_769, 65_535, 65_536, 65_537, 200_000, 1_000_003];
const fill = (bytes: number, make: (at: number) => number) => Uint8Array.from({ length: bytes }, (_, at) => make(at));

/** Content of every kind that is easy, hard or odd to pack. */
const MADE: readonly ZipMember[] = sizes.flatMap((bytes) => [
  { name: `same/${bytes}`, bytes: fill(bytes, () => 65) },
  { name: `noise/${bytes}`, bytes: fill(bytes, () => random() * 256) },
  { name: `few/${bytes}`, bytes: fill(bytes, () => random() * 4) },
  { name: `period/${bytes}`, bytes: fill(bytes, (at) => at % 251) },
  { name: `far/${bytes}`, bytes: fill(bytes, (at) => (at % 32_768 < 300 ? at % 256 : random() * 256)) },
  { name: `stored/${bytes}`, bytes: fill(bytes, () => random() * 256), isStored: true },
]);
/** More than so much of nothing is taken for a bomb by our reader. */
const PLAUSIBLE = MADE.filter(({ name }) => name !== 'same/1000003');
const FILES = globSync('node_modules/{@fontsource*/**,pdfjs-dist/standard_fonts,pdfjs-dist/wasm}/*.{woff,woff2,ttf,pfb,wasm}');

/** What two other readers make of an archive: by its names. */
function readBack(archive: Uint8Array) {
  const own = openEpubArchive(Buffer.from(archive));
  expect(own.isAmbiguous).toBe(false);
  const other = unzipSync(archive);
  expect(Object.keys(other)).toEqual([...own.names]);
  return Object.entries(other).map(([name, bytes]) => {
    expect(Buffer.from(bytes).equals(own.read(name)!), name).toBe(true);
    return { name, crc: crc32(bytes) };
  });
}

async function collect(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const collected: Uint8Array[] = [];
  for await (const piece of pieces) collected.push(piece);
  return collected;
}

describe('an archive', () => {
  it('gives back content of every size and kind', () => {
    expect(readBack(Buffer.concat([...packZip(PLAUSIBLE, MOMENT)]))).toEqual(
      PLAUSIBLE.map(({ name, bytes }) => ({ name, crc: crc32(bytes) })),
    );
  });

  it('gives back fonts and programs', () => {
    expect(FILES.length).toBeGreaterThan(50);
    const members = FILES.map((name) => ({ name, bytes: readFileSync(name) }));
    expect(readBack(Buffer.concat([...packZip(members, MOMENT)]))).toEqual(members.map(({ name, bytes }) => ({ name, crc: crc32(bytes) })));
  });

  it('that is streamed gives back what went in, in pieces of any size', async () => {
    const texts = sizes.map((length) => Array.from({ length: length / 10 }, () => `${Math.floor(random() * 1e9)} ü🌊`).join(''));
    const cut = function* (text: string) {
      for (let at = 0; at < text.length;) {
        const end = Math.min(text.length, at + Math.floor(random() * 50_000));
        // Half of a pair is no text.
        const to = /[\uD800-\uDBFF]/.test(text[end - 1] ?? '') ? end + 1 : end;
        yield text.slice(at, to);
        at = to;
      }
    };
    const pieces = await collect(
      streamZip(
        texts.map((text, i) => ({ name: `ä ${i}.md`, parts: cut(text) })),
        MOMENT,
      ),
    );
    expect(readBack(Buffer.concat(pieces))).toEqual(texts.map((text, i) => ({ name: `ä ${i}.md`, crc: crc32(text) })));
  });

  it('that is streamed ends with what its source throws', async () => {
    const parts = function* () {
      yield 'a'.repeat(100_000);
      throw new Error('The database is gone.');
    };
    await expect(collect(streamZip([{ name: 'a', parts: parts() }], MOMENT))).rejects.toThrow('The database is gone.');
  });

  it('says the moment it is given', () => {
    const [header] = packZip([{ name: 'a', bytes: Buffer.from('a') }], MOMENT);
    const bytes = Buffer.from(header ?? []);
    expect([bytes.readUInt16LE(10), bytes.readUInt16LE(12)]).toEqual([(14 << 11) | (5 << 5) | 4, ((2026 - 1980) << 9) | (11 << 5) | 23]);
  });
});
