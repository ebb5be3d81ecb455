import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Certificate } from '#core/certificate/certificate.ts';
import type { DiscoverSection, ItemDetail } from '#core/library/catalogue.ts';
import { readPlace } from '#core/progress/place-wire.ts';
import { findTrail } from '#core/trail/item-trail.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, setJoined, signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse();
});
beforeEach(async () => {
  learner = await signUp(study.app, 'Robin Vale');
});
afterAll(() => study.close());

const URL = '/api/courses/deep-work/certificate';
const issue = async () => expectJson<Certificate>(await learner.call('POST', URL, {}));
const verify = (code: string) => call(study.app, 'GET', `/api/certificates/${code}`);
const finish = (unit: string, playedSec: number) =>
  learner.call('PUT', `/api/progress/deep-work.${unit}`, {
    fraction: 1,
    completed: true,
    playedSec,
    observedAt: '2026-05-01T00:00:00.000Z',
  });
const pass = () =>
  learner.call('POST', '/api/courses/deep-work/lessons/deep-work.check/answers', {
    round: 0,
    answers: { switch: ['b'], remove: ['a', 'b'] },
  });

async function finishAll() {
  for (const unit of ['why-focus', 'attention', 'listen']) expect((await finish(unit, 3)).status).toBe(200);
  expect((await pass()).status).toBe(200);
}

