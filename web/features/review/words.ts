import { sayDay, weekdayOf, daysBetween } from '#core/say-day.ts';
import type { Review } from '#core/review/review.ts';
import type { ReviewGrade } from '#core/review/grades.ts';
import { countOf } from '#core/words.ts';

export const GRADE_WORDS: Readonly<Record<ReviewGrade, string>> = { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' };

const WEEKS_FROM_DAYS = 14;
const MONTHS_FROM_DAYS = 60;
const DAYS_A_MONTH = 30.4;

/** "in 3 days", as roughly as one thinks of it. */
export function inDays(days: number): string {
  if (days === 0) return 'once more today';
  if (days === 1) return 'tomorrow';
  if (days < WEEKS_FROM_DAYS) return `in ${days} days`;
  if (days < MONTHS_FROM_DAYS) return `in ${Math.round(days / 7)} weeks`;
  const months = Math.round(days / DAYS_A_MONTH);
  return months < 12 ? `in ${months} months` : 'in a year';
}

/** When something comes next, in one line. */
export function sayNext({ next, on }: Pick<Review, 'next' | 'on'>): string {
  if (next === null) return 'Nothing is due for now. What you mark next comes a day later.';
  const days = daysBetween(on, next.on);
  const when = days === 1 ? 'tomorrow' : days < 7 ? `on ${weekdayOf(next.on)}` : `on ${sayDay(next.on, on)}`;
  return `${countOf(next.cards, 'card')} ${next.cards === 1 ? 'comes' : 'come'} back ${when}.`;
}

/** What waits beside today's cards. */
export const sayWaiting = (waiting: number): string | null => (waiting === 0 ? null : `${waiting} more wait, without harm.`);
