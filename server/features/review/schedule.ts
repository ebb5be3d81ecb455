import { createEmptyCard, fsrs, Rating, State, type Card } from 'ts-fsrs';
import { z } from 'zod';
import { addDays, PlainDate } from '#core/plain-date.ts';
import { REVIEW_GRADES, type ReviewGrade } from '#core/review/grades.ts';

/** What FSRS knows of a card: in how many days the chance of recalling it falls to 90 %, and how hard it is, 1 to 10. Null before the first answer. */
export const Memory = z.object({ stability: z.number(), difficulty: z.number(), reviewedOn: PlainDate }).nullable();
export type Memory = z.infer<typeof Memory>;

/** What becomes of a card with a grade. */
export interface Outcome {
  readonly memory: Memory;
  readonly dueOn: PlainDate;
  /** From today; 0 is once more today. */
  readonly inDays: number;
}

/** Whole days alone, without chance: the same answers give the same days. Nothing stays away for much longer than a year. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false, maximum_interval: 365 });

const RATINGS = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const satisfies Record<
  ReviewGrade,
  Rating
>;

/**
 * What each grade would make of a card on this day. FSRS counts the days between answers, so a day is an instant of UTC to
 * it, wherever the learner is. Of a day the first answer counts: what was just seen says nothing of memory, and comes
 * back tomorrow.
 */
export function outcomesOf(memory: Memory, today: PlainDate): Record<ReviewGrade, Outcome> {
  const isSeenToday = memory !== null && memory.reviewedOn >= today;
  const graded = isSeenToday ? null : scheduler.repeat(toCard(memory, today), toInstant(today));
  const outcome = (grade: ReviewGrade): Outcome => {
    const card = graded?.[RATINGS[grade]].card;
    const inDays = grade === 'again' ? 0 : (card?.scheduled_days ?? 1);
    const after = card ? { stability: card.stability, difficulty: card.difficulty, reviewedOn: today } : memory;
    return { memory: after, dueOn: addDays(today, inDays), inDays };
  };
  return Object.fromEntries(REVIEW_GRADES.map((grade) => [grade, outcome(grade)])) as Record<ReviewGrade, Outcome>;
}

const toInstant = (day: PlainDate): Date => new Date(`${day}T00:00:00Z`);

function toCard(memory: Memory, today: PlainDate): Card {
  const empty = createEmptyCard(toInstant(today));
  if (memory === null) return empty;
  const { stability, difficulty, reviewedOn } = memory;
  return { ...empty, stability, difficulty, state: State.Review, reps: 1, last_review: toInstant(reviewedOn) };
}
