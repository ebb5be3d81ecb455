import { around, overlap, type Box } from '#core/drawing/callout-place.ts';
import { elevation } from '#core/drawing/elevation.ts';
import { polyline } from '#core/drawing/path.ts';
import type { Point } from '#core/drawing/terrain.ts';
import type { SkillStance } from '#core/assessment/assessment.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';
import { SKILLS } from '#core/skills/skills.ts';

type Stance = SkillStance['stance'];

/** From one end to the other: down from what is strong, through what is hard, up to what is wanted. */
export const ACROSS: readonly Stance[] = ['strong', 'hard', 'wanted'];

export const STANCE_WORDS: Readonly<Record<Stance, string>> = {
  strong: 'At your level',
  wanted: 'What you want',
  hard: 'What is hard',
};

/* Of the first one named, and how much nearer to the middle each further one stands: what was named first stands out most. */
const HEIGHT: Record<Stance, number> = { strong: 132, wanted: 86, hard: 32 };
const STEP: Record<Stance, number> = { strong: -7, wanted: -5, hard: 5 };
const MOST_STEPS = 4;

export const BASE = 216;

/* Of the letters of a label, in units: the width of one, and the height of a line. */
const LETTER = 8.2;
const LINE = 18;
const RISE = 14;
const MOST_RISE = 92;
/** Of the words at the start. */
const START_LETTERS = 10;
/** Half of the stretch that is drawn in the accent, at most. */
const REACH = 72;

export interface ProfilePlace {
  readonly skill: SkillId;
  readonly name: string;
  readonly at: Point;
  readonly isStart: boolean;
  /** From 1, from left to right, as in the list below. */
  readonly number: number;
  /** Where its name stands; null where there is no room but for its number. */
  readonly label: Box | null;
}

export interface ProfileLayout {
  /** What has to be seen, from its highest name to its foot. */
  readonly viewBox: string;
  /** Of the ground. */
  readonly width: number;
  readonly ground: string;
  readonly line: string;
  readonly strata: readonly { readonly d: string; readonly index: boolean }[];
  /** The stretch around the place to start at. */
  readonly start: { readonly line: string; readonly ground: string } | null;
  readonly places: readonly ProfilePlace[];
  /** How high each kind of place lies, in the words of the list; none where the words would crowd out the ground. */
  readonly bands: readonly { readonly words: string; readonly y: number }[];
}

/** Left of the ground, for the words of the bands. */
const AXIS = 128;
const LEAST_WITH_AXIS = 600;

/**
 * What was said of skills, as high ground of this width.
 * @param start the skill of the step where one is
 */
export function layProfile(said: readonly SkillStance[], start: SkillId | null, wide: number): ProfileLayout {
  const left = wide < LEAST_WITH_AXIS ? 0 : AXIS;
  const width = wide - left;
  const across = ACROSS.flatMap((stance) =>
    said
      .filter((each) => each.stance === stance)
      .map(({ skill }, i) => ({ skill, height: HEIGHT[stance] + STEP[stance] * Math.min(i, MOST_STEPS) })),
  );
  const heights = across.map(({ height }) => height);
  const ends = [heights[0] ?? 0, heights.at(-1) ?? 0].map((height) => (height + HEIGHT.wanted) / 2);
  const hill = elevation([ends[0] ?? 0, ...heights, ends[1] ?? 0], { width, base: BASE, scale: 1, left: 0, right: 0, seed: 'profile' });
  const marks = across.map(({ skill, height }, i) => ({
    skill,
    name: SKILLS[skill].name,
    at: [hill.x(i + 1), hill.y(height)] as Point,
    isStart: skill === start,
    number: i + 1,
  }));
  const bands = ACROSS.filter((stance) => left > 0 && said.some((each) => each.stance === stance));
  const [first] = marks.filter(({ isStart }) => isStart);
  const reach = Math.min(REACH, hill.x(1) / 2);
  const stretch = first ? hill.profile.filter(([x]) => Math.abs(x - first.at[0]) <= reach) : [];
  const places = placeLabels(marks, hill.profile, width);
  const highest = Math.min(...marks.map(({ at }) => at[1] - LINE));
  const top = Math.min(...places.flatMap(({ label }) => label?.y ?? []), highest) - 4;
  return {
    viewBox: `${-left} ${top} ${wide} ${BASE + 2 - top}`,
    width,
    ground: hill.ground,
    line: hill.line,
    strata: hill.strata,
    start: first ? { line: polyline(stretch), ground: `${polyline(stretch)}V${BASE}H${stretch[0]?.[0] ?? 0}Z` } : null,
    places,
    bands: bands.map((stance) => ({ words: STANCE_WORDS[stance], y: hill.y(HEIGHT[stance]) })),
  };
}

/** The start has its name before all others have theirs; a name that would touch another, or the ground, is left out. */
function placeLabels(marks: readonly Omit<ProfilePlace, 'label'>[], ground: readonly Point[], width: number): ProfilePlace[] {
  const taken: Box[] = marks.map(({ at }) => around(at, 7));
  const labels = new Map<SkillId, Box>();
  for (const { skill, name, at, isStart } of marks.toSorted((a, b) => Number(b.isStart) - Number(a.isStart))) {
    const size = { width: Math.max(name.length, isStart ? START_LETTERS : 0) * LETTER, height: isStart ? 2 * LINE : LINE };
    const x = Math.min(Math.max(at[0] - size.width / 2, 0), width - size.width);
    for (let rise = RISE; rise <= (isStart ? BASE : MOST_RISE); rise += 6) {
      const label = { x, y: at[1] - rise - size.height, ...size };
      const mast = { x: at[0] - 1, y: at[1] - rise, width: 2, height: rise - 8 };
      if (label.y < 0 || ![label, mast].every((box) => taken.every((other) => overlap(box, other) === 0))) continue;
      if (ground.some(([px, py]) => px >= label.x && px <= label.x + label.width && py < label.y + label.height + 4)) continue;
      labels.set(skill, label);
      taken.push(label, mast);
      break;
    }
  }
  return marks.map((mark) => ({ ...mark, label: labels.get(mark.skill) ?? null }));
}
