import { polyline, spline } from '#core/drawing/path.ts';
import { hill, noise, type Field, type Point } from '#core/drawing/terrain.ts';
import {
  dotted,
  flag,
  ghost,
  label,
  line,
  map,
  note,
  plate,
  profile,
  reveal,
  ring,
  title,
  trace,
  type Deck,
} from '#scripts/media/slide-frame.ts';

/** What is still owed of 10,000 at 8%, month by month. */
function owed(years: number): number[] {
  const rate = 0.08 / 12;
  const pay = (10000 * rate) / (1 - (1 + rate) ** (-years * 12));
  return Array.from({ length: years * 12 + 1 }, (_, m) => 10000 * (1 + rate) ** m - (pay * ((1 + rate) ** m - 1)) / rate);
}
/** The way down, drawn into a box. */
function descent(years: number, x: number, floor: number, w: number, h: number): Point[] {
  return owed(years).map((sum, m) => [x + (w * m) / (years * 12), floor - (sum / 10000) * h]);
}
const area = (points: Point[], x: number, floor: number, fill: string): string =>
  `<path d="${polyline(points)}L${x} ${floor}Z" fill="${fill}"/>`;

const WASH = 'var(--video-wash)';
const PATH5 = descent(5, 200, 580, 960, 400);
const TOP: Point[] = [
  [0, 214],
  [90, 204],
  [190, 208],
  [420, 300],
  [660, 410],
  [880, 500],
  [1060, 572],
  [1280, 600],
];
const ground = noise('a loan to walk down');
const summit: Field = (x, y) =>
  0.34 + ground(x / 320, y / 320, 3) * 0.22 + hill(x, y, 300, 300, 230, 180) * 1.1 - hill(x, y, 1110, 580, 170, 80) * 1.3;
const SLOW: Point[] = [
  [300, 300],
  [240, 460],
  [390, 590],
  [610, 600],
  [730, 520],
  [800, 548],
  [868, 534],
];
const FAST: Point[] = [
  [300, 300],
  [480, 360],
  [650, 400],
  [820, 480],
  [868, 524],
];