describe('a certificate', () => {
  it('says what the server saw of a finished course', async () => {
    await finishAll();
    const certificate = await issue();
    expect(certificate).toEqual({
      code: expect.stringMatching(/^(?:[0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/),
      name: 'Robin Vale',
      courseId: 'deep-work',
      courseTitle: 'Deep work',
      author: 'Ben Birch',
      issuedAt: expect.any(String),
      finishedAt: expect.any(String),
      lessons: 4,
      marked: 0,
      spentSec: 9,
      checks: [{ title: 'What did you keep?', fraction: 1, passed: true }],
    });
    expect(Certificate.strict().safeParse(certificate).error).toBeUndefined();
  });

  it('has the day on which the last lesson was first finished, though a lesson was heard again since', async () => {
    const times = ['2026-05-01', '2026-05-03', '2026-05-09'].map((day) => `${day}T00:00:00.000Z`);
    for (const observedAt of times)
      await learner.call('PUT', '/api/progress/long-haul.pages', { fraction: 1, completed: true, playedSec: 60, observedAt });
    const answer = await learner.call('POST', '/api/courses/long-haul/certificate', {});
    expect((await expectJson<Certificate>(answer)).finishedAt).toBe(times[0]);
  });

  it('counts what was only marked as done', async () => {
    for (const unit of ['why-focus', 'attention', 'check', 'listen']) await finish(unit, 0);
    expect(await issue()).toMatchObject({ marked: 4, spentSec: 0, checks: [{ fraction: null, passed: false }] });
  });

  it('says nothing of hours that have not passed since its learner came', async () => {
    await setJoined(study.house, learner.id, study.house.now() - 5000);
    const day = (n: number) => ({ fraction: 1, completed: true, playedSec: 86_400, observedAt: `2026-05-0${n}T00:00:00.000Z` });
    for (let n = 1; n < 9; n++) await learner.call('PUT', '/api/progress/long-haul.pages', day(n));
    const { spentSec, marked } = await expectJson<Certificate>(await learner.call('POST', '/api/courses/long-haul/certificate', {}));
    expect(spentSec).toBeLessThan(60);
    expect(marked).toBe(1);
  });

  it('waits until everything is done, and says what is missing', async () => {
    await finish('why-focus', 1);
    const { detail } = await expectProblem(await learner.call('POST', URL, {}), 409, 'conflict');
    expect(detail).toBe('The course is not finished yet: 1 of 4 lessons is done; “Attention” and 2 more are still to do.');
    await finish('attention', 1);
    await finish('listen', 1);
    expect((await expectProblem(await learner.call('POST', URL, {}), 409, 'conflict')).detail).toBe(
      'The course is not finished yet: 3 of 4 lessons are done; “What did you keep?” is still to do.',
    );
  });

  it('is one, however often and at once it is asked for', async () => {
    await finishAll();
    const codes = await Promise.all([1, 2, 3].map(async () => (await issue()).code));
    expect(new Set([...codes, (await issue()).code]).size).toBe(1);
  });

  it('is verified by whoever has its code, also as it is typed off paper', async () => {
    await finishAll();
    const certificate = await issue();
    const answer = await verify(certificate.code);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(await expectJson(answer)).toEqual(certificate);
    const typed = certificate.code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l');
    expect(await expectJson(await verify(encodeURIComponent(typed)))).toEqual(certificate);
  });

  it.each(['none', '0000-0000-0000-0000', '%00', 'a'.repeat(500)])('of the code %s is none', async (code) => {
    await expectProblem(await verify(code), 404, 'not_found');
  });

  it('keeps the facts of its day', async () => {
    await finishAll();
    const { code } = await issue();
    await study.house.db.updateTable('user').set({ name: 'Another Name' }).where('id', '=', learner.id).execute();
    expect(await expectJson(await verify(code))).toMatchObject({ name: 'Robin Vale' });
  });

  it('is withdrawn by its owner alone, and issued anew under another code', async () => {
    await finishAll();
    const { code } = await issue();
    await expectProblem(await call(study.app, 'DELETE', `/api/certificates/${code}`), 401, 'not_signed_in');
    const stranger = await signUp(study.app);
    await expectProblem(await stranger.call('DELETE', `/api/certificates/${code}`), 404, 'not_found');
    expect((await verify(code)).status).toBe(200);
    expect((await learner.call('DELETE', `/api/certificates/${code}`)).status).toBe(204);
    await expectProblem(await verify(code), 410, 'gone');
    await expectProblem(await learner.call('DELETE', `/api/certificates/${code}`), 404, 'not_found');
    expect((await issue()).code).not.toBe(code);
  });

  it('is shown on the page of its course, to its owner', async () => {
    const shown = async () => (await expectJson<ItemDetail>(await learner.call('GET', '/api/courses/deep-work'))).certificate;
    expect(await shown()).toBeNull();
    await finishAll();
    const { code } = await issue();
    expect(await shown()).toBe(code);
    learner = await signUp(study.app);
    expect(await shown()).toBeNull();
    expect(await expectJson(await call(study.app, 'GET', '/api/courses/deep-work'))).not.toHaveProperty('certificate');
  });

  it('goes with its account', async () => {
    await finishAll();
    const { code: withdrawn } = await issue();
    await learner.call('DELETE', `/api/certificates/${withdrawn}`);
    const { code } = await issue();
    await study.house.db.deleteFrom('user').where('id', '=', learner.id).execute();
    for (const each of [withdrawn, code]) await expectProblem(await verify(each), 404, 'not_found');
  });

  it('is of courses that are there', async () => {
    for (const id of ['nothing', 'part-2'])
      await expectProblem(await learner.call('POST', `/api/courses/${id}/certificate`, {}), 404, 'not_found');
    await expectProblem(await call(study.app, 'POST', URL, {}), 401, 'not_signed_in');
  });
});

describe('a course that goes on playing after it was finished', () => {
  it('stays finished everywhere: in the trail, in lists, in what is under way, and for its certificate', async () => {
    await finishAll();
    const played = { positionSec: 26, fraction: 0.26, completed: false, playedSec: 5, observedAt: '2026-05-01T00:10:00.000Z' };
    expect((await learner.call('PUT', '/api/progress/deep-work.attention', played)).status).toBe(200);
    const course = await expectJson<ItemDetail>(await learner.call('GET', '/api/courses/deep-work'));
    const places = (course.progress ?? []).map(readPlace);
    expect(places.find(({ unitId }) => unitId === 'deep-work.attention')).toMatchObject({ completed: true, fraction: 0.26 });
    const trail = findTrail(course, places, { unitId: 'deep-work.attention', positionSec: 27 });
    expect(trail).toMatchObject({ isFinished: true, walked: course.units.length, leftSec: 0 });
    const started = await expectJson<{ sections: DiscoverSection[] }>(await learner.call('GET', '/api/discover'));
    expect(JSON.stringify(started.sections.filter(({ id }) => id === 'continue'))).not.toContain('deep-work');
    expect((await issue()).lessons).toBe(4);
  });

  it('has a check that was passed among its finished lessons, whoever handed it in', async () => {
    expect((await pass()).status).toBe(200);
    const course = await expectJson<ItemDetail>(await learner.call('GET', '/api/courses/deep-work'));
    expect(course.progress).toEqual([expect.objectContaining({ unitId: 'deep-work.check', completed: true, fraction: 1, playedSec: 0 })]);
  });
});
