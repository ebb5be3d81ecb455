import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ProgressSummary } from '#core/days/summary.ts';
import { countStatements } from '../../../tests/support/houses/count-statements.ts';
import { begin, hear, say } from '../../../tests/support/houses/coach-house.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, setJoined, signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse();
});
beforeEach(async () => {
  study.house.now = () => LATE;
  learner = await signUp(study.app);
});
afterAll(() => study.close());

const DAY_MS = 86_400_000;
/** 23:30 on Monday, 30 November in UTC. */
const LATE = Date.UTC(2026, 10, 30, 23, 30);
const NOTHING = { seconds: {}, answered: 0, finished: [] };

const look = async (query = '', of = learner) => expectJson<ProgressSummary>(await of.call('GET', `/api/progress/summary${query}`));
const play = async (unitId: string, playedSec: number, ms = LATE, more = {}) => {
  const place = { positionSec: 1, fraction: 0.5, completed: false, playedSec, observedAt: new Date(ms).toISOString(), ...more };
  expect((await learner.call('PUT', `/api/progress/${unitId}`, place)).status).toBe(200);
};
const daysOf = ({ days }: ProgressSummary) => days.map(({ on, seconds }) => [on, seconds]);

it('has no days before anything was done', async () => {
  expect(await look()).toEqual({
    ...{ today: '2026-11-30', timeZone: 'UTC', dailyGoalMin: null, days: [], undatedSec: 0, rhythm: null },
    streak: { days: 0, longest: 0, isTodayDone: false, hasRestLeft: true },
    totals: { seconds: {}, answered: 0, finished: 0 },
  });
});

it('has what was played and read, by kind and by the days where the learner is', async () => {
  await play('part-2.a', 50, LATE - DAY_MS);
  await play('part-2.a', 70, LATE - 60_000);
  await play('plain-book.plain', 80);
  const utc = await look();
  expect(daysOf(utc)).toEqual([
    ['2026-11-29', { audiobook: 50 }],
    ['2026-11-30', { audiobook: 70, ebook: 80 }],
  ]);
  expect(utc.totals.seconds).toEqual({ audiobook: 120, ebook: 80 });
  expect(utc.streak).toMatchObject({ days: 1, isTodayDone: true });
  const berlin = await look('?tz=Europe/Berlin');
  expect(berlin).toMatchObject({ today: '2026-12-01', timeZone: 'Europe/Berlin' });
  expect(berlin.days.map(({ on }) => on)).toEqual(['2026-11-30', '2026-12-01']);
});

it('is of the zone that the learner chose, wherever the device is', async () => {
  await learner.call('PATCH', '/api/profile', { learning: { timeZone: 'Europe/Berlin', dailyGoalMin: 15 } });
  expect(await look()).toMatchObject({ today: '2026-12-01', timeZone: 'Europe/Berlin', dailyGoalMin: 15 });
  expect((await look('?tz=America/New_York')).timeZone).toBe('Europe/Berlin');
});

it('counts a report once, however often it comes, and a late one on its own day', async () => {
  for (let n = 0; n < 3; n++) await play('part-2.a', 60);
  await play('part-2.a', 90, LATE - 3 * DAY_MS);
  expect(daysOf(await look())).toEqual([
    ['2026-11-27', { audiobook: 90 }],
    ['2026-11-30', { audiobook: 60 }],
  ]);
});

it('puts no time into the future, and spreads a long report over the night that it covers', async () => {
  await play('part-2.a', 60, LATE + 5 * DAY_MS);
  await play('part-10.a', 2 * 3600, LATE - 22.5 * 3_600_000);
  expect(daysOf(await look())).toEqual([
    ['2026-11-29', { audiobook: 3600 }],
    ['2026-11-30', { audiobook: 3660 }],
  ]);
});

