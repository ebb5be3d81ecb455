import type { ReactElement } from 'react';
import { PROFILE_WIDTH, type Flag } from '#core/drawing/days-profile.ts';
import type { ProfileNote } from '#core/days/profile-notes.ts';

export interface DaysFlagsProps {
  readonly flags: readonly Flag[];
  readonly notes: readonly ProfileNote[];
}

/** What stands out, on thin masts. The first is the most telling, and the only one where there is little room. */
export function DaysFlags({ flags, notes }: DaysFlagsProps): ReactElement {
  return (
    <g>
      {flags.map((flag) => {
        const note = notes.find(({ index }) => index === flag.index);
        return note ? <FlagMark key={flag.index} flag={flag} note={note} /> : null;
      })}
    </g>
  );
}

function FlagMark({ flag: { x, y, top, align }, note }: { readonly flag: Flag; readonly note: ProfileNote }): ReactElement {
  const at = align === 'start' ? 8 : -8;
  return (
    <svg x={`${((x / PROFILE_WIDTH) * 100).toFixed(2)}%`} overflow="visible" className="days-flag">
      <line y1={y} y2={top} className="stroke-ink" />
      <circle cy={y} r="4.5" className="fill-ink" />
      <text y={top + 10} textAnchor={align}>
        <tspan x={at} className="days-title">
          {note.title}
        </tspan>
        <tspan x={at} dy="17" className="days-text">
          {shorten(note.text)}
        </tspan>
      </text>
    </svg>
  );
}

/** As long as the words of a flag may be. */
const MOST_LETTERS = 26;

const shorten = (text: string): string => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1).trimEnd()}…` : text);
