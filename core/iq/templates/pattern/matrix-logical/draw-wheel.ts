import type { Drawing, Mark } from '../../../item/drawing.ts';
import { ASPECTS } from '../figures/aspects.ts';
import { drawBody } from '../figures/draw-figure.ts';
import { describeFigure } from '../figures/describe.ts';
import { circlePath, polar, ringSlicePath } from '../figures/outlines.ts';
import { PLACE_COUNT, placesOf, type ShownAs, type Wheel } from './wheel.ts';

const MIDDLE = 50;
/** How far from the middle a set is drawn: alone, as the outer of two, as the inner of two. */
type Band = readonly [from: number, to: number];
const ALONE: Band = [20, 40];
const BANDS: readonly Band[] = [[32, 44], [16, 28]]; // prettier-ignore
const EIGHTH = 45;
const CORNERS = [[20, 20], [80, 20], [80, 80], [20, 80]] as const; // prettier-ignore

const soft = (d: string): Mark => ({ d, stroke: 'soft', strokeWidth: 1.5 });
const onRing = (radius: number, place: number): [number, number] => polar(MIDDLE, MIDDLE, radius, place * EIGHTH);
const line = ([x1, y1]: readonly number[], [x2, y2]: readonly number[]): string =>
  `M${x1?.toFixed(1)} ${y1?.toFixed(1)}L${x2?.toFixed(1)} ${y2?.toFixed(1)}`;

/** Four sides of a square and the four halves of its diagonals. */
const linePath = (place: number): string => {
  const corner = CORNERS[place % 4] ?? CORNERS[0];
  return place < 4 ? line(corner, CORNERS[(place + 1) % 4] ?? CORNERS[0]) : line([MIDDLE, MIDDLE], corner);
};
const tilePath = (place: number): string => `M${17 + (place % 3) * 23} ${17 + Math.floor(place / 3) * 23}h20v20h-20Z`;
const allTiles = Array.from({ length: 9 }, (_, place) => tilePath(place)).join('');

function drawSet(shownAs: ShownAs, places: readonly number[], [from, to]: Band): Mark[] {
  const middle = (from + to) / 2;
  const join = (path: (place: number) => string): string => places.map(path).join('') || 'M0 0';
  switch (shownAs) {
    case 'sectors':
      return [
        soft(circlePath(MIDDLE, MIDDLE, from) + circlePath(MIDDLE, MIDDLE, to)),
        { d: join((place) => ringSlicePath(MIDDLE, MIDDLE, from, to, place * EIGHTH, EIGHTH - 6)), fill: 'ink', stroke: 'none' },
      ];
    case 'spokes':
      return [
        soft(circlePath(MIDDLE, MIDDLE, from - 4)),
        { d: join((place) => line(onRing(from, place), onRing(to, place))), strokeWidth: 4.5 },
      ];
    case 'dots':
      return [
        soft(circlePath(MIDDLE, MIDDLE, middle)),
        { d: join((place) => circlePath(...onRing(middle, place), 5.5)), fill: 'ink', stroke: 'none' },
      ];
    case 'tiles':
      return [soft(allTiles), { d: join(tilePath), fill: 'ink', stroke: 'none' }];
    case 'lines':
      return [soft(CORNERS.map(([x, y]) => circlePath(x, y, 3)).join('')), { d: join(linePath), strokeWidth: 4.5 }];
  }
}

const AROUND = ASPECTS.pointer.words;
const TILE_WORDS = ['top left', 'top', 'top right', 'left', 'middle', 'right', 'bottom left', 'bottom', 'bottom right'];
const LINE_WORDS = ['top side', 'right side', 'bottom side', 'left side', 'top left half diagonal', 'top right half diagonal', 'bottom right half diagonal', 'bottom left half diagonal']; // prettier-ignore
const NAMES: Record<ShownAs, string> = {
  sectors: 'Filled segments',
  spokes: 'Spokes',
  dots: 'Dots',
  tiles: 'Filled tiles',
  lines: 'Lines',
};

function describeSet(shownAs: ShownAs, places: readonly number[]): string {
  const words = shownAs === 'tiles' ? TILE_WORDS : shownAs === 'lines' ? LINE_WORDS : AROUND;
  return `${NAMES[shownAs]}: ${places.map((place) => words[place]).join(', ') || 'none'}`;
}

/** What is to be seen of each set, and of the middle, in plain words. */
export const describeWheel = (shownAs: readonly ShownAs[], { sets, centre }: Wheel): string =>
  [
    ...sets.map((set, n) => describeSet(shownAs[n] ?? 'dots', placesOf(set, PLACE_COUNT[shownAs[n] ?? 'dots']))),
    ...(centre ? [`In the middle: ${describeFigure(centre).replace(/^A/, 'a')}`] : []),
  ].join('. ');

export function drawWheel(shownAs: readonly ShownAs[], wheel: Wheel): Drawing {
  const marks = wheel.sets.flatMap((set, n) => {
    const kind = shownAs[n] ?? 'dots';
    return drawSet(kind, placesOf(set, PLACE_COUNT[kind]), wheel.sets.length > 1 ? (BANDS[n] ?? ALONE) : ALONE);
  });
  const centre = wheel.centre ? drawBody(wheel.centre, MIDDLE, wheel.sets.length > 1 ? 9 : 12) : [];
  return { width: 100, height: 100, marks: [...marks, ...centre], description: `${describeWheel(shownAs, wheel)}.` };
}
