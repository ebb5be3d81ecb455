import { describe, expect, it } from 'vitest';
import type { ItemDetail, ProgressView, UnitSummary } from '#core/library/catalogue.ts';
import { findTrail } from './item-trail.ts';

const unit = (id: string, position: number, more: Partial<UnitSummary> = {}): UnitSummary => ({
  id,
  title: id,
  position,
  durationSec: 100,
  kind: 'audio',
  sample: false,
  section: null,
  description: '',
  chapters: [],
  ...more,
});

const place = (unitId: string, fraction: number, observedAt: string, completed = false): ProgressView => ({
  unitId,
  itemId: 'item',
  positionSec: fraction * 100,
  locator: null,
  fraction,
  completed,
  playedSec: 0,
  observedAt,
});

type Parts = Pick<ItemDetail, 'kind' | 'units' | 'progress'>;
const states = (parts: Parts, ...live: Parameters<typeof findTrail> extends [unknown, ...infer Rest] ? Rest : never): string[] =>
  findTrail(parts, ...live).stops.map((stop) => stop.state);

const three = [unit('a', 1), unit('b', 2), unit('c', 3)];

describe('a work of several units', () => {
  it('has nothing under way before it is begun', () => {
    const trail = findTrail({ kind: 'audiobook', units: three, progress: [] });
    expect(trail).toMatchObject({ isStarted: false, isFinished: false, walked: 0, leftSec: 300 });
    expect(trail.next?.unitId).toBe('a');
  });

  it('stands at the unit touched last', () => {
    const progress = [place('a', 0.5, '2026-01-01'), place('b', 0.25, '2026-01-02')];
    expect(states({ kind: 'audiobook', units: three, progress })).toEqual(['ahead', 'now', 'ahead']);
  });

  it('goes on after a finished unit, and back to one that was left out', () => {
    expect(states({ kind: 'course', units: three, progress: [place('a', 1, '2026-01-01', true)] })).toEqual(['done', 'now', 'ahead']);
    expect(states({ kind: 'course', units: three, progress: [place('c', 1, '2026-01-01', true)] })).toEqual(['now', 'ahead', 'done']);
  });

  it('is finished when every unit is', () => {
    const trail = findTrail({ kind: 'course', units: three, progress: three.map(({ id }) => place(id, 1, '2026-01-01', true)) });
    expect(trail).toMatchObject({ isFinished: true, next: null, walked: 3, leftSec: 0 });
  });

  it('follows the player', () => {
    const parts: Parts = { kind: 'audiobook', units: three, progress: [place('a', 0.5, '2026-01-01')] };
    expect(states(parts, { unitId: 'c', positionSec: 40 })).toEqual(['ahead', 'ahead', 'now']);
    expect(findTrail(parts, { unitId: 'c', positionSec: 40 }).next?.fraction).toBe(0.4);
    // A spoken text has a length of its own.
    expect(findTrail(parts, { unitId: 'c', positionSec: 40, durationSec: 80 }).next?.fraction).toBe(0.5);
  });

  it('stands at the unit of the player before its place is known', () => {
    const parts: Parts = { kind: 'audiobook', units: three, progress: [place('a', 0.5, '2026-01-02'), place('b', 0.25, '2026-01-01')] };
    expect(findTrail(parts, { unitId: 'b', positionSec: null }).next).toMatchObject({ unitId: 'b', fraction: 0.25 });
  });
});

describe('a work that is one file with chapters', () => {
  const chapters = [
    { title: 'One', startSec: 0 },
    { title: 'Two', startSec: 40 },
    { title: 'Three', startSec: 80 },
  ];
  const units = [unit('a', 1, { chapters })];

  it('stands in the chapter of the place', () => {
    const trail = findTrail({ kind: 'audiobook', units, progress: [place('a', 0.5, '2026-01-01')] });
    expect(trail.stops.map((stop) => stop.state)).toEqual(['done', 'now', 'ahead']);
    expect(trail.next).toMatchObject({ title: 'Two', fraction: 0.25, durationSec: 40 });
    expect(trail.leftSec).toBe(50);
  });

  it('has all chapters behind when it is finished', () => {
    expect(states({ kind: 'audiobook', units, progress: [place('a', 1, '2026-01-01', true)] })).toEqual(['done', 'done', 'done']);
  });

  it('counts episodes, not chapters, in a podcast', () => {
    expect(findTrail({ kind: 'podcast', units, progress: [] }).stops).toHaveLength(1);
  });
});
