import { elevation } from '#core/drawing/elevation.ts';
import { summitMark, topoMap, trail } from '#core/drawing/map.ts';
import { panorama, type Peak } from '#core/drawing/peaks.ts';
import { cairnPaths } from '#core/drawing/stones.ts';
import { type Field, hill, noise, type Point } from '#core/drawing/terrain.ts';
import type { ItemKind } from '#core/library/kind.ts';

/** Pictures of fixed pages, each served as a file with one symbol, `map`. */
export const SCENES = ['landing', 'landing-phone', 'auth-night', 'auth-day', 'coach', 'ways', 'questions', 'year', 'peaks'] as const;
export type Scene = (typeof SCENES)[number];

/** Width and height of each scene in drawing units, for the viewBox of the element that uses it. */
export const SCENE_SIZE: Record<Scene, readonly [width: number, height: number]> = {
  landing: [1440, 900],
  'landing-phone': [390, 844],
  'auth-night': [1440, 900],
  'auth-day': [1440, 900],
  coach: [1440, 720],
  ways: [1200, 440],
  questions: [1200, 640],
  year: [1440, 420],
  peaks: [720, 384],
};

/** A waypoint on the landing map, drawn by the page with live text; `anchor` and `dx`, `dy` place its label. */
export interface Waypoint {
  readonly x: number;
  readonly y: number;
  readonly mark: ItemKind | 'start' | 'coach' | 'summit';
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

export const LANDING_WAYPOINTS: readonly Waypoint[] = [
  { x: 690, y: 752, mark: 'start', dx: 18, dy: 14, anchor: 'start' },
  { x: 852, y: 690, mark: 'course', dx: 22, dy: -1, anchor: 'start' },
  { x: 962, y: 556, mark: 'podcast', dx: 22, dy: -1, anchor: 'start' },
  { x: 1100, y: 462, mark: 'coach', dx: 24, dy: -1, anchor: 'start' },
  { x: 1084, y: 394, mark: 'ebook', dx: -20, dy: -1, anchor: 'end' },
  { x: 1140, y: 262, mark: 'summit', dx: 24, dy: -1, anchor: 'start' },
];

export const LANDING_PHONE_WAYPOINTS: readonly Waypoint[] = [
  { x: 44, y: 742, mark: 'start', dx: 0, dy: 34, anchor: 'middle' },
  { x: 166, y: 730, mark: 'course', dx: 0, dy: 33, anchor: 'middle' },
  { x: 252, y: 668, mark: 'coach', dx: -5, dy: -38, anchor: 'start' },
  { x: 346, y: 784, mark: 'summit', dx: 0, dy: 0, anchor: 'middle' },
];

/** Where the four ways to work with the coach lead, from one start; drawn by the page with live text. */
export const WAYS_START: Point = [570, 290];
export const WAYS_ENDS = {
  career: [700, 84],
  networking: [900, 134],
  interview: [1010, 226],
  managerial: [930, 322],
} as const satisfies Record<string, Point>;

/** An example of five scores for the landing page, each with a range as wide as the test's. */
export const SAMPLE_PEAKS: readonly Peak[] = [
  { name: 'Verbal', value: 112, margin: 22, x: 96 },
  { name: 'Logical', value: 114, margin: 22, x: 236 },
  { name: 'Pattern', value: 118, margin: 22, x: 372 },
  { name: 'Spatial', value: 106, margin: 23, x: 510 },
  { name: 'Numerical', value: 103, margin: 23, x: 636 },
];

/** A scene as a complete SVG document in theme colours: use it as `<use href="/art/landing.svg#map"/>`. */
export function scene(name: Scene): string {
  const [width, height] = SCENE_SIZE[name];
  return `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="map" viewBox="0 0 ${width} ${height}">${DRAW[name](width, height)}</symbol></svg>`;
}

const DRAW: Record<Scene, (width: number, height: number) => string> = {
  landing,
  'landing-phone': landingPhone,
  'auth-night': (width, height) => auth(width, height, 'night'),
  'auth-day': (width, height) => auth(width, height, 'day'),
  coach,
  ways,
  questions,
  year,
  peaks,
};

function labelPlaces(waypoints: readonly Waypoint[]): Point[] {
  return waypoints.map((waypoint) => [waypoint.x + (waypoint.anchor === 'end' ? -90 : waypoint.anchor === 'start' ? 100 : 0), waypoint.y]);
}

function landing(width: number, height: number): string {
  const rock = noise('landing-2');
  const field: Field = (x, y) =>
    rock(x / 230, y / 230, 5) * 0.34 +
    hill(x, y, 1130, 270, 210, 150, 0.5) * 1.05 +
    hill(x, y, 1330, 640, 190, 150) * 0.6 +
    hill(x, y, 820, 800, 260, 90, -0.1) * 0.38 +
    0.22 -
    hill(x, y, 330, 400, 420, 250, -0.06) * 1.25;
  const route: Point[] = [
    [470, 905],
    [580, 822],
    [690, 752],
    [780, 736],
    [852, 690],
    [900, 610],
    [962, 556],
    [1040, 520],
    [1100, 462],
    [1084, 394],
    [1112, 330],
    [1140, 276],
  ];
  const map = topoMap({ width, height, field, levels: 20, step: 12, base: 300, avoid: labelPlaces(LANDING_WAYPOINTS) });
  return map + trail(route, { width: 3.6 });
}

/* The lake above carries the heading, the route follows its lower shore. */
function landingPhone(width: number, height: number): string {
  const rock = noise('landing-m4');
  const field: Field = (x, y) =>
    rock(x / 150, y / 150, 4) * 0.3 +
    hill(x, y, 330, 790, 110, 100) * 0.95 +
    hill(x, y, 60, 860, 110, 70) * 0.5 +
    hill(x, y, 470, 250, 60, 300) * 0.5 +
    0.16 -
    hill(x, y, 140, 270, 210, 262) * 1.2;
  const route: Point[] = [
    [-6, 800],
    [44, 742],
    [104, 716],
    [166, 730],
    [214, 700],
    [252, 668],
    [300, 694],
    [336, 738],
    [344, 776],
  ];
  return topoMap({ width, height, field, levels: 15, step: 8, avoid: labelPlaces(LANDING_PHONE_WAYPOINTS) }) + trail(route);
}

function auth(width: number, height: number, light: 'day' | 'night'): string {
  const rock = noise(light === 'day' ? 'auth-day' : 'auth-7');
  const field: Field = (x, y) =>
    rock(x / 260, y / 260, 5) * 0.5 +
    hill(x, y, 1010, 380, 240, 180, 0.5) +
    hill(x, y, 1320, 690, 150, 190) * 0.5 +
    hill(x, y, 560, 760, 200, 120) * 0.35 -
    hill(x, y, 860, 800, 170, 90, -0.35) * 0.95 -
    hill(x, y, 1330, 150, 130, 110) * 0.9 +
    0.34;
  const route: Point[] = [
    [560, 905],
    [640, 830],
    [690, 740],
    [700, 640],
    [770, 560],
    [840, 500],
    [900, 440],
    [960, 400],
    [1004, 372],
  ];
  // Those who return are well up the hill, those who are new stand at its foot.
  const [x, y] = light === 'day' ? [690, 740] : [868, 473];
  return (
    topoMap({ width, height, field, levels: 20, step: 13, base: 250 }) +
    trail(route, { width: 3.4, casing: light === 'day' ? 'var(--topo-5)' : 'var(--topo-0)', done: light === 'day' ? 0 : 0.74 }) +
    summitMark([1004, 372]) +
    `<circle cx="${x}" cy="${y}" r="9.5" fill="var(--sheet)" stroke="var(--accent)" stroke-width="5"/>`
  );
}

function coach(width: number, height: number): string {
  const rock = noise('coach');
  return topoMap({ width, height, field: (x, y) => rock(x / 300, y / 260, 4) + 0.3, sea: -0.5, levels: 15, step: 16, bare: true });
}

/* The left half lies under a plate, or outside of narrow windows: the country that counts is the right one. */
function ways(width: number, height: number): string {
  const rock = noise('ways-3');
  const ends = Object.values(WAYS_ENDS);
  const field: Field = (x, y) =>
    ends.reduce((sum, [endX, endY]) => sum + hill(x, y, endX, endY, 90, 60) * 0.62, 0) +
    rock(x / 190, y / 190, 5) * 0.3 +
    0.24 -
    hill(x, y, 330, 150, 170, 90, -0.3) * 0.9 -
    hill(x, y, 1200, 40, 130, 120) * 0.9 -
    hill(x, y, 660, 470, 150, 40) * 0.8;
  const routes: Point[][] = [
    [WAYS_START, [584, 226], [624, 172], [648, 116], WAYS_ENDS.career],
    [WAYS_START, [630, 250], [700, 192], [790, 176], [850, 166], WAYS_ENDS.networking],
    [WAYS_START, [650, 286], [760, 278], [850, 246], [930, 234], WAYS_ENDS.interview],
    [WAYS_START, [640, 322], [740, 348], [840, 346], WAYS_ENDS.managerial],
  ];
  const map = topoMap({ width, height, field, levels: 15, step: 10, avoid: [WAYS_START, ...ends] });
  return map + routes.map((route) => trail(route)).join('');
}

/* As with `ways` the left half lies under a plate. The page draws the route (`question-route.ts`), which other pages do without. */
function questions(width: number, height: number): string {
  const rock = noise('questions-2');
  const field: Field = (x, y) =>
    hill(x, y, 1070, 130, 170, 130, -0.5) * 1.05 +
    hill(x, y, 960, 320, 150, 90, 0.2) * 0.62 +
    hill(x, y, 840, 470, 150, 80) * 0.34 +
    hill(x, y, 120, 560, 200, 140) * 0.4 +
    rock(x / 220, y / 220, 5) * 0.3 +
    0.26 -
    hill(x, y, 420, 250, 230, 190, -0.2) * 1.0 -
    hill(x, y, 1160, 540, 170, 110, -0.4) * 0.95;
  return topoMap({ width, height, field, levels: 16, step: 10, figures: false });
}

const YEAR = [10, 26, 20, 48, 62, 40, 30, 70, 92, 80, 118, 150, 132, 96, 128, 176, 168, 214, 190, 236, 250];
const YEAR_CAIRNS = [
  [4, 3],
  [8, 4],
  [11, 5],
  [15, 6],
  [17, 7],
] as const;

function year(width: number, height: number): string {
  const profile = elevation(YEAR, { width, base: height, scale: 1.32, left: 0, right: 0, seed: 'yr', rough: 12 });
  const rock = profile.strata.map(
    ({ d, index }) =>
      `<path d="${d}" fill="none" stroke="${index ? 'var(--topo-index)' : 'var(--topo-line)'}" vector-effect="non-scaling-stroke"/>`,
  );
  const cairns = YEAR_CAIRNS.map(([week, days], i) => {
    const stones = cairnPaths(`l${week}`, days, profile.x(week), profile.y(YEAR[week] ?? 0) + 4, { width: 34, height: 12, gap: 1.4 });
    const today = i === YEAR_CAIRNS.length - 1;
    return stones.map((d, k) => `<path d="${d}" fill="${today && k === stones.length - 1 ? 'var(--accent)' : 'var(--ink)'}"/>`).join('');
  });
  return (
    `<path d="${profile.ground}" fill="var(--topo-2)"/>${rock.join('')}` +
    `<path d="${profile.line}" fill="none" stroke="var(--ink)" stroke-width="2.2" stroke-linejoin="round"/>` +
    `<path d="M0 ${height - 0.5}H${width}" stroke="var(--ink)" stroke-width="1.5"/>${cairns.join('')}`
  );
}

function peaks(width: number): string {
  const { shapes, y } = panorama(SAMPLE_PEAKS, { width });
  const scale = [85, 100, 115, 130].map(
    (value) =>
      `<path d="M30 ${y(value)}H${width}" stroke="${value === 100 ? 'var(--control)' : 'var(--line)'}"${value === 100 ? '' : ' stroke-dasharray="1.5 4"'}/>`,
  );
  const mountains = shapes.map(
    (peak) =>
      `<path d="${peak.body}" fill="color-mix(in oklch, var(--course) ${peak.shade}%, var(--paper))"/>` +
      `<path d="${peak.hatch}" fill="none" stroke="var(--ink)" stroke-width="1.15" opacity=".5"/>` +
      `<path d="${peak.snow}" fill="var(--sheet)"/>` +
      `<path d="${peak.hatch}" fill="none" stroke="var(--ink)" opacity=".28"/>` +
      `<path d="${peak.line}" fill="none" stroke="var(--ink)" stroke-width="1.9" stroke-linejoin="round"/>`,
  );
  const masts = shapes.map((peak) => `<path d="${peak.mast}" fill="none" stroke="var(--ink)" stroke-width="1.5"/>`);
  return `${scale.join('')}${mountains.join('')}${masts.join('')}<path d="M30 ${y(70) + 0.5}H${width}" stroke="var(--ink)" stroke-width="1.5"/>`;
}
