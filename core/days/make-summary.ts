import { dayNumberOfClock, dayOf } from '../day-number.ts';
import type { ItemKind } from '../library/kind.ts';
import type { WorkLink } from '../library/work-link.ts';
import type { PlainDate } from '../plain-date.ts';
import { findRhythm, type ClockedTime } from './rhythm.ts';
import { countStreak } from './streak.ts';
import { isDone } from './study-day.ts';
import type { ProgressSummary, StudyDay } from './summary.ts';

/** What a learner did, each by their own clock, in milliseconds as if it stood at UTC, in any order. */
export interface Doings {
  readonly studied: readonly (ClockedTime & { readonly kind: ItemKind })[];
  readonly answered: readonly { readonly clockMs: number; readonly count: number }[];
  /** Works, by when their last part was finished. */
  readonly finished: readonly { readonly clockMs: number; readonly work: WorkLink }[];
}

type MadeSummary = Pick<ProgressSummary, 'today' | 'days' | 'streak' | 'totals' | 'rhythm'>;

/** The days of what was done. */
export function makeSummary({ studied, answered, finished }: Doings, today: PlainDate): MadeSummary {
  const byDay = new Map<number, StudyDay>();
  const dayAt = (clockMs: number): StudyDay => {
    const number = dayNumberOfClock(clockMs);
    const day = byDay.get(number) ?? { on: dayOf(number), seconds: {}, answered: 0, finished: [] };
    byDay.set(number, day);
    return day;
  };
  const totals: MadeSummary['totals'] = { seconds: {}, answered: 0, finished: finished.length };
  for (const { clockMs, kind, seconds } of studied) {
    const day = dayAt(clockMs);
    for (const sum of [day.seconds, totals.seconds]) sum[kind] = (sum[kind] ?? 0) + seconds;
  }
  for (const { clockMs, count } of answered) {
    dayAt(clockMs).answered += count;
    totals.answered += count;
  }
  for (const { clockMs, work } of finished) dayAt(clockMs).finished.push(work);
  const days = [...byDay.values()].toSorted((a, b) => (a.on < b.on ? -1 : 1));
  return {
    today,
    days,
    totals,
    streak: countStreak(
      days.filter(isDone).map(({ on }) => on),
      today,
    ),
    rhythm: findRhythm(studied),
  };
}
