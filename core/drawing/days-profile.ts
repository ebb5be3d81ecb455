import { overlap, type Box } from './callout-place.ts';
import { elevation, type Elevation } from './elevation.ts';

/** The drawing is stretched to the width of the page; heights are px. */
export const PROFILE_WIDTH = 1212;
export const PROFILE_BASE = 300;

/** Room above the highest point, for its words. */
const SKY = 72;
const LEFT = 40;
const RIGHT = 96;
/** Less than this high is drawn lower than the page is: an hour is no mountain because there was nothing else. Seconds. */
const MIN_TOP_SEC = 1200;

/** Words at a point, on a mast. */
export interface Flag {
  readonly index: number;
  readonly x: number;
  /** Where the mast stands, and the upper edge of its words. */
  readonly y: number;
  readonly top: number;
  /** Which end of the words is at the mast. */
  readonly align: 'start' | 'end';
}

export interface DaysProfile extends Elevation {
  /** Lines of equal height, the lowest first. */
  readonly heights: readonly { readonly seconds: number; readonly y: number }[];
  readonly flags: readonly Flag[];
}

/**
 * Seconds of days or weeks as high ground. Words that would lie over others are left out.
 * @param seconds at least two
 * @param noted which of them have words, the most telling first
 */
export function layDaysProfile(seconds: readonly number[], noted: readonly number[]): DaysProfile {
  const most = Math.max(MIN_TOP_SEC, ...seconds);
  const scale = (PROFILE_BASE - SKY) / most;
  const options = { width: PROFILE_WIDTH, base: PROFILE_BASE, left: LEFT, right: RIGHT, seed: 'days', rough: 8, calm: 40 };
  const land = elevation(seconds, { ...options, scale });
  const heights = layHeights(most).map((sec) => ({ seconds: sec, y: land.y(sec) }));
  const said = heights.map(({ y }): Box => ({ x: LEFT, y: y - 20, width: 80, height: 20 }));
  return { ...land, heights, flags: layFlags(land, seconds, { noted, said }) };
}

const STEPS_SEC = [300, 600, 900, 1800, 3600, 7200, 18_000, 36_000, 72_000];

function layHeights(most: number): number[] {
  const step = STEPS_SEC.find((sec) => most / sec < 5) ?? 144_000;
  return Array.from({ length: Math.floor(most / step) }, (_, i) => (i + 1) * step);
}

const WORDS = { width: 176, height: 36 } as const;
const MAST = 14;

function layFlags(
  land: Elevation,
  seconds: readonly number[],
  { noted, said }: { readonly noted: readonly number[]; readonly said: readonly Box[] },
): Flag[] {
  const taken = [...said];
  const flags: Flag[] = [];
  for (const index of noted) {
    const [x, y] = [land.x(index), land.y(seconds[index] ?? 0)];
    for (const align of ['end', 'start'] as const) {
      const left = align === 'end' ? x - WORDS.width : x;
      const ground = land.profile.filter(([at]) => at >= left && at <= left + WORDS.width).map(([, height]) => height);
      const box = { ...WORDS, x: left, y: Math.min(y, ...ground) - MAST - WORDS.height };
      const mast: Box = { x: x - 2, y: box.y, width: 4, height: y - box.y };
      const isFree = taken.every((other) => overlap(box, other) + overlap(mast, other) === 0);
      if (left < 0 || left + WORDS.width > PROFILE_WIDTH || box.y < 0 || !isFree) continue;
      taken.push(box, mast);
      flags.push({ index, x, y, top: box.y, align });
      break;
    }
  }
  return flags;
}
