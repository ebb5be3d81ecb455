import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Quiz } from '../quiz.ts';
import { askQuiz, type Asking } from './ask-quiz.ts';
import { markQuestion, markQuiz } from './mark-quiz.ts';

const FIRST: Asking = { round: 0, seed: 'robin' };
const QUIZ = Quiz.parse({
  title: 'Check',
  questions: [
    {
      id: 'one',
      text: 'Which?',
      options: [
        { id: 'a', text: 'This', correct: true },
        { id: 'b', text: 'That' },
      ],
      explanation: 'Secret one.',
    },
    {
      id: 'two',
      type: 'multiple',
      text: 'Which ones?',
      options: [
        { id: 'a', text: 'This', correct: true },
        { id: 'b', text: 'That', correct: true },
        { id: 'c', text: 'Neither' },
      ],
      explanation: 'Secret two.',
    },
  ],
});
const MIXED = Quiz.parse({
  title: 'Check',
  questions: [
    {
      id: 'put',
      type: 'order',
      text: 'In which order?',
      options: ['Look', 'Choose', 'Try', 'Keep'].map((text) => ({ id: text, text })),
      explanation: 'Look first.',
      variants: [{ text: 'And now?', options: ['Up', 'Down'].map((text) => ({ id: text, text })) }],
    },
    {
      id: 'say',
      type: 'short',
      text: 'How many?',
      accept: ['12', 'a dozen'],
      explanation: 'Twelve.',
      variants: [{ text: 'How many less one?', accept: ['11'], explanation: 'Eleven.' }],
    },
  ],
});
const [put, say] = MIXED.questions as [Quiz['questions'][number], Quiz['questions'][number]];

/** The ids under which a round shows the options of these words. */
const nameOptions = (asking: Asking, texts: readonly string[]) => {
  const options = askQuiz(MIXED, asking).questions.find(({ id }) => id === 'put')?.options ?? [];
  return texts.map((text) => options.find((option) => option.text === text)?.id ?? '');
};

describe('markQuiz', () => {
  it('returns marks in the order of the questions, with what was right and why', () => {
    expect(markQuiz(QUIZ, FIRST, { two: ['b', 'a'], one: ['b'] })).toEqual({
      marks: [
        { questionId: 'one', correct: false, correctOptionIds: ['a'], accepted: null, explanation: 'Secret one.' },
        { questionId: 'two', correct: true, correctOptionIds: ['a', 'b'], accepted: null, explanation: 'Secret two.' },
      ],
      fraction: 0.5,
      passed: false,
    });
  });
  it.each([
    ['all right', { one: ['a'], two: ['a', 'b'] }, 1],
    ['the same option named twice', { one: ['a', 'a'], two: ['b', 'a', 'b'] }, 1],
    ['too few of several', { one: ['a'], two: ['a'] }, 0.5],
    ['too many of several', { one: ['a'], two: ['a', 'b', 'c'] }, 0.5],
    ['both of a single choice', { one: ['a', 'b'], two: ['a', 'b'] }, 0.5],
    ['an option that does not exist', { one: ['a', 'zz'], two: ['a', 'b'] }, 0.5],
    ['questions that do not exist', { three: ['a'], __proto__: ['a'] }, 0],
    ['nothing', {}, 0],
  ])('%s', (_, answers, fraction) => expect(markQuiz(QUIZ, FIRST, answers)).toMatchObject({ fraction, passed: fraction >= 0.7 }));
  it('passes at exactly the share asked for', () => {
    expect(markQuiz({ ...QUIZ, passFraction: 0.5 }, FIRST, { one: ['a'] }).passed).toBe(true);
    expect(markQuiz({ ...QUIZ, passFraction: 0.51 }, FIRST, { one: ['a'] }).passed).toBe(false);
    expect(markQuiz({ ...QUIZ, passFraction: 0 }, FIRST, {}).passed).toBe(true);
  });
  it('gives full marks only to exactly the right sets, in every round', () => {
    const sheet = fc.record({ one: fc.subarray(['a', 'b']), two: fc.subarray(['a', 'b', 'c']) });
    fc.assert(
      fc.property(sheet, fc.nat(), fc.string(), ({ one, two }, round, seed) => {
        const right = Number(one.join() === 'a') + Number(two.join() === 'a,b');
        expect(markQuiz(QUIZ, { round, seed }, { one, two }).fraction).toBe(right / 2);
      }),
    );
  });
  it('marks the questions that were drawn and no others', () => {
    const quiz = { ...QUIZ, pick: 1 };
    for (const round of [0, 1, 2]) {
      const asked = askQuiz(quiz, { ...FIRST, round }).questions.map(({ id }) => id);
      expect(markQuiz(quiz, { ...FIRST, round }, { one: ['a'], two: ['a', 'b'] }).marks.map((mark) => mark.questionId)).toEqual(asked);
    }
  });
});

describe('an order', () => {
  it('is right as a whole, and tells the right one', () => {
    const right = nameOptions(FIRST, ['Look', 'Choose', 'Try', 'Keep']);
    expect(markQuestion(put, FIRST, right)).toEqual({
      questionId: 'put',
      correct: true,
      correctOptionIds: right,
      accepted: null,
      explanation: 'Look first.',
    });
    expect(markQuestion(put, FIRST, nameOptions(FIRST, ['Choose', 'Look', 'Try', 'Keep']))).toMatchObject({
      correct: false,
      correctOptionIds: right,
    });
  });
  it('is wrong with one too few, one too many, or nothing', () => {
    const right = nameOptions(FIRST, ['Look', 'Choose', 'Try', 'Keep']);
    for (const answer of [right.slice(1), [...right, '1'], [], undefined]) expect(markQuestion(put, FIRST, answer).correct).toBe(false);
  });
  it('is marked as it was asked, whatever the round and the learner', () => {
    fc.assert(
      fc.property(fc.nat(), fc.string(), (round, seed) => {
        const texts = round % 2 === 0 ? ['Look', 'Choose', 'Try', 'Keep'] : ['Up', 'Down'];
        expect(markQuestion(put, { round, seed }, nameOptions({ round, seed }, texts)).correct).toBe(true);
      }),
    );
  });
});

describe('a short answer', () => {
  it('is compared with what is accepted, and tells the first of it', () => {
    expect(markQuestion(say, FIRST, ['A dozen'])).toEqual({
      questionId: 'say',
      correct: true,
      correctOptionIds: [],
      accepted: '12',
      explanation: 'Twelve.',
    });
    expect(markQuestion(say, FIRST, ['eleven'])).toMatchObject({ correct: false, accepted: '12' });
    expect(markQuestion(say, FIRST)).toMatchObject({ correct: false });
  });
  it('is marked by the variant of its round', () => {
    expect(markQuestion(say, { ...FIRST, round: 1 }, ['eleven'])).toMatchObject({ correct: true, accepted: '11', explanation: 'Eleven.' });
  });
});
