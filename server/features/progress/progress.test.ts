import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ItemSummary, listOf } from '#core/library/catalogue.ts';
import { PlaceView } from '#core/progress/place-schema.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, RELEASE_MS, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse();
  learner = await signUp(study.app);
});
beforeEach(() => study.house.db.deleteFrom('progress').execute());
afterAll(() => study.close());

const UNIT = 'part-2.a';
const URL = `/api/progress/${UNIT}`;
const minute = (n: number) => new Date(Date.UTC(2026, 4, 1, 8, 0, n * 60)).toISOString();
const report = (n: number, positionSec: number, more = {}) => ({
  positionSec,
  fraction: positionSec / 100,
  completed: false,
  playedSec: 10,
  observedAt: minute(n),
  ...more,
});
const put = (body: unknown, url = URL) => learner.call('PUT', url, body);
const save = async (body: unknown) => expectJson<PlaceView>(await put(body));
const stored = async () => expectJson<PlaceView | null>(await learner.call('GET', URL));

describe('a place', () => {
  it('is null before anything was reported', async () => {
    const response = await learner.call('GET', URL);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await expectJson(response)).toBeNull();
  });

  it('comes back as it was reported', async () => {
    const expected = {
      unitId: UNIT,
      itemId: 'part-2',
      positionSec: 30,
      locator: null,
      fraction: 0.3,
      completed: false,
      playedSec: 10,
      observedAt: minute(1),
    };
    expect(await save(report(1, 30))).toEqual(expected);
    expect(await stored()).toEqual(expected);
  });

  it('in a text is a locator', async () => {
    const body = { locator: 'epubcfi(/6/4!/4/2)', fraction: 0.25, completed: false, observedAt: minute(1) };
    expect(await expectJson(await put(body, '/api/progress/plain-book.plain'))).toMatchObject({
      positionSec: null,
      locator: body.locator,
      fraction: 0.25,
      playedSec: 0,
    });
  });

  it('moves to a newer observation and never back to an older one', async () => {
    await save(report(5, 50));
    expect(await save(report(9, 40))).toMatchObject({ positionSec: 40, observedAt: minute(9), playedSec: 20 });
    expect(await save(report(7, 90, { completed: true }))).toMatchObject({
      positionSec: 40,
      fraction: 0.4,
      observedAt: minute(9),
      playedSec: 30,
      completed: true,
    });
    expect(await stored()).toMatchObject({ positionSec: 40, observedAt: minute(9), playedSec: 30 });
  });

  it('is not reset by a fresh load', async () => {
    await save(report(1, 50));
    expect(await save({ positionSec: 0, fraction: 0, completed: false, observedAt: minute(2) })).toMatchObject({
      positionSec: 50,
      fraction: 0.5,
      observedAt: minute(1),
    });
    // Whoever plays from the beginning really is there.
    expect(await save(report(3, 0))).toMatchObject({ positionSec: 0, fraction: 0, observedAt: minute(3) });
  });

  it('counts a retry once', async () => {
    const first = await save(report(1, 50));
    for (let i = 0; i < 3; i++) expect(await save(report(1, 50))).toEqual(first);
    expect(await stored()).toEqual(first);
  });

  it('counts a retry once, however late it comes and through whatever other reports', async () => {
    const reports = [1, 2, 3, 4, 5].map((n) => report(n, n * 10, { heard: [[n * 10 - 10, n * 10]] }));
    for (const one of reports) await save(one);
    const before = await stored();
    expect(before).toMatchObject({ positionSec: 50, playedSec: 50 });
    for (const one of [...reports.toReversed(), ...reports]) expect(await save(one)).toEqual(before);
    expect(await stored()).toEqual(before);
  });

  it('counts a retry once in a place of an earlier release too', async () => {
    await save(report(1, 50));
    await study.house.db.updateTable('progress').set({ deviceAt: null, serverAt: null, counted: null }).execute();
    expect(await save(report(1, 50))).toMatchObject({ positionSec: 50, playedSec: 10 });
    expect(await save(report(2, 60))).toMatchObject({ positionSec: 60, playedSec: 20 });
    expect(await save(report(1, 50))).toMatchObject({ positionSec: 60, playedSec: 20 });
  });

  it('moves on while the clock of the server is behind', async () => {
    await save(report(10, 50));
    const { now } = study.house;
    study.house.now = () => Date.parse(minute(5));
    expect(await save(report(11, 60))).toMatchObject({ positionSec: 60, playedSec: 20 });
    expect(await save(report(12, 70))).toMatchObject({ positionSec: 70, playedSec: 30 });
    expect(await save(report(11, 60))).toMatchObject({ positionSec: 70, playedSec: 30 });
    study.house.now = now;
    expect(await save(report(9, 65))).toMatchObject({ positionSec: 70, playedSec: 40 });
  });

  it('that is told again does not become the latest', async () => {
    await save(report(1, 50));
    await put(report(2, 50), '/api/progress/stone.a');
    await save(report(1, 50));
    const { items } = await expectJson<{ items: { unitId: string }[] }>(await learner.call('GET', '/api/progress'));
    expect(items.map(({ unitId }) => unitId)).toEqual(['stone.a', UNIT]);
  });

  it('is kept from the day on which the unit comes out', async () => {
    const later = '/api/progress/later.a';
    for (const answer of [await put(report(1, 5), later), await learner.call('GET', later)]) await expectProblem(answer, 404, 'not_found');
    const { now } = study.house;
    study.house.now = () => RELEASE_MS;
    expect(await expectJson(await put(report(1, 5), later))).toMatchObject({ unitId: 'later.a', positionSec: 5 });
    study.house.now = now;
  });

  it('tells no place as seen in the future, though its row was written by a clock that was ahead', async () => {
    await save(report(1, 50));
    const ahead = Date.now() + 86_400_000;
    await study.house.db.updateTable('progress').set({ observedAt: ahead, updatedAt: ahead }).where('unitId', '=', UNIT).execute();
    const { items } = await expectJson<{ items: PlaceView[] }>(await learner.call('GET', '/api/progress'));
    const places = [await stored(), ...items];
    expect(places).toHaveLength(2);
    for (const place of places) expect(Date.parse(place?.observedAt ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('takes a clock that is ahead as now, so that the next device is heard', async () => {
    const before = Date.now();
    const ahead = await save({ ...report(1, 50), observedAt: '2099-01-01T00:00:00.000Z' });
    expect(Date.parse(ahead.observedAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(ahead.observedAt)).toBeLessThanOrEqual(Date.now());
    const next = new Date(Date.now() + 30_000).toISOString();
    expect(await save({ ...report(1, 70), observedAt: next })).toMatchObject({ positionSec: 70, observedAt: next });
  });

  it('stays completed when it is heard again', async () => {
    await save(report(1, 100, { completed: true }));
    expect(await save(report(2, 10))).toMatchObject({ positionSec: 10, completed: true, fraction: 0.1 });
  });

  it('knows what was heard of it, and says nothing of that where no device has told it', async () => {
    expect(await save(report(1, 30))).not.toHaveProperty('heard');
    // All before the first place counts as heard; what was jumped over does not.
    expect(await save(report(2, 60, { heard: [[50, 60]] }))).toMatchObject({
      heard: [
        [0, 30],
        [50, 60],
      ],
    });
    // What comes late adds to it too.
    await save(report(1.5, 45, { heard: [[30, 45]] }));
    expect(await stored()).toMatchObject({
      positionSec: 60,
      heard: [
        [0, 45],
        [50, 60],
      ],
    });
  });

  it('loses no time played when two devices report at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => put(report(i + 1, i, { playedSec: 7 }))));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await stored()).toMatchObject({ positionSec: 19, observedAt: minute(20), playedSec: 140 });
  });

  it('may be kept for a unit whose file is missing at the moment', async () => {
    const mark = (missingSince: number | null) => study.house.db.updateTable('unit').set({ missingSince }).where('id', '=', UNIT).execute();
    await mark(1);
    expect(await save(report(1, 5))).toMatchObject({ positionSec: 5 });
    await mark(null);
  });
});

describe('what is refused', () => {
  it.each([
    ['an unknown field', { userId: 'somebody' }, 'userId'],
    ['a unit of another', { unitId: 'stone.a' }, 'unitId'],
    ['a negative position', { positionSec: -0.1 }, 'positionSec'],
    ['a huge position', { positionSec: 1e308 }, 'positionSec'],
    ['a position that is a text', { positionSec: '5' }, 'positionSec'],
    ['a fraction above 1', { fraction: 1.0001 }, 'fraction'],
    ['a negative fraction', { fraction: -1 }, 'fraction'],
    ['a day and more played', { playedSec: 86_401 }, 'playedSec'],
    ['negative time played', { playedSec: -5 }, 'playedSec'],
    ['completed as a number', { completed: 1 }, 'completed'],
    ['a stretch heard backwards', { heard: [[5, 4]] }, 'heard.0'],
    ['a day without time', { observedAt: '2026-05-01' }, 'observedAt'],
    ['an impossible day', { observedAt: '2026-02-30T00:00:00Z' }, 'observedAt'],
    ['a very long locator', { locator: 'x'.repeat(2001) }, 'locator'],
    ['no fraction', { fraction: undefined }, 'fraction'],
  ])('%s', async (_, wrong, path) => {
    const body = await expectProblem(await put({ ...report(1, 5), ...wrong }), 422, 'invalid_fields');
    expect(body.errors?.map((error) => error.path)).toEqual([path]);
    expect(await stored()).toBeNull();
  });

  it.each(['NaN', 'Infinity', '1e999', '-0.5', 'null'])('a position of %s', async (value) => {
    const text = JSON.stringify(report(1, 5)).replace('"positionSec":5', `"positionSec":${value}`);
    const isJson = !/NaN|Infinity/.test(value);
    await expectProblem(await put(text), isJson ? 422 : 400, isJson ? 'invalid_fields' : 'malformed_request');
    expect(await stored()).toBeNull();
  });

  it.each(['nothing', 'part-2', '..%2f..%2fetc%2fpasswd', 'x'.repeat(5000), '%00'])('the unit %s', async (id) => {
    await expectProblem(await put(report(1, 5), `/api/progress/${id}`), 404, 'not_found');
    await expectProblem(await learner.call('GET', `/api/progress/${id}`), 404, 'not_found');
  });

  it('a visitor', async () => {
    for (const [method, url, body] of [
      ['GET', URL],
      ['PUT', URL, report(1, 5)],
      ['GET', '/api/progress'],
      ['GET', '/api/progress/nothing'],
    ] as const)
      await expectProblem(await call(study.app, method, url, body), 401, 'not_signed_in');
  });
});

describe('another learner', () => {
  it('who has signed in meanwhile does not get what was meant for me', async () => {
    const other = await signUp(study.app);
    const mine = { 'x-cairn-learner': learner.id };
    await expectProblem(await other.call('PUT', URL, report(1, 50), mine), 401, 'not_signed_in');
    expect(await expectJson(await other.call('GET', URL))).toBeNull();
    expect((await learner.call('PUT', URL, report(1, 50), mine)).status).toBe(200);
  });

  it('neither sees nor changes my place', async () => {
    await save(report(1, 50));
    const other = await signUp(study.app);
    expect(await expectJson(await other.call('GET', URL))).toBeNull();
    expect(await expectJson(await other.call('GET', '/api/progress'))).toEqual({ items: [], nextCursor: null, total: 0 });
    await other.call('PUT', URL, report(9, 99, { completed: true }));
    expect(await stored()).toMatchObject({ positionSec: 50, observedAt: minute(1), completed: false, playedSec: 10 });
    const sections = await expectJson<{ sections: { id: string }[] }>(await (await signUp(study.app)).call('GET', '/api/discover'));
    expect(sections.sections.map((section) => section.id)).not.toContain('continue');
  });
});

describe('my places', () => {
  const UNITS = ['part-2.a', 'stone.a', 'deep-work.listen', 'field-notes.note-1', 'field-notes.note-2'];
  interface Page {
    items: (PlaceView & { item: { id: string }; unitTitle: string })[];
    nextCursor: string | null;
    total: number;
  }
  const walk = async (limit: number) => {
    const seen: string[] = [];
    let cursor = '';
    for (;;) {
      const page = await expectJson<Page>(await learner.call('GET', `/api/progress?limit=${limit}${cursor}`));
      expect(page.total).toBe(UNITS.length);
      expect(page.items.length).toBeGreaterThan(0);
      expect(page.items.length).toBeLessThanOrEqual(limit);
      seen.push(...page.items.map((entry) => entry.unitId));
      expect(seen.length).toBeLessThanOrEqual(page.total);
      if (page.nextCursor === null) return seen;
      cursor = `&cursor=${page.nextCursor}`;
    }
  };
  const begin = async () => {
    const { now } = study.house;
    // All in one millisecond but the first: ties must not lose or repeat anything.
    for (const [i, unit] of UNITS.entries()) {
      study.house.now = () => Date.UTC(2026, 5, 1) + Math.min(i, 1);
      await put(report(1, 50), `/api/progress/${unit}`);
    }
    study.house.now = now;
  };

  it('are listed with their work, the latest first', async () => {
    await begin();
    const page = await expectJson<Page>(await learner.call('GET', '/api/progress'));
    expect(
      listOf(PlaceView.extend({ item: ItemSummary.strict(), unitTitle: PlaceView.shape.unitId }).strict())
        .strict()
        .safeParse(page).error,
    ).toBeUndefined();
    expect(page.items.map((entry) => entry.unitId)).toEqual([
      'stone.a',
      'field-notes.note-2',
      'field-notes.note-1',
      'deep-work.listen',
      'part-2.a',
    ]);
    expect(page.items[1]).toMatchObject({ unitTitle: 'Note 2', itemId: 'field-notes', item: { id: 'field-notes', title: 'Field notes' } });
  });

  it.each([1, 2, 3, 5, 100])('come once each, %d at a time', async (limit) => {
    await begin();
    expect(await walk(limit)).toEqual(['stone.a', 'field-notes.note-2', 'field-notes.note-1', 'deep-work.listen', 'part-2.a']);
  });

  it('refuse what lists refuse', async () => {
    for (const limit of ['0', '101', 'abc'])
      await expectProblem(await learner.call('GET', `/api/progress?limit=${limit}`), 422, 'invalid_fields');
    for (const cursor of ['***', Buffer.from('["a","b"]').toString('base64url')])
      await expectProblem(await learner.call('GET', `/api/progress?cursor=${encodeURIComponent(cursor)}`), 400, 'bad_cursor');
  });

  it('keep the place of a work whose folder is gone, out of sight', async () => {
    await begin();
    const mark = (missingSince: number | null) =>
      study.house.db.updateTable('item').set({ missingSince }).where('id', '=', 'stone').execute();
    await mark(1);
    const { items } = await expectJson<Page>(await learner.call('GET', '/api/progress'));
    expect(items.map((entry) => entry.unitId)).not.toContain('stone.a');
    await mark(null);
    expect((await expectJson<Page>(await learner.call('GET', '/api/progress'))).items[0]?.unitId).toBe('stone.a');
  });
});

describe('how much of a work is done', () => {
  const doneOf = async (itemId: string) => {
    const { sections } = await expectJson<{ sections: { id: string; items: { id: string; fraction?: number }[] }[] }>(
      await learner.call('GET', '/api/discover'),
    );
    return sections.find(({ id }) => id === 'continue')?.items.find(({ id }) => id === itemId)?.fraction;
  };
  const setUnit = (id: string, values: { durationSec?: number; missingSince?: number | null }) =>
    study.house.db.updateTable('unit').set(values).where('id', '=', id).execute();

  it('is weighed by the length of its units, those not begun among them', async () => {
    const units = await study.house.db.selectFrom('unit').select(['id', 'durationSec']).where('itemId', '=', 'field-notes').execute();
    await Promise.all(units.map(({ id }) => setUnit(id, { durationSec: 10 })));
    await setUnit('field-notes.note-1', { durationSec: 60 });
    await put(report(1, 50), '/api/progress/field-notes.note-1');
    expect(await doneOf('field-notes')).toBeCloseTo(0.3, 10);
    await put(report(2, 25), '/api/progress/field-notes.note-2');
    expect(await doneOf('field-notes')).toBeCloseTo(0.325, 10);
    await put(report(1, 100), '/api/progress/part-2.a');
    expect(await doneOf('field-notes')).toBeCloseTo(0.325, 10);
    for (const { id, durationSec } of units) await setUnit(id, { durationSec });
  });

  it('counts a unit as done once it was completed, wherever it is heard again', async () => {
    await put(report(1, 100, { completed: true }), '/api/progress/field-notes.note-1');
    await put(report(2, 10), '/api/progress/field-notes.note-1');
    expect(await doneOf('field-notes')).toBeCloseTo(0.2, 10);
  });

  it('gives a unit of unknown length some weight, and one that is missing none', async () => {
    const units = await study.house.db.selectFrom('unit').select(['id', 'durationSec']).where('itemId', '=', 'field-notes').execute();
    for (const { id } of units) await setUnit(id, { durationSec: 0 });
    await put(report(1, 50), '/api/progress/field-notes.note-1');
    expect(await doneOf('field-notes')).toBeCloseTo(0.1, 10);
    await setUnit('field-notes.note-5', { missingSince: 1 });
    expect(await doneOf('field-notes')).toBeCloseTo(0.125, 10);
    await setUnit('field-notes.note-5', { missingSince: null });
    for (const { id, durationSec } of units) await setUnit(id, { durationSec });
  });

  it("is told unit by unit with the work, and is nobody else's", async () => {
    await put(report(1, 50), '/api/progress/field-notes.note-1');
    await put(report(2, 25), '/api/progress/field-notes.note-2');
    await put(report(3, 25), '/api/progress/stone.a');
    const other = await signUp(study.app);
    const placesOf = async (who: typeof learner) =>
      (await expectJson<{ progress: PlaceView[] }>(await who.call('GET', '/api/podcasts/field-notes'))).progress;
    expect((await placesOf(learner)).map(({ unitId, fraction }) => [unitId, fraction])).toEqual([
      ['field-notes.note-1', 0.5],
      ['field-notes.note-2', 0.25],
    ]);
    expect(await placesOf(other)).toEqual([]);
    await other.call('PUT', '/api/progress/field-notes.note-1', report(4, 99));
    expect(await doneOf('field-notes')).toBeCloseTo(0.15, 1);
  });
});
