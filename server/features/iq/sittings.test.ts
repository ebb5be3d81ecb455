import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FORM_PLANS, IQ_FORMS } from '#core/iq/forms.ts';
import type { AnswerFormat } from '#core/iq/item/presentation.ts';
import type { IqStatus, NextItem, OpenSitting, PracticeItem, SittingEntry } from '#core/iq/sitting/sitting.ts';
import type { TemplateId } from '#core/iq/templates/catalogue.ts';
import { expectJson } from '../../../tests/support/expect-problem.ts';
import { expectConsoleError } from '../../../tests/support/fail-on-console-error.ts';
import { answerWrongly, openTaker, type Intent, type Taker } from '../../../tests/support/houses/iq-taker.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { signUp } from '../../../tests/support/houses/test-house.ts';

const DAY_MS = 86_400_000;

let study: StudyHouse;
let taker: Taker;
beforeAll(async () => {
  study = await openStudyHouse();
});
beforeEach(async () => {
  taker = openTaker(study, await signUp(study.app));
});
afterAll(() => study.close());

const everyThirdWrong = (place: number): Intent => (place % 3 === 2 ? 'wrong' : 'right');
const status = async () => expectJson<IqStatus>(await taker.learner.call('GET', '/api/iq'));
const list = async (query = '') =>
  expectJson<{ items: SittingEntry[]; nextCursor: string | null; total: number }>(
    await taker.learner.call('GET', `/api/iq/sittings${query}`),
  );
const rowsOf = (id: string) =>
  study.house.db.selectFrom('iqResponse').selectAll().where('sittingId', '=', id).orderBy('position').execute();

describe.each(IQ_FORMS)('a sitting of the form %s', (form) => {
  it('asks as many items of each domain as its plan says, none twice, and ends with a result', { timeout: 60_000 }, async () => {
    const { domains, perDomain } = FORM_PLANS[form];
    const begun = await taker.begin({ form });
    expect(begun.progress).toEqual({
      answered: 0,
      total: domains.length * perDomain,
      domains: domains.map((domain) => ({ domain, answered: 0, total: perDomain })),
    });
    const items = await taker.goOn(begun, everyThirdWrong);
    for (const domain of domains) expect(items.filter((item) => item.domain === domain)).toHaveLength(perDomain);
    const rows = await rowsOf(begun.id);
    expect(new Set(rows.map(({ signature }) => signature)).size).toBe(rows.length);

    const sitting = await taker.read(begun.id);
    if (sitting.state !== 'finished') throw new Error('It goes on.');
    const { result } = sitting;
    expect(result).toMatchObject({ form, timing: 'standard', isNormed: false, notReportable: null, change: null });
    expect(result.iqScore).toBeGreaterThan(65);
    expect(result.interval?.low).toBeLessThan(result.iqScore ?? 0);
    expect(result.responses.map(({ questionId }) => questionId)).toEqual(items.map(({ id }) => id));
    expect(result.responses.map(({ isCorrect }) => isCorrect)).toEqual(items.map((_, place) => everyThirdWrong(place) === 'right'));
    expect(result.responses.every(({ timeSpent }) => timeSpent === 20)).toBe(true);
    expect(Object.keys(result.domainScores)).toEqual([...domains]);
    expect(result.analysis).toMatchObject({ source: 'fallback', canBeWorded: false });
  });
});

