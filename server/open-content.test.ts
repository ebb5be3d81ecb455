import { closeSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePipe } from '../tests/support/make-pipe.ts';
import { ContentTooLarge, NotContent, openContent, openContentSync, readContent, readContentSync } from './open-content.ts';

let base: string;
let folder: string;
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'cairn-content-'));
  folder = path.join(base, 'library');
  mkdirSync(path.join(folder, 'inner'), { recursive: true });
  writeFileSync(path.join(base, 'secret'), 'secret');
  mkdirSync(path.join(base, 'library-beside'));
  writeFileSync(path.join(base, 'library-beside/a.md'), 'beside');
  writeFileSync(path.join(folder, 'inner/a.md'), 'words');
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const at = (name: string) => path.join(folder, name);
const readBoth = async (name: string, limitBytes = 100) => [
  (await readContent({ folder, path: name }, limitBytes)).toString(),
  readContentSync({ folder, path: name }, limitBytes).toString(),
];

/** By both ways of opening; one that waited would end in the time-out. */
async function expectRefusal(name: string): Promise<void> {
  await expect(openContent({ folder, path: name })).rejects.toBeInstanceOf(NotContent);
  expect(() => closeSync(openContentSync({ folder, path: name }))).toThrow(NotContent);
}

describe('is opened', () => {
  it('a file', async () => expect(await readBoth('inner/a.md')).toEqual(['words', 'words']));

  it('a link, or a folder that is one, which stays inside', async () => {
    symlinkSync('inner/a.md', at('link.md'));
    symlinkSync(at('inner'), at('folder'));
    expect(await readBoth('link.md')).toEqual(['words', 'words']);
    expect(await readBoth('folder/a.md')).toEqual(['words', 'words']);
  });

  it('a file of a library that is a link itself', async () => {
    symlinkSync(folder, path.join(base, 'mounted'));
    folder = path.join(base, 'mounted');
    expect(await readBoth('inner/a.md')).toEqual(['words', 'words']);
  });
});

describe('is refused at once', () => {
  it.each([
    ['a pipe', () => makePipe(at('thing'))],
    ['a link to a pipe', () => (makePipe(at('pipe')), symlinkSync('pipe', at('thing')))],
    ['a folder', () => mkdirSync(at('thing'))],
    ['a device without end', () => symlinkSync('/dev/zero', at('thing'))],
    ['a link to a file outside', () => symlinkSync('../secret', at('thing'))],
    ['a link to a folder whose name begins alike', () => symlinkSync('../library-beside/a.md', at('thing'))],
    ['a link to itself', () => symlinkSync('thing', at('thing'))],
    ['nothing', () => {}],
  ])('%s', async (_, make) => {
    make();
    await expectRefusal('thing');
  });

  it('a socket', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(at('thing'), resolve));
    await expectRefusal('thing');
    await new Promise((resolve) => server.close(resolve));
  });

  it.each(['../secret', '', '.', 'inner/../../secret', 'a\0b', 'x'.repeat(5000)])('the path %j', expectRefusal);

  it('a file in a folder that became a link to one outside', async () => {
    renameSync(at('inner'), at('before'));
    symlinkSync('../library-beside', at('inner'));
    await expectRefusal('inner/a.md');
  });
});

it('what is larger than asked for is not read', async () => {
  expect(await readBoth('inner/a.md', 5)).toEqual(['words', 'words']);
  await expect(readContent({ folder, path: 'inner/a.md' }, 4)).rejects.toBeInstanceOf(ContentTooLarge);
  expect(() => readContentSync({ folder, path: 'inner/a.md' }, 4)).toThrow(ContentTooLarge);
});
