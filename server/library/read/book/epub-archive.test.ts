import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { makeEpub } from '../../../../tests/support/library-fixtures.ts';
import { UnreadableFile } from '../../unreadable-file.ts';
import { EPUB_LIMITS, openEpubArchive } from './epub-archive.ts';

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