describe('an open sitting', () => {
  it('asks the same item however often it is read, and the next one once it is answered', async () => {
    const begun = await taker.begin();
    expect(await taker.read(begun.id)).toEqual(begun);
    const next = await taker.answer(begun.id, begun.item);
    expect(await taker.read(begun.id)).toMatchObject({ state: 'open', ...next });
    expect(next.progress.answered).toBe(1);
  });

  it('is told by the status until it has ended', async () => {
    expect(await status()).toEqual({ open: null, first: null, latest: null, scoredAgainAt: null });
    const begun = await taker.begin({ form: 'nonvisual' });
    await taker.answer(begun.id, begun.item);
    expect((await status()).open).toMatchObject({ id: begun.id, state: 'open', progress: { answered: 1, total: 30 }, score: null });
  });

  it('shows nothing of an item but what is asked', async () => {
    const { item } = await taker.begin();
    expect(Object.keys(item).toSorted()).toEqual(['blocks', 'domain', 'format', 'id', 'prompt']);
  });

  it('answers alike whatever is answered: the same fields, and the same headers', async () => {
    const told = async (choose: (key: string, format: AnswerFormat) => string | null) => {
      const { id, item } = await taker.begin();
      taker.pass(20_000);
      const answer = choose(await taker.keyOf(item), item.format);
      const response = await taker.send(id, { itemId: item.id, answer });
      return [response.status, [...response.headers.keys()], Object.keys((await response.json()) as object)];
    };
    const right = await told((key) => key);
    expect(await told((key, format) => answerWrongly(format, key))).toEqual(right);
    expect(await told(() => null)).toEqual(right);
  });

  it('asks another item in place of one that older generators made', async () => {
    const begun = await taker.begin();
    await study.house.db.updateTable('iqResponse').set({ generatorVersion: 0 }).where('id', '=', begun.item.id).execute();
    const read = (await taker.read(begun.id)) as OpenSitting;
    expect(read.item.id).not.toBe(begun.item.id);
    expect(read.item.domain).toBe(begun.item.domain);
    expect(await taker.read(begun.id)).toEqual(read);
    await taker.answer(begun.id, read.item);
  });

  it('goes on when templates of what was asked are there no more, and ends with a result', { timeout: 60_000 }, async () => {
    const begun = await taker.begin({ form: 'nonvisual' });
    await taker.answer(begun.id, begun.item);
    const gone = { template: 'gone' as TemplateId };
    await study.house.db.updateTable('iqResponse').set(gone).where('sittingId', '=', begun.id).execute();
    const read = (await taker.read(begun.id)) as OpenSitting;
    const [answered, open] = await rowsOf(begun.id);
    expect(answered?.template).toBe('gone');
    expect(open?.template).not.toBe('gone');
    const finished = await taker.finish(read);
    expect(finished.result.questions[0]).toMatchObject({ id: begun.item.id, category: begun.item.domain });
    const reviewed = await taker.learner.call('GET', `/api/iq/sittings/${begun.id}/items/1`);
    expect(await expectJson(reviewed)).toMatchObject({ domain: begun.item.domain, outcome: 'right', shown: null });
  });

  it('goes on with another template when one fails', async () => {
    expectConsoleError();
    const { planner } = study.house;
    const asked: string[][] = [];
    study.house.planner = {
      ...planner,
      makeItem: async (caller, wish) => {
        asked.push([...wish.templates]);
        if (asked.length === 1) throw new DOMException('It took too long.', 'TimeoutError');
        return planner.makeItem(caller, wish);
      },
    };
    await taker.begin();
    study.house.planner = planner;
    expect(asked[1]).toEqual(asked[0]?.slice(1));
  });
});

describe('an answer', () => {
  const answerWith = async (about: object) => {
    const begun = await taker.begin();
    const key = await taker.keyOf(begun.item);
    taker.pass(20_000);
    expect((await taker.send(begun.id, { itemId: begun.item.id, answer: key, ...about })).status).toBe(200);
    const [row] = await rowsOf(begun.id);
    return row;
  };

  it('counts as omitted when nobody could have read the item', async () => {
    expect(await answerWith({ timeSpentMs: 400 })).toMatchObject({ outcome: 'omitted', isRapid: 1, timeSpentMs: 400 });
  });

  it('counts as omitted, and not as rapid, when it is not known', async () => {
    expect(await answerWith({ answer: null, timeSpentMs: 400 })).toMatchObject({ outcome: 'omitted', isRapid: 0, answer: null });
  });

  it('took no longer than the server saw', async () => {
    expect(await answerWith({ timeSpentMs: 80_000_000 })).toMatchObject({ outcome: 'right', timeSpentMs: 20_000 });
  });

  it('counts as omitted when the server saw that nobody could have read the item, whatever the browser says', async () => {
    const { id, item } = await taker.begin();
    taker.pass(2000);
    expect((await taker.send(id, { itemId: item.id, answer: await taker.keyOf(item), timeSpentMs: 25_000 })).status).toBe(200);
    expect((await rowsOf(id))[0]).toMatchObject({ outcome: 'omitted', isRapid: 1, timeSpentMs: 2000 });
  });

  it('is kept with whether a description was opened', async () => {
    expect(await answerWith({ isDescribed: true })).toMatchObject({ isDescribed: 1, device: null });
  });
});

