import { spline } from '#core/drawing/path.ts';
import { hill, noise, type Field, type Point } from '#core/drawing/terrain.ts';
import {
  dotted,
  ghost,
  label,
  line,
  map,
  note,
  plate,
  profile,
  reveal,
  ring,
  stone,
  title,
  trace,
  type Deck,
} from '#scripts/media/slide-frame.ts';

const ground = noise('take care');
const tarns: Field = (x, y) =>
  0.26 +
  ground(x / 320, y / 320, 3) * 0.32 +
  hill(x, y, 1080, 600, 190) * 0.7 -
  hill(x, y, 980, 262, 140) * 1.05 -
  hill(x, y, 120, 420, 80) * 0.5;

const ease = (u: number): number => (1 - Math.cos(Math.PI * u)) / 2;

/** Height of a breath, 0 to 1: up to a shoulder, a little more, and a long way down. */
function height(u: number): number {
  if (u < 0.24) return 0.76 * ease(u / 0.24);
  if (u < 0.35) return 0.76 + 0.24 * ease((u - 0.24) / 0.11);
  return 1 - ease((u - 0.35) / 0.65);
}

interface Breath {
  x: number;
  width: number;
  top: number;
  foot: number;
}
function walk({ x, width, top, foot }: Breath, from: number, to: number): Point[] {
  const count = Math.max(2, Math.round((to - from) * 60));
  return Array.from({ length: count + 1 }, (_, i) => {
    const u = from + ((to - from) * i) / count;
    return [Math.round(x + u * width), Math.round(foot - (foot - top) * height(u))];
  });
}

/** A ring that arrives where the path ends: it glides along while the state comes in. */
function glide(points: Point[]): string {
  const d = spline(points);
  return `<g style="offset-path:path('${d}');offset-distance:calc(var(--t) * 100%);offset-rotate:0deg">${ring([0, 0], 22)}</g>`;
}

const TENSE: Point[] = Array.from({ length: 25 }, (_, i) => [72 + i * 47.3, i % 2 ? 222 + (i % 3) * 12 : 330 - (i % 5) * 6]);
const CALM = [0, 1, 2].map((i): Breath => ({ x: 72 + i * 378.6, width: 378.6, top: 454, foot: 616 }));

const BIG: Breath = { x: 110, width: 1060, top: 220, foot: 560 };
const UP = 0.24;
const PEAK = 0.35;

const HILLS = [0, 1, 2].map((i): Breath => ({ x: 72 + i * 378.6, width: 378.6, top: 290, foot: 600 }));
const LEGS: [number, number][] = [
  [0, UP],
  [UP, PEAK],
  [PEAK, 0.58],
  [0.58, 0.78],
  [0.78, 1],
];
const WORDS = ['In', 'A little more', 'Out', 'Slowly', 'All the way down'];

const WAY: Point[] = [
  [130, 576],
  [252, 548],
  [374, 528],
  [496, 502],
  [616, 482],
  [730, 450],
  [834, 420],
  [900, 396],
];

const rise = (end: number): Point[] =>
  [0, 0.2, 0.4, 0.6, 0.8, 1].map((u, i): Point => [96 + u * 760, 560 - (560 - end) * u + ground(i * 1.7, end / 40, 2) * 18]);

