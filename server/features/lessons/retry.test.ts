import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Lesson } from '#core/library/catalogue.ts';
import type { AskedQuiz, QuizMarking, QuizRecord } from '#core/library/quiz.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { signUp } from '../../../tests/support/houses/test-house.ts';

const question = (id: string) => `  - id: ${id}
    text: ${id}?
    options:
      - { id: a, text: Right, correct: true }
      - { id: b, text: Wrong }
    explanation: Because of ${id}.
    variants:
      - text: ${id} again?
`;
const FILES = {
  'courses/calm/01 First.md': 'The first lesson.',
  'courses/calm/02 Halfway.quiz.yaml': `title: Halfway\nquestions:\n${['one', 'two', 'three'].map(question).join('')}`,
  'courses/calm/03 Second.md': 'The second lesson.',
  'courses/calm/04 End.quiz.yaml': `title: End
questions:
${question('last')}  - id: put
    type: order
    text: In which order?
    options:
      - { id: a, text: Look }
      - { id: b, text: Choose }
      - { id: c, text: Try }
    explanation: Look first.
  - id: say
    type: short
    text: How many?
    accept: [12]
    explanation: Twelve.
`,
};
type Answer = QuizMarking & { again: AskedQuiz; record: QuizRecord };

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse({ files: FILES });
});
beforeEach(async () => {
  learner = await signUp(study.app);
});
afterAll(() => study.close());

const address = (unit: string) => `/api/courses/calm/lessons/calm.${unit}`;
const read = async (unit: string) => expectJson<Lesson>(await learner.call('GET', address(unit)));
const send = (unit: string, body: object) => learner.call('POST', `${address(unit)}/answers`, body);
const answer = async (unit: string, body: object) => expectJson<Answer>(await send(unit, body));
const orderOf = (asked: AskedQuiz | null, texts: readonly string[]) => {
  const options = asked?.questions.find(({ id }) => id === 'put')?.options ?? [];
  return texts.map((text) => options.find((option) => option.text === text)?.id ?? '');
};

describe('a retry', () => {
  it('asks in other words, and the lesson goes on with the round after', async () => {
    const first = await read('halfway');
    expect([first.quiz?.round, first.quiz?.questions[0]?.text, first.quizRecord]).toEqual([
      0,
      'one?',
      { attempts: 0, bestFraction: null, passed: false },
    ]);
    const { again } = await answer('halfway', { round: 0, answers: { one: ['b'] } });
    expect([again.round, again.questions.map(({ text }) => text).toSorted()]).toEqual([1, ['one again?', 'three again?', 'two again?']]);
    expect((await read('halfway')).quiz).toEqual(again);
  });

  it('keeps what was reached best', async () => {
    await answer('halfway', { round: 0, answers: { one: ['a'], two: ['a'], three: ['a'] } });
    const { record } = await answer('halfway', { round: 1, answers: { one: ['b'] } });
    expect(record).toEqual({ attempts: 2, bestFraction: 1, passed: true });
    expect((await read('halfway')).quizRecord).toEqual(record);
  });

  it('is of the learner alone', async () => {
    await answer('halfway', { round: 0, answers: {} });
    learner = await signUp(study.app);
    expect((await read('halfway')).quizRecord?.attempts).toBe(0);
  });

  it('is asked of a learner’s own order, and says what was right', async () => {
    const { quiz } = await read('end');
    const right = orderOf(quiz, ['Look', 'Choose', 'Try']);
    const { marks } = await answer('end', { round: 0, answers: { put: right, say: ['twelve'] } });
    expect(marks.map(({ questionId, correct }) => [questionId, correct])).toEqual([
      ['last', false],
      ['put', true],
      ['say', true],
    ]);
    expect(marks[1]?.correctOptionIds).toEqual(right);
    expect(marks[2]).toMatchObject({ correctOptionIds: [], accepted: '12' });
  });

  it('of a round that was marked is refused: its answers were told', async () => {
    await answer('halfway', { round: 0, answers: {} });
    const right = { one: ['a'], two: ['a'], three: ['a'] };
    const { detail } = await expectProblem(await send('halfway', { round: 0, answers: right }), 409, 'changed_elsewhere');
    expect(detail).toContain('were marked before');
    expect((await read('halfway')).quizRecord).toEqual({ attempts: 1, bestFraction: 0, passed: false });
  });

  it('of a round to come is refused, and the quiz goes on', async () => {
    const { errors } = await expectProblem(await send('halfway', { round: 1_000_000, answers: {} }), 422, 'invalid_fields');
    expect(errors?.map(({ path }) => path)).toEqual(['round']);
    expect((await read('halfway')).quiz?.round).toBe(0);
  });

  it('without a round is of the one that is asked next', async () => {
    await answer('end', { round: 0, answers: {} });
    const { quiz } = await read('end');
    const marking = await answer('end', { answers: { put: orderOf(quiz, ['Look', 'Choose', 'Try']) } });
    expect(marking.marks.find(({ questionId }) => questionId === 'put')?.correct).toBe(true);
  });

  it('on two devices at once is marked once', async () => {
    const sent = await Promise.all([1, 2].map(() => send('halfway', { round: 0, answers: { one: ['a'] } })));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read('halfway')).quizRecord?.attempts).toBe(1);
  });

  it.each([
    ['two texts for a short answer', { say: ['12', '13'] }, 'answers.say'],
    ['an option of the file that has another name here', { put: ['a', 'b', 'c'] }, 'answers.put'],
    ['a question of an earlier check that is not in it', { 'calm.halfway/four': ['a'] }, 'answers.calm.halfway/four'],
  ])('is refused with %s, and nothing is kept', async (_, answers, path) => {
    const { errors } = await expectProblem(await send('end', { round: 0, answers }), 422, 'invalid_fields');
    expect(errors?.map((error) => error.path)).toEqual([path]);
    expect((await read('end')).quizRecord?.attempts).toBe(0);
  });

  it('is kept 500 times at most, and what was reached stays', async () => {
    const { db } = study.house;
    const row = { userId: learner.id, unitId: 'calm.halfway', itemId: 'calm', round: 0, marks: '[]', passed: 0 };
    const old = Array.from({ length: 500 }, (_, i) => ({ ...row, id: `${learner.id} ${i}`, fraction: i === 0 ? 0.9 : 0, at: i }));
    for (let i = 0; i < old.length; i += 100)
      await db
        .insertInto('quizAttempt')
        .values(old.slice(i, i + 100))
        .execute();
    const { record } = await answer('halfway', { round: 1, answers: {} });
    expect(record).toEqual({ attempts: 500, bestFraction: 0.9, passed: false });
  });
});

