import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NextItem, OpenSitting, ReviewedItem } from '#core/iq/sitting/sitting.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { openTaker, type Taker } from '../../../tests/support/houses/iq-taker.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
let taker: Taker;
let sitting: OpenSitting;
beforeAll(async () => {
  study = await openStudyHouse();
});
beforeEach(async () => {
  taker = openTaker(study, await signUp(study.app));
  sitting = await taker.begin({ form: 'nonvisual' });
  taker.pass(20_000);
});
afterAll(() => study.close());

const keep = async () => study.house.db.selectFrom('iqResponse').selectAll().where('sittingId', '=', sitting.id).execute();

describe('an answer is refused', () => {
  it('to an item that is not there, and to one of another sitting', async () => {
    const { item } = await taker.begin();
    for (const itemId of [item.id, 'none', ''])
      await expectProblem(await taker.send(sitting.id, { itemId, answer: null }), 404, 'not_found');
  });

  it('when the item has been answered before', async () => {
    const next = await taker.answer(sitting.id, sitting.item, 'wrong');
    const again = { itemId: sitting.item.id, answer: await taker.keyOf(sitting.item) };
    await expectProblem(await taker.send(sitting.id, again), 409, 'changed_elsewhere');
    expect(await taker.read(sitting.id)).toMatchObject({ item: next.item });
    expect((await keep()).filter(({ outcome }) => outcome === 'wrong')).toHaveLength(1);
  });

  it('when somebody else’s sitting is meant', async () => {
    const stranger = await signUp(study.app);
    const url = `/api/iq/sittings/${sitting.id}`;
    const answer = { itemId: sitting.item.id, answer: null, timeSpentMs: 1 };
    await expectProblem(await stranger.call('POST', `${url}/responses`, answer), 404, 'not_found');
    for (const [method, path] of [
      ['GET', url],
      ['DELETE', url],
      ['GET', `${url}/items/1`],
      ['POST', `${url}/analysis`],
    ] as const)
      await expectProblem(await stranger.call(method, path, method === 'POST' ? {} : undefined), 404, 'not_found');
    expect(await taker.read(sitting.id)).toEqual(sitting);
  });

  it.each([
    ['a time below nothing', { timeSpentMs: -1 }],
    ['a part of a millisecond', { timeSpentMs: 0.5 }],
    ['a time of years', { timeSpentMs: 1e12 }],
    ['a time in words', { timeSpentMs: 'long' }],
    ['no time', { timeSpentMs: undefined }],
    ['a number as answer', { answer: 3 }],
    ['no answer at all', { answer: undefined }],
    ['a book as answer', { answer: 'a'.repeat(201) }],
    ['a field that is not known', { isCorrect: true }],
  ])('with %s', async (_, about) => {
    const body = { itemId: sitting.item.id, answer: null, ...about };
    const { errors } = await expectProblem(await taker.send(sitting.id, body), 422, 'invalid_fields');
    expect(errors?.map(({ path }) => path)).toEqual(Object.keys(about));
    expect(await taker.read(sitting.id)).toEqual(sitting);
  });

  it('that cannot be read, with why; and the item stays open', async () => {
    const body = { itemId: sitting.item.id, answer: '¿?' };
    const { errors } = await expectProblem(await taker.send(sitting.id, body), 422, 'invalid_fields');
    expect(errors).toEqual([{ path: 'answer', message: expect.stringMatching(/\w/) }]);
    await taker.answer(sitting.id, sitting.item);
  });

  it('that is no JSON', async () => {
    const response = await study.app.request(`http://localhost/api/iq/sittings/${sitting.id}/responses`, {
      method: 'POST',
      headers: { cookie: taker.learner.cookie, origin: 'http://localhost', 'content-type': 'application/json' },
      body: '{"itemId":',
    });
    await expectProblem(response, 400, 'malformed_request');
  });

  it('of visitors', async () => {
    await expectProblem(await study.app.request('http://localhost/api/iq'), 401, 'not_signed_in');
  });
});

