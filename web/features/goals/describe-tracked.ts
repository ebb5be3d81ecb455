import type { Goal } from '#core/goals/goal.ts';
import type { PlainDate } from '#core/plain-date.ts';
import { sayDay } from '#core/say-day.ts';
import { NO_DAY } from './days.ts';

/** How an action of the plan that is followed stands, in a word or two. */
export function describeTracked(
  { state, dueOn, progress: { done, of } }: Pick<Goal, 'state' | 'dueOn' | 'progress'>,
  today: PlainDate | null,
): string {
  switch (state) {
    case 'open':
      return of > 0 ? `Tracked, ${done} of ${of}` : 'Tracked';
    case 'done':
      return 'Reached';
    case 'postponed':
      return dueOn === null ? 'Rests' : `Rests until ${sayDay(dueOn, today ?? NO_DAY)}`;
    case 'dropped':
      return 'Let go';
  }
}
