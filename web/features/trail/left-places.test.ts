import { describe, expect, it } from 'vitest';
import type { ProgressView } from '#core/library/catalogue.ts';
import { leavePlace, withLeftPlaces } from './left-places.ts';

const at = (observedAt: string, more: Partial<ProgressView> = {}): ProgressView => ({
  unitId: 'a',
  itemId: 'item',
  positionSec: 10,
  locator: null,
  fraction: 0.1,
  completed: false,
  playedSec: 5,
  observedAt,
  ...more,
});
const NOON = Date.parse('2026-01-01T12:00:00Z');

describe('a place that is left', () => {
  it('is where it was', () => {
    expect(leavePlace({ unitId: 'a', positionSec: 25, durationSec: 100 }, NOON)).toEqual({
      unitId: 'a',
      positionSec: 25,
      fraction: 0.25,
      completed: false,
      observedMs: NOON,
    });
  });

  it('is done when it ended, and when only the credits were left', () => {
    expect(leavePlace({ unitId: 'a', positionSec: 100, durationSec: 100, isEnded: true }, NOON)).toMatchObject({
      completed: true,
      fraction: 1,
    });
    expect(leavePlace({ unitId: 'a', positionSec: 97, durationSec: 100 }, NOON)).toMatchObject({ completed: true, fraction: 1 });
  });

  it('is no place before one is known', () => {
    expect(leavePlace({ unitId: 'a', positionSec: null }, NOON)).toBeNull();
    expect(leavePlace({ unitId: 'a', positionSec: 9, durationSec: null }, NOON)).toMatchObject({ fraction: 0, completed: false });
  });
});

describe('places of a page', () => {
  const left = { unitId: 'a', positionSec: 50, fraction: 0.5, completed: false, observedMs: NOON };

  it('give way to those left since', () => {
    expect(withLeftPlaces([at('2026-01-01T11:00:00Z')], [left], 'item')).toEqual([
      at('2026-01-01T12:00:00.000Z', { positionSec: 50, fraction: 0.5 }),
    ]);
  });

  it('come back when they are newer', () => {
    const newer = at('2026-01-01T13:00:00Z');
    expect(withLeftPlaces([newer], [left], 'item')).toEqual([newer]);
  });

  it('stay done', () => {
    expect(withLeftPlaces([at('2026-01-01T11:00:00Z', { completed: true })], [left], 'item')[0]).toMatchObject({
      completed: true,
      fraction: 0.5,
    });
  });

  it('are added to', () => {
    expect(withLeftPlaces([], [left], 'item')).toEqual([at('2026-01-01T12:00:00.000Z', { positionSec: 50, fraction: 0.5, playedSec: 0 })]);
  });
});
