import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { UnitSummary } from '#core/library/catalogue.ts';
import { findTrail } from '#core/trail/item-trail.ts';
import { layTrail } from '#web/features/trail/lay-trail.ts';
import { DiscoverMap } from './discover-map.tsx';

/** In a narrow window the plate covers what lies further down. */
const PLATE = 312;

const partOf = (i: number): UnitSummary => ({
  id: `part-${i}`,
  title: `Part ${i} of a long way through a work`,
  position: i,
  durationSec: 100,
  kind: 'audio',
  sample: false,
  section: null,
  description: '',
  skills: [],
  coverSeed: null,
  chapters: [],
});

/** In a wide one it stands to the left, the wider in the drawing the taller it is. */
const PLATE_EDGE = 376;

it.each([1, 3, 8, 20, 45])('the words at the ring stand above the plate and beside it, in a work of %d parts', (count) => {
  const trail = findTrail({ kind: 'audiobook', units: Array.from({ length: count }, (_, i) => partOf(i + 1)) }, []);
  for (const id of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']) {
    const drawn = renderToString(<DiscoverMap itemId={id} trail={trail} {...layTrail(id)} />);
    const [, x, y, height] = /<foreignObject x="([^"]*)" y="([^"]*)" width="[^"]*" height="([^"]*)"/.exec(drawn) ?? [];
    expect(Number(y) + Number(height)).toBeLessThan(PLATE);
    expect(Number(x)).toBeGreaterThan(PLATE_EDGE);
  }
});
