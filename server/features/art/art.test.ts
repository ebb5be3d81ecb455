import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { coverArt } from '#core/drawing/cover.ts';
import { writeCoverSeed } from '#core/drawing/cover-seed.ts';
import { itemMap } from '#core/drawing/item-map.ts';
import { scene, SCENES } from '#core/drawing/scenes.ts';
import { expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';

// They draw as ever; how often they are asked is counted.
vi.mock(import('#core/drawing/cover.ts'), { spy: true });
vi.mock(import('#core/drawing/item-map.ts'), { spy: true });

const WORKS = [
  ['course', 'deep-work'],
  ['audiobook', 'part-2'],
  ['podcast', 'field-notes'],
  ['video', 'one-take'],
  ['ebook', 'plain-book'],
] as const;

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse();
  learner = await signUp(study.app);
});
beforeEach(() => {
  vi.mocked(coverArt).mockClear();
  vi.mocked(itemMap).mockClear();
});
afterAll(() => study.close());

const get = (url: string) => call(study.app, 'GET', url);
const read = async (url: string) => {
  const response = await get(url);
  expect(response.status).toBe(200);
  return response.text();
};

const numberOf = async (id: string) => {
  const work = await study.house.db.selectFrom('item').select('coverNumber').where('id', '=', id).executeTakeFirstOrThrow();
  return work.coverNumber;
};

describe('a drawing', () => {
  it.each(WORKS)('is the cover that was dealt to any %s, whole or the picture alone, by its seed or its plain id', async (kind, id) => {
    const seed = writeCoverSeed({ id, number: await numberOf(id), shift: 0 });
    for (const asked of [seed, id]) {
      expect(await read(`/covers/${kind}/${asked}.svg`)).toBe(coverArt({ seed, kind, crop: 'full' }));
      expect(await read(`/covers/${kind}/${asked}.art.svg`)).toBe(coverArt({ seed, kind, crop: 'art' }));
    }
  });

  it('is that of each episode of a show, at the address that the episode gives', async () => {
    const episodes = [1, 2, 3, 4, 5].map((position) => `/covers/podcast/field-notes~0.${position}.svg`);
    const pictures = await Promise.all(['/covers/podcast/field-notes~0.svg', ...episodes].map(read));
    expect(new Set(pictures).size).toBe(6);
    const { thumbnail_url } = await learner.call('GET', '/api/episodes/field-notes.note-4').then((r) => r.json());
    expect(thumbnail_url).toBe(episodes[3]);
  });

  it.each(['deep-work', 'part-2'])('is the map of a work: %s', async (seed) =>
    expect(await read(`/art/item/${seed}.svg`)).toBe(itemMap({ seed, waypoints: 2 }).svg),
  );

  it.each(SCENES)('is the scene of a page: %s', async (name) => expect(await read(`/art/${name}.svg`)).toBe(scene(name)));

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
    '/covers/course/nothing.svg',
    '/covers/course/part-2.svg',
    '/covers/course/deep-work.why-focus.svg',
    '/covers/audiobook/later.svg',
    '/covers/audiobook/later~1.svg',
    '/covers/course/deep-work~1.svg',
    '/covers/course/deep-work~00.svg',
    '/covers/course/deep-work~0.1.svg',
    '/covers/course/nothing~0.svg',
    '/covers/podcast/field-notes~0.0.svg',
    '/covers/podcast/field-notes~0.6.svg',
    '/covers/podcast/field-notes~1.1.svg',
    '/covers/podcast/field-notes.1.svg',
    '/covers/video/one-take~0.1.svg',
    '/art/item/nothing.svg',
    '/art/item/later.svg',
  ])('%s', async (url) => {
    await expectProblem(await get(url), 404, 'not_found');
    expect([vi.mocked(coverArt).mock.calls, vi.mocked(itemMap).mock.calls]).toEqual([[], []]);
  });
});

it('is drawn once, however many ask at once', async () => {
  const url = '/covers/audiobook/stone.svg';
  const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => read(url)));
  expect(others.every((svg) => svg === first)).toBe(true);
  await read(url);
  expect(vi.mocked(coverArt).mock.calls).toHaveLength(1);
});
