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
    ink: outlines.reduce((sum, { points }) => sum + areaOf(points), 0),
    layers: [0, 2, 4].map((at) => [1, 2, 3, 4, 5].map((n) => cubes.filter((cube) => Number(cube[at]) === n).length)),
  }; // prettier-ignore
}

const areaOf = (points: readonly (readonly [number, number])[]): number =>
  Math.abs(points.reduce((sum, [x, y], n) => { const [a, b] = points[(n + 1) % points.length] ?? [x, y]; return sum + x * b - a * y; }, 0)) / 2; // prettier-ignore

const gap = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, value, n) => sum + Math.abs(value - (b[n] ?? 0)), 0);

/** How much the picture of an option is like the one shown, as it lies there: its faces, its outline, its layers and where cubes are; nothing is turned. */
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
          'cubes where shown': [...seen.cubes].filter((cube) => shown.cubes.has(cube)).length,
          ...{ width: seen.width, height: seen.height, ink: seen.ink },
        },
      },
    ];
  }); // prettier-ignore
}