export const deck: Deck = {
  top: {
    steps: 2,
    draw: (step) =>
      title(72, 118, 'The hill, downwards') +
      profile(TOP, 720, 'var(--topo-2)') +
      `<path d="M1040 566H1280V720H1040C1020 640 1010 600 1040 566Z" fill="var(--water)"/>` +
      line('M1040 566H1280', 'var(--water-line)', 5) +
      (step === 1 ? '' : reveal(step, 2, dotted(spline(TOP.slice(2, 7).map(([x, y]): Point => [x, y - 14])), 'var(--accent)', 8))) +
      ring([190, 196], 20) +
      label(236, 206, '10,000', { size: 56, weight: 660 }) +
      note(1208, 640, '5 years', { anchor: 'end', size: 48, fill: 'var(--water-text)' }) +
      reveal(step, 2, title(700, 330, '60 steps of 203', { size: 72 })),
  },
  step: {
    steps: 3,
    draw: (step) =>
      title(72, 118, 'Two parts of a step') +
      line('M72 232H150', 'var(--ink)', 8) +
      line('M150 232H284', 'var(--video)', 16) +
      (step < 2 ? ghost('M284 232V504H440') : '') +
      label(72, 198, '67 interest', { size: 48, weight: 640, fill: 'var(--video-ink)' }) +
      reveal(
        step,
        2,
        line('M284 242V504', 'var(--course)', 16) +
          line('M284 512H480', 'var(--ink)', 8) +
          label(316, 394, '136 down', { size: 56, weight: 660, fill: 'var(--course-ink)' }) +
          title(72, 640, 'First month', { size: 54 }),
      ) +
      reveal(
        step,
        3,
        line('M620 170V630', 'var(--line-2)', 4) +
          line('M700 150H780', 'var(--ink)', 8) +
          line('M782 158V552', 'var(--course)', 16) +
          line('M781 146H784', 'var(--video)', 16) +
          line('M782 560H1208', 'var(--ink)', 8) +
          label(812, 176, '1 interest', { size: 48, weight: 640, fill: 'var(--video-ink)' }) +
          label(816, 394, '201 down', { size: 56, weight: 660, fill: 'var(--course-ink)' }) +
          title(700, 640, 'Last month', { size: 54 }),
      ),
  },
  half: {
    steps: 3,
    draw: (step) =>
      title(72, 118, 'Half of the box') +
      (step === 1 ? ghost('M240 580V200H1000V580') : '') +
      (step === 2
        ? reveal(step, 2, `<path d="M240 580V200H1000V580Z" fill="${WASH}"/>` + title(620, 430, '4,000', { anchor: 'middle', size: 130 }))
        : '') +
      reveal(
        step,
        3,
        `<path d="M240 200L1000 580H240Z" fill="${WASH}"/>` +
          ghost('M240 200H1000V580') +
          line('M240 200L1000 580', 'var(--ink)', 8) +
          title(450, 520, '2,000', { anchor: 'middle', size: 110 }) +
          note(1036, 300, '½ × loan\n× rate\n× years', { size: 46 }),
      ) +
      line('M240 180V580H1040', 'var(--ink)', 5) +
      label(212, 216, '10,000', { anchor: 'end', size: 44 }) +
      label(212, 590, '0', { anchor: 'end', size: 44 }) +
      label(1000, 636, '5 years', { anchor: 'middle', size: 44 }),
  },
  bulge: {
    steps: 2,
    draw: (step) =>
      title(72, 118, 'A little above the line') +
      area(PATH5, 200, 580, step === 1 ? 'none' : WASH) +
      dotted('M200 180L1160 580', 'var(--ink)', 5) +
      trace(step, 1, polyline(PATH5), 'var(--accent)', 8) +
      line('M160 580H1200', 'var(--ink)', 4) +
      ring([200, 180]) +
      title(720, 300, '2,166', { size: 100, fill: 'var(--accent-ink)' }) +
      note(300, 520, '2,000', { size: 56 }) +
      reveal(step, 2, title(520, 520, '+ a tenth', { size: 64 })),
  },
  long: {
    steps: 2,
    draw: (step) =>
      title(72, 118, 'Twice as long') +
      reveal(
        step,
        2,
        area(descent(10, 72, 580, 1136, 340), 72, 580, WASH) +
          title(1208, 350, '4,560', { anchor: 'end', size: 100, fill: 'var(--video-ink)' }),
      ) +
      area(descent(5, 72, 580, 568, 340), 72, 580, 'var(--topo-3)') +
      line(polyline(descent(5, 72, 580, 568, 340)), 'var(--ink-3)', 5) +
      trace(step, 1, polyline(descent(10, 72, 580, 1136, 340)), 'var(--ink)', 8) +
      line('M72 580H1208', 'var(--ink)', 4) +
      label(90, 540, '2,166', { size: 48, weight: 640, fill: 'var(--ink-2)' }) +
      label(640, 636, '5 years', { anchor: 'middle', size: 40, fill: 'var(--ink-2)' }) +
      label(1208, 636, '10 years', { anchor: 'end', size: 40 }) +
      note(480, 250, '121 a month', { size: 52 }),
  },
  extra: {
    steps: 2,
    draw: (step) =>
      map(1280, 720, summit) +
      plate(64, 64, 290, 96) +
      title(92, 138, '50 more') +
      flag([872, 524]) +
      dotted(spline(SLOW), 'var(--ink)', 7) +
      plate(430, 622, 252, 70) +
      label(456, 672, '60 months', { size: 40 }) +
      trace(step, 1, spline(FAST), 'var(--accent)', 9) +
      ring([300, 300], 20) +
      reveal(
        step,
        2,
        plate(590, 290, 276, 74) +
          label(620, 342, '47 months', { size: 44, weight: 640 }) +
          plate(910, 310, 274, 100) +
          title(938, 386, '518 kept', { size: 72 }),
      ),
  },
  question: {
    steps: 2,
    draw: (step) =>
      title(72, 118, 'One question') +
      profile(
        [
          [0, 250],
          [160, 290],
          [340, 400],
          [560, 500],
          [820, 566],
          [1280, 600],
        ],
        720,
        'var(--topo-1)',
      ) +
      flag([1130, 588]) +
      plate(540, 180, 668, 116) +
      note(874, 254, '“Paid in all, on the last day?”', { anchor: 'middle', size: 44 }) +
      ring([160, 284], 20) +
      reveal(
        step,
        2,
        line('M1130 310V540M1112 516l18 24 18-24', 'var(--ink)', 5) + title(1080, 430, '− loan = the cost', { anchor: 'end', size: 66 }),
      ),
  },
};
