import { contours } from '#core/drawing/isolines.ts';
import { spline, tenth } from '#core/drawing/path.ts';
import { stonePath } from '#core/drawing/stones.ts';
import type { Field, Point } from '#core/drawing/terrain.ts';

/** A slide grows in numbered states; `draw` returns SVG for a 1280 x 720 sheet. */
export interface Slide {
  steps: number;
  draw: (step: number) => string;
}
export type Deck = Record<string, Slide>;

const DISPLAY = `font-family="'Bricolage Grotesque Variable'" style="font-stretch:84%;letter-spacing:-.014em"`;
const UI = `font-family="'Instrument Sans Variable'"`;
const NOTE = `font-family="'Literata Variable'" font-style="italic"`;

interface TextOptions {
  size?: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  weight?: number;
  /** The ground the words stand on: keeps contour lines out of them. */
  halo?: string;
}

/** Display type. 72 and up stays legible on a phone held upright. */
export function title(x: number, y: number, rows: string, options: TextOptions = {}): string {
  return setText(DISPLAY, x, y, rows, { size: 76, weight: 660, ...options }, 0.98);
}
export function label(x: number, y: number, rows: string, options: TextOptions = {}): string {
  return setText(UI, x, y, rows, { size: 40, weight: 560, ...options }, 1.18);
}
/** The voice of annotation: what stands in the margin, and names of water. */
export function note(x: number, y: number, rows: string, options: TextOptions = {}): string {
  return setText(NOTE, x, y, rows, { size: 40, weight: 460, ...options }, 1.2);
}

function setText(face: string, x: number, y: number, rows: string, options: TextOptions, leading: number): string {
  const { size = 40, fill = 'var(--ink)', anchor = 'start', weight = 500 } = options;
  const spans = rows.split('\n').map((row, i) => `<tspan x="${x}" y="${tenth(y + i * size * leading)}">${row}</tspan>`);
  const clear = options.halo ? ` paint-order="stroke" stroke="${options.halo}" stroke-width="14" stroke-linejoin="round"` : '';
  return `<text${clear} ${face} font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${spans.join('')}</text>`;
}

/** Shows `markup` from one state on; in that state it fades in. */
export function reveal(step: number, from: number, markup: string): string {
  if (step < from) return '';
  return step === from ? `<g style="opacity:var(--t)">${markup}</g>` : markup;
}

/** The first `count` stretches of the curve that `spline` draws through all the points. */
export function splineStart(points: readonly Point[], count: number): string {
  return spline(points)
    .split('C')
    .slice(0, count + 1)
    .join('C');
}

/** A line that draws itself in the state it belongs to. */
export function trace(step: number, from: number, d: string, stroke: string, width = 6): string {
  if (step < from) return '';
  const drawn = step === from ? ' pathLength="1" style="stroke-dasharray:var(--t) 2"' : '';
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${drawn}/>`;
}

export function dotted(d: string, stroke = 'var(--ink)', width = 5): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="0.1 ${width * 2.6}"/>`;
}

export function line(d: string, stroke = 'var(--ink)', width = 3): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** You are here. The only mark in the accent. */
export function ring([x, y]: Point, r = 17): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--paper)" stroke="var(--accent)" stroke-width="9"/>`;
}

export function plate(x: number, y: number, w: number, h: number): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="4" fill="var(--sheet)" stroke="var(--ink)" stroke-width="2"/>`;
}

/** Somebody else on the map. */
export const person = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="17" fill="var(--ink)" stroke="var(--paper)" stroke-width="4"/>`;

/** `0 580, 130 560` as points. */
export const points = (text: string): Point[] =>
  text.split(', ').map((pair): Point => [Number(pair.split(' ')[0]), Number(pair.split(' ')[1])]);

export function flag([x, y]: Point): string {
  return `<path d="M${x} ${y}l20 34h-40z" transform="translate(0 -24)" fill="var(--ink)" stroke="var(--paper)" stroke-width="3"/>`;
}

/** What is still to come on a slide: a faint dotted outline. */
const GHOST = 'fill="none" stroke="var(--line-2)" stroke-width="4" stroke-linecap="round" stroke-dasharray="0.1 11"';
export function ghost(d: string): string {
  return `<path d="${d}" ${GHOST}/>`;
}

/** A pebble: wide, a little flat underneath, never the same twice. */
export function stone(seed: string, cx: number, cy: number, rx: number, ry: number, fill = 'var(--ink)'): string {
  const paint = fill === 'none' ? GHOST : `fill="${fill}"`;
  return `<path d="${stonePath(seed, { cx, cy, rx, ry })}" ${paint}/>`;
}

const TINTS = 6;
/** A map of the given ground; heights below zero are water. */
export function map(width: number, height: number, field: Field): string {
  const levels = contours(field, width, height, 13, 0, { step: 14 });
  const paths = levels.map((d, i) => {
    const tint = Math.min(TINTS - 1, Math.floor((i / levels.length) * TINTS));
    const stroke = i === 0 ? 'var(--water-line)' : i % 4 === 0 ? 'var(--topo-index)' : 'var(--topo-line)';
    return `<path d="${d}" fill="var(--topo-${tint})" stroke="${stroke}" stroke-width="${i % 4 === 0 ? 2 : 1.2}"/>`;
  });
  return `<rect width="${width}" height="${height}" fill="var(--water)"/>${paths.join('')}`;
}

/** A profile of the ground: filled below, ink line on top. */
export function profile(points: Point[], floor: number, fill = 'var(--topo-2)'): string {
  const d = spline(points);
  const [first, last] = [points[0]!, points.at(-1)!];
  const strata = [0.78, 0.56, 0.34].map((k) => {
    const layer = points.map(([x, y]): Point => [x, floor - (floor - y) * k]);
    return line(spline(layer), 'var(--topo-line)', 2);
  });
  const body = `<path d="${d}L${last[0]} ${floor}L${first[0]} ${floor}Z" fill="${fill}"/>`;
  return `${body}${strata.join('')}${line(d, 'var(--ink)', 5)}`;
}

/** The whole sheet. The small trail at the top tells which chapter this is. */
export function frameSlide(slide: Slide, step: number, chapter: number, chapters: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="1280" height="720" style="display:block;background:var(--paper)">${slide.draw(step)}${drawChapterTrail(chapter, chapters)}</svg>`;
}

function drawChapterTrail(chapter: number, chapters: number): string {
  if (chapters < 2) return '';
  const x = (i: number): number => 1216 - (chapters - 1 - i) * 38;
  const marks = Array.from({ length: chapters }, (_, i) => {
    if (i === chapter) return `<circle cx="${x(i)}" cy="56" r="10" fill="var(--paper)" stroke="var(--accent)" stroke-width="6"/>`;
    const fill = i < chapter ? 'var(--ink)' : 'var(--paper)';
    return `<circle cx="${x(i)}" cy="56" r="7" fill="${fill}" stroke="var(--ink)" stroke-width="3"/>`;
  });
  const band = `<rect x="${x(0) - 24}" y="32" width="${x(chapters - 1) - x(0) + 48}" height="48" rx="24" fill="var(--paper)"/>`;
  return `${band}${line(`M${x(0)} 56H${x(chapters - 1)}`, 'var(--ink)', 2)}${marks.join('')}`;
}
