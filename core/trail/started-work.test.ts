import { expect, test } from 'vitest';
import type { ItemSummary } from '#core/library/catalogue.ts';
import { toStartedWork, type ListedPlace } from './started-work.ts';

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

test('a work is finished with its last part', () => {
  const work = item('a', 3);
  const started = (doneBeside: number, completed: boolean) => toStartedWork(place(work, 'a1', 1, completed), doneBeside);
  expect(started(1, true)).toMatchObject({ item: work, latest: { unitId: 'a1' }, doneCount: 2, isFinished: false });
  expect(started(2, false)).toMatchObject({ doneCount: 2, isFinished: false });
  expect(started(2, true)).toMatchObject({ doneCount: 3, isFinished: true });
});
