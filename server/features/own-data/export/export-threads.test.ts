import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openStudyHouse, type StudyHouse } from '../../../../tests/support/houses/study-library.ts';
import { signUp } from '../../../../tests/support/houses/test-house.ts';
import { openExport, type Export } from './export-threads.ts';

let study: StudyHouse;
beforeAll(async () => {
  study = await openStudyHouse({ files: {} });
});
afterAll(() => study.close());

const opened: Export[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((copy) => copy.close()));
});

let nowMs = 0;
const limits = { atOnce: 2, heldMs: 60_000, clock: () => nowMs };
const begin = async (learnerId?: Awaited<ReturnType<typeof signUp>>['id']) => {
  const id = learnerId ?? (await signUp(study.app)).id;
  const databaseFile = path.join(study.house.env.DATA_DIR, 'cairn.db');
  const copy = openExport({ databaseFile, learnerId: id, origin: 'http://localhost', nowMs: Date.UTC(2026, 4, 1) }, limits);
  opened.push(copy);
  return copy;
};

it('a copy may be taken as slowly as one likes while nobody waits', async () => {
  nowMs = 0;
  const slow = [await begin(), await begin()];
  nowMs = 86_400_000;
  expect(slow.map(({ signal }) => signal.aborted)).toEqual([false, false]);
  expect((await slow[0]!.next())?.byteLength).toBeGreaterThan(0);
});

it('gives its place to whoever waits once it has had it for long, the one that was begun first', async () => {
  nowMs = 0;
  const first = await begin();
  nowMs = 1000;
  const second = await begin();
  nowMs = 31_500;
  await expect(begin()).rejects.toMatchObject({ code: 'too_busy', retryAfterSec: 29 });
  nowMs = 60_000;
  const next = await begin();
  expect([first, second, next].map(({ signal }) => signal.aborted)).toEqual([true, false, false]);
  expect((await next.next())?.byteLength).toBeGreaterThan(0);
  // The second has another second.
  await expect(begin()).rejects.toMatchObject({ retryAfterSec: 1 });
});

it('keeps its place however long it takes to be made, as long as it is taken: of two the one that waits goes', async () => {
  nowMs = 0;
  const comes = await begin();
  const waits = await begin();
  nowMs = 1000;
  const piece = comes.next();
  // It is being made.
  nowMs = 200_000;
  await piece;
  await begin();
  expect([waits, comes].map(({ signal }) => signal.aborted)).toEqual([true, false]);
  // What is left has hardly waited, the other not at all.
  await expect(begin()).rejects.toMatchObject({ code: 'too_busy' });
});

it('that lost its place leaves the next one of the same learner its own', async () => {
  nowMs = 0;
  const { id } = await signUp(study.app);
  const lost = await begin(id);
  await begin();
  nowMs = 60_000;
  const other = await begin();
  nowMs = 120_000;
  const again = await begin(id);
  await lost.close();
  await expect(begin(id)).rejects.toMatchObject({ code: 'too_many_requests' });
  expect([other, again].map(({ signal }) => signal.aborted)).toEqual([false, false]);
});
