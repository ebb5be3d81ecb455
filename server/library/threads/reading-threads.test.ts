import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DiskFull } from '#server/write-whole.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import type { JobInput, JobRunner } from './jobs.ts';
import { openReadingThreads, type ReadingThreads } from './reading-threads.ts';

const entry = path.join(import.meta.dirname, '../../../tests/support/threads/trying-thread.ts');
let threads: ReadingThreads;
beforeEach(() => {
  threads = openReadingThreads({ atOnce: 2, entry, fileMs: 1500, heapMib: 64 });
});
afterEach(() => threads.close());

const read = (files: string[], onFile?: (file: string) => void, by = threads) =>
  by.run('readItem', { files } as unknown as JobInput<'readItem'>, onFile) as ReturnType<JobRunner['run']>;
const SLOW = 'Reading the file took longer than 1.5 s, so it is left out.';

test('tells of each file and answers with what was read', async () => {
  const told: string[] = [];
  expect(await read(['a', 'b'], (file) => told.push(file))).toEqual({ read: ['a', 'b'], refused: [] });
  expect(told).toEqual(['a', 'b']);
});

test.each(['endless', 'expression'])('a file whose reading does not end (%s) is left out, the rest is read', async (slow) => {
  expect(await read(['a', slow, 'b'])).toEqual({ read: ['a', 'b'], refused: [[slow, SLOW]] });
});

test('a file that fills the memory is left out, the rest is read', async () => {
  const patient = openReadingThreads({ atOnce: 1, entry, fileMs: 30_000, heapMib: 64 });
  expect(await read(['a', 'greedy', 'b'], undefined, patient)).toEqual({
    read: ['a', 'b'],
    refused: [['greedy', 'Reading the file took more than 64 MiB of memory, so it is left out.']],
  });
  await patient.close();
});

test('a thread that is out of memory when its time is up harms nobody', async () => {
  // One of them at least is up while the heap is being gone through for the last time.
  for (const fileMs of [200, 350, 500, 650, 800, 950, 1100]) {
    const hasty = openReadingThreads({ atOnce: 1, entry, fileMs, heapMib: 64 });
    await read(['greedy'], undefined, hasty).catch(() => {});
    await hasty.close();
  }
  expect(await read(['a'])).toEqual({ read: ['a'], refused: [] });
});

test('when four files are too much, the whole is given up, and other jobs go on meanwhile', { timeout: 30_000 }, async () => {
  const given = read(['endless 1', 'endless 2', 'endless 3', 'endless 4']);
  expect(await read(['a'])).toEqual({ read: ['a'], refused: [] });
  await expect(given).rejects.toEqual(new UnreadableFile(SLOW, 'Replace it by a simpler or smaller one.'));
});

test('what a file is refused for comes through whole', async () => {
  const refusal: unknown = await read(['refused']).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(UnreadableFile);
  expect(refusal).toMatchObject({ message: 'Nonsense.', fix: 'Write sense.', line: 3 });
});

test('a full disk comes through as what it is', () => expect(read(['full'])).rejects.toEqual(new DiskFull('a.vtt')));

test.each(['fault', 'sudden'])('a thread that fails (%s) fails its job alone', async (failing) => {
  await expect(read([failing])).rejects.not.toBeInstanceOf(UnreadableFile);
  expect(await read(['a'])).toEqual({ read: ['a'], refused: [] });
});