it('holds no more than a day in a day, whatever is reported, nor does the place', async () => {
  for (let n = 0; n < 20; n++) await play(n % 2 ? 'part-2.a' : 'plain-book.plain', 86_400, LATE - n * 1000);
  const { totals, undatedSec } = await look();
  expect((totals.seconds.ebook ?? 0) + (totals.seconds.audiobook ?? 0)).toBeLessThan(86_400 + 900);
  expect(undatedSec).toBe(0);
});

it('holds no time from before there was the account, nor more than has passed since, whatever is reported', async () => {
  const joinedMs = LATE - 10 * 60_000;
  await setJoined(study.house, learner.id, joinedMs);
  for (let n = 0; n < 8; n++) await play(n % 2 ? 'part-2.a' : 'plain-book.plain', 86_400, LATE - (21 - n) * DAY_MS);
  await play('part-2.a', 86_400, LATE - 60_000);
  const { days, totals, undatedSec } = await look();
  expect(days.map(({ on }) => on)).toEqual(['2026-11-30']);
  expect((totals.seconds.ebook ?? 0) + (totals.seconds.audiobook ?? 0)).toBe(600);
  expect(undatedSec).toBe(0);
});

it.each(['Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe'])(
  'puts each quarter into its day in %s, also where clocks change',
  async (zone) => {
    const hour = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
    const first = Date.UTC(2026, 9, 3);
    const rows = Array.from({ length: 96 * 30 }, (_, n) => ({
      userId: learner.id,
      at: first + n * 900_000,
      kind: 'course' as const,
      seconds: 1,
    }));
    for (let n = 0; n < rows.length; n += 480)
      await study.house.db
        .insertInto('studyTime')
        .values(rows.slice(n, n + 480))
        .execute();
    const expected = new Map<string, number>();
    for (const { at } of rows) expected.set(hour.format(at), (expected.get(hour.format(at)) ?? 0) + 1);
    expect(daysOf(await look(`?tz=${zone}`))).toEqual([...expected].map(([on, course]) => [on, { course }]));
  },
);

it('is made of sums by the parts of its days, however many quarters and answers there are', async () => {
  const counting = countStatements(study.house);
  const ask = () => counting.rowsDuring(() => call(counting.app, 'GET', '/api/progress/summary', undefined, { cookie: learner.cookie }));
  const none = await ask();
  const days = 20;
  const studied = Array.from({ length: 96 * days }, (_, n) => ({ at: LATE - (LATE % 900_000) - n * 900_000, kind: 'course' as const }));
  for (let n = 0; n < studied.length; n += 480)
    await study.house.db
      .insertInto('studyTime')
      .values(studied.slice(n, n + 480).map((row) => ({ ...row, userId: learner.id, seconds: 1 })))
      .execute();
  const sheet = { userId: learner.id, unitId: 'deep-work.check', itemId: 'deep-work', fraction: 0.5, passed: 0, marks: '[{}]' };
  const sheets = studied.slice(0, 960).map(({ at }, round) => ({ ...sheet, id: `${learner.id} ${round}`, round, at }));
  for (let n = 0; n < sheets.length; n += 96)
    await study.house.db
      .insertInto('quizAttempt')
      .values(sheets.slice(n, n + 96))
      .execute();
  // Five begin in a day; at either end a day is cut.
  expect((await ask()) - none).toBeLessThanOrEqual(5 * (days + 1) + 11);
  const { totals, rhythm } = await look();
  expect([totals.seconds, totals.answered, rhythm]).toEqual([{ course: studied.length }, 960, null]);
});

it('keeps the minutes when the work goes', async () => {
  await play('stone.a', 60);
  const mark = (missingSince: number | null) =>
    study.house.db.updateTable('item').set({ missingSince }).where('id', '=', 'stone').execute();
  await mark(1);
  const { days } = await look();
  await mark(null);
  expect(days).toEqual([{ ...NOTHING, on: '2026-11-30', seconds: { audiobook: 60 } }]);
});

it('says what was played before days were kept, and puts it into none', async () => {
  await play('part-2.a', 5000);
  await study.house.db.deleteFrom('studyTime').where('userId', '=', learner.id).execute();
  await play('part-2.a', 60, LATE - 60_000);
  expect(await look()).toMatchObject({ undatedSec: 5000, totals: { seconds: { audiobook: 60 } } });
});

