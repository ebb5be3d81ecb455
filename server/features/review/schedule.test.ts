import fc from 'fast-check';
import { createEmptyCard, fsrs, Rating, type Grade } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { addDays } from '#core/plain-date.ts';
import { REVIEW_GRADES, type ReviewGrade } from '#core/review/grades.ts';
import { outcomesOf, type Memory, type Outcome } from './schedule.ts';

const DAY = '2026-11-22';
/** The days from one answer to the next when each is given on the day the card comes back. */
function intervalsOf(grades: readonly ReviewGrade[]): number[] {
  let memory: Memory = null;
  let day: string = DAY;
  return grades.map((grade) => {
    const { inDays, ...after } = outcomesOf(memory, day)[grade];
    // Who says "again" comes back the day after, as FSRS has it.
    memory = after.memory;
    day = inDays === 0 ? addDays(day, 1) : after.dueOn;
    return inDays;
  });
}

describe('a card', () => {
  it.each([
    ['good good good good good', [3, 14, 57, 196, 366]],
    ['easy easy', [8, 66]],
    ['hard hard hard', [2, 4, 9]],
    ['again good good', [0, 3, 8]],
    ['good good again good', [3, 14, 0, 4]],
  ])('answered %s comes back after as many days', (grades, days) => {
    expect(intervalsOf(grades.split(' ') as ReviewGrade[])).toEqual(days);
  });

  it('comes back after about a year, however easy it is', () => {
    expect(intervalsOf(Array.from({ length: 8 }, () => 'easy' as const)).at(-1)).toBe(367);
  });

  it('of a day has the first answer counted: after "again" it comes back tomorrow, whatever is said then', () => {
    const { memory } = outcomesOf(null, DAY).again;
    const second = outcomesOf(memory, DAY);
    expect(REVIEW_GRADES.map((grade) => second[grade].inDays)).toEqual([0, 1, 1, 1]);
    expect(second.easy.memory).toEqual(memory);
  });

  it('answered on a later day of a place further east is not answered in the past', () => {
    const { memory } = outcomesOf(null, addDays(DAY, 1)).good;
    expect(outcomesOf(memory, DAY).good).toEqual({ memory, dueOn: addDays(DAY, 1), inDays: 1 });
  });
});

const graded = fc.array(fc.record({ grade: fc.constantFrom(...REVIEW_GRADES), lateDays: fc.nat(40) }), { minLength: 1, maxLength: 12 });
const RATING: Record<ReviewGrade, Grade> = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy };

it('is what FSRS makes of the same answers, kept whole', () => {
  const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false, maximum_interval: 365 });
  fc.assert(
    fc.property(graded, (answers) => {
      let memory: Memory = null;
      let day: string = DAY;
      let card = createEmptyCard(new Date(DAY));
      for (const { grade, lateDays } of answers) {
        const outcome: Outcome = outcomesOf(memory, day)[grade];
        card = scheduler.next(card, new Date(day), RATING[grade]).card;
        expect(outcome.memory).toMatchObject({ stability: card.stability, difficulty: card.difficulty });
        if (grade !== 'again') expect(outcome.inDays).toBe(card.scheduled_days);
        memory = outcome.memory;
        day = addDays(day, card.scheduled_days + lateDays);
      }
    }),
  );
});

it('never comes back sooner for a better grade', () => {
  fc.assert(
    fc.property(graded, (answers) => {
      let memory: Memory = null;
      let day: string = DAY;
      for (const { grade, lateDays } of answers) {
        const outcomes = outcomesOf(memory, day);
        const inDays = REVIEW_GRADES.map((each) => outcomes[each].inDays);
        expect(inDays).toEqual(inDays.toSorted((a, b) => a - b));
        memory = outcomes[grade].memory;
        day = addDays(day, Math.max(1, outcomes[grade].inDays) + lateDays);
      }
    }),
  );
});
