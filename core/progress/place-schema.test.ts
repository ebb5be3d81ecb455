import { describe, expect, it } from 'vitest';
import { MAX_SPANS } from './heard.ts';
import { KeptReport, PlaceInput, PlaceView } from './place-schema.ts';
import { readPlace, writeReport } from './place-wire.ts';

describe('PlaceInput', () => {
  const good = { positionSec: 1, fraction: 0.5, completed: false, observedAt: '2026-01-01T00:00:00Z' };
  it('reads the least there can be', () =>
    expect(PlaceInput.parse({ fraction: 0.5, completed: false, observedAt: '2026-01-01T00:00:00Z' })).toEqual({
      positionSec: null,
      locator: null,
      fraction: 0.5,
      completed: false,
      addedSec: 0,
      addedHeard: null,
      observedMs: Date.UTC(2026, 0, 1),
    }));
  it('reads what was heard in order, each second once', () => {
    const heard = [
      [30, 40],
      [0, 10],
      [5, 20],
    ];
    expect(PlaceInput.parse({ ...good, heard }).addedHeard).toEqual([
      [0, 20],
      [30, 40],
    ]);
  });
  it('reads back what is written', () => {
    const report = PlaceInput.parse({ ...good, playedSec: 3, locator: 'p3', heard: [[0, 1]] });
    expect(PlaceInput.parse(writeReport(report))).toEqual(report);
    const bare = { ...report, positionSec: null, locator: null, addedHeard: null };
    expect(writeReport(bare)).toEqual({ fraction: 0.5, completed: false, playedSec: 3, observedAt: '2026-01-01T00:00:00.000Z' });
  });
  it('takes the most there can be, and a stretch of no length', () => {
    const most = { positionSec: 1e7, fraction: 1, playedSec: 86_400, locator: 'x'.repeat(2000), heard: [[5, 5]] };
    const { playedSec, heard: stretches, ...same } = most;
    expect(PlaceInput.parse({ ...good, ...most })).toMatchObject({ ...same, addedSec: playedSec, addedHeard: stretches });
    const heard = Array.from({ length: MAX_SPANS }, (_, i) => [i * 9, i * 9 + 1]);
    expect(PlaceInput.parse({ ...good, heard }).addedHeard).toEqual(heard);
  });
  it.each([
    [{ heard: [[5, 4]] }, 'Ends before it begins.'],
    [{ locator: 'p\0' }, 'Holds a character that cannot be kept.'],
  ])('says why it refuses %o', (wrong, message) => {
    expect(PlaceInput.safeParse({ ...good, ...wrong }).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
  it.each([
    { positionSec: -1 },
    { positionSec: 1e7 + 1 },
    { positionSec: Number.NaN },
    { positionSec: Number.POSITIVE_INFINITY },
    { positionSec: '1' },
    { fraction: 1.01 },
    { fraction: -0.1 },
    { playedSec: 86_401 },
    { playedSec: -1 },
    { locator: 'x'.repeat(2001) },
    { heard: [[5, 4]] },
    { heard: [[-1, 4]] },
    { heard: [[4]] },
    { heard: Array.from({ length: MAX_SPANS + 1 }, (_, i) => [i * 9, i * 9 + 1]) },
    { completed: 1 },
    { observedAt: 'yesterday' },
    { observedAt: '2026-01-01' },
    { observedAt: 0 },
    { userId: 'somebody' },
  ])('refuses %o', (wrong) => expect(PlaceInput.safeParse({ ...good, ...wrong }).success).toBe(false));
  it.each(['fraction', 'completed', 'observedAt'] as const)('needs %s', (name) => {
    const { [name]: _left, ...rest } = good;
    expect(PlaceInput.safeParse(rest).success).toBe(false);
  });
});

describe('a place as the API shows it', () => {
  const view = {
    unitId: 'a',
    itemId: 'work',
    positionSec: 5,
    locator: null,
    fraction: 0.5,
    completed: false,
    playedSec: 7,
    observedAt: '2026-01-01T00:00:00.000Z',
  };
  it('has every field and no other', () => {
    expect(PlaceView.parse({ ...view, heard: [[0, 5]], secret: 1 })).toEqual({ ...view, heard: [[0, 5]] });
    expect(PlaceView.parse(view)).toEqual(view);
    expect(PlaceView.safeParse({ ...view, heard: [[5]] }).success).toBe(false);
  });
  it('is read', () => {
    const { itemId: _item, observedAt: _at, ...rest } = view;
    expect(readPlace(view)).toEqual({ ...rest, heard: null, observedMs: Date.UTC(2026, 0, 1) });
    expect(readPlace({ ...view, heard: [[0, 5]] }).heard).toEqual([[0, 5]]);
  });
});

describe('a report that an earlier release kept', () => {
  it('is still read', () => {
    const kept = { positionSec: 5, fraction: 0.5, completed: false, playedSec: 3, observedMs: 9 };
    const { playedSec, ...seen } = kept;
    expect(KeptReport.parse(kept)).toEqual({ ...seen, locator: null, addedSec: playedSec, addedHeard: null });
  });
});
