import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_LEARNING } from '#core/account/learning-defaults.ts';
import type { Profile } from '#core/account/profile.ts';
import { DEFAULT_PLAYBACK } from '#core/player/playback-defaults.ts';
import { DEFAULT_READING } from '#core/reader/reading-defaults.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse({ files: {} });
  learner = await signUp(study.app, 'Robin Vale');
});
beforeEach(() => study.house.db.deleteFrom('learnerSettings').execute());
afterAll(() => study.close());

const DEFAULTS = {
  playback: DEFAULT_PLAYBACK,
  learning: DEFAULT_LEARNING,
  reading: DEFAULT_READING,
  isBuiltinOnly: false,
  hasPassword: true,
};
const get = async (who = learner) => expectJson<Profile>(await who.call('GET', '/api/profile'));
const patch = (body: unknown) => learner.call('PATCH', '/api/profile', body);
const userId = async () =>
  (await study.house.db.selectFrom('user').select('id').where('email', '=', learner.email).executeTakeFirstOrThrow()).id;
const store = async (playback: string) =>
  study.house.db
    .insertInto('learnerSettings')
    .values({ userId: await userId(), playback, updatedAt: 1 })
    .execute();

describe('a profile', () => {
  it('says who I am, and starts with the settings of the product', async () => {
    const response = await learner.call('GET', '/api/profile');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await expectJson(response)).toEqual({
      name: 'Robin Vale',
      email: learner.email,
      ...DEFAULTS,
    });
  });

  it('changes what is said and nothing else', async () => {
    expect(await expectJson(await patch({ playback: { rate: 1.5 } }))).toEqual({
      name: 'Robin Vale',
      email: learner.email,
      ...DEFAULTS,
      playback: { ...DEFAULT_PLAYBACK, rate: 1.5 },
    });
    await patch({ playback: { backSec: 10, hasShortcuts: false } });
    const playback = { ...DEFAULT_PLAYBACK, rate: 1.5, backSec: 10, hasShortcuts: false };
    expect((await get()).playback).toEqual(playback);
    for (const nothing of [{}, { playback: {} }]) expect(await expectJson<Profile>(await patch(nothing))).toMatchObject({ playback });
    expect((await get(await signUp(study.app))).playback).toEqual(DEFAULT_PLAYBACK);
  });

  it('keeps the coach to this server when that is wished, beside all else', async () => {
    await patch({ playback: { rate: 1.5 } });
    expect(await expectJson(await patch({ isBuiltinOnly: true }))).toMatchObject({ isBuiltinOnly: true, playback: { rate: 1.5 } });
    expect(await expectJson(await patch({ playback: { rate: 2 } }))).toMatchObject({ isBuiltinOnly: true, playback: { rate: 2 } });
    expect(await expectJson(await patch({ isBuiltinOnly: false }))).toMatchObject({ isBuiltinOnly: false });
  });

  it('keeps how I learn and read, each beside the other', async () => {
    await patch({ learning: { dailyGoalMin: 20, timeZone: 'Pacific/Auckland' } });
    await patch({ reading: { face: 'system', sizePx: 24 } });
    const profile = await expectJson<Profile>(await patch({ learning: { hasReview: false } }));
    expect(profile.learning).toEqual({ dailyGoalMin: 20, timeZone: 'Pacific/Auckland', hasReview: false });
    expect(profile.reading).toEqual({ ...DEFAULT_READING, face: 'system', sizePx: 24 });
    expect(await expectJson<Profile>(await patch({ learning: { dailyGoalMin: null, timeZone: null } }))).toMatchObject({
      learning: { dailyGoalMin: null, timeZone: null, hasReview: false },
    });
  });

  it('loses no change when several are made at once', async () => {
    await Promise.all([{ backSec: 5 }, { forwardSec: 60 }, { rate: 2 }, { hasShortcuts: false }].map((playback) => patch({ playback })));
    expect((await get()).playback).toEqual({ backSec: 5, forwardSec: 60, rate: 2, hasShortcuts: false });
  });

  it.each(['', 'no JSON', 'null', '[]', '3', '"x"', '{"rate":"fast"}', '{"rate":99,"voice":"gone"}', '{"__proto__":{"rate":2}}'])(
    'that was stored as %s falls back to what is known',
    async (playback) => {
      await store(playback);
      expect((await get()).playback).toEqual(DEFAULT_PLAYBACK);
      expect(await expectJson<Profile>(await patch({ playback: { backSec: 20 } }))).toMatchObject({
        playback: { ...DEFAULT_PLAYBACK, backSec: 20 },
      });
      expect((await get()).playback).toEqual({ ...DEFAULT_PLAYBACK, backSec: 20 });
    },
  );

  it('of which one setting is not understood keeps the others', async () => {
    await store('{"rate":1.25,"backSec":-3,"hasShortcuts":false}');
    expect((await get()).playback).toEqual({ ...DEFAULT_PLAYBACK, rate: 1.25, hasShortcuts: false });
  });

  it.each<[string, unknown, string]>([
    ['a name', { name: 'Other' }, 'name'],
    ['an address', { email: 'other@example.org' }, 'email'],
    ['an unknown setting', { playback: { voice: 'a' } }, 'playback.voice'],
    ['a speed of nothing', { playback: { rate: 0 } }, 'playback.rate'],
    ['a speed that is too high', { playback: { rate: 3.01 } }, 'playback.rate'],
    ['half a second', { playback: { backSec: 7.5 } }, 'playback.backSec'],
    ['a skip that is too long', { playback: { forwardSec: 61 } }, 'playback.forwardSec'],
    ['a flag that is none', { playback: { hasShortcuts: 'yes' } }, 'playback.hasShortcuts'],
    ['no settings', { playback: null }, 'playback'],
    ['a zone that there is not', { learning: { timeZone: 'Europe/Nowhere' } }, 'learning.timeZone'],
    ['an offset for a zone', { learning: { timeZone: '+02:00' } }, 'learning.timeZone'],
    ['a goal of no minutes', { learning: { dailyGoalMin: 0 } }, 'learning.dailyGoalMin'],
    ['an unknown setting of learning', { learning: { pace: 'fast' } }, 'learning.pace'],
    ['letters that are too small', { reading: { sizePx: 9 } }, 'reading.sizePx'],
    ['a typeface that is none', { reading: { face: 'comic' } }, 'reading.face'],
    ['a wish that is none', { isBuiltinOnly: 1 }, 'isBuiltinOnly'],
  ])('refuses %s, and stays as it was', async (_, body, path) => {
    const problem = await expectProblem(await patch(body), 422, 'invalid_fields');
    expect(problem.errors?.map((error) => error.path)).toEqual([path]);
    expect(await get()).toEqual({ name: 'Robin Vale', email: learner.email, ...DEFAULTS });
  });

  it('goes with its learner', async () => {
    const other = await signUp(study.app);
    await other.call('PATCH', '/api/profile', { playback: { rate: 2 } });
    await patch({ playback: { rate: 3 } });
    await study.house.db.deleteFrom('user').where('email', '=', other.email).execute();
    expect(await study.house.db.selectFrom('learnerSettings').select('userId').execute()).toEqual([{ userId: await userId() }]);
  });

  it('is nothing for visitors', async () => {
    await expectProblem(await call(study.app, 'GET', '/api/profile'), 401, 'not_signed_in');
    await expectProblem(await call(study.app, 'PATCH', '/api/profile', { playback: {} }), 401, 'not_signed_in');
  });
});
