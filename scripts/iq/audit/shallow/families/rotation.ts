import type { Drawing } from '#core/iq/item/drawing.ts';
import type { Presentation } from '#core/iq/item/presentation.ts';
import type { Candidate } from '../guess-shallow.ts';
import { shownCells } from '../read-candidates.ts';

interface Seen {
  readonly faces: readonly number[];
  /** Of the picture, in boxes. */
  readonly width: number;
  readonly height: number;
  readonly ink: number;
  /** How many cubes are in each layer along each axis. */
  readonly layers: readonly (readonly number[])[];
  readonly cubes: ReadonlySet<string>;
  readonly built: Built;
}

/** What stays the same however a figure is turned, and in its mirror image as well. */
interface Built {
  /** Of each cube how many others it touches, the least first. */
  readonly touching: readonly number[];
  /** How many cubes stand in a row, of each row of two or more, the longest first. */
  readonly rows: readonly number[];
  /** Four cubes that make a square. */
  readonly squares: number;
  /** Steps from each free end to each other. */
  readonly endsApart: readonly number[];
}

type Cube = readonly [x: number, y: number, z: number];
const AXES = [0, 1, 2] as const;

function buildOf(cubes: readonly Cube[]): Built {
  const taken = new Set(cubes.map((cube) => cube.join()));
  const at = (cube: Cube, ...steps: readonly (readonly [axis: number, by: number])[]): boolean =>
    taken.has(cube.map((place, axis) => place + steps.reduce((sum, [along, by]) => sum + (along === axis ? by : 0), 0)).join());
  const touching = cubes.map((cube) =>
    AXES.reduce<number>((sum, axis) => sum + Number(at(cube, [axis, 1])) + Number(at(cube, [axis, -1])), 0),
  );
  const rowFrom = (cube: Cube, axis: number): number =>
    at(cube, [axis, -1]) ? 0 : [1, 2, 3, 4].findIndex((by) => !at(cube, [axis, by])) + 1;
  const ends = cubes.filter((_, n) => touching[n] === 1);
  return {
    touching: touching.toSorted((a, b) => a - b),
    rows: cubes.flatMap((cube) => AXES.map((axis) => rowFrom(cube, axis))).filter((length) => length > 1).toSorted((a, b) => b - a),
    squares: cubes.flatMap((cube) => ([[0, 1], [0, 2], [1, 2]] as const).filter(([a, b]) => at(cube, [a, 1]) && at(cube, [b, 1]) && at(cube, [a, 1], [b, 1]))).length,
    endsApart: ends.flatMap((end, n) => ends.slice(n + 1).map((other) => AXES.reduce<number>((sum, axis) => sum + Math.abs(end[axis] - other[axis]), 0))).toSorted((a, b) => b - a),
  }; // prettier-ignore
}

const FILLS = ['light', 'mid', 'paper'];

function see({ marks, width: box, description }: Drawing): Seen {
  const outlines = marks.flatMap((mark) => ('d' in mark ? [{ fill: mark.fill, points: [...mark.d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x) / box, Number(y) / box] as const) }] : [])); // prettier-ignore
  const [xs, ys] = [0, 1].map((axis) => outlines.flatMap(({ points }) => points.map((point) => point[axis as 0 | 1]))) as [
    number[],
    number[],
  ];
  const cubes = description.match(/\d-\d-\d/g) ?? [];
  const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  return {
    faces: FILLS.map((fill) => outlines.filter((outline) => outline.fill === fill).length),
    ...{ width: spread(xs), height: spread(ys), cubes: new Set(cubes) },
    built: buildOf(cubes.map((cube) => cube.split('-').map(Number) as unknown as Cube)),
    ink: outlines.reduce((sum, { points }) => sum + areaOf(points), 0),
    layers: [0, 2, 4].map((at) => [1, 2, 3, 4, 5].map((n) => cubes.filter((cube) => Number(cube[at]) === n).length)),
  }; // prettier-ignore
}

const areaOf = (points: readonly (readonly [number, number])[]): number =>
  Math.abs(points.reduce((sum, [x, y], n) => { const [a, b] = points[(n + 1) % points.length] ?? [x, y]; return sum + x * b - a * y; }, 0)) / 2; // prettier-ignore

const countOf = (values: readonly number[], value: number): number => values.filter((each) => each === value).length;

const gap = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, value, n) => sum + Math.abs(value - (b[n] ?? 0)), 0);

/** How much the picture of an option is like the one shown, as it lies there: its faces, its outline, its layers and where cubes are; nothing is turned. And whether it is built as that one: its ends, its rows. */
export function readRotation(presentation: Presentation): Candidate[] {
  const { format } = presentation;
  const [first] = shownCells(presentation);
  if (format.type !== 'choice' || !first || !('drawing' in first)) return [];
  const shown = see(first.drawing);
  return format.options.flatMap(({ id, drawing }): Candidate[] => {
    if (!drawing) return [];
    const seen = see(drawing);
    const extents = ({ layers }: Seen): number[] => layers.map((counts) => counts.filter((count) => count > 0).length);
    const longest = ({ width, height }: Seen): number[] => [width, height].toSorted((a, b) => b - a);
    return [
      {
        answer: id,
        features: {
          'faces unlike': Math.abs(seen.faces.reduce((a, b) => a + b, 0) - shown.faces.reduce((a, b) => a + b, 0)),
          'faces unlike, shade by shade': gap(seen.faces, shown.faces),
          'faces unlike, shades aside': gap(seen.faces.toSorted(), shown.faces.toSorted()),
          ...Object.fromEntries(FILLS.map((fill, n) => [`${fill} faces unlike`, Math.abs((seen.faces[n] ?? 0) - (shown.faces[n] ?? 0))])),
          'width unlike': Math.abs(seen.width - shown.width),
          'height unlike': Math.abs(seen.height - shown.height),
          'outline unlike': gap(longest(seen), longest(shown)),
          'ink unlike': Math.abs(seen.ink - shown.ink),
          'extents unlike': gap(extents(seen), extents(shown)),
          'layers unlike': seen.layers.reduce((sum, counts, axis) => sum + gap(counts, shown.layers[axis] ?? []), 0),
          'layers unlike, backwards': seen.layers.reduce((sum, counts, axis) => sum + gap(counts.filter(Boolean).toReversed(), (shown.layers[axis] ?? []).filter(Boolean)), 0),
          'free ends unlike': Math.abs(countOf(seen.built.touching, 1) - countOf(shown.built.touching, 1)),
          'cubes that touch three or more unlike': Math.abs(seen.built.touching.filter((count) => count > 2).length - shown.built.touching.filter((count) => count > 2).length),
          'cubes touched unlike': gap(seen.built.touching, shown.built.touching),
          'longest row unlike': Math.abs((seen.built.rows[0] ?? 0) - (shown.built.rows[0] ?? 0)),
          'rows unlike': gap(seen.built.rows, shown.built.rows) + Math.abs(seen.built.rows.length - shown.built.rows.length),
          'squares of four unlike': Math.abs(seen.built.squares - shown.built.squares),
          'farthest ends unlike': Math.abs((seen.built.endsApart[0] ?? 0) - (shown.built.endsApart[0] ?? 0)),
          'ends apart unlike': gap(seen.built.endsApart, shown.built.endsApart),
          'cubes where shown': [...seen.cubes].filter((cube) => shown.cubes.has(cube)).length,
          ...{ width: seen.width, height: seen.height, ink: seen.ink },
        },
      },
    ];
  }); // prettier-ignore
}