describe('the last check of a course', () => {
  const recalled = (quiz: AskedQuiz | null) => quiz?.questions.filter(({ from }) => from !== null) ?? [];

  it('asks two questions again that were missed in an earlier one, in other words', async () => {
    expect(recalled((await read('end')).quiz)).toEqual([]);
    await answer('halfway', { round: 0, answers: { one: ['b'], two: ['a'] } });
    expect(recalled((await read('end')).quiz).map(({ id, text, from }) => [id, text, from])).toEqual([
      ['calm.halfway/one', 'one again?', 'Halfway'],
      ['calm.halfway/three', 'three again?', 'Halfway'],
    ]);
    await answer('halfway', { round: 1, answers: {} });
    expect(recalled((await read('end')).quiz)).toHaveLength(2);
    expect(recalled((await read('halfway')).quiz)).toEqual([]);
  });

  it('marks them without counting them', async () => {
    await answer('halfway', { round: 0, answers: {} });
    const { quiz } = await read('end');
    const right = { last: ['a'], put: orderOf(quiz, ['Look', 'Choose', 'Try']), say: ['12'] };
    const marking = await answer('end', { round: 0, answers: { ...right, 'calm.halfway/one': ['b'], 'calm.halfway/two': ['a'] } });
    expect(marking.marks.map(({ questionId, correct }) => [questionId, correct])).toEqual([
      ['last', true],
      ['put', true],
      ['say', true],
      ['calm.halfway/one', false],
      ['calm.halfway/two', true],
    ]);
    expect([marking.fraction, marking.passed]).toEqual([1, true]);
    expect(recalled(marking.again).map(({ id }) => id)).toEqual(['calm.halfway/one', 'calm.halfway/three']);
  });

  it('lets those rest that were right when they were last asked', async () => {
    await answer('halfway', { round: 0, answers: {} });
    await answer('halfway', { round: 1, answers: { one: ['a'], two: ['a'], three: ['a'] } });
    expect(recalled((await read('end')).quiz)).toEqual([]);
  });

  it('tells neither what is right nor why', async () => {
    await answer('halfway', { round: 0, answers: {} });
    expect(JSON.stringify((await read('end')).quiz)).not.toMatch(/Because|correct|accept|first\./);
  });
});
