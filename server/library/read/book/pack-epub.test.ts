import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { UnreadableFile } from '../../unreadable-file.ts';
import { openEpubArchive } from './epub-archive.ts';
import { packEpub } from './pack-epub.ts';

/** Among them one that a packer of another making turned into something that nobody could unpack. */
const FONTS = globSync('node_modules/fontverter/testdata/*.ttf');
const MIMETYPE = { mimetype: Buffer.from('application/epub+zip') };

it('a copy has every file of the book, byte for byte', () => {
  expect(FONTS.map((file) => path.basename(file))).toContain('Roboto-400.ttf');
  const files = Object.fromEntries(FONTS.map((file) => [path.basename(file), new Uint8Array(readFileSync(file))]));
  const archive = openEpubArchive(Buffer.from(zipSync({ ...MIMETYPE, ...files, 'gone.js': Buffer.from('alert(1)') })));
  const text = Buffer.from('<p>Harmless</p>'.repeat(20_000));
  const copy = unzipSync(
    packEpub(
      archive,
      new Map([
        ['gone.js', null],
        ['Roboto-700.ttf', text],
      ]),
    ),
  );
  expect(Object.keys(copy).toSorted()).toEqual(['mimetype', ...Object.keys(files)].toSorted());
  for (const [name, bytes] of Object.entries({ ...files, ...('Roboto-700.ttf' in files ? { 'Roboto-700.ttf': text } : {}) }))
    expect(Buffer.from(copy[name] ?? []).equals(bytes), name).toBe(true);
});

it('a copy in which a file is not what it was is refused before anybody keeps it', () => {
  const archive = openEpubArchive(Buffer.from(zipSync({ ...MIMETYPE, 'a.txt': Buffer.from('The first reading.') })));
  let times = 0;
  // As if memory or disk gave something else the second time.
  const read = (name: string) => (name === 'a.txt' && (times += 1) > 1 ? Buffer.from('Another reading...') : archive.read(name));
  expect(() => packEpub({ ...archive, read }, new Map())).toThrow(UnreadableFile);
});
