import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addOwnWords,
  choose,
  EMPTY_SHEET,
  isBegun,
  isFull,
  makeFirst,
  nextOpen,
  skip,
  toAnswers,
  togglePick,
  type AnswerSheet,
} from './answer-sheet.ts';
import { AssessmentAnswer } from './answers.ts';
import { CHALLENGES, INTERESTS, LIST_QUESTIONS, MAX_PICKS, QUESTION_IDS } from './questions.ts';

const take = (...picks: string[]): AnswerSheet => picks.reduce((sheet, pick) => togglePick(sheet, 'interests', pick), EMPTY_SHEET);

describe('a list', () => {
  it('keeps the order of choosing, and what is chosen again goes to the end', () => {
    expect(take('data', 'law', 'health').profile.interests).toEqual(['data', 'law', 'health']);
    expect(take('data', 'law', 'data', 'data').profile.interests).toEqual(['law', 'data']);
  });

  it('lets one be made the first, and nothing that is not in it', () => {
    const sheet = take('data', 'law', 'health');
    expect(makeFirst(sheet, 'interests', 'health').profile.interests).toEqual(['health', 'data', 'law']);
    expect(makeFirst(sheet, 'interests', 'nature')).toBe(sheet);
  });

  it('takes no more than it holds, and lets go also when it is full', () => {
    const full = take(...INTERESTS.slice(0, MAX_PICKS));
    expect(isFull(full, 'interests')).toBe(true);
    expect(togglePick(full, 'interests', 'law')).toBe(full);
    expect(addOwnWords(full, 'interests', 'bread')).toBe(full);
    expect(togglePick(full, 'interests', INTERESTS[0]).profile.interests).toEqual(INTERESTS.slice(1, MAX_PICKS));
  });

  it('takes own words once, and those that name a choice as the choice', () => {
    const sheet = addOwnWords(addOwnWords(EMPTY_SHEET, 'interests', ' open  a bakery '), 'interests', 'DATA');
    expect(sheet.profile.interests).toEqual(['open a bakery', 'data']);
    expect(addOwnWords(sheet, 'interests', 'Open a Bakery')).toBe(sheet);
    expect(addOwnWords(sheet, 'interests', '  ')).toBe(sheet);
  });
});

describe('where to go on', () => {
  it('is the first question that was neither answered nor skipped', () => {
    expect(nextOpen(EMPTY_SHEET)).toBe('career_level');
    expect(isBegun(EMPTY_SHEET)).toBe(false);
    const begun = skip(choose(EMPTY_SHEET, { questionId: 'career_level', answer: 'mid' }), 'interests');
    expect(nextOpen(begun)).toBe('goals');
    expect(isBegun(begun)).toBe(true);
    expect(nextOpen(QUESTION_IDS.reduce(skip, begun))).toBeNull();
  });

  it('a skipped question loses its answer, and an answered one is skipped no more', () => {
    const skipped = skip(skip(take('data'), 'interests'), 'interests');
    expect(skipped).toEqual({ ...EMPTY_SHEET, skipped: ['interests'] });
    expect(togglePick(skipped, 'interests', 'law').skipped).toEqual([]);
    expect(skip(choose(EMPTY_SHEET, { questionId: 'timeframe', answer: '1_year' }), 'timeframe').profile).toEqual(EMPTY_SHEET.profile);
  });
});

it('what is sent is taken by the API, whatever was pressed in whatever order', () => {
  const press = fc.tuple(
    fc.constantFrom(...LIST_QUESTIONS),
    fc.oneof(fc.constantFrom(...CHALLENGES), fc.string({ maxLength: 200 })),
    fc.nat(3),
  );
  fc.assert(
    fc.property(fc.array(press, { maxLength: 40 }), (presses) => {
      const sheet = presses.reduce<AnswerSheet>(
        (now, [question, text, what]) => {
          if (what === 0) return skip(now, question);
          if (what === 1) return makeFirst(now, question, text);
          return addOwnWords(now, question, text);
        },
        choose(EMPTY_SHEET, { questionId: 'career_level', answer: 'senior' }),
      );
      const answers = toAnswers(sheet);
      expect(answers[0]).toEqual({ questionId: 'career_level', answer: 'senior' });
      for (const answer of answers) expect(AssessmentAnswer.safeParse(answer).error).toBeUndefined();
    }),
  );
});
