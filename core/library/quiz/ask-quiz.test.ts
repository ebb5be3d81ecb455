import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Quiz } from '../quiz.ts';
import { askQuiz } from './ask-quiz.ts';

const question = (id: string) => ({
  id,
  text: `${id}?`,
  options: ['a', 'b', 'c', 'd'].map((name) => ({ id: name, text: `${id} ${name}`, correct: name === 'c' })),
  explanation: `Secret of ${id}.`,
});
const QUIZ = Quiz.parse({
  title: 'Check',
  questions: [
    { ...question('one'), variants: [{ text: 'One again?' }, { text: 'One at last?', options: question('last').options }] },
    {
      id: 'put',
      type: 'order',
      text: 'In which order?',
      options: question('put').options.map(({ id, text }) => ({ id, text })),
      explanation: 'x',
    },
    { id: 'say', type: 'short', text: 'How many?', accept: ['12'], tolerance: 1, explanation: 'Secret twelve.' },
  ],
});
const POOL = Quiz.parse({ title: 'Pool', pick: 2, questions: ['one', 'two', 'three', 'four', 'five'].map(question) });
const SEED = 'robin';
const anyAsking = fc.record({ round: fc.nat(), seed: fc.string() });

const idsOf = (quiz: Quiz, round: number, seed = SEED) => askQuiz(quiz, { round, seed }).questions.map(({ id }) => id);

describe('the first round', () => {
  it('is asked as it is written, without what is right and why', () => {
    const asked = askQuiz(QUIZ, { round: 0, seed: SEED });
    expect(asked).toMatchObject({ title: 'Check', passFraction: 0.7, round: 0 });
    expect(asked.questions[0]).toEqual({
      id: 'one',
      type: 'single',
      text: 'one?',
      options: ['a', 'b', 'c', 'd'].map((name) => ({ id: name, text: `one ${name}` })),
      from: null,
    });
    expect(asked.questions[2]).toEqual({ id: 'say', type: 'short', text: 'How many?', options: [], from: null });
  });
});

describe('any round', () => {
  it('tells neither what is right nor why', () => {
    fc.assert(
      fc.property(anyAsking, (asking) => {
        const said = JSON.stringify(askQuiz(QUIZ, asking));
        expect(said).not.toMatch(/Secret|correct|accept|tolerance|explanation|variants|"12"/);
      }),
    );
  });

  it('is the same whenever it is asked', () => {
    fc.assert(fc.property(anyAsking, (asking) => void expect(askQuiz(QUIZ, asking)).toEqual(askQuiz(QUIZ, asking))));
    expect([1, 2, 3].map((round) => idsOf({ ...POOL, pick: 5 }, round).join())).toMatchInlineSnapshot(`
      [
        "four,three,two,one,five",
        "two,four,one,three,five",
        "two,four,five,one,three",
      ]
    `);
  });

  it('shows what is to be put in order in another one, under ids that do not tell it', () => {
    fc.assert(
      fc.property(anyAsking, (asking) => {
        const put = askQuiz(QUIZ, asking).questions.find(({ id }) => id === 'put');
        expect(put?.options.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
        const texts = put?.options.map(({ text }) => text) ?? [];
        expect(texts).not.toEqual(texts.toSorted());
        expect(texts.toSorted()).toEqual(['put a', 'put b', 'put c', 'put d']);
      }),
    );
  });

  it('draws as many questions as it should, none twice, and all options of each', () => {
    fc.assert(
      fc.property(anyAsking, (asking) => {
        const { questions } = askQuiz(POOL, asking);
        expect(new Set(questions.map(({ id }) => id)).size).toBe(2);
        for (const { options } of questions) expect(options.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd']);
      }),
    );
  });
});

describe('a retry', () => {
  it('takes the variants in turn, and then the first words again', () => {
    const texts = [0, 1, 2, 3].map((round) => askQuiz(QUIZ, { round, seed: SEED }).questions.find(({ id }) => id === 'one')?.text);
    expect(texts).toEqual(['one?', 'One again?', 'One at last?', 'one?']);
  });

  it('takes the options of the question where a variant has none of its own', () => {
    const textsOf = (round: number) =>
      askQuiz(QUIZ, { round, seed: SEED })
        .questions.find(({ id }) => id === 'one')
        ?.options.map(({ text }) => text)
        .toSorted();
    expect([textsOf(1), textsOf(2)]).toEqual([
      ['one a', 'one b', 'one c', 'one d'],
      ['last a', 'last b', 'last c', 'last d'],
    ]);
  });

  it('asks in another order, of questions and of options', () => {
    const orders = Array.from({ length: 20 }, (_, round) => askQuiz(QUIZ, { round, seed: SEED }).questions);
    expect(new Set(orders.map((questions) => questions.map(({ id }) => id).join())).size).toBeGreaterThan(3);
    const options = orders.map((questions) =>
      questions
        .find(({ id }) => id === 'one')
        ?.options.map(({ id }) => id)
        .join(),
    );
    expect(new Set(options).size).toBeGreaterThan(10);
  });

  it('shows what is to be put in order in another order than the time before', () => {
    const orderOf = (asking: { round: number; seed: string }) =>
      askQuiz(QUIZ, asking)
        .questions.find(({ id }) => id === 'put')
        ?.options.map(({ text }) => text);
    fc.assert(
      fc.property(anyAsking, ({ round, seed }) => void expect(orderOf({ round: round + 1, seed })).not.toEqual(orderOf({ round, seed }))),
    );
  });

  it('goes through the whole pool before a question comes again', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const [first, second, third] = [0, 1, 2].map((round) => idsOf(POOL, round, seed));
        expect(new Set([...(first ?? []), ...(second ?? [])]).size).toBe(4);
        expect(new Set([...(first ?? []), ...(second ?? []), ...(third ?? [])]).size).toBe(5);
      }),
    );
  });
});

it('asks two learners in orders of their own', () => {
  const orders = ['robin', 'kim', 'ada', 'noor', 'li'].map((seed) => idsOf({ ...POOL, pick: 5 }, 1, seed).join());
  expect(new Set(orders).size).toBeGreaterThan(1);
});
