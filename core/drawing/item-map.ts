import { topoMap } from '#core/drawing/map.ts';
import { alongSpline, spline } from '#core/drawing/path.ts';
import { clamp, climb, type Field, hill, noise, type Point } from '#core/drawing/terrain.ts';
import { seededRandom } from '#core/random.ts';

/** Width and height of an item's map in drawing units. */
export const ITEM_MAP_SIZE = [836, 344] as const;

export interface ItemMapInput {
  readonly seed: string;
  /** Number of marks along the trail, at least 2; the first is the start, the last the summit. */
  readonly waypoints: number;
}

export interface ItemMap {
  /** A complete SVG document with one symbol, `map`: the terrain alone. */
  readonly svg: string;
  /** Places of the waypoints, at equal distances: waypoint i lies at i / (n - 1) of the route. */
  readonly points: Point[];
  /** The whole trail as SVG path data, for a dotted line and, with pathLength 1, for the walked part. */
  readonly route: string;
  /** A quiet place on the lake for its name. */
  readonly lake: Point;
}

const SEA = 0.02;
/* The plate with the title covers the left third, so the route starts at its edge. */
const ROUTE: readonly Point[] = [
  [318, 330],
  [368, 264],
  [424, 202],
  [490, 172],
  [557, 168],
  [614, 182],
  [660, 146],
];

/** The country of one work: the same seed gives the same ground, with a route from the lower left to a summit at the upper right. */
export function itemMap({ seed, waypoints }: ItemMapInput): ItemMap {
  const [width, height] = ITEM_MAP_SIZE;
  const random = seededRandom(`map${seed}`);
  const shift = (range: number): number => (random() - 0.5) * range;
  const rock = noise(`map/${seed}`);
  const peak: Point = [700 + shift(50), 84 + shift(24)];
  const shoulder: Point = [470 + shift(60), 190 + shift(40)];
  const lake: Point = [560 + shift(110), 330 + shift(16)];
  const pond: Point = [330 + shift(120), 38 + shift(30)];
  const turn = 0.4 + shift(0.8);
  const field: Field = (x, y) =>
    rock(x / 170, y / 170, 4) * 0.42 +
    hill(x, y, peak[0], peak[1], 150, 95, turn) * 0.95 +
    hill(x, y, shoulder[0], shoulder[1], 130, 90) * 0.42 -
    hill(x, y, lake[0], lake[1], 120, 60, -0.2) * 0.75 +
    0.2 -
    hill(x, y, pond[0], pond[1], 90, 70) * 0.3;
  const summit = climb(field, peak, 60, { x0: 640, y0: 52, x1: 770, y1: 130 });
  const phase = random() * 40;
  const way = ROUTE.map(([x, y], i): Point => {
    // The ends stay where they are; between them the route wanders with the seed.
    const free = Math.sin((i / ROUTE.length) * Math.PI);
    const towards = i / ROUTE.length;
    return dry(field, [x + rock(i * 0.6, phase, 1) * 16 * free + (summit[0] - 712) * towards, y + rock(phase, i * 0.6, 1) * 52 * free]);
  });
  const route = [...way, summit];
  const points = alongSpline(route, Math.max(2, Math.floor(waypoints)));
  const ground = topoMap({ width, height, field, sea: SEA, levels: 15, step: 9, indexEvery: 4, figures: false });
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="map" viewBox="0 0 ${width} ${height}">${ground}</symbol></svg>`,
    points,
    route: spline(route),
    lake: [Math.round(lake[0]), Math.min(322, Math.round(lake[1]))],
  };
}

/* Paths do not cross lakes: a corner in the water moves uphill until it is on land. */
function dry(field: Field, point: Point): Point {
  const box = { x0: 300, y0: 40, x1: 780, y1: 330 };
  let at: Point = [clamp(point[0], box.x0, box.x1), clamp(point[1], box.y0, box.y1)];
  for (let i = 0; i < 40 && field(at[0], at[1]) < SEA + 0.07; i++) at = climb(field, at, 1, box);
  return at;
}