describe('a sitting that may be used for calibration', () => {
  it('asks a tenth more, which nobody can tell from the others and which do not count', { timeout: 60_000 }, async () => {
    const begun = await taker.begin({ form: 'nonvisual', allowsCalibration: true });
    expect(begun.progress.total).toBe(33);
    expect(begun.progress.domains.map(({ total }) => total)).toEqual([11, 11, 11]);
    const items = await taker.goOn(begun);
    expect(items).toHaveLength(33);
    const rows = await rowsOf(begun.id);
    expect(rows.filter(({ isScored }) => isScored === 0)).toHaveLength(3);
    expect(new Set(rows.map(({ device }) => device))).toEqual(new Set(['computer']));
    const sitting = await taker.read(begun.id);
    expect(sitting.state === 'finished' && sitting.result.questions.length).toBe(30);
  });
});

describe('the first language of whoever sits', () => {
  const languageOf = async (id: string): Promise<string | null> =>
    (await study.house.db.selectFrom('iqSitting').select('firstLanguage').where('id', '=', id).executeTakeFirstOrThrow()).firstLanguage;

  it('is kept with answers that may be used for calibration, and goes with them', async () => {
    const { id } = await taker.begin({ allowsCalibration: true, firstLanguage: 'pt' });
    expect(await languageOf(id)).toBe('pt');
    await taker.learner.call('DELETE', `/api/iq/sittings/${id}`);
    expect(await languageOf(id)).toBeNull();
  });

  it('is not kept without consent, or where it was not said', async () => {
    for (const said of [{ firstLanguage: 'pt' }, { allowsCalibration: true }, { allowsCalibration: true, firstLanguage: null }]) {
      const { id } = await taker.begin(said);
      expect(await languageOf(id)).toBeNull();
    }
  });

  it('is one of a list', async () => {
    expect((await taker.start({ allowsCalibration: true, firstLanguage: 'of a child of three' })).status).toBe(422);
  });
});

