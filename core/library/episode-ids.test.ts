import { expect, test } from 'vitest';
import type { UnitSummary } from './catalogue.ts';
import { episodeIds } from './episode-ids.ts';
import { UNIT_KINDS } from './kind.ts';
import { mediaUrl } from './media-url.ts';

test('the queue takes the units that sound, in order', () => {
  const units = UNIT_KINDS.map((kind) => ({ id: `a-${kind}`, kind }) as UnitSummary);
  expect(episodeIds(units)).toEqual(['a-audio', 'a-video']);
  expect(episodeIds(units.toReversed())).toEqual(['a-video', 'a-audio']);
});

test('media are served by their id', () => {
  expect(mediaUrl('m1')).toBe('/media/m1');
});
