import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIXTURES } from '../../../../tests/support/houses/library-fixtures.ts';
import { readMp4Outline } from './mp4-boxes.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cairn-mp4-'));
});
afterAll(() => rm(dir, { recursive: true }));

async function outline(bytes: Uint8Array) {
  await writeFile(join(dir, 'file.m4b'), bytes);
  return readMp4Outline({ folder: dir, path: 'file.m4b' }, bytes.byteLength);
}

const EXPECTED = [
  { title: 'Opening', startSec: 0 },
  { title: 'Closing', startSec: 1 },
];

test('chapters of the Nero list, and of the chapter track without one', async () => {
  expect(await outline(FIXTURES.m4b)).toEqual({ hasMovie: true, missingBytes: 0, chapters: EXPECTED });
  const bytes = Buffer.from(FIXTURES.m4b);
  const list = bytes.indexOf('chpl', 0, 'latin1');
  expect(list).toBeGreaterThan(0);
  bytes.write('free', list, 'latin1');
  expect((await outline(bytes)).chapters).toEqual(EXPECTED);
});

test('a chapter track that points nowhere is no chapters', async () => {
  const bytes = Buffer.from(FIXTURES.m4b);
  bytes.write('free', bytes.indexOf('chpl', 0, 'latin1'), 'latin1');
  for (let at = bytes.indexOf('stsz', 0, 'latin1'); at !== -1; at = bytes.indexOf('stsz', at + 4, 'latin1'))
    bytes.writeUInt32BE(0xffff, at + 12);
  expect(Array.isArray((await outline(bytes)).chapters)).toBe(true);
});