it('of a hundred answers to one item at once one is kept', { timeout: 60_000 }, async () => {
  const key = await taker.keyOf(sitting.item);
  const answers = Array.from({ length: 100 }, (_, n) => (n % 2 === 0 ? key : null));
  const sent = await Promise.all(answers.map((answer) => taker.send(sitting.id, { itemId: sitting.item.id, answer })));
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(sent.filter(({ status }) => status === 409)).toHaveLength(99);
  expect((await keep()).map(({ position }) => position)).toEqual([0, 1]);
});

it('of two tabs the slower is told, and finds the item of the other', async () => {
  const answer = { itemId: sitting.item.id, answer: null };
  const sent = await Promise.all([taker.send(sitting.id, answer), taker.send(sitting.id, answer)]);
  const [quick, slow] = sent.toSorted((one, other) => one.status - other.status);
  const next = await expectJson<NextItem>(quick as Response);
  await expectProblem(slow as Response, 409, 'changed_elsewhere');
  expect(await taker.read(sitting.id)).toMatchObject({ state: 'open', item: next.item, progress: next.progress });
});

it('an answer that another process was quicker with is told so', async () => {
  const { planner } = study.house;
  study.house.planner = {
    ...planner,
    makeItem: async (caller, wish) => {
      await study.house.db.updateTable('iqResponse').set({ answeredAt: 1 }).where('id', '=', sitting.item.id).execute();
      return planner.makeItem(caller, wish);
    },
  };
  const response = await taker.send(sitting.id, { itemId: sitting.item.id, answer: null });
  study.house.planner = planner;
  await expectProblem(response, 409, 'changed_elsewhere');
  expect(await keep()).toHaveLength(1);
});

describe('an item of a sitting', () => {
  const look = (number: number | string) => taker.learner.call('GET', `/api/iq/sittings/${sitting.id}/items/${number}`);

  it('is shown with its answer only when the sitting has ended', { timeout: 60_000 }, async () => {
    await expectProblem(await look(1), 409, 'conflict');
    await expectProblem(await taker.learner.call('POST', `/api/iq/sittings/${sitting.id}/analysis`, {}), 409, 'conflict');
    await taker.finish(sitting, (place) => (place === 0 ? 'unknown' : 'right'));
    const { id, domain, ...shown } = sitting.item;
    expect(await expectJson<ReviewedItem>(await look(1))).toMatchObject({
      ...{ number: 1, total: 30, domain, outcome: 'omitted', answer: null, isRapid: false },
      key: await taker.keyOf({ id }),
      shown: { ...shown, explanation: expect.stringMatching(/\w/) },
    });
    const last = await expectJson<ReviewedItem>(await look(30));
    expect(last).toMatchObject({ outcome: 'right', answer: last.key });
    await expectProblem(await look(31), 404, 'not_found');
    for (const number of ['0', '-1', '1.5', 'one']) await expectProblem(await look(number), 422, 'invalid_fields');
    const late = { itemId: sitting.item.id, answer: null };
    await expectProblem(await taker.send(sitting.id, late), 409, 'changed_elsewhere');

    await study.house.db.updateTable('iqResponse').set({ generatorVersion: 0 }).where('id', '=', id).execute();
    expect(await expectJson<ReviewedItem>(await look(1))).toMatchObject({ number: 1, shown: null });
  });
});

describe('a sitting is not begun', () => {
  it.each([
    ['a form that there is not', { form: 'tiny' }, 'form'],
    ['a timing that there is not', { timing: 'x9' }, 'timing'],
    ['a field too many', { isScored: true }, 'isScored'],
  ])('with %s', async (_, about, path) => {
    const response = await taker.learner.call('POST', '/api/iq/sittings', { form: 'full', timing: 'standard', ...about });
    expect((await expectProblem(response, 422, 'invalid_fields')).errors?.map((error) => error.path)).toEqual([path]);
  });
});

it('practice of a form that there is not is refused', async () => {
  await expectProblem(await taker.learner.call('GET', '/api/iq/practice?form=tiny'), 422, 'invalid_fields');
});