it('has a work on the day of its last part', async () => {
  const done = { fraction: 1, completed: true };
  for (const [i, unit] of ['attention', 'check', 'listen'].entries()) await play(`deep-work.${unit}`, 0, LATE - (i + 2) * DAY_MS, done);
  expect((await look()).totals.finished).toBe(0);
  await play('deep-work.why-focus', 0, LATE - DAY_MS, done);
  const { days, totals } = await look();
  expect(days).toEqual([{ ...NOTHING, on: '2026-11-29', finished: [{ id: 'deep-work', kind: 'course', title: 'Deep work' }] }]);
  expect(totals.finished).toBe(1);
});

it('has the answers of quizzes, reviews and talks, each on its day, also when the talk is deleted', async () => {
  const { db } = study.house;
  const { id: userId } = learner;
  const marks = JSON.stringify([
    { questionId: 'switch', correct: true },
    { questionId: 'remove', correct: false },
  ]);
  const sheet = { id: `sheet-${userId}`, userId, unitId: 'deep-work.check', itemId: 'deep-work', round: 0, fraction: 0.5, passed: 0 };
  await db
    .insertInto('quizAttempt')
    .values({ ...sheet, marks, at: LATE - DAY_MS })
    .execute();
  const card = { id: `card-${userId}`, userId, noteId: null, unitId: 'deep-work.check', questionId: 'switch' };
  await db
    .insertInto('reviewCard')
    .values({ ...card, memory: '{}', dueOn: '2026-11-30', removedAt: null, createdAt: 0 })
    .execute();
  const answer = {
    id: `answer-${userId}`,
    userId,
    cardId: card.id,
    grade: 'good',
    before: '{}',
    answeredOn: '2026-11-30',
    at: LATE,
  } as const;
  await db.insertInto('reviewAnswer').values(answer).execute();
  const { id } = await begin(learner, 'career');
  await hear(learner, await say(learner, id, 'I would like to lead.'));
  expect((await learner.call('DELETE', `/api/coach/conversations/${id}`)).status).toBe(204);
  const { days, totals, streak } = await look();
  expect(days.map(({ on, answered }) => [on, answered])).toEqual([
    ['2026-11-29', 2],
    ['2026-11-30', 2],
  ]);
  expect([totals.answered, streak.days]).toEqual([4, 2]);
});

it('has a card once a day, however often it was graded', async () => {
  const { db } = study.house;
  const { id: userId } = learner;
  const card = { id: `again-${userId}`, userId, noteId: null, unitId: 'deep-work.check', questionId: 'remove' };
  await db
    .insertInto('reviewCard')
    .values({ ...card, memory: '{}', dueOn: '2026-11-30', removedAt: null, createdAt: 0 })
    .execute();
  const answers = Array.from({ length: 30 }, (_, n) => ({
    ...{ id: `again-${userId}-${n}`, userId, cardId: card.id, grade: 'again' as const, before: '{}' },
    ...(n < 29 ? { answeredOn: '2026-11-30', at: LATE + n } : { answeredOn: '2026-11-29', at: LATE - DAY_MS }),
  }));
  await db.insertInto('reviewAnswer').values(answers).execute();
  expect((await look()).days.map(({ on, answered }) => [on, answered])).toEqual([
    ['2026-11-29', 1],
    ['2026-11-30', 1],
  ]);
});

it.each(['tz=Nowhere', 'tz=%2B01:00', 'tz='])('does not answer to %s', async (query) => {
  await expectProblem(await learner.call('GET', `/api/progress/summary?${query}`), 422, 'invalid_fields');
});

it('is nobody else’s', async () => {
  await play('part-2.a', 600);
  expect((await look('', await signUp(study.app))).days).toEqual([]);
  await expectProblem(await call(study.app, 'GET', '/api/progress/summary'), 401, 'not_signed_in');
});
