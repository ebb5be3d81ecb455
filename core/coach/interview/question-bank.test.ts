import { describe, expect, it } from 'vitest';
import { DIFFICULTIES } from '#core/records/levels.ts';
import { SPOKEN } from '../../../tests/support/samples/spoken-words.ts';
import { questionById } from './question-bank.ts';
import { QUESTION_TYPES } from '../score/interview/question-types.ts';
import { COMPETENCIES, ROLE_FAMILIES } from './question.ts';
import { countWords } from './thread/sentences.ts';
import { isUnfairQuestion } from './thread/unfair-question.ts';

const { questions: QUESTIONS } = SPOKEN;
const ASKING = new Set(
  'a an the of to in on at and or as by for from with that it is was you your me my i how do did does would what which when who why have has had be been tell about describe time something somebody one'.split(
    ' ',
  ),
);
const contentWords = (text: string) => new Set((text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !ASKING.has(word)));

describe('the bank of questions', () => {
  it('has at least 220, each with an id of its own', () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(220);
    expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(QUESTIONS.length);
    expect(QUESTIONS.every((question) => questionById(QUESTIONS, question.id) === question)).toBe(true);
    expect(questionById(QUESTIONS, null)).toBeUndefined();
  });

  it('asks in one sentence of fewer than 30 words', () => {
    const odd = QUESTIONS.filter(({ text }) => countWords(text) >= 30 || countWords(text) < 6 || !/^[A-Z][^.?!]*[.?]$/.test(text));
    expect(odd.map(({ text }) => text)).toEqual([]);
  });

  it('holds no two questions that are alike', () => {
    const asked = QUESTIONS.map(({ text }) => ({ text, words: contentWords(text) }));
    const alike = asked.flatMap((a, i) =>
      asked.slice(i + 1).flatMap((b) => {
        const shared = [...a.words].filter((word) => b.words.has(word)).length;
        return shared / (a.words.size + b.words.size - shared) > 0.4 ? [[a.text, b.text]] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it('has another question for every one that was answered weakly', () => {
    const sizes = Map.groupBy(QUESTIONS, ({ family }) => family);
    expect([...sizes].filter(([, asked]) => asked.length < 3).map(([family]) => family)).toEqual([]);
  });

  it('covers every type, competency, difficulty and kind of work', () => {
    const covers = <T>(all: readonly T[], of: (question: (typeof QUESTIONS)[number]) => readonly T[], least: number) =>
      all.filter((one) => QUESTIONS.filter((question) => of(question).includes(one)).length < least);
    expect(covers(QUESTION_TYPES, ({ type }) => [type], 4)).toEqual([]);
    expect(covers(COMPETENCIES, ({ competency }) => [competency], 10)).toEqual([]);
    expect(covers(DIFFICULTIES, ({ difficulty }) => difficulty, 150)).toEqual([]);
    expect(covers(ROLE_FAMILIES, ({ roles }) => (roles === 'any' ? [] : roles), 6)).toEqual([]);
  });

  it('asks nothing that an employer has no need to know', () => {
    expect(QUESTIONS.filter(({ text }) => isUnfairQuestion(text))).toEqual([]);
  });
});
