import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { layDaysProfile, PROFILE_BASE, PROFILE_WIDTH, type DaysProfile } from '#core/drawing/days-profile.ts';
import { formatDuration } from '#core/format-time.ts';
import { listTicks, type ProfileLine, type ProfileTick } from '#core/days/profile-line.ts';
import { findNotes } from '#core/days/profile-notes.ts';
import { sayLine } from '#core/days/say-summary.ts';
import type { PlainDate } from '#core/plain-date.ts';
import { monthOf } from '#core/say-day.ts';
import { classes } from '#web/ui/classes.ts';
import { DaysFlags } from './days-flags.tsx';

export interface DaysLineProps {
  readonly line: ProfileLine;
  readonly today: PlainDate;
  readonly dailyGoalMin: number | null;
}

/** How much was walked when this document last drew it. On the server it stays empty: effects alone write to it. */
const seen = new Map<ProfileLine['step'], number>();

/** Words that begin further on have no room in a narrow page. */
const LATE = 0.8;

/** Below the line: words of months or days. */
const FOOT = 34;

const share = (x: number): string => `${((x / PROFILE_WIDTH) * 100).toFixed(2)}%`;

/** Time as high ground. It is stretched to the width of the page; words and marks lie over it and keep their size. */
export function DaysLine({ line, today, dailyGoalMin }: DaysLineProps): ReactElement {
  const { step, points } = line;
  const notes = useMemo(() => findNotes(line), [line]);
  const land = useMemo(
    () =>
      layDaysProfile(
        points.map(({ seconds }) => seconds),
        notes.map(({ index }) => index),
      ),
    [points, notes],
  );
  const now = points.at(-1)?.seconds ?? 0;
  const [before] = useState(() => seen.get(step) ?? now);
  useEffect(() => void seen.set(step, now), [step, now]);
  const words = { title: step === 'week' ? 'This week' : 'Today', text: formatDuration(now) };
  return (
    <figure className="days-line">
      <p className="days-now">
        <strong>{words.title}</strong> {words.text}
      </p>
      <svg width="100%" height={PROFILE_BASE + FOOT} role="img" aria-label={sayLine(line, today)}>
        <Heights land={land} />
        {step === 'day' && dailyGoalMin !== null ? <Goal y={land.y(dailyGoalMin * 60)} minutes={dailyGoalMin} /> : null}
        <Ground land={land} isNew={before !== now} />
        <HeightWords land={land} step={step} />
        <Ticks ticks={listTicks(line)} line={line} land={land} />
        <DaysFlags flags={land.flags} notes={notes} />
        <Now land={land} {...words} />
      </svg>
    </figure>
  );
}

function Heights({ land }: { readonly land: DaysProfile }): ReactElement {
  return (
    <g className="days-height">
      {land.heights.map(({ seconds, y }) => (
        <line key={seconds} x1="0" x2="100%" y1={y} y2={y} />
      ))}
    </g>
  );
}

/** Over the ground, which may be high at the edge. */
function HeightWords({ land, step }: { readonly land: DaysProfile; readonly step: ProfileLine['step'] }): ReactElement {
  return (
    <g className="days-word days-height-words">
      {land.heights.map(({ seconds, y }, i) => (
        <text key={seconds} y={y - 6}>
          {formatDuration(seconds)}
          {i === land.heights.length - 1 ? ` a ${step}` : ''}
        </text>
      ))}
    </g>
  );
}

/** What the learner set themselves, where the drawing reaches so high. */
function Goal({ y, minutes }: { readonly y: number; readonly minutes: number }): ReactElement | null {
  if (y < 0) return null;
  return (
    <g>
      <line x1="0" x2="100%" y1={y} y2={y} className="days-goal" />
      <text x="50%" y={y - 6} textAnchor="middle" className="days-word">
        your goal, {minutes} min
      </text>
    </g>
  );
}

function Ground({ land, isNew }: { readonly land: DaysProfile; readonly isNew: boolean }): ReactElement {
  const lines = { fill: 'none', strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <svg viewBox={`0 0 ${PROFILE_WIDTH} ${PROFILE_BASE}`} preserveAspectRatio="none" width="100%" height={PROFILE_BASE}>
      <path d={land.ground} className="fill-topo-2" />
      {land.strata.map(({ d, index }, i) => (
        <path key={i} d={d} {...lines} className={index ? 'stroke-topo-index' : 'stroke-topo-line'} />
      ))}
      <path d={land.line} {...lines} strokeWidth="2.2" className="stroke-ink" />
      <path d={land.current} {...lines} strokeWidth="4" strokeLinecap="round" className={classes('stroke-accent', isNew && 'days-draws')} />
    </svg>
  );
}

function Ticks({ ticks, line, land }: { readonly ticks: readonly ProfileTick[]; readonly line: ProfileLine; readonly land: DaysProfile }) {
  const base = PROFILE_BASE + 0.5;
  return (
    <g>
      <line x1="0" x2="100%" y1={base} y2={base} strokeWidth="1.5" className="stroke-ink" />
      {ticks.map((tick) => (
        <svg key={tick.on} x={share(land.x(tick.at))} y={base} overflow="visible">
          <line y2="8" className="stroke-ink" />
          <text x="6" y="20" className={classes('days-word', land.x(tick.at) > PROFILE_WIDTH * LATE && 'is-late')}>
            {sayTick(tick, line)}
          </text>
        </svg>
      ))}
    </g>
  );
}

/** "2 Nov" of a day, "Nov" of a month, "2027" of January. */
function sayTick({ on }: ProfileTick, { step }: ProfileLine): string {
  const month = monthOf(on).slice(0, 'Nov'.length);
  if (step === 'day') return `${Number(on.slice('YYYY-MM-'.length))} ${month}`;
  return month === 'Jan' ? on.slice(0, 'YYYY'.length) : month;
}

/** Where the learner is. */
function Now({ land, title, text }: { readonly land: DaysProfile; readonly title: string; readonly text: string }): ReactElement {
  const [x, y] = land.end;
  return (
    <svg x={share(x)} overflow="visible">
      <line y1={y} y2={PROFILE_BASE} strokeDasharray="2 3" className="stroke-accent" />
      <circle cy={y} r="7.5" strokeWidth="4.5" className="fill-sheet stroke-accent" />
      <text x="15" y={Math.min(y + 1, PROFILE_BASE - 24)} className="days-now-words">
        <tspan className="days-title">{title}</tspan>
        <tspan x="15" dy="17" className="days-text">
          {text}
        </tspan>
      </text>
    </svg>
  );
}
