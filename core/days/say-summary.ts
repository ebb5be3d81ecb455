import { formatDuration } from '../format-time.ts';
import type { PlainDate } from '../plain-date.ts';
import { daysBetween, monthOf, sayDay } from '../say-day.ts';
import { countOf } from '../words.ts';
import type { ProfileLine } from './profile-line.ts';
import { secondsOf } from './study-day.ts';
import type { ProgressSummary, Rhythm } from './summary.ts';

const HOUR = 3600;

/** "46 hours of walking"; where nothing was played or read, "3 answers". */
export function sayWalked({ totals }: Pick<ProgressSummary, 'totals'>): string {
  const sec = secondsOf(totals);
  if (sec < 1) return totals.answered > 0 ? countOf(totals.answered, 'answer') : countOf(totals.finished, 'finished work');
  return `${sec < 10 * HOUR ? formatDuration(sec) : countOf(Math.floor(sec / HOUR), 'hour')} of walking`;
}

/** "since November, most of it on weekday mornings". */
export function saySince({ days, today, rhythm }: Pick<ProgressSummary, 'days' | 'today' | 'rhythm'>): string {
  const first = days[0]?.on;
  if (first === undefined) return '';
  const since = first === today ? 'today' : `since ${sayBeginning(first, today)}`;
  return rhythm ? `${since}, most of it ${sayRhythm(rhythm)}` : since;
}

/** A month names one day of the last eleven months only. */
function sayBeginning(first: PlainDate, today: PlainDate): string {
  const days = daysBetween(first, today);
  if (days < 31) return sayDay(first, today);
  return days < 335 ? monthOf(first) : `${monthOf(first)} ${first.slice(0, 'YYYY'.length)}`;
}

function sayRhythm({ days, part }: Rhythm): string {
  if (part === null) return 'at weekends';
  if (days !== null) return `on ${days} ${part}s`;
  return part === 'night' ? 'at night' : `in the ${part}s`;
}

/** "23 days in a row. One day off this week breaks nothing." */
export function sayStreak({ days, longest, hasRestLeft }: ProgressSummary['streak']): string {
  const rest = hasRestLeft ? 'One day off this week breaks nothing.' : 'This week’s rest day is taken.';
  const most = longest > days ? ` The longest row was ${countOf(longest, 'day')}.` : '';
  return days === 0 ? `Any day begins a row.${most}` : `${countOf(days, 'day')} in a row. ${rest}${most}`;
}

/** What the line shows, for whoever does not see it. */
export function sayLine({ step, points }: ProfileLine, today: PlainDate): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const best = points.reduce((most, point) => (point.seconds > most.seconds ? point : most));
  const when = `${step === 'week' ? 'in the week of' : 'on'} ${sayDay(best.from, today)}`;
  const now = `${formatDuration(last.seconds)} ${step === 'week' ? 'this week' : 'today'}`;
  return `Time a ${step} over ${countOf(points.length, step)}: ${now}, at most ${formatDuration(best.seconds)} ${when}.`;
}
