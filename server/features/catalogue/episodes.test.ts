import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listOf, UnitSummary } from '#core/library/catalogue.ts';
import { PlayerEpisode } from '#core/player/episode.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, RELEASE_MS, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse();
  learner = await signUp(study.app);
});
afterAll(() => study.close());

const get = (url: string) => call(study.app, 'GET', url);
const NOTES = [1, 2, 3, 4, 5].map((n) => `field-notes.note-${n}`);
interface Page {
  items: UnitSummary[];
  nextCursor: string | null;
  total: number;
}

describe('the episodes of a podcast', () => {
  it('are listed in order, with the shape the API promises', async () => {
    const body = await expectJson<Page>(await get('/api/podcasts/field-notes/episodes'));
    expect(listOf(UnitSummary.strict()).strict().safeParse(body).error).toBeUndefined();
    expect([body.items.map((unit) => unit.id), body.total, body.nextCursor]).toEqual([NOTES, 5, null]);
  });

  it.each([1, 2, 4, 5, 6])('come once each, %d at a time', async (limit) => {
    const seen: string[] = [];
    let cursor = '';
    for (;;) {
      const page = await expectJson<Page>(await get(`/api/podcasts/field-notes/episodes?limit=${limit}${cursor}`));
      expect(page.items.length).toBeGreaterThan(0);
      expect(page.items.length).toBeLessThanOrEqual(limit);
      seen.push(...page.items.map((unit) => unit.id));
      expect(seen.length).toBeLessThanOrEqual(page.total);
      if (page.nextCursor === null) break;
      cursor = `&cursor=${page.nextCursor}`;
    }
    expect(seen).toEqual(NOTES);
  });

  it('refuse what lists refuse', async () => {
    for (const limit of ['0', '101', 'abc'])
      await expectProblem(await get(`/api/podcasts/field-notes/episodes?limit=${limit}`), 422, 'invalid_fields');
    for (const cursor of ['***', Buffer.from('["a"]').toString('base64url'), Buffer.from('[1.5]').toString('base64url')])
      await expectProblem(await get(`/api/podcasts/field-notes/episodes?cursor=${encodeURIComponent(cursor)}`), 400, 'bad_cursor');
  });

  it.each(['nothing', 'part-2', 'deep-work'])(
    'of %s are not there',
    async (id) => void (await expectProblem(await get(`/api/podcasts/${id}/episodes`), 404, 'not_found')),
  );
});

describe('an episode', () => {
  const Answer = PlayerEpisode.extend({ html: z.string().nullable() }).strict();

  it.each([...NOTES, 'part-2.a', 'one-take.take', 'deep-work.attention', 'deep-work.listen'])('%s is what the player takes', async (id) => {
    const body = await expectJson(await learner.call('GET', `/api/episodes/${id}`));
    expect(Answer.safeParse(body).error).toBeUndefined();
  });

  it('knows its work and its neighbours', async () => {
    expect(await expectJson(await learner.call('GET', '/api/episodes/field-notes.note-2'))).toEqual({
      id: 'field-notes.note-2',
      title: 'Note 2',
      podcast_name: 'Field notes',
      duration: 2.088,
      thumbnail_url: '/covers/podcast/field-notes~0.2.svg',
      video_url: null,
      description: '',
      audioUrl: '/media/field-notes.note-2.audio',
      chapters: [],
      transcriptUrl: null,
      captions: [],
      speechUrl: null,
      itemId: 'field-notes',
      itemKind: 'podcast',
      kind: 'audio',
      author: 'Dee Dunn',
      position: 2,
      sample: false,
      coverSeed: 'field-notes~0.2',
      previousId: 'field-notes.note-1',
      nextId: 'field-notes.note-3',
      html: null,
    });
    expect(await expectJson(await learner.call('GET', '/api/episodes/field-notes.note-5'))).toMatchObject({ nextId: null });
    // Between the two lies a quiz, which the player cannot play.
    expect(await expectJson(await learner.call('GET', '/api/episodes/deep-work.attention'))).toMatchObject({
      previousId: null,
      nextId: 'deep-work.listen',
    });
  });

  it('that is a sample is open to visitors, and leads to nothing that is not', async () => {
    const body = await expectJson(await get('/api/episodes/field-notes.note-1'));
    expect(Answer.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({ sample: true, previousId: null, nextId: null, html: '<p>Show notes of the first.</p>' });
  });

  it.each(['field-notes.note-2', 'nothing', '..%2f..%2fetc%2fpasswd', 'later.a'])(
    "%s is no visitor's to know",
    async (id) => void (await expectProblem(await get(`/api/episodes/${id}`), 401, 'not_signed_in')),
  );
  it.each(['nothing', '..%2f..%2fetc%2fpasswd', 'x'.repeat(5000), 'field-notes', 'later.a'])(
    '%s does not exist',
    async (id) => void (await expectProblem(await learner.call('GET', `/api/episodes/${id}`), 404, 'not_found')),
  );

  it('appears with its work', async () => {
    const now = study.house.now;
    study.house.now = () => RELEASE_MS;
    expect((await learner.call('GET', '/api/episodes/later.a')).status).toBe(200);
    study.house.now = now;
    await expectProblem(await learner.call('GET', '/api/episodes/later.a'), 404, 'not_found');
  });
});
