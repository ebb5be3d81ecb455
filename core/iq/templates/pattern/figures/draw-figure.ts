import type { Drawing, Fill, Mark } from '../../../item/drawing.ts';
import { TURN, type Figure } from './aspects.ts';
import { describeFigure } from './describe.ts';
import { circlePath, outlinePath, pointerPath, polar, sectorPath } from './outlines.ts';

const BOX = 100;
const MIDDLE = 50;
const SHADES: readonly Fill[] = ['paper', 'mid', 'ink', 'hatch', 'paper', 'paper'];
const [FRAMED, DOTTED] = [4, 5];
const TINTS: readonly Fill[] = ['mid', 'ink', 'hatch'];
/** Each half as large again as the one before. */
const RADII = [11, 16.5, 25];
/** A dial grows with its rings. */
const DIAL_RADII = [17, 22, 26, 30];
/** Dials are smaller above dots, so that a pointer has room. */
const ABOVE_DOTS = 0.86;
/** Petals stand around the middle at this distance; eight of them leave a gap. */
const PETAL_RING = 19;
const PETAL_RADIUS = 6.8;
const PETAL_SHADES: readonly Fill[] = ['paper', 'mid', 'ink', 'hatch'];
const CORE_RADIUS = 8;
const CLOCK_RADIUS = 26;
/** Ground for the hands, whatever the face is like. */
const HUB_RADIUS = 19;
const SHORT_HAND = 13;
const FACES: readonly Fill[] = ['paper', 'mid', 'hatch'];
const SPAN_DEGREES = [90, 180, 270];
const BEAD_RADIUS = 4;
const BEAD_GAP = 12.5;

const degreesOf = (direction: number): number => (direction * 360) / TURN;

/** An outline with its shade, on ground of its own, and the shape inside. */
export function drawBody({ shape = 0, shade = 0, mark }: Figure, cy: number, radius: number): Mark[] {
  const outline = outlinePath(shape, MIDDLE, cy, radius);
  const inner: Mark[] = mark === undefined ? [] : [{ d: outlinePath(mark, MIDDLE, cy, radius * 0.38), fill: 'paper', strokeWidth: 2.5 }];
  return [
    { d: outline, fill: 'paper', strokeWidth: 2.5 },
    { d: outline, fill: SHADES[shade] ?? 'paper', strokeWidth: 2.5 },
    ...drawTexture(shape, shade, cy, radius),
    ...inner,
  ];
}

/** What fills a shape that no plain fill does: a smaller one of ink in it, or one of dots; both keep clear of an inner shape. */
function drawTexture(shape: number, shade: number, cy: number, radius: number): Mark[] {
  if (shade === FRAMED) return [{ d: outlinePath(shape, MIDDLE, cy, radius * 0.62), fill: 'ink', stroke: 'none' }];
  return shade === DOTTED ? [{ d: outlinePath(shape, MIDDLE, cy, radius * 0.66), isDashed: true, strokeWidth: 2.5 }] : [];
}

function drawEmblem(figure: Figure, cy: number): { marks: Mark[]; radius: number } {
  const radius = RADII[figure.size ?? 2] ?? 0;
  return { marks: drawBody(figure, cy, radius), radius: radius * 1.2 };
}

function drawDial(figure: Figure, cy: number): { marks: Mark[]; radius: number } {
  const count = (figure.rings ?? 0) + 1;
  const radius = (DIAL_RADII[count - 1] ?? 0) * (figure.beads === undefined ? 1 : ABOVE_DOTS);
  const radii = Array.from({ length: count }, (_, n) => (radius * (n + 1)) / count);
  const slice = sectorPath(MIDDLE, cy, radius, degreesOf(figure.sector ?? 0), SPAN_DEGREES[figure.span ?? 0] ?? 0);
  return {
    marks: [
      { d: radii.map((r) => circlePath(MIDDLE, cy, r)).join(''), strokeWidth: 2.5 },
      { d: slice, fill: 'paper', stroke: 'none' },
      { d: slice, fill: TINTS[figure.tint ?? 1] ?? 'ink', strokeWidth: 2.5 },
    ],
    radius,
  };
}

function drawFlower({ petals = 0, petalShade = 0, mark = 0 }: Figure, cy: number): { marks: Mark[]; radius: number } {
  const count = petals + 2;
  const centres = Array.from({ length: count }, (_, n) => polar(MIDDLE, cy, PETAL_RING, (n * 360) / count));
  const d = centres.map(([x, y]) => circlePath(x, y, PETAL_RADIUS)).join('');
  return {
    marks: [
      { d, fill: 'paper', strokeWidth: 2.5 },
      { d, fill: PETAL_SHADES[petalShade] ?? 'paper', strokeWidth: 2.5 },
      { d: outlinePath(mark, MIDDLE, cy, CORE_RADIUS), fill: 'paper', strokeWidth: 2.5 },
    ],
    radius: PETAL_RING + PETAL_RADIUS,
  };
}

/** The short hand is the thick one: both are seen where they point the same way. */
function drawClock({ face = 0, longHand = 0, shortHand = 0 }: Figure, cy: number): { marks: Mark[]; radius: number } {
  const d = circlePath(MIDDLE, cy, CLOCK_RADIUS);
  const hand = (direction: number, length: number): string =>
    `M${MIDDLE} ${cy}L${polar(MIDDLE, cy, length, degreesOf(direction))
      .map((value) => value.toFixed(1))
      .join(' ')}`;
  return {
    marks: [
      { d, fill: FACES[face] ?? 'paper', strokeWidth: 2.5 },
      { d: circlePath(MIDDLE, cy, HUB_RADIUS), fill: 'paper', stroke: 'none' },
      { d: hand(longHand, CLOCK_RADIUS), strokeWidth: 2.5 },
      { d: hand(shortHand, SHORT_HAND), strokeWidth: 7 },
    ],
    radius: CLOCK_RADIUS,
  };
}

/** A dial has rings, a flower petals, a clock a face, an emblem none of them. */
function drawBodyOf(figure: Figure, cy: number): { marks: Mark[]; radius: number } {
  if (figure.petals !== undefined) return drawFlower(figure, cy);
  if (figure.face !== undefined) return drawClock(figure, cy);
  return figure.rings === undefined ? drawEmblem(figure, cy) : drawDial(figure, cy);
}

const drawBeads = (count: number): Mark => ({
  d: Array.from({ length: count }, (_, n) => circlePath(MIDDLE + (n - (count - 1) / 2) * BEAD_GAP, 94, BEAD_RADIUS)).join(''),
  fill: 'ink',
  stroke: 'none',
});

export function drawFigure(figure: Figure): Drawing {
  const cy = figure.beads === undefined ? MIDDLE : 44;
  const { marks, radius } = drawBodyOf(figure, cy);
  if (figure.pointer !== undefined)
    marks.push({ d: pointerPath(MIDDLE, cy, radius + 2.5, degreesOf(figure.pointer)), fill: 'ink', stroke: 'none' });
  if (figure.beads !== undefined) marks.push(drawBeads(figure.beads + 1));
  return { width: BOX, height: BOX, marks, description: `${describeFigure(figure)}.` };
}
