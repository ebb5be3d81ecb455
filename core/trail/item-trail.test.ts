import { describe, expect, it } from 'vitest';
import type { ItemDetail, UnitSummary } from '#core/library/catalogue.ts';
import type { HeardSpan } from '#core/progress/heard.ts';
import type { Place } from '#core/progress/place.ts';
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

const place = (unitId: string, fraction: number, observedMs: number, more: Partial<Place> = {}): Place => ({
  unitId,
  positionSec: fraction * 100,
  locator: null,
  fraction,
  completed: fraction === 1,
  playedSec: 0,
  heard: null,
  observedMs,
  ...more,
});

type Work = Pick<ItemDetail, 'kind' | 'units'>;
const states = (...given: Parameters<typeof findTrail>): string[] => findTrail(...given).parts.map((part) => part.state);

const three = [unit('a', 1), unit('b', 2), unit('c', 3)];

describe('a work of several units', () => {
  it('has nothing under way before it is begun', () => {
    const trail = findTrail({ kind: 'audiobook', units: three }, []);
    expect(trail).toMatchObject({ isStarted: false, isFinished: false, walked: 0, leftSec: 300 });
    expect(trail.next?.unitId).toBe('a');
  });

  it('stands at the unit touched last', () => {
    const progress = [place('a', 0.5, 1), place('b', 0.25, 2)];
    expect(states({ kind: 'audiobook', units: three }, progress)).toEqual(['ahead', 'now', 'ahead']);
  });

  it('goes on after a finished unit, and back to one that was left out', () => {
    expect(states({ kind: 'course', units: three }, [place('a', 1, 1)])).toEqual(['done', 'now', 'ahead']);
    expect(states({ kind: 'course', units: three }, [place('c', 1, 1)])).toEqual(['now', 'ahead', 'done']);
  });

  it('is finished when every unit is', () => {
    const trail = findTrail(
      { kind: 'course', units: three },
      three.map(({ id }) => place(id, 1, 1)),
    );
    expect(trail).toMatchObject({ isFinished: true, next: null, walked: 3, leftSec: 0 });
  });

  it('follows the player', () => {
    const work: Work = { kind: 'audiobook', units: three };
    const places = [place('a', 0.5, 1)];
    expect(states(work, places, { unitId: 'c', positionSec: 40 })).toEqual(['ahead', 'ahead', 'now']);
    expect(findTrail(work, places, { unitId: 'c', positionSec: 40 }).next?.fraction).toBe(0.4);
    // A spoken text has a length of its own.
    expect(findTrail(work, places, { unitId: 'c', positionSec: 40, durationSec: 80 }).next?.fraction).toBe(0.5);
  });

  it('stands at the unit of the player before its place is known', () => {
    const work: Work = { kind: 'audiobook', units: three };
    const places = [place('a', 0.5, 2), place('b', 0.25, 1)];
    expect(findTrail(work, places, { unitId: 'b', positionSec: null }).next).toMatchObject({ unitId: 'b', fraction: 0.25 });
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
    const trail = findTrail({ kind: 'audiobook', units }, [place('a', 0.5, 1)]);
    expect(trail.parts.map((part) => part.state)).toEqual(['done', 'now', 'ahead']);
    expect(trail.next).toMatchObject({ title: 'Two', fraction: 0.25, durationSec: 40 });
    expect(trail.leftSec).toBe(50);
  });

  it('does not take for done what was jumped over', () => {
    const heard: HeardSpan[] = [
      [0, 10],
      [80, 90],
    ];
    const trail = findTrail({ kind: 'audiobook', units }, [place('a', 0.9, 1, { heard })]);
    expect(trail.parts.map((part) => part.state)).toEqual(['ahead', 'ahead', 'now']);
    // To the end of the file it is the half of the last chapter; what was jumped over is not on the way.
    expect(trail).toMatchObject({ walked: 0.5, leftSec: 10 });
    const through = place('a', 0.9, 1, { heard: [[0, 40], ...heard.slice(1)] });
    expect(states({ kind: 'audiobook', units }, [through])).toEqual(['done', 'ahead', 'now']);
  });

  it('keeps what an earlier release took for done while the player goes on', () => {
    const places = [place('a', 0.5, 1)];
    expect(states({ kind: 'audiobook', units }, places, { unitId: 'a', positionSec: 60 })).toEqual(['done', 'now', 'ahead']);
    expect(states({ kind: 'audiobook', units }, places, { unitId: 'a', positionSec: 85 })).toEqual(['done', 'ahead', 'now']);
  });

  it('was heard as a whole when it is begun again', () => {
    const again = place('a', 0.5, 1, { completed: true, heard: [] });
    expect(states({ kind: 'audiobook', units }, [again])).toEqual(['done', 'now', 'ahead']);
  });

  it('has all chapters behind when it is finished', () => {
    expect(states({ kind: 'audiobook', units }, [place('a', 1, 1)])).toEqual(['done', 'done', 'done']);
  });

  it('stays finished while the player holds it at its beginning', () => {
    const finished = [place('a', 1, 1)];
    expect(states({ kind: 'audiobook', units }, finished, { unitId: 'a', positionSec: 0 })).toEqual(['done', 'done', 'done']);
    expect(states({ kind: 'audiobook', units }, finished, { unitId: 'a', positionSec: null })).toEqual(['done', 'done', 'done']);
    expect(states({ kind: 'audiobook', units }, finished, { unitId: 'a', positionSec: 1 })).toEqual(['now', 'ahead', 'ahead']);
    expect(states({ kind: 'audiobook', units }, [], { unitId: 'a', positionSec: 0 })).toEqual(['now', 'ahead', 'ahead']);
  });

  it('counts episodes, not chapters, in a podcast', () => {
    expect(findTrail({ kind: 'podcast', units }, []).parts).toHaveLength(1);
  });
});
