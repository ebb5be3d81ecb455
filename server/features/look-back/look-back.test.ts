import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { LookBack } from '#core/look-back/look-back.ts';
import { addGoal } from '../../../tests/support/houses/add-goal.ts';
import { begin, hear, say } from '../../../tests/support/houses/coach-house.ts';
import { countStatements } from '../../../tests/support/houses/count-statements.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse();
});
beforeEach(async () => {
  study.house.now = Date.now;
  learner = await signUp(study.app);
});
afterAll(() => study.close());

const DAY_MS = 86_400_000;
/** 23:30 on 30 November in UTC. */
const LATE = Date.UTC(2026, 10, 30, 23, 30);
const look = async (query = '', of = learner) => expectJson<LookBack>(await of.call('GET', `/api/look-back${query}`));
const finish = async (unitId: string, ms: number, playedSec = 60) => {
  const place = { positionSec: 1, fraction: 1, completed: true, playedSec, observedAt: new Date(ms).toISOString() };
  expect((await learner.call('PUT', `/api/progress/${unitId}`, place)).status).toBe(200);
};
const assess = (id: string, createdAt: number) => {
  const profile = JSON.stringify({ interests: [], goals: [id], challenges: [] });
  const plan = JSON.stringify({ headline: `Plan ${id}` });
  const row = { id, userId: learner.id, profile, plan, source: 'fallback' as const, durationSec: 60, createdAt };
  return study.house.db.insertInto('assessment').values(row).execute();
};
const sit = (id: string, finishedAt: number | null) => {
  const plan = { form: 'nonvisual', timing: 'untimed', isScored: 1, allowsCalibration: 0, seed: id } as const;
  return study.house.db
    .insertInto('iqSitting')
    .values({ id, userId: learner.id, ...plan, finishedAt, createdAt: LATE - 90 * DAY_MS })
    .execute();
};

it('is of this month where the learner is, when none is named', async () => {
  study.house.now = () => LATE;
  expect((await look()).month).toBe('2026-11');
  expect((await look('?tz=Europe/Berlin')).month).toBe('2026-12');
  await learner.call('PATCH', '/api/profile', { learning: { timeZone: 'Europe/Berlin' } });
  expect((await look('?tz=America/New_York')).month).toBe('2026-12');
});

it('leaves a work in the month in which it was first finished, whenever it is heard again', async () => {
  study.house.now = () => LATE;
  await finish('part-10.a', LATE - 20 * DAY_MS);
  const before = await look('?month=2026-11');
  expect(before.finished.map(({ on }) => on)).toEqual(['2026-11-10']);
  await finish('part-10.a', LATE);
  expect(await look('?month=2026-11')).toEqual(before);
});

it('has what was done in the month, by the days where the learner is', async () => {
  study.house.now = () => LATE - 60_000;
  const { id } = await addGoal(learner, { text: 'Ask Ann.', skill: 'learning' });
  study.house.now = () => LATE;
  await learner.call('PATCH', `/api/goals/${id}`, { state: 'done' });
  await finish('part-10.a', LATE);
  await finish('deep-work.why-focus', LATE);
  const november = await look('?month=2026-11');
  expect(november).toEqual({
    ...{ month: '2026-11', months: ['2026-11'], sessions: [], sittings: [], assessments: null },
    goals: {
      added: [{ id, text: 'Ask Ann.', on: '2026-11-30' }],
      done: [{ id, text: 'Ask Ann.', on: '2026-11-30' }],
      ...{ postponed: [], dropped: [] },
    },
    finished: [{ id: 'part-10', kind: 'audiobook', title: 'Part 10', on: '2026-11-30' }],
    skills: [
      { skill: 'keeping-attention', learned: 1, practised: 0, shown: 0 },
      { skill: 'deciding', learned: 1, practised: 0, shown: 0 },
      { skill: 'learning', learned: 1, practised: 1, shown: 0 },
    ].toSorted(
      (a, b) => november.skills.findIndex(({ skill }) => skill === a.skill) - november.skills.findIndex(({ skill }) => skill === b.skill),
    ),
  });
  const berlin = await look('?month=2026-12&tz=Europe/Berlin');
  expect([berlin.goals.done, berlin.finished]).toMatchObject([[{ on: '2026-12-01' }], [{ id: 'part-10', on: '2026-12-01' }]]);
  expect((await look('?month=2026-11&tz=Europe/Berlin')).finished).toEqual([]);
});