describe('sittings one after the other', () => {
  it('keep the first score as the headline, and give another after 90 days', { timeout: 120_000 }, async () => {
    const first = await taker.finish(await taker.begin({ form: 'nonvisual' }), everyThirdWrong);
    expect(first.isScored).toBe(true);
    const again = Date.parse(first.finishedAt) + 90 * DAY_MS;
    expect(await status()).toMatchObject({
      open: null,
      first: { id: first.id, score: { iqScore: first.result.iqScore, interval: first.result.interval } },
      latest: { id: first.id },
      scoredAgainAt: new Date(again).toISOString(),
    });

    const practice = await taker.finish(await taker.begin({ form: 'nonvisual' }));
    expect(practice).toMatchObject({ isScored: false, result: { notReportable: 'practice', iqScore: null, change: null } });
    expect(await status()).toMatchObject({ first: { id: first.id }, latest: { id: practice.id, score: null } });

    taker.pass(91 * DAY_MS);
    const later = await taker.finish(await taker.begin({ form: 'nonvisual' }));
    expect(later.result).toMatchObject({ notReportable: null, change: { sittingId: first.id, since: first.finishedAt } });
    expect(await status()).toMatchObject({ first: { id: first.id }, latest: { id: later.id } });
    expect((await list()).items.map(({ id }) => id)).toEqual([later.id, practice.id, first.id]);
    const page = await list('?limit=2');
    expect([page.total, (await list(`?cursor=${page.nextCursor}`)).items.map(({ id }) => id)]).toEqual([3, [first.id]]);

    const signatures = (await Promise.all([first, practice, later].map(({ id }) => rowsOf(id)))).flat().map(({ signature }) => signature);
    expect(new Set(signatures).size).toBe(signatures.length);
  });

  it('are read, listed and compared by their answers when what was kept of them cannot be read', { timeout: 60_000 }, async () => {
    const finished = await taker.finish(await taker.begin({ form: 'nonvisual' }), everyThirdWrong);
    const [before, listed] = [await status(), await list()];
    for (const result of ['{}', '{']) {
      await study.house.db.updateTable('iqSitting').set({ result }).where('id', '=', finished.id).execute();
      expect(await taker.read(finished.id)).toEqual(finished);
      expect([await status(), await list()]).toEqual([before, listed]);
    }
  });

  it('of which two were begun as scored leave one score', { timeout: 60_000 }, async () => {
    const [one, other] = [await taker.begin({ form: 'nonvisual' }), await taker.begin({ form: 'nonvisual' })];
    expect([one.isScored, other.isScored]).toEqual([true, true]);
    expect((await taker.finish(other)).isScored).toBe(true);
    expect(await taker.finish(one)).toMatchObject({ isScored: false, result: { notReportable: 'practice' } });
  });

  it('are five open ones at most', async () => {
    const begun = await Promise.all(Array.from({ length: 8 }, () => taker.start()));
    expect(begun.map((response) => response.status).toSorted()).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
    expect(await begun.find((response) => response.status === 409)?.json()).toMatchObject({
      code: 'conflict',
      detail: expect.stringContaining('5 sittings open'),
    });
  });

  it('are gone with all that was answered when they are deleted', async () => {
    const { id, item } = await taker.begin();
    await taker.answer(id, item);
    expect((await taker.learner.call('DELETE', `/api/iq/sittings/${id}`)).status).toBe(204);
    for (const row of await rowsOf(id)) expect(row).toMatchObject({ answer: null, outcome: null, timeSpentMs: null, key: '', seed: '' });
    expect(await list()).toMatchObject({ items: [], total: 0 });
    expect((await taker.learner.call('GET', `/api/iq/sittings/${id}`)).status).toBe(404);
  });

  it('make way for no other score when they are deleted', { timeout: 60_000 }, async () => {
    const first = await taker.finish(await taker.begin({ form: 'nonvisual' }));
    const { scoredAgainAt } = await status();
    expect((await taker.learner.call('DELETE', `/api/iq/sittings/${first.id}`)).status).toBe(204);
    expect(await status()).toEqual({ open: null, first: null, latest: null, scoredAgainAt });
    expect((await taker.begin()).isScored).toBe(false);
    taker.pass(91 * DAY_MS);
    expect((await taker.begin()).isScored).toBe(true);
  });

  it.each([
    ['the browser says so', 20_000, 100],
    ['only the server saw it', 3000, 20_000],
  ])('that were hurried through give no score: %s', { timeout: 60_000 }, async (_, tookMs, timeSpentMs) => {
    const begun = await taker.begin();
    for (let item: OpenSitting['item'] | null = begun.item; item;) {
      taker.pass(tookMs);
      const answer: object = { itemId: item.id, answer: await taker.keyOf(item), timeSpentMs };
      ({ item } = await expectJson<NextItem>(await taker.send(begun.id, answer)));
    }
    expect(await taker.read(begun.id)).toMatchObject({ result: { notReportable: 'rapid_answers', iqScore: null } });
    expect((await status()).scoredAgainAt).toBeNull();
  });
});

describe('practice', () => {
  const practise = async (form: string) =>
    (await expectJson<{ items: PracticeItem[] }>(await taker.learner.call('GET', `/api/iq/practice?form=${form}`))).items;

  it.each(IQ_FORMS)('has an item of each domain of the form %s, with its answer', async (form) => {
    const items = await practise(form);
    expect([...new Set(items.map(({ domain }) => domain))]).toEqual(FORM_PLANS[form].domains);
    expect(items.every(({ key, explanation }) => key !== '' && explanation !== '')).toBe(true);
  });

  it('is the same each time', async () => {
    expect(await practise('full')).toEqual(await practise('full'));
  });
});
