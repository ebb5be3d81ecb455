import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, test } from 'vitest';
import { makeEpub } from '../../../../tests/support/houses/library-fixtures.ts';
import { UnreadableFile } from '../../unreadable-file.ts';
import { openEpubArchive } from './epub-archive.ts';
import { EPUB_LIMITS } from './zip-directory.ts';

const zip = (files: Record<string, Uint8Array>, level: 0 | 6 = 6) => Buffer.from(zipSync(files, { level }));

test('entries, packed or stored, are read by name', () => {
  for (const level of [0, 6] as const) {
    const archive = openEpubArchive(zip({ 'a.txt': strToU8('first'), 'b/ü.txt': strToU8('second') }, level));
    expect([...archive.names]).toEqual(['a.txt', 'b/ü.txt']);
    expect(Buffer.from(archive.read('b/ü.txt') ?? []).toString()).toBe('second');
    expect(archive.read('c.txt')).toBeNull();
  }
});

test('an entry that holds more than it declares stops at the declared size', () => {
  const bytes = zip({ 'a.txt': new Uint8Array(32 * 1024 * 1024) });
  const directory = bytes.lastIndexOf('PK\x01\x02', bytes.length, 'latin1');
  bytes.writeUInt32LE(bytes.readUInt32LE(directory + 20), directory + 24);
  expect(() => openEpubArchive(bytes).read('a.txt')).toThrow('holds more than it declares');
});

test('too many entries, too large a sum', () => {
  const many = Object.fromEntries(Array.from({ length: EPUB_LIMITS.entries + 1 }, (_, i) => [`${i}`, new Uint8Array(0)]));
  expect(() => openEpubArchive(zip(many, 0))).toThrow('more than 5000 entries');
  const bytes = zip({ 'a.txt': strToU8('x') }, 0);
  const directory = bytes.lastIndexOf('PK\x01\x02', bytes.length, 'latin1');
  bytes.writeUInt32LE(0xffffffff, directory + 24);
  expect(() => openEpubArchive(bytes)).toThrow('unpacks to more than 400 MiB');
});

/** Where the record of the `index`th entry begins in the directory. */
function recordAt(bytes: Buffer, index: number): number {
  let at = bytes.indexOf('PK\x01\x02', 0, 'latin1');
  for (let i = 0; i < index; i++) at = bytes.indexOf('PK\x01\x02', at + 4, 'latin1');
  return at;
}

describe('an archive is refused before anything is unpacked', () => {
  const two = () => zip({ 'a.txt': strToU8('first'), 'b.txt': strToU8('other') }, 0);

  it('when entries share their bytes', () => {
    const bytes = two();
    bytes.writeUInt32LE(bytes.readUInt32LE(recordAt(bytes, 0) + 42), recordAt(bytes, 1) + 42);
    expect(() => openEpubArchive(bytes)).toThrow('Entries of the archive share their bytes: b.txt.');
  });

  it('when one reaches into the next, or into the directory', () => {
    for (const [index, name] of [
      [0, 'b.txt'],
      [1, 'its directory'],
    ] as const) {
      const bytes = two();
      for (const size of [20, 24]) bytes.writeUInt32LE(6, recordAt(bytes, index) + size);
      expect(() => openEpubArchive(bytes)).toThrow(`share their bytes: ${name}.`);
    }
  });

  it('when a stored entry has another size than it declares', () => {
    const bytes = two();
    bytes.writeUInt32LE(1, recordAt(bytes, 0) + 24);
    expect(() => openEpubArchive(bytes)).toThrow('holds more or less than it declares: a.txt.');
  });
});

describe('an archive in which other programs may find other entries is ambiguous', () => {
  const plain = zip({ 'a.txt': strToU8('first'), 'b.txt': strToU8('other') }, 0);
  const hidden = plain.subarray(0, plain.indexOf('PK\x03\x04', 4, 'latin1'));
  /** With bytes that the directory does not list in front of it. */
  const withGap = (gap: Buffer) => {
    const directoryAt = recordAt(plain, 0);
    const bytes = Buffer.concat([plain.subarray(0, directoryAt), gap, plain.subarray(directoryAt)]);
    bytes.writeUInt32LE(directoryAt + gap.length, bytes.length - 6);
    return bytes;
  };

  it('not when it is as it should be, or holds an archive in an entry', () => {
    expect(openEpubArchive(plain).isAmbiguous).toBe(false);
    expect(openEpubArchive(withGap(Buffer.alloc(64))).isAmbiguous).toBe(false);
    expect(openEpubArchive(zip({ 'a.zip': plain }, 0)).isAmbiguous).toBe(false);
  });

  it('when there are headers between the entries or behind the end', () => {
    expect(openEpubArchive(withGap(hidden)).isAmbiguous).toBe(true);
    expect(openEpubArchive(withGap(Buffer.concat([Buffer.from('x'), hidden]))).isAmbiguous).toBe(true);
    expect(openEpubArchive(Buffer.concat([plain, hidden])).isAmbiguous).toBe(true);
  });

  it('when the header of an entry gives it another name, size or way of packing', () => {
    for (const field of [8, 18, 22, 30]) {
      const bytes = Buffer.from(plain);
      bytes.writeUInt8(bytes.readUInt8(field) + 1, field);
      expect([field, openEpubArchive(bytes).isAmbiguous]).toEqual([field, true]);
    }
  });
});

test.each(['../a', 'a/../../b', '/etc/passwd', 'C:evil', 'a\\b'])('a name such as %s is refused', (name) => {
  expect(() => openEpubArchive(zip({ [name]: strToU8('x') }))).toThrow('names a place outside');
});

test('any damage is an operator problem, never a crash', () => {
  const book = Buffer.from(makeEpub());
  fc.assert(
    fc.property(fc.nat(book.length - 1), fc.nat(255), fc.nat(book.length), (at, byte, cut) => {
      for (const damaged of [Buffer.from(book), Buffer.from(book.subarray(0, cut))]) {
        if (at < damaged.length) damaged[at] = byte;
        try {
          const archive = openEpubArchive(damaged);
          for (const name of archive.names) archive.read(name);
        } catch (error) {
          if (!(error instanceof UnreadableFile)) throw error;
        }
      }
    }),
    { numRuns: 500 },
  );
});
