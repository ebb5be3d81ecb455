import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ItemDetail } from '#core/library/catalogue.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
beforeAll(async () => {
  study = await openStudyHouse();
});
afterAll(() => study.close());
const get = (url: string) => call(study.app, 'GET', url);

const IDS = { courses: 'deep-work', audiobooks: 'part-2', podcasts: 'field-notes', videos: 'one-take', ebooks: 'plain-book' } as const;

describe('an item', () => {
  it.each(Object.entries(IDS))("of the %s is there for visitors, without what is a learner's", async (segment, id) => {
    const body = await expectJson<ItemDetail>(await get(`/api/${segment}/${id}`));
    expect(ItemDetail.strict().omit({ progress: true, isFavorite: true }).strict().safeParse(body).error).toBeUndefined();
    expect(body.id).toBe(id);
    expect(body.units.map((unit) => unit.position)).toEqual(body.units.map((_, i) => i + 1));
    expect(body.units.length).toBe(body.unitCount);
  });

  it('shows the units of a course in order, without those to come', async () => {
    const body = await expectJson<ItemDetail>(await get('/api/courses/deep-work'));
    expect(body.units.map(({ id, kind, sample, section }) => [id, kind, sample, section])).toEqual([
      ['deep-work.why-focus', 'text', true, 'Begin'],
      ['deep-work.attention', 'video', false, 'Begin'],
      ['deep-work.check', 'quiz', false, 'Begin'],
      ['deep-work.listen', 'audio', false, 'Later'],
    ]);
    expect(body).toMatchObject({
      level: 'beginner',
      language: 'en',
      year: null,
      series: null,
      publishedAt: '2026-01-05T00:00:00.000Z',
      html: '<p>A <strong>short</strong> course.</p>',
      fileUrl: null,
      toc: null,
      speechId: null,
    });
    expect(JSON.stringify(body)).not.toMatch(/correct|explanation/);
  });

  it('gives an ebook its file and contents', async () => {
    const body = await expectJson<ItemDetail>(await get('/api/ebooks/plain-book'));
    expect([body.fileUrl, body.toc]).toEqual(['/media/plain-book.plain.book', [expect.objectContaining({ title: 'One' })]]);
    expect(body.speechId).toBe('tts-plain-book.plain');
  });

  it('says who wrote and who reads it, where the library does', async () => {
    expect((await expectJson<ItemDetail>(await get('/api/audiobooks/part-2'))).people).toEqual([
      { name: 'Ann Ash', role: 'author', html: '<p>Ann walks along rivers.</p>' },
    ]);
    for (const url of ['/api/courses/slow-reading', '/api/courses/deep-work'])
      expect((await expectJson<ItemDetail>(await get(url))).people).toEqual([]);
  });

  it("shows a learner their own progress and favourite, not another's", async () => {
    const [ann, ben] = [await signUp(study.app), await signUp(study.app)];
    await ann.call('PUT', '/api/favorites/part-2');
    await ann.call('PUT', '/api/progress/part-2.a', {
      positionSec: 1,
      fraction: 0.5,
      completed: false,
      playedSec: 1,
      observedAt: '2026-05-01T00:00:00.000Z',
    });
    const [forAnn, forBen] = [await ann.call('GET', '/api/audiobooks/part-2'), await ben.call('GET', '/api/audiobooks/part-2')];
    expect(await expectJson<ItemDetail>(forAnn)).toMatchObject({
      isFavorite: true,
      progress: [
        {
          unitId: 'part-2.a',
          itemId: 'part-2',
          positionSec: 1,
          locator: null,
          fraction: 0.5,
          completed: false,
          playedSec: 1,
          observedAt: '2026-05-01T00:00:00.000Z',
        },
      ],
    });
    expect(await expectJson<ItemDetail>(forBen)).toMatchObject({ isFavorite: false, progress: [] });
  });

  for (const [segment, id] of Object.entries(IDS)) {
    it.each(Object.keys(IDS).filter((other) => other !== segment))(`${id} is not among the %s`, async (other) => {
      await expectProblem(await get(`/api/${other}/${id}`), 404, 'not_found');
    });
  }

  it.each([
    'no-such-item',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e%2f%2e%2e',
    'x'.repeat(5000),
    '%00',
    '%F0%9F%8C%8A',
    "part-2'--",
    'part-2%20',
    'PART-2',
    '__proto__',
    'constructor',
  ])('%s does not exist', async (id) => {
    for (const segment of Object.keys(IDS)) await expectProblem(await get(`/api/${segment}/${id}`), 404, 'not_found');
  });

  it('is gone while its files are missing', async () => {
    const mark = (missingSince: number | null) =>
      study.house.db.updateTable('item').set({ missingSince }).where('id', '=', 'stone').execute();
    await mark(1);
    await expectProblem(await get('/api/audiobooks/stone'), 404, 'not_found');
    await mark(null);
    expect((await get('/api/audiobooks/stone')).status).toBe(200);
  });
});
