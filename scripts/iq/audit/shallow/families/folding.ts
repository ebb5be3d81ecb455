import type { Presentation } from '#core/iq/item/presentation.ts';
import type { Candidate } from '../guess-shallow.ts';
import { shownCells } from '../read-candidates.ts';

type Hole = readonly [x: number, y: number];
/** What lies where `x * right + y * down` is more than `at` is folded away. */
interface Line {
  readonly right: number;
  readonly down: number;
  readonly at: number;
}

const HOLE = /column (\d+) row (\d+)/g;
const holesIn = (text: string): Hole[] => [...text.matchAll(HOLE)].map(([, x, y]) => [Number(x), Number(y)]);
const SIDE = /(\d+) by \d+ cells/;

/** The line of a fold, in columns and rows counted from 1. */
function lineIn(text: string): Line[] {
  const straight = /to the (right|left) of a line ([\d.]+) cell|part (below|above) a line ([\d.]+) cell/.exec(text);
  if (straight) {
    const [, side, column, end, row] = straight;
    const sign = side === 'right' || end === 'below' ? 1 : -1;
    return [{ right: side ? sign : 0, down: end ? sign : 0, at: sign * (Number(column ?? row) + 0.5) }];
  }
  const slanting = /towards the (upper|lower) (left|right) .* whose column (and|less) row (?:add up to|is) ([-\u2212\d.]+)/.exec(text);
  if (!slanting) return [];
  const [right, down] = [slanting[2] === 'right' ? 1 : -1, slanting[1] === 'lower' ? 1 : -1];
  return [{ right, down, at: right * Number(slanting[4]?.replace('\u2212', '-')) }];
}

const beyond = ({ right, down, at }: Line, [x, y]: Hole): number => (right * x + down * y - at) / Math.hypot(right, down);
function mirror(line: Line, hole: Hole): Hole {
  const steps = (2 * beyond(line, hole)) / Math.hypot(line.right, line.down);
  return [hole[0] - steps * line.right, hole[1] - steps * line.down];
}

/** Mirror images of holes on the sheet, and how many of them are no holes. */
function mirrorAll(holes: readonly Hole[], line: Line, side: number, among = holes): { images: Hole[]; unlike: number } {
  const there = new Set(among.map((hole) => hole.map((place) => place.toFixed(1)).join()));
  const images = holes.map((hole) => mirror(line, hole)).filter((image) => image.every((place) => place > 0.7 && place < side + 0.3));
  return { images, unlike: images.filter((image) => !there.has(image.map((place) => place.toFixed(1)).join())).length };
}

/** How many of the holes have their mirror image among them, beyond the sheet's rim none. */
function mirroredShare(holes: readonly Hole[], line: Line, side: number): number {
  const { images, unlike } = mirrorAll(holes, line, side);
  return (images.length - unlike) / Math.max(1, holes.length);
}

