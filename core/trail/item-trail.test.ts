import { describe, expect, it } from 'vitest';
import type { ItemDetail, UnitSummary } from '#core/library/catalogue.ts';
import type { HeardSpan } from '#core/progress/heard.ts';
import type { Place } from '#core/progress/place.ts';
import { findChapteredUnit, findTrail } from './item-trail.ts';

const unit = (id: string, position: number, more: Partial<UnitSummary> = {}): UnitSummary => ({
  id,
  title: id,
  position,
  durationSec: 100,
  kind: 'audio',
  sample: false,
  section: null,
  description: '',
  skills: [],
  coverSeed: null,
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
  it('has a unit behind as soon as it is marked as done, wherever in it the player stands', () => {
    const marked = place('a', 1, 1, { positionSec: null });
    expect(states({ kind: 'course', units: three }, [marked], { unitId: 'a', positionSec: 10 })).toEqual(['done', 'now', 'ahead']);
    const heardAgain = place('a', 0.1, 2, { completed: true });
    expect(states({ kind: 'course', units: three }, [heardAgain], { unitId: 'a', positionSec: 10 })[0]).toBe('now');
  });

  it('has nothing under way before it is begun', () => {
    const trail = findTrail({ kind: 'audiobook', units: three }, []);
    expect(trail).toMatchObject({ isStarted: false, isFinished: false, walked: 0, leftSec: 300 });
    expect(trail.next?.unitId).toBe('a');
  });

  it('is ahead from its first unit on before it is begun', () => {
    expect(states({ kind: 'audiobook', units: three }, [])).toEqual(['ahead', 'ahead', 'ahead']);
  });

  it('is begun by a place in it, and by playing it', () => {
    const work: Work = { kind: 'audiobook', units: three };
    expect(findTrail(work, [place('a', 0, 1)]).isStarted).toBe(true);
    expect(findTrail(work, [], { unitId: 'a', positionSec: null }).isStarted).toBe(true);
  });

  it('counts a finished unit as walked, whatever is heard of it again', () => {
    const again = place('a', 0.25, 1, { completed: true });
    expect(findTrail({ kind: 'course', units: three }, [again, place('b', 0.5, 2)])).toMatchObject({ walked: 1.5, leftSec: 150 });
  });

  it('goes on with the first unit that is not behind when what plays is none of it', () => {
    const trail = findTrail({ kind: 'course', units: three }, [place('a', 1, 1)], { unitId: 'z', positionSec: 1 });
    expect(trail.parts.map((part) => part.state)).toEqual(['done', 'ahead', 'ahead']);
    expect(trail.next?.unitId).toBe('b');
  });

  it('without a unit is neither finished nor under way', () => {
    expect(findTrail({ kind: 'course', units: [] }, [])).toMatchObject({ isFinished: false, isStarted: false, next: null, leftSec: 0 });
  });

  it('takes the share that was saved where the length is not known', () => {
    const units = [unit('a', 1, { durationSec: 0 })];
    const trail = findTrail({ kind: 'audiobook', units }, [place('a', 0.5, 1)], { unitId: 'a', positionSec: 7 });
    expect(trail.parts[0]?.fraction).toBe(0.5);
  });

  it('stands at the unit touched last', () => {
    const progress = [place('a', 0.5, 1), place('b', 0.25, 2)];
    expect(states({ kind: 'audiobook', units: three }, progress)).toEqual(['ahead', 'now', 'ahead']);
  });

  it('goes on after a finished unit, and back to one that was left out', () => {
    expect(states({ kind: 'course', units: three }, [place('a', 1, 1)])).toEqual(['done', 'now', 'ahead']);
    expect(states({ kind: 'course', units: three }, [place('c', 1, 1)])).toEqual(['now', 'ahead', 'done']);
    expect(states({ kind: 'course', units: three }, [place('b', 1, 1)])).toEqual(['ahead', 'done', 'now']);
    expect(states({ kind: 'course', units: three }, [place('a', 1, 1), place('b', 1, 2)])).toEqual(['done', 'done', 'now']);
    // Whichever of them comes first.
    expect(states({ kind: 'course', units: three }, [place('a', 0.5, 2), place('c', 0.5, 1)])).toEqual(['now', 'ahead', 'ahead']);
    expect(states({ kind: 'course', units: three }, [place('a', 0.5, 1), place('c', 0.5, 1)])).toEqual(['now', 'ahead', 'ahead']);
  });

  it('is finished when every unit is', () => {
    const trail = findTrail(
      { kind: 'course', units: three },
      three.map(({ id }) => place(id, 1, 1)),
    );
    expect(trail).toMatchObject({ isFinished: true, next: null, walked: 3, leftSec: 0 });
  });

  it('stays finished while a unit of it is gone through again, which is what is under way', () => {
    const done = three.map(({ id }) => place(id, 1, 1));
    const again = [place('a', 0.26, 2, { completed: true }), ...done.slice(1)];
    for (const playing of [null, { unitId: 'a', positionSec: 30 }]) {
      const trail = findTrail({ kind: 'course', units: three }, again, playing);
      expect(trail).toMatchObject({ isFinished: true, walked: 3, leftSec: 0 });
      expect(trail.next?.unitId).toBe(playing?.unitId);
    }
    expect(states({ kind: 'course', units: three }, again, { unitId: 'a', positionSec: 30 })).toEqual(['now', 'done', 'done']);
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

  it('has a mark for each, with its number and where it begins', () => {
    const { parts } = findTrail({ kind: 'audiobook', units }, []);
    expect(
      parts.map(({ key, number, startSec, durationSec, state, fraction }) => [key, number, startSec, durationSec, state, fraction]),
    ).toEqual([
      ['a 0', 1, 0, 40, 'ahead', 0],
      ['a 1', 2, 40, 40, 'ahead', 0],
      ['a 2', 3, 80, 20, 'ahead', 0],
    ]);
  });

  it('is in a chapter from its first moment to its last', () => {
    const heard = [place('a', 0.99, 1)];
    const at = (positionSec: number): string[] => states({ kind: 'audiobook', units }, heard, { unitId: 'a', positionSec });
    expect(at(39.9)).toEqual(['now', 'ahead', 'ahead']);
    expect(at(40)).toEqual(['done', 'now', 'ahead']);
    expect(at(100)).toEqual(['done', 'done', 'now']);
    expect(at(120)).toEqual(['done', 'done', 'now']);
  });

  it('is in the first chapter while it is before its mark', () => {
    const late = [unit('a', 1, { chapters: chapters.map(({ title, startSec }) => ({ title, startSec: startSec + 5 })) })];
    const { parts } = findTrail({ kind: 'audiobook', units: late }, [place('a', 0.02, 1)]);
    expect(parts.map(({ state, fraction }) => [state, fraction])).toEqual([
      ['now', 0],
      ['ahead', 0],
      ['ahead', 0],
    ]);
  });

  it('is done in all of them when it is finished, but not while it is heard again', () => {
    const done = place('a', 1, 1);
    expect(states({ kind: 'audiobook', units }, [done])).toEqual(['done', 'done', 'done']);
    expect(states({ kind: 'audiobook', units }, [done], { unitId: 'a', positionSec: 50 })).toEqual(['done', 'now', 'ahead']);
  });

  it('is not done in what nobody has heard, though it plays behind it', () => {
    expect(states({ kind: 'audiobook', units }, [], { unitId: 'a', positionSec: 50 })).toEqual(['ahead', 'now', 'ahead']);
  });

  it('knows no share of a chapter without a length', () => {
    const endless = [unit('a', 1, { durationSec: 0, chapters })];
    const trail = findTrail({ kind: 'audiobook', units: endless }, [place('a', 0.9, 1)]);
    expect(trail.parts.at(-1)).toMatchObject({ state: 'now', durationSec: 0, fraction: 0 });
  });

  it('is one unit as long as it has one chapter, or is one of several files', () => {
    expect(findChapteredUnit({ kind: 'audiobook', units: [unit('a', 1, { chapters: chapters.slice(0, 1) })] })).toBeNull();
    expect(findChapteredUnit({ kind: 'audiobook', units: [...units, unit('b', 2)] })).toBeNull();
    expect(findChapteredUnit({ kind: 'podcast', units })).toBeNull();
    expect(findChapteredUnit({ kind: 'audiobook', units })).toBe(units[0]);
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
    expect(findTrail({ kind: 'audiobook', units }, [again])).toMatchObject({ isFinished: true, walked: 3, next: { title: 'Two' } });
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
