import type { ReactElement } from 'react';
import type { SkillStance } from '#core/assessment/assessment.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';
import { BASE, layProfile, type ProfilePlace } from './lay-profile.ts';

/* In units that are about as large as a pixel where each is shown. */
const WIDTH = { wide: 1132, middle: 720, narrow: 350 } as const;
/** From the words of a band to the ground. */
const BAND_GAP = 12;

export interface ProfileHillProps {
  readonly skills: readonly SkillStance[];
  readonly start: SkillId | null;
  /** "start here" */
  readonly startWords: string;
  readonly size: keyof typeof WIDTH;
  readonly label: string;
}

/** The profile in one of its three widths; the stylesheet shows the one that fits. */
export function ProfileHill({ skills, start, startWords, size, label }: ProfileHillProps): ReactElement {
  const hill = layProfile(skills, start, WIDTH[size]);
  return (
    <svg viewBox={hill.viewBox} role="img" aria-label={label} data-size={size} className="plan-hill">
      <path d={hill.ground} className="fill-topo-2" />
      {hill.strata.map(({ d, index }, i) => (
        <path key={i} d={d} fill="none" className={index ? 'stroke-topo-index' : 'stroke-topo-line'} />
      ))}
      {hill.start ? <path d={hill.start.ground} opacity="0.16" className="fill-accent" /> : null}
      <path d={hill.line} fill="none" strokeWidth="2.2" strokeLinejoin="round" className="stroke-ink" />
      {hill.start ? (
        <path d={hill.start.line} fill="none" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" className="stroke-accent" />
      ) : null}
      <path d={`M0 ${BASE + 0.5}H${hill.width}`} strokeWidth="1.5" className="stroke-ink" />
      {hill.bands.map(({ words, y }) => (
        <text key={words} x={-BAND_GAP} y={y + 5} textAnchor="end" className="plan-place-note">
          {words}
        </text>
      ))}
      {hill.places.map((place) => (
        <Place key={place.skill} place={place} startWords={startWords} />
      ))}
    </svg>
  );
}

interface PlaceProps extends Pick<ProfileHillProps, 'startWords'> {
  readonly place: ProfilePlace;
}

function Place({ place: { name, number, at, label, isStart }, startWords }: PlaceProps): ReactElement {
  const [x, y] = at;
  const middle = label ? label.x + label.width / 2 : x;
  const foot = label ? label.y + label.height : y;
  return (
    <g data-start={isStart || undefined}>
      {label ? <path d={`M${x} ${y - 8}V${foot + 2}`} className={isStart ? 'stroke-accent' : 'stroke-ink'} /> : null}
      {isStart ? (
        <circle cx={x} cy={y} r="7" strokeWidth="4" className="fill-sheet stroke-accent" />
      ) : (
        <circle cx={x} cy={y} r="4.5" className="fill-ink" />
      )}
      {label ? (
        <text x={middle} y={foot - 4} textAnchor="middle" className="plan-place">
          {name}
        </text>
      ) : (
        <text x={x} y={y + (number % 2 === 0 ? 17 : 29)} textAnchor="middle" className="plan-place-number">
          {number}
        </text>
      )}
      {label && isStart ? (
        <text x={middle} y={foot - 22} textAnchor="middle" className="plan-place-note">
          {startWords}
        </text>
      ) : null}
    </g>
  );
}
