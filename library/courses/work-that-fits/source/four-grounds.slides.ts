import { spline } from '#core/drawing/path.ts';
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
  stone,
  title,
  trace,
  type Deck,
} from '#scripts/media/slide-frame.ts';

/** Points at even distances; only the heights are given. */
const row = (x: number, step: number, heights: number[]): Point[] => heights.map((y, i): Point => [x + i * step, y]);

const WEEK = row(72, 81.14, [400, 380, 408, 350, 214, 350, 396, 352, 380, 470, 552, 462, 372, 312, 350]);
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const RIDGE = row(880, 60, [318, 282, 208, 254, 318]);

const ground = noise('four grounds');
const country: Field = (x, y) =>
  0.34 +
  ground(x / 300, y / 300, 3) * 0.22 +
  hill(x, y, 980, 220, 230) * 1.1 +
  hill(x, y, 230, 150, 240) * 0.4 -
  hill(x, y, 250, 570, 170) * 0.95;
const WORN = row(0, 130, [330, 290, 318, 270, 330, 300]);
const STEPS = row(892, -64, [398, 430, 478, 540]);
const REEDS = [150, 226, 318, 400].map((x, i) => `M${x} ${484 - (i % 2) * 24}v-44m-10 44l-10-32m30 32l10-32`).join('');

/** A sunken lane in section. */
const LANE = [-1, -0.74, -0.46, -0.2, 0, 0.2, 0.46, 0.74, 1];
const lane = (depth: number): Point[] => LANE.map((k): Point => [560 + k * 330, 270 + depth * Math.cos((k * Math.PI) / 2) ** 2.2]);
const section = (depth: number): Point[] => [...row(0, 115, [262, 268]), ...lane(depth), ...row(1040, 120, [274, 266, 270])];
const DEPTHS: [number, string][] = [
  [44, 'done well'],
  [160, 'asked again'],
  [310, 'your job'],
];

const HOUR = 33.4;
const SHARES: [number, string, string][] = [
  [9, 'home ridge', 'var(--topo-1)'],
  [13, 'level', 'var(--sheet)'],
  [4, 'marsh', 'var(--water)'],
  [8, 'worn path', 'var(--well-2)'],
];

export const deck: Deck = {
  week: {
    steps: 3,
    draw: (step) =>
      title(72, 118, 'A week has a shape') +
      reveal(
        step,
        3,
        `<rect x="72" y="430" width="1136" height="150" fill="var(--water)"/>` + line('M72 430H1208', 'var(--water-line)', 2),
      ) +
      (step === 1 ? ghost(spline(WEEK)) : reveal(step, 2, profile(WEEK, 580, 'var(--topo-2)'))) +
      line('M72 580H1208', 'var(--ink)', 4) +
      DAYS.map((day, i) => label(185 + i * 227, 632, day, { anchor: 'middle', size: 42 })).join('') +
      reveal(step, 2, ring([396, 214]) + note(440, 226, 'the rota, +2', { size: 48 })) +
      reveal(
        step,
        3,
        line('M884 424V526M868 506l16 20 16-20', 'var(--water-text)', 4) +
          note(884, 312, 'monthly\nfigures, −2', { anchor: 'middle', size: 48, fill: 'var(--water-text)' }),
      ),
  },
  compass: {
    steps: 3,
    draw: (step) =>
      title(72, 118, 'Two questions') +
      reveal(step, 3, quarters()) +
      line('M150 410H1130M1104 390l28 20-28 20M176 390l-28 20 28 20', 'var(--ink)', 5) +
      label(150, 376, 'costs energy', { size: 46, weight: 640 }) +
      label(1130, 376, 'gives energy', { size: 46, weight: 640, anchor: 'end' }) +
      trace(step, 2, 'M640 640V186', 'var(--ink)', 5) +
      reveal(
        step,
        2,
        line('M620 214l20-28 20 28M620 612l20 28 20-28', 'var(--ink)', 5) +
          label(672, 222, 'good at it', { size: 46, weight: 640 }) +
          label(672, 634, 'not yet', { size: 46, weight: 640 }),
      ) +
      (step === 2 ? reveal(step, 2, note(672, 280, 'they come back to you', { size: 44 })) : ''),
  },
  ground: {
    steps: 4,
    draw: (step) =>
      map(1280, 720, country) +
      reveal(step, 1, sign(804, 216, 'Home ridge', 'keep it, show it', 350)) +
      reveal(
        step,
        2,
        STEPS.map(([x, y], i) => stone(`step${i}`, x, y, 30 - i * 3, 17 - i)).join('') +
          sign(804, 520, 'Open ground', 'clumsy first steps', 380),
      ) +
      reveal(step, 3, line(REEDS, 'var(--water-text)', 4) + sign(110, 520, 'Marsh', 'who does it better?', 400)) +
      reveal(
        step,
        4,
        line(spline(WORN), 'var(--paper)', 24) +
          line(spline(WORN), 'var(--ink)', 12) +
          sign(110, 128, 'Worn path', 'well done, no joy', 370),
      ),
  },
  worn: {
    steps: 3,
    draw: (step) => {
      const [depth] = DEPTHS[step - 1]!;
      const marks = DEPTHS.slice(0, step).map(([d, words], i) => {
        const words46 = label(920, 284 + d, words, { size: 46, weight: i === 2 ? 660 : 560, halo: 'var(--topo-2)' });
        return reveal(step, i + 1, line(`M574 ${270 + d}H900`, 'var(--ink)', 3) + words46);
      });
      const before = DEPTHS.slice(0, step - 1).map(([d]) => ghost(spline(lane(d))));
      return (
        profile(section(depth), 720, 'var(--topo-2)') +
        before.join('') +
        title(72, 118, 'The worn path') +
        marks.join('') +
        ring([560, 270 + depth - 18])
      );
    },
  },
  hours: {
    steps: 2,
    draw: (step) =>
      title(72, 118, 'Two hours, four weeks') +
      drawBar(230) +
      (step < 2 ? ghost('M939 470H1206V540H939Z') : '') +
      reveal(step, 2, drawMoved()),
  },
  date: {
    steps: 2,
    draw: (step) =>
      title(72, 118, 'One task, one day') +
      line('M72 520C240 512 360 470 480 470', 'var(--ink)', 10) +
      ring([84, 519], 20) +
      dotted('M480 470C620 470 760 336 948 268', 'var(--ink)', 6) +
      line('M480 470C620 470 780 540 1010 540', 'var(--ink)', 10) +
      stone('figures', 740, 526, 192, 60) +
      label(740, 541, 'monthly figures', { anchor: 'middle', size: 42, fill: 'var(--paper)', weight: 620 }) +
      flag([952, 260]) +
      note(1208, 256, 'two hours\nfor you', { size: 46, anchor: 'end' }) +
      (step < 2 ? note(1040, 556, 'who?', { size: 50 }) : '') +
      reveal(
        step,
        2,
        label(1040, 558, 'Jonas', { size: 54, weight: 660 }) +
          line('M260 500V226', 'var(--ink)', 6) +
          `<path d="M260 226h260l-28 42 28 42H260z" fill="var(--ink)"/>` +
          label(374, 282, 'ask: 18 May', { anchor: 'middle', size: 38, fill: 'var(--paper)', weight: 640 }),
      ),
  },
};

