import type { ReactElement } from 'react';
import { formatDuration } from '#core/format-time.ts';
import type { ProgressSummary } from '#core/days/summary.ts';
import { secondsOf } from '#core/days/study-day.ts';
import { sayDay } from '#core/say-day.ts';

/** Time that was played before days were kept is said, and drawn nowhere. */
export function UndatedTime({ summary }: { readonly summary: ProgressSummary }): ReactElement | null {
  const { days, today, undatedSec } = summary;
  if (undatedSec < 60) return null;
  const first = days.find((day) => secondsOf(day) > 0)?.on ?? today;
  return (
    <p className="mt-2 text-sm text-ink-3">
      Days are counted since {sayDay(first, today)}. {formatDuration(undatedSec)} from before then are of no day.
    </p>
  );
}
