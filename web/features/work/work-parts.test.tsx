import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { ItemDetail, UnitSummary } from '#core/library/catalogue.ts';
import type { Place } from '#core/progress/place.ts';
import { findTrail } from '#core/trail/item-trail.ts';
import { TrailRail } from '#web/features/trail/trail-rail.tsx';
import { ToastProvider } from '#web/ui/toast.tsx';
import { WorkParts } from './work-parts.tsx';

/** The numbers of the parts that the server draws of a work of so many, of which the first are finished. */
function drawnOf(kind: 'course' | 'audiobook' | 'podcast', count: number, finished = 0, openId?: string): number[] {
  const units = Array.from({ length: count }, (_, i) => ({
    ...{ id: `long.${i + 1}`, kind: kind === 'course' ? 'text' : 'audio', title: 'A part', position: i + 1, section: null },
    ...{ durationSec: 60, chapters: [], sample: true, description: '', coverSeed: 'seed' },
  })) as Partial<UnitSummary>[] as UnitSummary[];
  const item = { id: 'long', kind, title: 'Long', author: 'Ann Ash', units, lock: 'none' } as Partial<ItemDetail> as ItemDetail;
  const places = units.slice(0, finished).map(({ id }, i): Place => ({
    ...{ unitId: id, positionSec: null, locator: null, fraction: 1, completed: true, playedSec: 60, heard: null, observedMs: i },
  }));
  const trail = findTrail(item, places);
  const html = renderToString(
    <MemoryRouter>
      <ToastProvider>
        {openId === undefined ? <WorkParts item={item} trail={trail} /> : <TrailRail item={item} trail={trail} openId={openId} />}
      </ToastProvider>
    </MemoryRouter>,
  );
  expect(html.includes('Show all')).toBe(count > 200);
  return [...html.replaceAll('<!-- -->', '').matchAll(/(\d+)\. A part/g)].map(([, number]) => Number(number));
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

test.each(['course', 'audiobook', 'podcast'] as const)('a %s of thousands of parts is drawn around where one is', (kind) => {
  expect(drawnOf(kind, 200)).toEqual(range(1, 200));
  expect(drawnOf(kind, 2000)).toEqual(range(1, 200));
  expect(drawnOf(kind, 2000, 199)).toEqual(range(1, 200));
  expect(drawnOf(kind, 2000, 1450)).toEqual(range(1301, 1500));
  expect(drawnOf(kind, 2000, 1999)).toEqual(range(1801, 2000));
  expect(drawnOf(kind, 2000, 2000)).toEqual(range(1, 200));
});

test('beside a lesson the way is drawn around it', () => {
  expect(drawnOf('course', 2000, 3, 'long.777')).toEqual(range(601, 800));
});
