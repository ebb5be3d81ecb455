import { polyline, tenth } from '#core/drawing/path.ts';
import { noise, type Point } from '#core/drawing/terrain.ts';
import { seededRandom } from '#core/random.ts';

/** A score drawn as a mountain: its likely range is value - margin to value + margin. */
export interface Peak {
  readonly name: string;
  readonly value: number;
  readonly margin: number;
  /** Centre of the mountain in drawing units. */
  readonly x: number;
}

export interface PanoramaOptions {
  readonly width?: number;
  /** x at which the drawing starts; the scale figures stand before it. */
  readonly left?: number;
  /** y of the base line. */
  readonly base?: number;
  /** Value at the base line, and units of height per point. */
  readonly baseValue?: number;
  readonly scale?: number;
  /** Half of the width of a mountain of this value. */
  readonly reachOf?: (value: number) => number;
}

/** One mountain as SVG path data, and the place of its label (the centre, above the mast). */
export interface PeakShape {
  readonly name: string;
  readonly body: string;
  readonly line: string;
  readonly hatch: string;
  readonly snow: string;
  readonly mast: string;
  readonly label: Point;
  /** Strength of the tint in percent: further mountains are paler. */
  readonly shade: number;
}

const SHADES = [16, 22, 30, 38, 46];
const HALF_STEPS = 60;

const usualReach = (value: number): number => 116 + (value - 105) * 2.4;

/** Mountains over a common ground, furthest (highest) first. Snow reaches down and the mast up: together they mark the range. */
export function panorama(peaks: readonly Peak[], options: PanoramaOptions = {}): { shapes: PeakShape[]; y: (value: number) => number } {
  const { width = 720, left = 30, base = 372, baseValue = 70, scale = 4.55, reachOf = usualReach } = options;
  const y = (value: number): number => base - (value - baseValue) * scale;
  const rock = noise('pan');
  const shapes = peaks
    .toSorted((a, b) => b.value - a.value)
    .map((peak, rank): PeakShape => {
      const top = y(peak.value);
      const reach = reachOf(peak.value);
      const profile = crop(slope({ x: peak.x, top, base, reach, rank, rock }), left, width);
      const heightAt = (x: number): number => interpolate(profile, x, base);
      const mast = y(peak.value + peak.margin);
      return {
        name: peak.name,
        body: `${polyline(profile)}L${tenth(profile.at(-1)?.[0] ?? peak.x)} ${base}H${tenth(profile[0]?.[0] ?? peak.x)}Z`,
        line: polyline(profile),
        hatch: hatch(peak, { reach, base, left, right: width, heightAt }),
        snow: snow(peak.x, reach, y(peak.value - peak.margin), heightAt),
        mast: `M${peak.x} ${tenth(top)}V${tenth(mast)}M${peak.x - 4} ${tenth(mast)}h8`,
        label: [peak.x, mast],
        shade: SHADES[Math.min(rank, SHADES.length - 1)] ?? 46,
      };
    });
  return { shapes, y };
}

interface Slope {
  readonly x: number;
  readonly top: number;
  readonly base: number;
  readonly reach: number;
  readonly rank: number;
  readonly rock: (x: number, y: number, octaves?: number) => number;
}

function slope({ x, top, base, reach, rank, rock }: Slope): Point[] {
  return Array.from({ length: HALF_STEPS * 2 + 1 }, (_, k): Point => {
    const i = k - HALF_STEPS;
    const t = i / HALF_STEPS;
    const u = Math.abs(t);
    const rugged = u < 0.02 ? 0 : rock(i / 8 + rank * 31, rank * 7, 3) * 13 * Math.min(1, u * 5) * (1.1 - u);
    const y = top + (base - top) * (1 - (1 - u) ** 1.28) + rugged;
    return [x + t * reach, Math.min(base, Math.max(top + u * 20, y))];
  });
}

/* Clip paths do not work in markup that is used from another file, so the mountains are cut to the frame here. */
function crop(profile: readonly Point[], left: number, right: number): Point[] {
  const inside = profile.filter(([x]) => x > left && x < right);
  const [first, last] = [profile[0], profile.at(-1)];
  if (first && first[0] < left) inside.unshift([left, interpolate(profile, left, first[1])]);
  if (last && last[0] > right) inside.push([right, interpolate(profile, right, last[1])]);
  return inside;
}

function interpolate(profile: readonly Point[], x: number, outside: number): number {
  for (let i = 1; i < profile.length; i++) {
    const [a, b] = [profile[i - 1], profile[i]];
    if (a && b && x >= a[0] && x <= b[0]) return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1);
  }
  return outside;
}

interface HatchFrame {
  readonly reach: number;
  readonly base: number;
  readonly left: number;
  readonly right: number;
  readonly heightAt: (x: number) => number;
}

/* Light comes from the left: strokes are long on the far side of the ridge. */
function hatch(peak: Peak, { reach, base, left, right, heightAt }: HatchFrame): string {
  const random = seededRandom(peak.name);
  let d = '';
  for (let x = peak.x - reach + 6; x < peak.x + reach; x += 5) {
    const shaded = x > peak.x;
    const share = shaded ? 0.48 + random() * 0.34 : 0.08 + random() * 0.16;
    if (x <= left || x >= right) continue;
    const y = heightAt(x);
    const length = (base - y) * share;
    const lean = (shaded ? 1 : -1) * length * 0.15;
    const fits = x + lean > left && x + lean < right;
    if (length > 2) d += `M${tenth(x)} ${tenth(y + 3)}l${fits ? tenth(lean) : 0} ${tenth(length)}`;
  }
  return d;
}

function snow(cx: number, reach: number, low: number, heightAt: (x: number) => number): string {
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let x = cx - reach; x <= cx + reach; x += 1) {
    const edge = low + zigzag(x / 7);
    const y = heightAt(x);
    if (y >= edge) continue;
    upper.push([x, y]);
    lower.push([x, edge]);
  }
  return upper.length > 2 ? `${polyline([...upper, ...lower.toReversed()])}Z` : '';
}

function zigzag(t: number): number {
  const i = Math.floor(t);
  const [from, to] = i % 2 === 0 ? [-4, 5] : [5, -4];
  return from + (to - from) * (t - i);
}
