import type { ReactElement } from 'react';
import { polyline } from '#core/drawing/path.ts';
import { cairnPaths } from '#core/drawing/stones.ts';
import { noise, type Point } from '#core/drawing/terrain.ts';
import { hasRested, listWeeks, type ProfilePoint } from '#core/days/profile-line.ts';
import { sayStreak } from '#core/days/say-summary.ts';
import type { ProgressSummary } from '#core/days/summary.ts';
import { sayDay } from '#core/say-day.ts';
import { countOf } from '#core/words.ts';
import { SectionHead } from '#web/ui/page-head.tsx';

const WEEKS = 12;
const CAIRN = { width: 40, height: 124 };
const STONE = { width: 36, height: 17, gap: 1.4 };

const rock = noise('ground');
const GROUND = polyline(Array.from({ length: 116 }, (_, i): Point => [i * 4, 5 + rock((i * 4) / 90, 1, 2) * 4]));

export type WeekStonesProps = Pick<ProgressSummary, 'days' | 'today' | 'streak'>;

/** A stone a day, a cairn a week. A hollow stone on its top is the day that rested. */
export function WeekStones({ days, today, streak }: WeekStonesProps): ReactElement {
  const weeks = listWeeks(days, today, WEEKS);
  const rested = weeks.map((week) => hasRested(week, today, streak.isTodayDone));
  return (
    <section aria-labelledby="stones">
      <SectionHead id="stones" title="Stones" meta={`one for each day you learned, ${WEEKS} weeks`} rule />
      <div className="days-cairns">
        <ol>
          {weeks.map((week, i) => {
            const isThis = i === WEEKS - 1;
            return (
              <li key={week.from} data-now={isThis || undefined}>
                <Cairn week={week} hasToday={isThis && streak.isTodayDone} isRested={rested[i] === true} />
                <span aria-hidden="true">{week.stones}</span>
                <span className="sr-only">
                  {countOf(week.stones, 'stone')}, week of {sayDay(week.from, today)}
                </span>
              </li>
            );
          })}
        </ol>
        <svg viewBox="0 0 460 10" preserveAspectRatio="none" aria-hidden="true">
          <path d={GROUND} fill="none" strokeWidth="1.5" vectorEffect="non-scaling-stroke" className="stroke-ink" />
        </svg>
      </div>
      <p className="mt-2 text-sm text-ink-2">
        {sayStreak(streak)}
        {rested.includes(true) ? ' A hollow stone is a day that rested.' : null}
      </p>
    </section>
  );
}

interface CairnProps {
  readonly week: ProfilePoint;
  readonly hasToday: boolean;
  readonly isRested: boolean;
}

function Cairn({ week: { from, stones }, hasToday, isRested }: CairnProps): ReactElement {
  const { width, height } = CAIRN;
  const paths = cairnPaths(`wk${from}`, stones + (isRested ? 1 : 0), width / 2, height - 2, STONE);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {paths.map((d, i) =>
        i === stones ? (
          <path key={d} d={d} fill="none" strokeWidth="1.4" className="stroke-ink" />
        ) : (
          <path key={d} d={d} className={hasToday && i === stones - 1 ? 'fill-accent' : 'fill-ink'} />
        ),
      )}
    </svg>
  );
}
