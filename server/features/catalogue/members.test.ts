import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ItemDetail } from '#core/library/catalogue.ts';
import type { PlayerEpisode } from '#core/player/episode.ts';
import { makeEpub, makeMp3 } from '../../../tests/support/houses/library-fixtures.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';

const DAY_MS = 86_400_000;
const FOR_MEMBERS = 'access: members\npublishedAt: 2026-01-05\n---\n';
const QUIZ =
  'title: Check\nquestions:\n  - id: q\n    text: Which?\n    options: [{ id: a, text: One, correct: true }, { id: b, text: Two }]\n    explanation: One.\n';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse({
    files: {
      'courses/inner-circle/course.md': `---\ntitle: Inner circle\nauthor: Ann Ash\n${FOR_MEMBERS}What members learn.\n`,
      'courses/inner-circle/01 Taste.md': '---\nsample: true\n---\nA taste of marzipan.\n',
      'courses/inner-circle/02 Whole.md': 'The secret is cardamom, said the baker.\n',
      'courses/inner-circle/03 Heard.mp3': makeMp3({ TIT2: 'Heard' }),
      'courses/inner-circle/04 Check.quiz.yaml': QUIZ,
      'ebooks/closed-book/book.md': `---\ntitle: Closed book\nauthor: Ann Ash\n${FOR_MEMBERS}A book.\n`,
      'ebooks/closed-book/closed.epub': makeEpub({ title: 'Closed book', author: 'Ann Ash' }),
      'audiobooks/later/book.md': '---\ntitle: Later\nauthor: Ann Ash\npublishedAt: 2040-01-01\nsample: true\n---\nNot yet.\n',
      'audiobooks/later/a.mp3': makeMp3({ TIT2: 'a' }),
    },
  });
  learner = await signUp(study.app);
});
afterAll(() => study.close());

const get = (url: string) => learner.call('GET', url);

describe('a work for members', () => {
  it('shows its window to everybody', async () => {
    for (const ask of [get, (url: string) => call(study.app, 'GET', url)]) {
      const detail = await expectJson<ItemDetail>(await ask('/api/courses/inner-circle'));
      expect(detail).toMatchObject({ access: 'members', description: 'What members learn.' });
      expect(detail.units.map(({ title }) => title)).toEqual(['Taste', 'Whole', 'Heard', 'Check']);
    }
    expect(await expectJson(await get('/api/items'))).toMatchObject({ total: 2 });
    expect((await learner.call('PUT', '/api/favorites/inner-circle')).status).toBe(204);
  });

  it.each([
    '/api/courses/inner-circle/lessons/inner-circle.whole',
    '/api/courses/inner-circle/lessons/inner-circle.heard',
    '/api/episodes/inner-circle.heard',
    '/api/episodes/tts-inner-circle.whole',
    '/api/episodes/tts-inner-circle.whole/speech',
    '/api/episodes/tts-closed-book.closed',
    '/api/episodes/tts-closed-book.closed/speech',
    '/media/inner-circle.heard.audio',
    '/media/closed-book.closed.book',
  ])('keeps %s to them', async (url) => {
    await expectProblem(await get(url), 403, 'members_only');
    await expectProblem(await call(study.app, 'GET', url), 401, 'not_signed_in');
  });

  it('keeps its quiz to them', async () => {
    const answers = { answers: { q: ['a'] } };
    await expectProblem(
      await learner.call('POST', '/api/courses/inner-circle/lessons/inner-circle.check/answers', answers),
      403,
      'members_only',
    );
  });

  it('gives its sample away, and leads on to nothing that would be refused', async () => {
    expect(await expectJson(await get('/api/courses/inner-circle/lessons/inner-circle.taste'))).toMatchObject({ title: 'Taste' });
    const spoken = await expectJson<PlayerEpisode>(await get('/api/episodes/tts-inner-circle.taste'));
    expect([spoken.previousId, spoken.nextId]).toEqual([null, null]);
  });

  it('keeps no place in what one may not open, and what was done while one might', async () => {
    const save = (who: typeof learner, unitId: string, observedMs: number) => {
      const observedAt = new Date(observedMs).toISOString();
      return who.call('PUT', `/api/progress/${unitId}`, { fraction: 1, completed: true, observedAt });
    };
    const now = study.house.now();
    await expectProblem(await save(learner, 'inner-circle.whole', now), 403, 'members_only');
    expect((await save(learner, 'inner-circle.taste', now)).status).toBe(200);
    const former = await signUp(study.app);
    const paid = {
      plan: JSON.stringify({ id: 'member', name: 'Member', price: 9, currency: 'EUR', interval: 'month', access: ['members'] }),
    };
    const times = { createdAt: now - 2 * DAY_MS, until: now - DAY_MS, paidUntil: now - DAY_MS, statedAt: now - 2 * DAY_MS };
    await study.house.db
      .insertInto('subscription')
      .values({
        id: 'lapsed',
        userId: former.id,
        customerId: null,
        provider: 'test',
        subscriptionId: null,
        origin: '',
        status: 'active',
        cancelsAtEnd: 1,
        ...paid,
        ...times,
      })
      .execute();
    await expectProblem(await save(former, 'inner-circle.whole', now), 403, 'members_only');
    expect((await save(former, 'inner-circle.whole', now - 1.5 * DAY_MS)).status).toBe(200);
  });

  it('may wait in a queue', async () => {
    const { items } = await expectJson<{ items: { id: string }[] }>(
      await get('/api/episodes?ids=inner-circle.heard,tts-inner-circle.taste'),
    );
    expect(items.map(({ id }) => id)).toEqual(['inner-circle.heard', 'tts-inner-circle.taste']);
  });
});

it('a file of a work that comes out later is not there yet, sample or not', async () => {
  await expectProblem(await get('/media/later.a.audio'), 404, 'not_found');
  await expectProblem(await call(study.app, 'GET', '/media/later.a.audio'), 401, 'not_signed_in');
});

it('lists can be asked for works of one access', async () => {
  expect(await expectJson(await get('/api/items?access=members'))).toMatchObject({ total: 2 });
  expect(await expectJson(await get('/api/items?access=open'))).toMatchObject({ total: 0 });
});
