import type { Composition, Form } from '#core/drawing/cover-deal.ts';
import { INK, PAPER } from '#core/drawing/cover-palette.ts';
import { contours, levelPath, sample } from '#core/drawing/isolines.ts';
import { tenth } from '#core/drawing/path.ts';
import { climb, type Field, hill, type Noise, type Point } from '#core/drawing/terrain.ts';
import type { ArtInput } from './art-input.ts';

interface Country {
  readonly land: Field;
  /** Height up to which a tarn fills the ground. */
  readonly water?: number;
  /** Where the last climb to the summit begins. */
  readonly peak: Point;
  /** Where the path leaves the sheet. */
  readonly exit: Point;
}

/* The map's middle; the title column stands left of it. */
const MIDDLE = 451;
const STEP = 12;

const COUNTRY: Record<Form, (composition: Composition, side: 1 | -1) => Country> = {
  0: loneSummit,
  1: longRidge,
  2: twoSummits,
  3: valley,
};

/** A walkable map: terrain beside a title column, a dotted path climbing to the summit. */
export function course(input: ArtInput): string {
  const { composition, ground, palette, width, height } = input;
  const { land, water, peak, exit } = COUNTRY[composition.form](composition, composition.isMirrored ? -1 : 1);
  const field: Field = (x, y) => land(x, y) + ground(x / 190, y / 190, 4) * 0.5;
  const top = climb(field, peak, 40, { x0: 322, y0: 40, x1: 596, y1: 260 });
  const levels = contours(field, width, height, 11, -0.3, { step: STEP }).map((d, i) => {
    const isIndex = i % 4 === 2;
    return `<path d="${d}" fill="${palette.tint(i / 10)}" stroke="${palette.line}" stroke-width="${isIndex ? 1.8 : 0.7}" stroke-opacity="${isIndex ? 0.9 : 0.6}"/>`;
  });
  const tarn = water === undefined ? '' : lake((x, y) => water - field(x, y), input);
  return levels.join('') + tarn + footpath(walk(top, exit, ground)) + summit(top);
}

function loneSummit({ vary }: Composition, side: 1 | -1): Country {
  const [cx, cy] = [MIDDLE + side * vary(3, 20, 90), vary(2, 90, 190)];
  return {
    land: (x, y) => hill(x, y, cx, cy, 112) * 1.05 - 0.14,
    peak: [cx, cy],
    exit: [MIDDLE - side * 120, 440],
  };
}

function longRidge({ vary }: Composition, side: 1 | -1): Country {
  const turn = side * vary(2, 0.4, 0.85);
  const [cx, cy] = [MIDDLE + side * vary(3, -30, 30), 195];
  const along = (distance: number): Point => [cx + Math.cos(turn) * distance, cy + Math.sin(turn) * distance];
  const peak = along(-side * 140);
  return {
    land: (x, y) => hill(x, y, cx, cy, 260, 52, turn) * 0.85 + hill(x, y, peak[0], peak[1], 70) * 0.4 - 0.2,
    peak,
    exit: along(side * 420),
  };
}

function twoSummits({ vary }: Composition, side: 1 | -1): Country {
  const [ax, ay] = [MIDDLE + side * vary(3, 70, 110), vary(1, 85, 130)];
  const [bx, by] = [MIDDLE - side * vary(2, 60, 105), vary(3, 240, 300)];
  return {
    land: (x, y) => hill(x, y, ax, ay, 74) * 1.15 + hill(x, y, bx, by, 66) * 0.95 - 0.12,
    peak: [ax, ay],
    exit: [bx - side * 40, 460],
  };
}

function valley({ vary }: Composition, side: 1 | -1): Country {
  const turn = side * vary(2, -0.1, 0.75);
  const [cx, cy] = [MIDDLE - side * vary(3, 5, 85), vary(1, 240, 310)];
  const peak: Point = [MIDDLE + side * vary(1, 80, 120), 95];
  return {
    land: (x, y) =>
      0.62 - hill(x, y, cx, cy, 82, 240, turn) * 0.72 - hill(x, y, cx, cy, 42, 66, turn) * 0.34 + hill(x, y, peak[0], peak[1], 70) * 0.4,
    water: -0.2,
    peak,
    exit: [MIDDLE + side * 110, 450],
  };
}

function lake(depth: Field, { palette, width, height }: ArtInput): string {
  const shore = levelPath(sample(depth, width, height, STEP), 0);
  return `<path d="${shore}" fill="${palette.block}" stroke="${palette.line}" stroke-width="1.8"/>`;
}

/** From the summit down to where the path leaves the sheet, wandering. */
function walk(from: Point, exit: Point, ground: Noise): Point[] {
  const points: Point[] = [from];
  let [x, y] = from;
  while (x > 230 && x < 660 && y < 420 && points.length < 40) {
    const heading = Math.atan2(exit[1] - y, exit[0] - x) + ground(x / 60, y / 60, 1) * 1.3;
    x += Math.cos(heading) * 17;
    y += Math.sin(heading) * 17;
    points.push([x, y]);
  }
  return points;
}

function footpath(points: readonly Point[]): string {
  let d = '';
  let stops = '';
  points.forEach(([x, y], i) => {
    const before = points[i - 1];
    if (!before) {
      d = `M${tenth(x)} ${tenth(y)}`;
      return;
    }
    const middle = [tenth((x + before[0]) / 2), tenth((y + before[1]) / 2)];
    d += `Q${tenth(before[0])} ${tenth(before[1])} ${middle[0]} ${middle[1]}`;
    if (i % 6 === 0) stops += `<circle cx="${middle[0]}" cy="${middle[1]}" r="5.5" fill="${PAPER}" stroke="${INK}" stroke-width="2.6"/>`;
  });
  return (
    `<path d="${d}" fill="none" stroke="${PAPER}" stroke-width="7" stroke-linecap="round" opacity=".75"/>` +
    `<path d="${d}" fill="none" stroke="${INK}" stroke-width="3.2" stroke-dasharray=".1 7.5" stroke-linecap="round"/>${stops}`
  );
}

function summit([x, y]: Point): string {
  return `<path d="M${tenth(x)} ${tenth(y - 13)}l12 20h-24z" fill="${INK}" stroke="${PAPER}" stroke-width="2.5"/>`;
}
