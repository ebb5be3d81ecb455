import { polyline } from '#core/drawing/path.ts';
import { noise, type Point } from '#core/drawing/terrain.ts';

export interface ElevationOptions {
  readonly width?: number;
  /** y of the base line. */
  readonly base?: number;
  /** Units of height per unit of value. */
  readonly scale?: number;
  /** Space before the first and after the last value. */
  readonly left?: number;
  readonly right?: number;
  readonly seed?: string;
  /** How rugged the rock is between two values, in units. */
  readonly rough?: number;
  /** Lower than this, in units, the ground is smoother, and at 0 it is flat: nothing was there. */
  readonly calm?: number;
}

/** The parts of an elevation profile as SVG path data, with the functions that place marks on it. */
export interface Elevation {
  readonly ground: string;
  readonly line: string;
  /** The points of the line, from left to right. */
  readonly profile: readonly Point[];
  /** The stretch between the last two values: where you are now. */
  readonly current: string;
  readonly strata: readonly { readonly d: string; readonly index: boolean }[];
  readonly end: Point;
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
}

/** Values (0 or more, at least two) as a rocky profile with strata: time drawn as high ground. */
export function elevation(values: readonly number[], options: ElevationOptions = {}): Elevation {
  const { width = 1212, base = 300, scale = 0.94, left = 40, right = 90, seed = 'year', rough = 9, calm = 0 } = options;
  const steps = Math.max(1, values.length - 1);
  const pitch = (width - left - right) / steps;
  const x = (index: number): number => left + index * pitch;
  const y = (value: number): number => base - value * scale;
  const rock = noise(seed);
  const profile: Point[] = [];
  for (let at = 0; at <= x(steps); at += 3) {
    const place = Math.max(0, Math.min(steps - 0.001, (at - left) / pitch));
    const i = Math.floor(place);
    const t = place - i;
    const from = values[i] ?? 0;
    const value = from + ((values[i + 1] ?? from) - from) * t * t * (3 - 2 * t);
    // Close to a value the rock lies still, so that marks stand on it.
    const roughness = rock(at / 26, 4, 3) * rough * Math.min(1, Math.min(t, 1 - t) * 5);
    const top = y(value) + roughness * (calm === 0 ? 1 : Math.min(1, (value * scale) / calm)) + (at < left ? (left - at) * 0.18 : 0);
    profile.push([at, calm === 0 ? top : Math.min(base, top)]);
  }
  const strata = Array.from({ length: 16 }, (_, k) => ({ d: stratum(profile, k + 1, base, rock), index: (k + 1) % 5 === 0 })).filter(
    (s) => s.d,
  );
  const end = profile.at(-1) ?? [0, base];
  return {
    ground: `${polyline(profile)}V${base}H0Z`,
    line: polyline(profile),
    profile,
    current: polyline(profile.filter((point) => point[0] > x(steps - 1))),
    strata,
    end,
    x,
    y,
  };
}

function stratum(profile: readonly Point[], depth: number, base: number, rock: (x: number, y: number, octaves?: number) => number): string {
  let d = '';
  let run: Point[] = [];
  const flush = (): void => {
    if (run.length > 6) d += polyline(run);
    run = [];
  };
  for (const [x, top] of profile) {
    const y = top + depth * 16 + rock(x / 80, depth, 2) * 6;
    if (y < base - 2) run.push([x, y]);
    else flush();
  }
  flush();
  return d;
}
