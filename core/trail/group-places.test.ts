import { expect, test } from 'vitest';
import type { ItemSummary } from '#core/library/catalogue.ts';
import { groupPlaces, type ListedPlace } from './group-places.ts';

const item = (id: string, unitCount: number): ItemSummary => ({
  id,
  kind: 'course',
  title: id,
  author: '',
  description: '',
  thumbnail_url: '',
  coverSeed: id,
  durationSec: 100,
  topics: [],
  skills: [],
  unitCount,
  access: 'open',
});

const place = (work: ItemSummary, unitId: string, observedMs: number, completed: boolean): ListedPlace => ({
  item: work,
  unitId,
  unitTitle: unitId,
  positionSec: null,
  locator: null,
  fraction: completed ? 1 : 0.5,
  completed,
  playedSec: 10,
  heard: null,
  observedMs,
});

test('works stand in the order in which they were touched, each with its latest place', () => {
  const [a, b] = [item('a', 2), item('b', 1)];
  const works = groupPlaces([place(a, 'a1', 1, true), place(b, 'b1', 3, true), place(a, 'a2', 2, false)]);
  expect(works.map(({ item: work, latest, doneCount, isFinished }) => [work.id, latest.unitId, doneCount, isFinished])).toEqual([
    ['b', 'b1', 1, true],
    ['a', 'a2', 1, false],
  ]);
});

test('no places are no works', () => {
  expect(groupPlaces([])).toEqual([]);
});

test('a work is finished with its last unit', () => {
  const a = item('a', 2);
  const finished = (...done: boolean[]) => groupPlaces(done.map((completed, i) => place(a, `a${i}`, i, completed)))[0]?.isFinished;
  expect([finished(true), finished(true, false), finished(true, true)]).toEqual([false, false, true]);
});
