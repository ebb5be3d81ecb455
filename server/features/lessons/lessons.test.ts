import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Lesson } from '#core/library/catalogue.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { EXPLANATIONS, openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse();
  learner = await signUp(study.app);
});
afterAll(() => study.close());

const URL = '/api/courses/deep-work/lessons';
const lesson = async (id: string) => expectJson<Lesson>(await learner.call('GET', `${URL}/${id}`));

describe('a lesson', () => {
  it('needs a session, also when it is a sample or does not exist', async () => {
    for (const id of ['deep-work.why-focus', 'deep-work.check', 'nothing'])
      await expectProblem(await call(study.app, 'GET', `${URL}/${id}`), 401, 'not_signed_in');
  });

  it.each(['deep-work.why-focus', 'deep-work.attention', 'deep-work.check', 'deep-work.listen'])(
    '%s has the shape the API promises',
    async (id) => {
      const body = await lesson(id);
      expect(Lesson.strict().safeParse(body).error).toBeUndefined();
      expect(body).toMatchObject({ id, courseId: 'deep-work', courseTitle: 'Deep work', unitCount: 4, progress: null });
    },
  );

  it('knows its neighbours', async () => {
    const chain = await Promise.all(['why-focus', 'attention', 'check', 'listen'].map((id) => lesson(`deep-work.${id}`)));
    expect(chain.map((l) => [l.previous?.id ?? null, l.next?.id ?? null])).toEqual([
      [null, 'deep-work.attention'],
      ['deep-work.why-focus', 'deep-work.check'],
      ['deep-work.attention', 'deep-work.listen'],
      ['deep-work.check', null],
    ]);
  });

  it('carries its media, captions and downloads', async () => {
    expect(await lesson('deep-work.attention')).toMatchObject({
      video_url: '/media/deep-work.attention.video',
      audioUrl: null,
      transcriptUrl: '/media/deep-work.attention.captions-en',
      captions: [{ language: 'en', url: '/media/deep-work.attention.captions-en' }],
      html: null,
    });
    const listen = await lesson('deep-work.listen');
    expect(listen).toMatchObject({ audioUrl: '/media/deep-work.listen.audio', video_url: null, transcriptUrl: null, captions: [] });
    expect(listen.downloads).toHaveLength(1);
    expect((await learner.call('GET', listen.downloads[0]?.url ?? '')).headers.get('content-type')).toBe('application/pdf');
  });

  it('says what to play to hear its text', async () => {
    const ids = ['why-focus', 'attention', 'check', 'listen'].map((id) => lesson(`deep-work.${id}`));
    expect((await Promise.all(ids)).map(({ speechId }) => speechId)).toEqual(['tts-deep-work.why-focus', null, null, null]);
  });

  it('shows where I am in it', async () => {
    await learner.call('PUT', '/api/progress/deep-work.why-focus', {
      fraction: 1,
      completed: true,
      observedAt: '2026-05-01T00:00:00.000Z',
    });
    expect((await lesson('deep-work.why-focus')).progress).toMatchObject({ completed: true, fraction: 1 });
    const other = await signUp(study.app);
    expect(await expectJson(await other.call('GET', `${URL}/deep-work.why-focus`))).toMatchObject({ progress: null });
  });

  it.each(['nothing', 'slow-reading.pages', 'part-2.a', 'deep-work.soon', '..%2fdeep-work.check'])(
    '%s is not one of this course',
    async (id) => {
      await expectProblem(await learner.call('GET', `${URL}/${id}`), 404, 'not_found');
    },
  );
  it('of another kind of work is none', async () => {
    await expectProblem(await learner.call('GET', '/api/courses/part-2/lessons/part-2.a'), 404, 'not_found');
  });
});

describe('a quiz', () => {
  const check = `${URL}/deep-work.check`;
  const mark = (answers: unknown) => learner.call('POST', `${check}/answers`, { answers });

  it('says neither what is right nor why before it is answered, in any answer of the API', async () => {
    for (const url of [check, '/api/courses/deep-work', '/api/episodes/deep-work.check', '/api/discover', '/api/courses']) {
      const text = await (await learner.call('GET', url)).text();
      expect(text).not.toMatch(/"correct(?!edTo)|explanation/i);
      for (const explanation of EXPLANATIONS) expect(text).not.toContain(explanation);
    }
    expect((await lesson('deep-work.check')).quiz?.questions.map((q) => [q.id, q.type, q.options.map((o) => Object.keys(o))])).toEqual([
      [
        'switch',
        'single',
        [
          ['id', 'text'],
          ['id', 'text'],
        ],
      ],
      [
        'remove',
        'multiple',
        [
          ['id', 'text'],
          ['id', 'text'],
          ['id', 'text'],
        ],
      ],
    ]);
  });

  it('is marked with what was right and why', async () => {
    expect(await expectJson(await mark({ switch: ['b'], remove: ['a'] }))).toMatchObject({
      marks: [
        { questionId: 'switch', correct: true, correctOptionIds: ['b'], accepted: null, explanation: EXPLANATIONS[0] },
        { questionId: 'remove', correct: false, correctOptionIds: ['a', 'b'], accepted: null, explanation: EXPLANATIONS[1] },
      ],
      fraction: 0.5,
      passed: false,
    });
    expect(await expectJson(await mark({ switch: ['b'], remove: ['b', 'a'] }))).toMatchObject({ fraction: 1, passed: true });
    expect(await expectJson(await mark({}))).toMatchObject({ fraction: 0, passed: false });
  });

  it.each([
    ['no answers', {}],
    ['a list', { answers: [] }],
    ['answers that are no lists', { answers: { switch: 'b' } }],
    ['answers that are no texts', { answers: { switch: [1] } }],
    ['too many options', { answers: { switch: Array.from({ length: 21 }, () => 'b') } }],
    ['a very long answer', { answers: { switch: ['b'.repeat(201)] } }],
    ['a round before the first', { round: -1, answers: {} }],
    ['half a round', { round: 0.5, answers: {} }],
    ['a question that is not asked', { answers: { other: ['a'] } }],
    ['an option that is not shown', { answers: { switch: ['z'] } }],
    ['an option named twice', { answers: { remove: ['a', 'a'] } }],
    ['an unknown field', { answers: {}, passed: true }],
  ])('refuses %s', async (_, body) => {
    await expectProblem(await learner.call('POST', `${check}/answers`, body), 422, 'invalid_fields');
  });

  it('needs a session and a quiz', async () => {
    await expectProblem(await call(study.app, 'POST', `${check}/answers`, { answers: {} }), 401, 'not_signed_in');
    await expectProblem(await learner.call('POST', `${URL}/deep-work.why-focus/answers`, { answers: {} }), 404, 'not_found');
    await expectProblem(
      await learner.call('POST', '/api/courses/slow-reading/lessons/deep-work.check/answers', { answers: {} }),
      404,
      'not_found',
    );
  });
});
