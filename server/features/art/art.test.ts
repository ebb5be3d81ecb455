import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { coverArt } from '#core/drawing/cover.ts';
import { itemMap } from '#core/drawing/item-map.ts';
import { scene, SCENES } from '#core/drawing/scenes.ts';
import { ITEM_KINDS } from '#core/library/kind.ts';
import { expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/study-library.ts';
import { call } from '../../../tests/support/test-house.ts';

// They draw as ever; how often they are asked is counted.
vi.mock(import('#core/drawing/cover.ts'), { spy: true });

let study: StudyHouse;
beforeAll(async () => {
  study = await openStudyHouse({ files: {} });
});
afterEach(() => vi.mocked(coverArt).mockClear());
afterAll(() => study.close());

const get = (url: string) => call(study.app, 'GET', url);
const read = async (url: string) => {
  const response = await get(url);
  expect(response.status).toBe(200);
  return response.text();
};

describe('a drawing', () => {
  it.each(ITEM_KINDS)('is the cover of any %s, whole or the picture alone', async (kind) => {
    expect(await read(`/covers/${kind}/deep-work.svg`)).toBe(coverArt({ seed: 'deep-work', kind, crop: 'full' }));
    expect(await read(`/covers/${kind}/deep-work.art.svg`)).toBe(coverArt({ seed: 'deep-work', kind, crop: 'art' }));
  });

  it.each(['deep-work', 'part-2'])('is the map of a work: %s', async (seed) =>
    expect(await read(`/art/item/${seed}.svg`)).toBe(itemMap({ seed, waypoints: 2 }).svg),
  );

  it.each(SCENES)('is the scene of a page: %s', async (name) => expect(await read(`/art/${name}.svg`)).toBe(scene(name)));

  it('may be of a name of 200 characters', async () => expect(await read(`/covers/course/${'x'.repeat(200)}.svg`)).toMatch(/^<svg/));

  it('may be kept by everybody for a day, and is nothing but a picture', async () => {
    const { headers } = await get('/art/peaks.svg');
    expect(['content-type', 'cache-control', 'x-content-type-options'].map((name) => headers.get(name))).toEqual([
      'image/svg+xml; charset=utf-8',
      'public, max-age=86400, stale-while-revalidate=604800',
      'nosniff',
    ]);
  });
});

describe('what cannot be drawn', () => {
  it.each([
    '/covers/song/x.svg',
    '/covers/course/x.png',
    '/covers/course/x.svg.png',
    '/covers/course/.svg',
    `/covers/course/${'x'.repeat(201)}.svg`,
    '/art/item/..%2fx.svg',
    '/art/item/x.png',
    '/art/item/x.svg.png',
    '/art/item/.svg',
    '/art/nothing.svg',
    '/art/peaks',
  ])('%s', async (url) => {
    await expectProblem(await get(url), 404, 'not_found');
  });
});

describe('the 400 drawings made last', () => {
  const timesDrawn = async (seed: string) => {
    vi.mocked(coverArt).mockClear();
    await read(`/covers/ebook/${seed}.art.svg`);
    return vi.mocked(coverArt).mock.calls.length;
  };

  it('are drawn once, and what came before them again', async () => {
    for (let n = 0; n < 400; n++) await timesDrawn(`kept-${n}`);
    expect([await timesDrawn('kept-0'), await timesDrawn('kept-399')]).toEqual([0, 0]);
    expect([await timesDrawn('one-more'), await timesDrawn('one-more'), await timesDrawn('kept-1')]).toEqual([1, 0, 0]);
    expect(await timesDrawn('kept-0')).toBe(1);
  });
});
