import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markQuiz, Quiz, withholdAnswers } from './quiz.ts';

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

describe('markQuiz', () => {
  it('returns marks in the order of the questions, with what was right and why', () => {
    expect(markQuiz(QUIZ, { two: ['b', 'a'], one: ['b'] })).toEqual({
      marks: [
        { questionId: 'one', correct: false, correctOptionIds: ['a'], explanation: 'Secret one.' },
        { questionId: 'two', correct: true, correctOptionIds: ['a', 'b'], explanation: 'Secret two.' },
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
  ])('%s', (_, answers, fraction) => expect(markQuiz(QUIZ, answers)).toMatchObject({ fraction, passed: fraction >= 0.7 }));
  it('passes at exactly the share asked for', () => {
    expect(markQuiz({ ...QUIZ, passFraction: 0.5 }, { one: ['a'] }).passed).toBe(true);
    expect(markQuiz({ ...QUIZ, passFraction: 0.51 }, { one: ['a'] }).passed).toBe(false);
    expect(markQuiz({ ...QUIZ, passFraction: 0 }, {}).passed).toBe(true);
  });
  it('gives full marks only to exactly the right sets', () => {
    const sheet = fc.record({ one: fc.subarray(['a', 'b']), two: fc.subarray(['a', 'b', 'c']) });
    fc.assert(
      fc.property(sheet, ({ one, two }) => {
        const right = Number(one.join() === 'a') + Number(two.join() === 'a,b');
        expect(markQuiz(QUIZ, { one, two }).fraction).toBe(right / 2);
      }),
    );
  });
});

describe('withholdAnswers', () => {
  it('keeps everything but what is right and why', () => {
    expect(withholdAnswers(QUIZ)).toEqual({
      title: 'Check',
      passFraction: 0.7,
      questions: [
        {
          id: 'one',
          type: 'single',
          text: 'Which?',
          options: [
            { id: 'a', text: 'This' },
            { id: 'b', text: 'That' },
          ],
        },
        {
          id: 'two',
          type: 'multiple',
          text: 'Which ones?',
          options: [
            { id: 'a', text: 'This' },
            { id: 'b', text: 'That' },
            { id: 'c', text: 'Neither' },
          ],
        },
      ],
    });
  });
});

describe('Quiz', () => {
  const question = QUIZ.questions[0];
  const withQuestion = (change: object) => ({ title: 'Check', questions: [{ ...question, ...change }] });
  it.each([
    [
      'two options of one id',
      withQuestion({
        options: [
          { id: 'a', text: 'x', correct: true },
          { id: 'a', text: 'y' },
        ],
      }),
      'two options share an id',
    ],
    [
      'no right option',
      withQuestion({
        options: [
          { id: 'a', text: 'x' },
          { id: 'b', text: 'y' },
        ],
      }),
      'no option is marked `correct: true`',
    ],
    [
      'two right options of a single choice',
      withQuestion({
        options: [
          { id: 'a', text: 'x', correct: true },
          { id: 'b', text: 'y', correct: true },
        ],
      }),
      'a single-choice question has one correct option; use `type: multiple` for more',
    ],
    ['two questions of one id', { title: 'Check', questions: [question, question] }, 'two questions share an id'],
  ])('refuses %s', (_, quiz, message) => {
    expect(Quiz.safeParse(quiz).error?.issues[0]?.message).toBe(message);
  });
  it.each([
    ['one option', withQuestion({ options: [{ id: 'a', text: 'x', correct: true }] })],
    ['a question without an id', withQuestion({ id: '' })],
    ['an id of 41 letters', withQuestion({ id: 'x'.repeat(41) })],
    ['a question without words', withQuestion({ text: '' })],
    [
      'an option without an id',
      withQuestion({
        options: [
          { id: '', text: 'x', correct: true },
          { id: 'b', text: 'y' },
        ],
      }),
    ],
    [
      'an option with an id of 41 letters',
      withQuestion({
        options: [
          { id: 'x'.repeat(41), text: 'x', correct: true },
          { id: 'b', text: 'y' },
        ],
      }),
    ],
    [
      'an option without words',
      withQuestion({
        options: [
          { id: 'a', text: '', correct: true },
          { id: 'b', text: 'y' },
        ],
      }),
    ],
    ['a type nobody knows', withQuestion({ type: 'essay' })],
    ['no title', { ...QUIZ, title: '' }],
    ['101 questions', { title: 'Check', questions: Array.from({ length: 101 }, (_, i) => ({ ...question, id: `q${i}` })) }],
    ['a share below nothing', { ...QUIZ, passFraction: -0.1 }],
    ['nine options', withQuestion({ options: Array.from({ length: 9 }, (_, i) => ({ id: `o${i}`, text: 'x', correct: i === 0 })) })],
    ['no explanation', withQuestion({ explanation: '' })],
    ['an unknown field', withQuestion({ hint: 'no' })],
    ['no question', { title: 'Check', questions: [] }],
    ['an impossible share', { ...QUIZ, passFraction: 1.5 }],
  ])('refuses %s', (_, quiz) => expect(Quiz.safeParse(quiz).success).toBe(false));
  it('takes eight options, ids of 40 letters and 100 questions', () => {
    const options = Array.from({ length: 8 }, (_, i) => ({ id: `${i}`.padEnd(40, 'x'), text: 'x', correct: i === 0 }));
    const questions = Array.from({ length: 100 }, (_, i) => ({ ...question, id: `${i}`.padEnd(40, 'x'), options }));
    const quiz = { title: 'Check', sample: true, passFraction: 1, questions };
    expect(Quiz.parse(quiz)).toEqual(quiz);
  });
});
