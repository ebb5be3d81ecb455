import './days.css';
import { useState, type ReactElement } from 'react';
import { makeProfileLine, PROFILE_PERIODS, type ProfilePeriod } from '#core/days/profile-line.ts';
import { saySince, sayWalked } from '#core/days/say-summary.ts';
import type { ProgressSummary } from '#core/days/summary.ts';
import { daysBetween } from '#core/say-day.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import type { Part } from '../load-part.ts';
import { PartState } from '../part-state.tsx';
import { DaysLine } from './days-line.tsx';
import { DaysTable } from './days-table.tsx';
import { FinishedWorks } from './finished-works.tsx';
import { KindShares } from './kind-shares.tsx';
import { UndatedTime } from './undated-time.tsx';
import { useOwnDays } from './use-own-days.ts';
import { WeekStones } from './week-stones.tsx';

/** The days a learner walked: the head of the page. */
export function DaysPart({ summary }: { readonly summary: Part<ProgressSummary> }): ReactElement {
  useOwnDays(summary.data?.timeZone);
  if (summary.data && summary.data.days.length > 0) return <Days summary={summary.data} />;
  return (
    <div className="days">
      <PageHead title="Progress" />
      <PartState part={summary} failed="Your days did not load">
        {(empty) => (
          <>
            <EmptyState
              title="Your days stand here"
              text="A day counts with a minute played or read, or with one answer."
              action={
                <Button variant="accent" to="/discover">
                  Choose a first work
                </Button>
              }
            />
            <UndatedTime summary={empty} />
          </>
        )}
      </PartState>
    </div>
  );
}

const PERIOD_NAME: Record<ProfilePeriod, string> = { '4-weeks': '4 weeks', '26-weeks': '26 weeks', all: 'All' };
const PERIODS = PROFILE_PERIODS.map((value) => ({ value, label: PERIOD_NAME[value] }));

function Days({ summary }: { readonly summary: ProgressSummary }): ReactElement {
  const { days, today, dailyGoalMin, streak, totals } = summary;
  const isNew = daysBetween(days[0]?.on ?? today, today) < 28;
  const [period, setPeriod] = useState<ProfilePeriod>(isNew ? '4-weeks' : '26-weeks');
  const line = makeProfileLine(days, today, period);
  return (
    <div className="days">
      <PageHead
        title={sayWalked(summary)}
        meta={saySince(summary)}
        actions={<Segmented label="Period" options={PERIODS} value={period} onChange={setPeriod} />}
        className="mb-2"
      />
      <DaysLine line={line} today={today} dailyGoalMin={dailyGoalMin} />
      <UndatedTime summary={summary} />
      <DaysTable line={line} today={today} />
      <div className="days-parts">
        <WeekStones days={days} today={today} streak={streak} />
        <KindShares seconds={totals.seconds} />
        <FinishedWorks days={days} today={today} />
      </div>
    </div>
  );
}
