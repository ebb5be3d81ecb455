import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PlayerEpisode, QueueEntry } from '#core/player/episode.ts';
import { countStatements } from '../../../tests/support/houses/count-statements.ts';
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

const Answer = z.object({ items: z.array(QueueEntry.strict()) }).strict();
const url = (ids: readonly string[]) => `/api/episodes?ids=${ids.map(encodeURIComponent).join(',')}`;
const list = async (ids: readonly string[]) => {
  const body = await expectJson<z.infer<typeof Answer>>(await learner.call('GET', url(ids)));
  expect(Answer.safeParse(body).error).toBeUndefined();
  return body.items;
};
const idsOf = (items: readonly QueueEntry[]) => items.map((item) => item.id);

describe('entries of the queue', () => {
  it('come in the order asked for, each once, without those that are not there', async () => {
    const asked = [
      'stone.a',
      'nothing',
      'tts-plain-book.plain',
      'part-2.a',
      'stone.a',
      'later.a',
      'tts-part-2.a',
      'tts-nothing',
      'deep-work.soon',
      'deep-work',
      'one-take.take',
    ];
    expect(idsOf(await list(asked))).toEqual(['stone.a', 'tts-plain-book.plain', 'part-2.a', 'one-take.take']);
  });

  it('hold what the episode itself says', async () => {
    const ids = [
      'field-notes.note-2',
      'deep-work.attention',
      'part-10.a',
      'tts-plain-book.plain',
      'tts-deep-work.why-focus',
      'tts-slow-reading.pages',
    ];
    const entries = await list(ids);
    expect(idsOf(entries)).toEqual(ids);
    for (const entry of entries) {
      const episode = await expectJson<PlayerEpisode>(await learner.call('GET', `/api/episodes/${entry.id}`));
      const { duration, ...rest } = QueueEntry.parse(episode);
      expect(entry).toMatchObject(rest);
      // A text that nobody has heard yet has an estimated length.
      if (episode.speechUrl === null) expect(entry.duration).toBe(duration);
      else expect(entry.duration).toBeGreaterThan(0);
    }
    // Once it has been heard, its length is known.
    for (const entry of await list(ids)) {
      const { duration } = await expectJson<PlayerEpisode>(await learner.call('GET', `/api/episodes/${entry.id}`));
      expect(entry.duration).toBe(duration);
    }
  });

  it('estimate the length of a long text well enough to show it', async () => {
    const fresh = await openStudyHouse();
    const me = await signUp(fresh.app);
    const [entry] = (await expectJson<{ items: QueueEntry[] }>(await me.call('GET', url(['tts-slow-reading.pages'])))).items;
    const { duration } = await expectJson<PlayerEpisode>(await me.call('GET', '/api/episodes/tts-slow-reading.pages'));
    expect((entry?.duration ?? 0) / duration).toBeGreaterThan(0.7);
    expect((entry?.duration ?? 0) / duration).toBeLessThan(1.4);
    await fresh.close();
  });

  it('of visitors are the samples', async () => {
    const body = await expectJson<{ items: QueueEntry[] }>(
      await call(
        study.app,
        'GET',
        url(['field-notes.note-2', 'field-notes.note-1', 'tts-deep-work.why-focus', 'tts-plain-book.plain', 'part-2.a']),
      ),
    );
    expect(idsOf(body.items)).toEqual(['field-notes.note-1', 'tts-deep-work.why-focus']);
  });

  it('appear with their work', async () => {
    const { now } = study.house;
    study.house.now = () => RELEASE_MS;
    expect(idsOf(await list(['later.a']))).toEqual(['later.a']);
    study.house.now = now;
  });

  it('cost as many statements for a hundred as for one', async () => {
    const counted = countStatements(study.house);
    const known = [
      'part-2.a',
      'part-10.a',
      'stone.a',
      'tts-plain-book.plain',
      'tts-deep-work.why-focus',
      ...[1, 2, 3, 4, 5].map((n) => `field-notes.note-${n}`),
    ];
    const cost = (ids: readonly string[]) =>
      counted.during(() => call(counted.app, 'GET', url(ids), undefined, { cookie: learner.cookie }));
    const one = await cost(known.slice(0, 1));
    // The session, the plan, the units, their items.
    expect(one).toBe(4);
    expect(await cost(known)).toBe(one);
    expect(await cost([...known, ...Array.from({ length: 90 }, (_, i) => `tts-unknown-${i}`)])).toBe(one);
  });

  it('may be a hundred, and no more', async () => {
    const ids = Array.from({ length: 100 }, (_, i) => `${'x'.repeat(120)}.${i}`);
    expect(await list(ids)).toEqual([]);
    for (const query of [
      '',
      '?ids=',
      '?ids=,,',
      '?ids=a&ids=b',
      `?ids=${'x'.repeat(20_000)}`,
      url([...ids, 'one-more']).slice('/api/episodes'.length),
    ])
      await expectProblem(await learner.call('GET', `/api/episodes${query}`), 422, 'invalid_fields');
  });
});
