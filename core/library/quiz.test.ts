import { describe, expect, it } from 'vitest';
import { Quiz } from './quiz.ts';

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
    ['one option', withQuestion({ options: [{ id: 'a', text: 'x', correct: true }] }), 'a question needs at least two options'],
    [
      'an order with a right option',
      withQuestion({ type: 'order' }),
      'with `type: order` the options stand in their right order; none is marked `correct`',
    ],
    ['a short answer with options', withQuestion({ type: 'short', accept: ['x'] }), 'a short answer has no options'],
    [
      'a short answer of which nothing is right',
      withQuestion({ type: 'short', options: [] }),
      'a short answer needs `accept`, the list of answers that are right',
    ],
    [
      'an accepted answer that is only signs',
      withQuestion({ type: 'short', options: [], accept: ['x', '?!'] }),
      'an accepted answer has neither letters nor digits',
    ],
    ['words accepted for options', withQuestion({ accept: ['x'] }), '`accept` and `tolerance` go with `type: short`'],
    ['a tolerance of options', withQuestion({ tolerance: 1 }), '`accept` and `tolerance` go with `type: short`'],
    [
      'a variant without a right option',
      withQuestion({
        variants: [
          {
            text: 'x',
            options: [
              { id: 'a', text: 'x' },
              { id: 'b', text: 'y' },
            ],
          },
        ],
      }),
      'no option is marked `correct: true`',
    ],
    ['more picked than there are', { title: 'Check', pick: 2, questions: [question] }, '`pick` is more than there are questions'],
  ])('refuses %s', (_, quiz, message) => {
    expect(Quiz.safeParse(quiz).error?.issues[0]?.message).toBe(message);
  });
  it.each([
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
    ['a variant of another type', withQuestion({ variants: [{ text: 'x', type: 'order' }] })],
    ['a variant without words', withQuestion({ variants: [{ text: '' }] })],
    ['ten variants', withQuestion({ variants: Array.from({ length: 10 }, () => ({ text: 'x' })) })],
    ['21 accepted answers', withQuestion({ type: 'short', options: [], accept: Array.from({ length: 21 }, () => 'x') })],
    ['an accepted answer of 201 letters', withQuestion({ type: 'short', options: [], accept: ['x'.repeat(201)] })],
    ['a tolerance below nothing', withQuestion({ type: 'short', options: [], accept: ['1'], tolerance: -1 })],
    ['a quiz that picks none', { ...QUIZ, pick: 0 }],
    ['an impossible share', { ...QUIZ, passFraction: 1.5 }],
  ])('refuses %s', (_, quiz) => expect(Quiz.safeParse(quiz).success).toBe(false));
  it('takes eight options, ids of 40 letters and 100 questions', () => {
    const options = Array.from({ length: 8 }, (_, i) => ({ id: `${i}`.padEnd(40, 'x'), text: 'x', correct: i === 0 }));
    const questions = Array.from({ length: 100 }, (_, i) => ({ ...question, id: `${i}`.padEnd(40, 'x'), options }));
    const quiz = { title: 'Check', sample: true, passFraction: 1, questions };
    expect(Quiz.parse(quiz)).toEqual(quiz);
  });
  it('takes a number as the words of an answer', () => {
    const quiz = Quiz.parse(withQuestion({ type: 'short', options: [], accept: [12, 'a dozen'] }));
    expect(quiz.questions[0]?.accept).toEqual(['12', 'a dozen']);
  });
  it('says in which variant the mistake is', () => {
    const [issue] = Quiz.safeParse(withQuestion({ variants: [{ text: 'x' }, { text: 'y', accept: ['z'] }] })).error?.issues ?? [];
    expect(issue?.path).toEqual(['questions', 0, 'variants', 1]);
  });
  it('takes a question of each kind, with variants', () => {
    const options = [
      { id: 'a', text: 'x', correct: false },
      { id: 'b', text: 'y', correct: false },
    ];
    const quiz = {
      title: 'Check',
      passFraction: 0.7,
      pick: 1,
      questions: [
        { ...question, variants: [{ text: 'Which, then?', explanation: 'Because.' }] },
        { id: 'put', type: 'order', text: 'In which order?', options, explanation: 'x' },
        { id: 'say', type: 'short', text: 'How many?', options: [], accept: ['12', 'a dozen'], tolerance: 1, explanation: 'x' },
      ],
    };
    expect(Quiz.parse(quiz)).toEqual(quiz);
  });
});
