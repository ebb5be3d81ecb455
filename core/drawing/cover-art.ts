import { type CoverPalette, INK, PAPER } from '#core/drawing/cover-palette.ts';
import { contours } from '#core/drawing/isolines.ts';
import { tenth } from '#core/drawing/path.ts';
import { clamp, climb, type Field, hill, type Noise, type Point } from '#core/drawing/terrain.ts';
import type { ItemKind } from '#core/library/kind.ts';

/** What one composition is drawn from. `width` and `height` are the size of the cover in drawing units. */
export interface ArtInput {
  readonly random: () => number;
  readonly ground: Noise;
  readonly palette: CoverPalette;
  readonly width: number;
  readonly height: number;
}

/** The picture of each kind, as SVG markup without text. */
export const COVER_ART: Record<ItemKind, (input: ArtInput) => string> = { course, audiobook, podcast, video, ebook };

/* A walkable map: terrain beside a title column, a dotted path climbing to the summit. */
function course({ random, ground, palette, width, height }: ArtInput): string {
  const cx = 400 + random() * 120;
  const cy = 95 + random() * 120;
  const field: Field = (x, y) => ground(x / 190, y / 190, 4) * 0.6 + hill(x, y, cx, cy, 120) * 0.95 - 0.12;
  const [sx, sy] = climb(field, [cx, cy], 90, { x0: 320, y0: 36, x1: 596, y1: 260 });
  const land = contours(field, width, height, 11, -0.3, { step: 12 }).map((d, i) => {
    const index = i % 4 === 2;
    return `<path d="${d}" fill="${palette.tint(i / 10)}" stroke="${palette.line}" stroke-width="${index ? 1.8 : 0.7}" stroke-opacity="${index ? 0.9 : 0.6}"/>`;
  });
  return land.join('') + footpath(descent([sx, sy], { random, ground, width, height })) + summit(sx, sy);
}