export const deck: Deck = {
  short: {
    steps: 3,
    draw: (step) =>
      title(72, 118, 'In front of the door') +
      (step < 2
        ? [64, 116, 178]
            .map((r, i) => `<circle cx="300" cy="380" r="${r}" fill="none" stroke="var(--ink)" stroke-width="${6 - i * 2}"/>`)
            .join('') +
          ring([300, 380], 26) +
          dotted('M500 380H1208', 'var(--line-2)', 5)
        : '') +
      trace(step, 2, `M${TENSE.map((p) => p.join(' ')).join('L')}`, 'var(--ink)', 6) +
      reveal(step, 2, label(72, 400, 'short breaths', { size: 46, weight: 640 })) +
      (step === 3
        ? profile(
            CALM.flatMap((breath) => walk(breath, 0, 1)),
            624,
            'var(--course-wash)',
          )
        : '') +
      reveal(step, 3, label(1208, 400, 'a long way out', { size: 46, weight: 640, fill: 'var(--course-ink)', anchor: 'end' })),
  },
  shape: {
    steps: 4,
    draw: (step) => {
      const [peakX, , summit] = [BIG.x + PEAK * BIG.width, 0, walk(BIG, 0, PEAK)];
      return (
        title(72, 118, 'One breath') +
        (step === 4 ? reveal(step, 4, profile(walk(BIG, 0, 1), BIG.foot, 'var(--course-wash)')) : ghost(spline(walk(BIG, 0, 1)))) +
        line('M72 560H1208', 'var(--ink)', 4) +
        trace(step, 2, spline(walk(BIG, 0, UP)), 'var(--ink)', 8) +
        trace(step, 3, spline(walk(BIG, UP, PEAK)), 'var(--ink)', 8) +
        trace(step, 4, spline(walk(BIG, PEAK, 1)), 'var(--accent)', 10) +
        (step === 1 ? ring([BIG.x, BIG.foot], 22) : '') +
        (step === 2 ? glide(walk(BIG, 0, UP)) : '') +
        (step === 3 ? glide(summit.slice(-6)) : '') +
        (step === 4 ? glide(walk(BIG, PEAK, 1)) : '') +
        reveal(step, 2, title(150, 372, 'in', { size: 64 })) +
        reveal(step, 3, note(peakX + 40, 216, 'a little more', { size: 52 })) +
        reveal(
          step,
          4,
          title(800, 340, 'out', { size: 64, fill: 'var(--accent-ink)' }) +
            line(`M${BIG.x} 596V620H${peakX - 8}V596M${peakX + 8} 596V620H1170V596`, 'var(--ink)', 4) +
            label(BIG.x + 170, 608, '1', { size: 48, weight: 660, anchor: 'middle', halo: 'var(--paper)' }) +
            label(836, 608, '2', { size: 48, weight: 660, anchor: 'middle', halo: 'var(--paper)' }),
        )
      );
    },
  },
  follow: {
    steps: 16,
    draw: (step) => {
      const done = step - 2;
      const hillAt = Math.floor(done / 5);
      const legAt = done % 5;
      const legs = Array.from({ length: done + 1 }, (_, i): Point[] => walk(HILLS[Math.floor(i / 5)]!, ...LEGS[i % 5]!));
      const out = done >= 0 && legAt >= 2;
      return (
        HILLS.map((breath, i) =>
          i < hillAt || done === 14 ? profile(walk(breath, 0, 1), 600, 'var(--course-wash)') : ghost(spline(walk(breath, 0, 1))),
        ).join('') +
        line('M72 602H1208', 'var(--ink)', 4) +
        legs
          .map((leg, i) => (i === done ? trace(step, step, spline(leg), 'var(--accent)', 10) : line(spline(leg), 'var(--ink)', 8)))
          .join('') +
        (step === 1 ? ring([72, 600], 22) : glide(legs.at(-1)!)) +
        (step === 1
          ? title(72, 180, 'Follow the ring', { size: 104 })
          : reveal(step, step, title(72, 180, WORDS[legAt]!, { size: 128, fill: out ? 'var(--accent-ink)' : 'var(--ink)' })))
      );
    },
  },
  known: {
    steps: 3,
    draw: (step) =>
      title(72, 118, '5 minutes, one month') +
      line('M96 560H860', 'var(--ink)', 4) +
      Array.from({ length: 28 }, (_, i) => line(`M${(110 + i * 27.5).toFixed(1)} 560v${i % 7 === 6 ? 22 : 12}`, 'var(--ink)', 3)).join('') +
      label(96, 632, 'day 1', { size: 38, fill: 'var(--ink-2)' }) +
      label(860, 632, '28', { size: 38, anchor: 'middle', fill: 'var(--ink-2)' }) +
      (step === 1 ? ring([96, 560], 20) : '') +
      (step === 2 ? [452, 440, 430, 421].map((end) => trace(step, 2, spline(rise(end)), 'var(--ink)', 5)).join('') : '') +
      (step === 2 ? reveal(step, 2, label(890, 444, 'all a little\ncalmer', { size: 48, weight: 640 })) : '') +
      (step === 3 ? [484, 470, 458].map((end) => line(spline(rise(end)), 'var(--ink-3)', 5)).join('') : '') +
      trace(step, 3, spline(rise(404)), 'var(--accent)', 9) +
      reveal(
        step,
        3,
        label(890, 392, 'good mood:\nthis breath', { size: 48, weight: 640, fill: 'var(--accent-ink)' }) +
          label(890, 516, 'the others', { size: 48, weight: 560, fill: 'var(--ink-2)' }) +
          note(96, 250, 'a sketch; the difference was small', { size: 46 }),
      ),
  },
  care: {
    steps: 3,
    draw: (step) => {
      const signs: [number, number, number, string, string][] = [
        [64, 222, 500, 'Dizzy?', 'Stop, breathe as usual.'],
        [180, 372, 600, 'Heart, lungs, pregnancy?', 'Ask your doctor first.'],
        [390, 522, 520, 'More anxious?', 'Look far away instead.'],
      ];
      return (
        map(1280, 720, tarns) +
        plate(64, 64, 420, 104) +
        title(92, 142, 'Take care') +
        signs
          .map(([x, y, w, head, text], i) =>
            reveal(step, i + 1, plate(x, y, w, 118) + title(x + 26, y + 52, head, { size: 50 }) + note(x + 26, y + 98, text, { size: 42 })),
          )
          .join('') +
        note(980, 232, 'not while\ndriving or\nin water', { size: 44, fill: 'var(--water-text)', anchor: 'middle' })
      );
    },
  },
  door: {
    steps: 2,
    draw: (step) =>
      title(72, 118, 'Choose your door') +
      line('M72 600H1208', 'var(--ink)', 4) +
      `<rect x="900" y="190" width="230" height="410" fill="var(--sheet)" stroke="var(--ink)" stroke-width="6"/>` +
      `<path d="M930 220h170v150h-170zM930 400h170v170h-170z" fill="none" stroke="var(--line-2)" stroke-width="4"/>` +
      dotted(spline(WAY), 'var(--ink)', 6) +
      (step === 1 ? ring([928, 386], 22) : '') +
      reveal(
        step,
        2,
        WAY.slice(0, 7)
          .map(([x, y], i) => stone(`day${i}`, x, y, 40, 23, i ? 'var(--ink)' : 'var(--accent)'))
          .join('') +
          ring([928, 386], 22) +
          title(72, 262, '3 breaths', { size: 96 }) +
          note(72, 338, 'once a day, for a week', { size: 52 }),
      ),
  },
};