function sign(x: number, y: number, name: string, words: string, width: number): string {
  return plate(x, y, width, 122) + title(x + 24, y + 58, name, { size: 56 }) + note(x + 24, y + 104, words, { size: 40 });
}

/** The four fields with the mark that each of them has on the map. */
function quarters(): string {
  return (
    `<path d="${spline(RIDGE)}" fill="var(--topo-2)" stroke="var(--ink)" stroke-width="5" stroke-linecap="round"/>` +
    line(spline(row(190, 78, [290, 252, 296, 244, 284])), 'var(--ink)', 12) +
    [0, 1, 2, 3].map((i) => stone(`quarter${i}`, 850 + i * 88, 556 - (i % 2) * 30 - i * 12, 34 - i * 3, 18)).join('') +
    `<path d="M190 520C240 474 410 466 490 500S530 588 430 602S160 590 190 520Z" fill="var(--water)" stroke="var(--water-line)" stroke-width="3"/>` +
    line('M260 536q22-16 44 0t44 0M350 568q22-16 44 0t44 0', 'var(--water-line)', 4)
  );
}

const box = (x: number, y: number, hours: number, fill: string, ink = 'var(--ink)'): string =>
  `<rect x="${x}" y="${y}" width="${hours * HOUR}" height="70" fill="${fill}" stroke="var(--ink)" stroke-width="3"/>` +
  label(x + (hours * HOUR) / 2, y + 52, String(hours), { anchor: 'middle', size: 50, weight: 660, fill: ink });

function drawBar(y: number): string {
  let x = 72;
  return SHARES.map(([hours, name, fill]) => {
    const part = box(x, y, hours, fill) + label(x + (hours * HOUR) / 2, y + 122, name, { anchor: 'middle', size: 42 });
    x += hours * HOUR;
    return part;
  }).join('');
}

function drawMoved(): string {
  const x = 72 + 26 * HOUR;
  return (
    box(x, 470, 6, 'var(--well-2)') +
    box(x + 6 * HOUR, 470, 2, 'var(--accent)', 'var(--paper)') +
    line(`M${x + 7 * HOUR} 376V450M${x + 7 * HOUR - 16} 430l16 22 16-22`, 'var(--ink)', 5) +
    label(1206, 604, 'open ground', { anchor: 'end', size: 46, weight: 640, fill: 'var(--accent-ink)' }) +
    note(x - 40, 520, 'and go on with the log', { anchor: 'end', size: 50 })
  );
}