function descent(from: Point, { random, ground, width, height }: Omit<ArtInput, 'palette'>): Point[] {
  const points: Point[] = [from];
  let [x, y] = from;
  let heading = Math.PI * (0.3 + random() * 0.4);
  while (y < height + 20 && x > 230 && x < width + 20 && points.length < 40) {
    heading = clamp(heading + ground(x / 60, y / 60, 1) * 0.9, 0.5, 2.9);
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

function summit(x: number, y: number): string {
  return `<path d="M${tenth(x)} ${tenth(y - 13)}l12 20h-24z" fill="${INK}" stroke="${PAPER}" stroke-width="2.5"/>`;
}

/* Still water: soundings of a lake that runs off the sheet. */
function audiobook({ random, ground, palette, width, height }: ArtInput): string {
  const cx = 250 + random() * 130;
  const cy = 360 + random() * 50;
  const stretch = 0.72 + random() * 0.5;
  const turn = random() * 3;
  const field: Field = (x, y) => {
    const u = (x - cx) * Math.cos(turn) + (y - cy) * Math.sin(turn);
    const v = (y - cy) * Math.cos(turn) - (x - cx) * Math.sin(turn);
    return 1.1 - Math.hypot(u * stretch, v / stretch) / 215 + ground(x / 135, y / 135, 3) * 0.42 - Math.max(0, 215 - y) / 160;
  };
  return contours(field, width, height, 10, 0.06, { step: 11 })
    .map(
      (d, i) =>
        `<path d="${d}" fill="${palette.tint(0.15 + (0.85 * i) / 9)}" stroke="${palette.line}" stroke-width="${i ? 0.9 : 2.4}" stroke-opacity="${i ? 0.7 : 1}"/>`,
    )
    .join('');
}

/** The title and its author take the upper part: a ridge that would rise into them comes to rest below. */
const TITLE_FOOT = 222;
const SOFT = 36;
const keepBelowTitle = (y: number): number => {
  const over = TITLE_FOOT + SOFT - y;
  return over > 0 ? TITLE_FOOT + SOFT * Math.exp(-over / SOFT) : y;
};

/* Ridges heard as a wave: each range is hatched with upright strokes. */
function podcast({ random, ground, palette, width, height }: ArtInput): string {
  const phase = random() * 90;
  const pitch = 8 + random() * 4;
  return [0, 1, 2, 3]
    .map((k) => {
      const amplitude = 190 - k * 34;
      const foot = 332 + k * 48;
      const edge = (x: number): number => keepBelowTitle(rise(x));
      const rise = (x: number): number =>
        foot -
        amplitude *
          (1 - Math.abs(ground(x / (170 + k * 20) + phase, k * 3.7 + phase, 2)) * 1.5) *
          (0.55 + 0.5 * ground(x / 300 + k * 9, phase, 1)) +
        ground(x / 22, k, 2) * 7;
      let top = `M-4 ${height + 4}V${tenth(edge(-4))}`;
      for (let x = -4; x <= width + 8; x += 6) top += `L${x} ${tenth(edge(x))}`;
      let hatch = '';
      const gap = pitch * (1 + k * 0.28);
      for (let x = gap / 2; x < width; x += gap) {
        const length = 14 + (height + 60 - edge(x)) * (0.12 + 0.55 * Math.abs(ground(x / 50, k + 5, 2)));
        hatch += `M${tenth(x)} ${tenth(edge(x) + 3)}v${tenth(length)}`;
      }
      return (
        `<path d="${top}V${height + 4}Z" fill="${palette.tint(0.1 + k * 0.3)}"/>` +
        `<path d="${hatch}" stroke="${palette.line}" stroke-width="${tenth(1.8 + k * 0.9)}" fill="none" stroke-linecap="round"/>`
      );
    })
    .join('');
}

/* A relief model: every level is lifted and seen at an angle. */
function video({ random, ground, palette }: ArtInput): string {
  const cx = 420 + random() * 90;
  const cy = 290 + random() * 60;
  const shoulder = 70 + random() * 130;
  const field: Field = (x, y) =>
    hill(x, y, cx, cy, 105, 105 / 0.85) * 1.15 +
    hill(x, y, cx + shoulder, cy + 150, 90) * 0.7 +
    hill(x, y, cx - 150, cy + 210, 80) * 0.35 +
    ground(x / 115, y / 115, 3) * 0.34 -
    0.02 -
    Math.max(0, 300 - x) / 330;
  return contours(field, 720, 680, 14, 0.1, { step: 13, top: 0.97, map: ([x, y]) => [x * 0.98 + 10, y * 0.5 + 118] })
    .map(
      (d, i) =>
        // The same outline is drawn twice, so it is written once: it takes its fill from what surrounds it.
        `<g transform="translate(0 ${-i * 12.5})"><g fill="${palette.line}" transform="translate(0 9)"><path id="l${i}" d="${d}"/></g>` +
        `<use href="#l${i}" fill="${palette.tint(0.06 + (0.94 * i) / 13)}" stroke="${palette.line}"/></g>`,
    )
    .join('');
}

/* A printed sheet: a survey inside a ticked neatline. */
function ebook({ random, ground, palette }: ArtInput): string {
  const cx = 80 + random() * 190;
  const cy = 80 + random() * 160;
  const field: Field = (x, y) => ground(x / 150, y / 150, 4) * 0.85 + hill(x, y, cx, cy, 95) * 0.6;
  const [x0, y0, w, h] = [26, 224, 348, 319];
  let ticks = '';
  for (let i = 1; i < 12; i++) ticks += `M${x0 + i * 29} ${y0}v-6M${x0 + i * 29} ${y0 + h}v6`;
  for (let i = 1; i < 11; i++) ticks += `M${x0} ${y0 + i * 29}h-6M${x0 + w} ${y0 + i * 29}h6`;
  const box = `M${x0} ${y0}h${w}v${h}h-${w}z`;
  const survey = contours(field, w, h, 14, -0.55, { map: ([x, y]) => [x + x0, y + y0] }).map(
    (d, i) => `<path d="${d}" fill="${palette.tint(i / 13)}" stroke="${palette.line}" stroke-width="${i % 5 === 2 ? 2 : 0.8}"/>`,
  );
  return (
    `<clipPath id="survey"><path d="${box}"/></clipPath><g clip-path="url(#survey)"><path d="${box}" fill="${palette.tint(0)}"/>${survey.join('')}</g>` +
    `<path d="${box}${ticks}" fill="none" stroke="${palette.ink}" stroke-width="1.8"/>`
  );
}
