import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DiskFull, removeLeftParts, writeWhole } from './write-whole.ts';

vi.mock('node:fs/promises', async (importActual) => {
  const actual = await importActual<typeof import('node:fs/promises')>();
  return { ...actual, rename: vi.fn(actual.rename) };
});

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'cairn-whole-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('writing a file whole', () => {
  it('makes its folder, takes the place of the one before, and lets nobody else read either', async () => {
    const file = path.join(folder, 'covers', 'a.svg');
    await writeWhole(file, 'one');
    await writeWhole(file, Buffer.from('two'));
    expect(readFileSync(file, 'utf8')).toBe('two');
    expect(readdirSync(path.dirname(file))).toEqual(['a.svg']);
    expect([file, path.dirname(file)].map((one) => statSync(one).mode & 0o777)).toEqual([0o600, 0o700]);
  });

  it('leaves nothing of a failure behind, and the file as it was', async () => {
    const file = path.join(folder, 'report.json');
    await writeWhole(file, 'before');
    mkdirSync(path.join(folder, 'taken', 'inside'), { recursive: true });
    await expect(writeWhole(path.join(folder, 'taken'), 'words')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
    expect(readdirSync(folder).toSorted()).toEqual(['report.json', 'taken']);
  });

  it.each(['ENOSPC', 'EDQUOT'])('says that the disk is full (%s), and of which file', async (code) => {
    const file = path.join(folder, 'a.vtt');
    await writeWhole(file, 'before');
    vi.mocked(rename).mockRejectedValueOnce(Object.assign(new Error('no space left on device'), { code }));
    await expect(writeWhole(file, 'after')).rejects.toEqual(new DiskFull(file));
    expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['before', ['a.vtt']]);
  });
});

describe('what killed processes have left', () => {
  it('goes, and nothing else does', async () => {
    for (const name of ['a.vtt', 'a.vtt.0198a5b2.part', 'library-report.json.4711.part', 'part'])
      writeFileSync(path.join(folder, name), 'words');
    await removeLeftParts(folder);
    expect(readdirSync(folder).toSorted()).toEqual(['a.vtt', 'part']);
  });

  it('is nothing where no folder is', () => expect(removeLeftParts(path.join(folder, 'none'))).resolves.toBeUndefined());
});