it('has a work once its last unit is finished, on that day, and none that is gone', async () => {
  study.house.now = () => LATE + DAY_MS;
  for (const [i, unit] of ['attention', 'check', 'listen'].entries()) await finish(`deep-work.${unit}`, LATE - (i + 2) * DAY_MS);
  expect((await look('?month=2026-11')).finished).toEqual([]);
  await finish('deep-work.why-focus', LATE);
  const whole = { id: 'deep-work', kind: 'course', title: 'Deep work', on: '2026-11-30' };
  expect((await look('?month=2026-11')).finished).toEqual([whole]);
  const setMissing = (missingSince: number | null) =>
    study.house.db.updateTable('item').set({ missingSince }).where('id', '=', 'deep-work').execute();
  await setMissing(1);
  const { finished, months } = await look('?month=2026-11');
  await setMissing(null);
  expect([finished, months]).toEqual([[], []]);
});

it('has what was marked by hand among what is finished, and learned nothing by it', async () => {
  study.house.now = () => LATE;
  await finish('part-10.a', LATE, 0);
  expect(await look('?month=2026-11')).toMatchObject({ finished: [{ id: 'part-10' }], skills: [] });
  // Of a work that goes on, a unit that was only marked is nothing of a month.
  const other = await signUp(study.app);
  const mark = { fraction: 1, completed: true, observedAt: new Date(LATE).toISOString() };
  expect((await other.call('PUT', '/api/progress/deep-work.why-focus', mark)).status).toBe(200);
  const month = await (await other.call('GET', '/api/look-back?month=2026-11')).json();
  expect(month).toMatchObject({ months: [], finished: [], skills: [] });
});

it('has the sessions in which something was said', async () => {
  const { id } = await begin(learner, 'career');
  await begin(learner, 'interview');
  await hear(learner, await say(learner, id, 'I would like to lead.'));
  expect((await look()).sessions).toEqual([{ id, type: 'career', title: 'Career talk', on: new Date().toISOString().slice(0, 10) }]);
});

it('has the sittings of the IQ test that ended in the month, with nothing that they came to', async () => {
  study.house.now = () => LATE + DAY_MS;
  await sit('ended', LATE);
  await sit('goes on', null);
  const november = await look('?month=2026-11');
  expect(november.sittings).toEqual([{ id: 'ended', form: 'nonvisual', on: '2026-11-30' }]);
  expect(november.months).toEqual(['2026-11']);
  const berlin = await look('?month=2026-12&tz=Europe/Berlin');
  expect([berlin.sittings, berlin.months]).toMatchObject([[{ id: 'ended', on: '2026-12-01' }], ['2026-12']]);
});

it('compares two assessments as the list of them shows each', async () => {
  study.house.now = () => LATE;
  await assess('first', LATE - 40 * DAY_MS);
  await assess('second', LATE - DAY_MS);
  expect((await look('?month=2026-11')).assessments).toEqual({
    before: {
      ...{ id: 'first', createdAt: new Date(LATE - 40 * DAY_MS).toISOString(), source: 'fallback', headline: 'Plan first' },
      profile: { interests: [], goals: ['first'], challenges: [] },
    },
    after: {
      ...{ id: 'second', createdAt: new Date(LATE - DAY_MS).toISOString(), source: 'fallback', headline: 'Plan second' },
      profile: { interests: [], goals: ['second'], challenges: [] },
    },
  });
  expect((await look('?month=2026-10')).assessments).toBeNull();
});

it.each(['month=2026-13', 'month=2026-1', 'month=', 'month=2026-11-01', 'tz=Nowhere'])('does not answer to %s', async (query) => {
  await expectProblem(await learner.call('GET', `/api/look-back?${query}`), 422, 'invalid_fields');
});

it.each(['0000-01', '9999-12'])('of %s is empty', async (month) => {
  await addGoal(learner);
  expect(await look(`?month=${month}`)).toMatchObject({ month, goals: { added: [] }, months: [expect.any(String)] });
});

it('is nobody else’s', async () => {
  await addGoal(learner);
  expect((await look('', await signUp(study.app))).months).toEqual([]);
  await expectProblem(await call(study.app, 'GET', '/api/look-back'), 401, 'not_signed_in');
});

it('asks the database as often for a full month as for an empty one', async () => {
  const { app, during } = countStatements(study.house);
  const ask = async () => expect((await call(app, 'GET', '/api/look-back', undefined, { cookie: learner.cookie })).status).toBe(200);
  const empty = await during(ask);
  for (let n = 0; n < 3; n++) await addGoal(learner);
  await finish('part-10.a', Date.now());
  expect(await during(ask)).toBe(empty);
  // The session, the zone, the months, goals, works, sessions, sittings, evidence, what was learned, assessments.
  expect(empty).toBe(10);
});