/** Every line over which a sheet may be its own mirror image. */
const linesOf = (side: number): Line[] =>
  Array.from({ length: 2 * side - 3 }, (_, n) => 2 + n / 2).flatMap((at) => [
    { right: 1, down: 0, at },
    { right: 0, down: 1, at },
    { right: 1, down: 1, at: 2 * at },
    { right: 1, down: -1, at: 2 * at - side - 1 },
  ]);

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Where the holes of an option are: which of them are punched, and of the others how many lie where paper was folded away, near a fold, in line with a punched one, or mirrored. */
export function readFolding(presentation: Presentation): Candidate[] {
  const { format } = presentation;
  if (format.type !== 'choice') return [];
  const texts = shownCells(presentation).map((cell) => ('drawing' in cell ? cell.drawing.description : ''));
  const punched = texts.flatMap(holesIn);
  const isPunched = new Set(punched.map((hole) => hole.join()));
  const lines = texts.flatMap(lineIn);
  const [first, last] = [lines[0], lines.at(-1)];
  const side = Number(SIDE.exec(texts[0] ?? '')?.[1]);
  const everyLine = linesOf(side);
  return format.options.map(({ id, drawing }): Candidate => {
    const holes = holesIn(drawing?.description ?? '');
    const others = holes.filter((hole) => !isPunched.has(hole.join()));
    const awayOver = (line: Line | undefined): number => (line ? holes.filter((hole) => beyond(line, hole) > 0).length : 0);
    const inLine = (line: Line | undefined): number =>
      line
        ? others.filter((hole) => punched.some((punch) => Math.abs((hole[0] - punch[0]) * line.down - (hole[1] - punch[1]) * line.right) < 0.1)).length
        : 0; // prettier-ignore
    const unlike = (line: Line | undefined): number => (line ? mirrorAll(holes, line, side).unlike : 0);
    const imagesOver = (line: Line): number => punched.length - mirrorAll(punched, line, side, holes).unlike;
    const mirrored = everyLine.map((line) => mirrorAll(holes, line, side));
    const [across, down] = [0, 1].map((axis) => holes.map((hole) => hole[axis as 0 | 1])) as [number[], number[]];
    const pairs = holes.flatMap(([x, y], n) => holes.slice(n + 1).map(([a, b]) => Math.hypot(a - x, b - y)));
    return {
      answer: id,
      features: {
        ...{ holes: holes.length, 'holes where punched': holes.length - others.length },
        'holes folded away': holes.filter((hole) => lines.some((line) => beyond(line, hole) > 0)).length,
        ...{ 'holes folded away first': awayOver(first), 'holes folded away last': awayOver(last) },
        'folds that holes lie beyond': holes.reduce((sum, hole) => sum + lines.filter((line) => beyond(line, hole) > 0).length, 0),
        'holes beside a fold': holes.filter((hole) => lines.some((line) => Math.abs(beyond(line, hole)) < 1)).length,
        'distance from folds': meanOf(holes.flatMap((hole) => lines.map((line) => Math.abs(beyond(line, hole))))),
        'distance from the first fold': first ? meanOf(holes.map((hole) => beyond(first, hole))) : 0,
        'distance from the last fold': last ? meanOf(holes.map((hole) => beyond(last, hole))) : 0,
        ...{ 'holes in line over the first fold': inLine(first), 'holes in line over the last fold': inLine(last) },
        ...{ 'holes unlike mirrored over the first fold': unlike(first), 'symmetric about the first fold': Number(unlike(first) === 0) },
        ...{ 'holes unlike mirrored over the last fold': unlike(last), 'symmetric about the last fold': Number(unlike(last) === 0) },
        'punched holes mirrored over the first and the last fold': [lines[0], lines.at(-1)].reduce((sum, line) => sum + (line ? imagesOver(line) : 0), 0),
        'punched holes mirrored over the middle and the last fold': lines.slice(1).reduce((sum, line) => sum + imagesOver(line), 0),
        'punched holes mirrored over every fold': lines.reduce((sum, line) => sum + imagesOver(line), 0),
        'holes mirrored over every fold': lines.reduce((sum, line) => sum + mirroredShare(holes, line, side), 0),
        'lines of symmetry': mirrored.filter(({ unlike: count }) => count === 0).length,
        'holes unlike mirrored over the best line': Math.min(...mirrored.map(({ unlike: count, images }) => count + holes.length - images.length)),
        ...{ 'holes apart': meanOf(pairs), 'nearest two': Math.min(...pairs), 'farthest two': Math.max(...pairs) },
        ...{ 'mean column': meanOf(across), 'mean row': meanOf(down), 'columns taken': new Set(across).size, 'rows taken': new Set(down).size },
        'distance from the middle': meanOf(holes.map(([x, y]) => Math.hypot(x - (side + 1) / 2, y - (side + 1) / 2))),
        'holes at the rim': holes.filter((hole) => hole.some((place) => place === 1 || place === side)).length,
      },
    };
  }); // prettier-ignore
}
