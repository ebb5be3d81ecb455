import { type Grid, isolines, levelPath, sample, smooth, summitHeight } from '#core/drawing/isolines.ts';
import { polyline, spline, tenth } from '#core/drawing/path.ts';
import { clamp, type Field, type Point } from '#core/drawing/terrain.ts';

export interface TopoOptions {
  readonly width: number;
  readonly height: number;
  readonly field: Field;
  /** Height of the shore: ground below it is water. */
  readonly sea?: number;
  /** Number of contour levels. */
  readonly levels?: number;
  /** Raster in drawing units; larger is coarser and smaller in bytes. */
  readonly step?: number;
  /** How far up to the highest ground the last level lies, 0 to 1. */
  readonly top?: number;
  /** Every how many levels a line is an index line, drawn stronger and with its height. */
  readonly indexEvery?: number;
  /** Height in metres of the shore, and between two levels. */
  readonly base?: number;
  readonly interval?: number;
  /** Lines only: no tints, no water, no figures. */
  readonly bare?: boolean;
  readonly figures?: boolean;
  /** Places which height figures keep clear of. */
  readonly avoid?: readonly Point[];
}

/* Presentation attributes only: no inline style is allowed where the markup is used. */
const FIGURE_TYPE =
  'font-family="Instrument Sans Variable, system-ui, sans-serif" font-size="9.5" font-weight="500" text-anchor="middle" fill="var(--topo-text)" paint-order="stroke" stroke-width="4" stroke-linejoin="round"';

/** Tint of the ground at a height of 0 (shore) to 1 (summit), in theme colours. */
function tint(height: number): string {
  const scaled = clamp(height * 5, 0, 4.999);
  const i = Math.floor(scaled);
  return `color-mix(in oklch, var(--topo-${i + 1}) ${Math.round((scaled - i) * 100)}%, var(--topo-${i}))`;
}

/** A topographic map in theme colours, as SVG markup for a box of width x height units. */
export function topoMap(options: TopoOptions): string {
  const { width, height, field, sea = 0, levels = 15, step = 11, top = 0.97, indexEvery = 5, bare = false, figures = !bare } = options;
  const grid = sample(field, width, height, step);
  const high = sea + (summitHeight(grid) - sea) * top;
  const marks = new HeightFigures(options);
  let markup = bare ? '' : `<rect width="${width}" height="${height}" fill="var(--water)"/>${soundings(grid, sea)}`;
  for (let i = 0; i < levels; i++) {
    const height01 = i / (levels - 1);
    const rings = isolines(grid, sea + (high - sea) * height01);
    const index = i > 0 && i % indexEvery === 0;
    const stroke = i === 0 ? 'var(--water-line)' : index ? 'var(--topo-index)' : 'var(--topo-line)';
    const weight = i === 0 ? 1.3 : index ? 1.35 : 0.8;
    const d = rings.map((ring) => smooth(ring, step * 0.6)).join('');
    markup += `<path d="${d}" fill="${bare ? 'none' : tint(height01)}" stroke="${stroke}" stroke-width="${weight}"/>`;
    if (figures && index) marks.place(rings, i, tint(height01));
  }
  return markup + marks.markup;
}

/* Depth lines grow further apart away from the shore. */
function soundings(grid: Grid, sea: number): string {
  return [3, 2, 1]
    .map(
      (i) =>
        `<path d="${levelPath(grid, sea - i * i * 0.014 - i * 0.012)}" fill="none" stroke="var(--water-line)" stroke-width=".8" opacity="${tenth(0.62 - i * 0.13)}"/>`,
    )
    .join('');
}

const FIGURE_DISTANCE = 210;
const STEEPEST_FIGURE = 50;

/** Sets heights on index lines where the line runs level, far enough from each other and from the edge. */
class HeightFigures {
  markup = '';
  readonly #used: Point[];
  readonly #options: TopoOptions;

  constructor(options: TopoOptions) {
    this.#options = options;
    this.#used = [...(options.avoid ?? [])];
  }

  place(rings: readonly Point[][], level: number, halo: string): void {
    const { base = 400, interval = 50 } = this.#options;
    for (const ring of rings) {
      const spot = ring.length < 26 ? undefined : this.#levelSpot(ring);
      if (!spot) continue;
      this.#used.push(spot.at);
      this.markup += `<text ${FIGURE_TYPE} stroke="${halo}" transform="translate(${tenth(spot.at[0])} ${tenth(spot.at[1])}) rotate(${tenth(spot.turn)})" dy=".34em">${base + level * interval}</text>`;
    }
  }

  #levelSpot(ring: readonly Point[]): { at: Point; turn: number } | undefined {
    const { width, height } = this.#options;
    for (let k = 6; k < ring.length - 6; k += 5) {
      const [at, a, b] = [ring[k], ring[k - 3], ring[k + 3]];
      if (!at || !a || !b) continue;
      let turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
      if (turn > 90) turn -= 180;
      if (turn < -90) turn += 180;
      const [x, y] = at;
      const inside = x >= 40 && y >= 30 && x <= width - 40 && y <= height - 24;
      const free = this.#used.every((used) => Math.hypot(used[0] - x, used[1] - y) >= FIGURE_DISTANCE);
      if (inside && free && Math.abs(turn) <= STEEPEST_FIGURE) return { at, turn };
    }
    return undefined;
  }
}

export interface TrailOptions {
  /** Part already walked, 0 to 1. */
  readonly done?: number;
  readonly width?: number;
  readonly casing?: string;
}

/** A dotted footpath with a pale casing, as SVG markup; the walked part is a solid line. */
export function trail(points: readonly Point[], { done = 0, width = 3, casing = 'var(--topo-5)' }: TrailOptions = {}): string {
  const d = spline(points);
  const dots = `<path d="${d}" fill="none" stroke="var(--path)" stroke-width="${width}" stroke-linecap="round" stroke-dasharray=".1 ${tenth(width * 2.5)}"/>`;
  const walked = `<path d="${d}" fill="none" stroke="var(--path)" stroke-width="${tenth(width + 0.4)}" stroke-linecap="round" pathLength="1" stroke-dasharray="${done} 2"/>`;
  return (
    `<path d="${d}" fill="none" stroke="${casing}" stroke-width="${width + 4.5}" stroke-linecap="round" stroke-linejoin="round" opacity=".85"/>` +
    dots +
    (done > 0 ? walked : '')
  );
}

/** The triangle of a summit whose foot is centred on the place. */
export function summitMark([x, y]: Point, size = 14): string {
  const d = polyline([
    [x, y - size * 1.05],
    [x + size, y + size * 0.67],
    [x - size, y + size * 0.67],
  ]);
  return `<path d="${d}Z" fill="var(--ink)" stroke="var(--topo-5)" stroke-width="3" stroke-linejoin="round"/>`;
}
