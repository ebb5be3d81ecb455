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

/** Ten years as a walk from left to right. */
const year = (y: number): number => 100 + y * 104;
const ridge = (from: number, to: number, base: number, height: number): Point[] =>
  [-1, -0.72, -0.4, 0, 0.4, 0.72, 1].map((k): Point => [
    (from + to) / 2 + (k * (to - from)) / 2,
    base - height * Math.cos((k * Math.PI) / 2) ** 1.5,
  ]);

const TEAMS = ridge(year(6.5), year(10.5), 540, 250);

const ground = noise('outside view');
const country: Field = (x, y) =>
  0.26 +
  ground(x / 320, y / 320, 3) * 0.3 +
  hill(x, y, 1040, 250, 210) * 0.6 +
  hill(x, y, 250, 330, 170) * 0.25 -
  hill(x, y, 650, 262, 104) * 0.85 -
  hill(x, y, 760, 640, 110) * 0.75;
const START: Point = [190, 560];
const GOAL: Point = [1060, 230];
const OTHERS: Point[][] = [
  [START, [330, 640], [560, 560], [620, 420], [800, 470], [960, 420], [1120, 340], [1060, 236]],
  [START, [250, 430], [350, 310], [476, 214], [560, 84], [700, 74], [860, 200], [1050, 250]],
  [START, [300, 500], [470, 500], [548, 400], [470, 280], [536, 230]],
  [START, [420, 600], [560, 640], [650, 610], [690, 630]],
];

const JOBS = [4, 4, 5, 6, 9];
/** The same weeks, twice as long. */
const rope = (w: number): number => 740 + (w - 5) * 225;
const week = (w: number): number => 120 + w * 106;

/** Days planned and days taken, for five small jobs. */
const OWN: [number, number, string][] = [
  [4, 5, '1¼'],
  [3, 4, '1⅓'],
  [2, 3, '1½'],
  [1, 2, '2'],
  [2, 5, '2½'],
];

export const deck: Deck = {
  team: {
    steps: 4,
    draw: (step) =>
      title(72, 118, 'How long will the book take?') +
      (step < 3
        ? ghost(spline(TEAMS))
        : reveal(step, 3, profile(TEAMS, 540) + note(year(8.5), 252, 'other teams', { anchor: 'middle', size: 50 }))) +
      reveal(
        step,
        3,
        Array.from({ length: 10 }, (_, i) => stone(`team${i}`, 100 + i * 54, 236, 22, 17, i < 6 ? 'var(--ink)' : 'none')).join(''),
      ) +
      reveal(step, 3, note(72, 310, '4 in 10 never finished', { size: 46 })) +
      reveal(step, 2, profile(ridge(year(1.2), year(2.8), 540, 96), 540, 'var(--course-wash)')) +
      reveal(step, 2, note(year(2), 424, 'their guess', { anchor: 'middle', size: 50, fill: 'var(--course-ink)' })) +
      line(`M${year(0)} 540H${year(10.6)}`, 'var(--ink)', 4) +
      [0, 2, 4, 6, 8, 10]
        .map((y) => line(`M${year(y)} 540v16`, 'var(--ink)', 4) + label(year(y), 608, `${y}`, { anchor: 'middle' }))
        .join('') +
      label(year(9), 608, 'years', { anchor: 'middle', fill: 'var(--ink-3)' }) +
      trace(step, 4, `M${year(0)} 540H${year(8)}`, 'var(--accent)', 9) +
      ring([year(step < 4 ? 0 : 8), 540], 20) +
      reveal(step, 4, title(year(8.5), 440, '8 years', { anchor: 'middle', size: 72, halo: 'var(--topo-2)' })),
  },
  views: {
    steps: 2,
    draw: (step) =>
      map(1280, 720, country) +
      (step > 1
        ? OTHERS.map((way, i) => trace(step, 2, spline(way), 'var(--ink)', i > 1 ? 6 : 5)).join('') +
          reveal(step, 2, cross(536, 230) + cross(690, 630))
        : '') +
      flag(GOAL) +
      (step < 2 ? MIST : '') +
      dotted(`M214 550L${GOAL[0] - 26} ${GOAL[1] + 12}`, 'var(--accent)', 6) +
      ring(START, 20) +
      plate(64, 64, step < 2 ? 372 : 420, 96) +
      title(92, 138, step < 2 ? 'From inside' : 'From outside') +
      (step < 2 ? note(372, 620, 'every step looks short', { size: 48 }) : ''),
  },
  five: {
    steps: 3,
    draw: (step) =>
      title(72, 118, 'Five jobs like yours') +
      line('M120 196V600', 'var(--ink)', 4) +
      line(`M${week(3)} 196V600`, 'var(--accent)', 5) +
      label(week(3), 648, 'your plan: 3 weeks', { anchor: 'middle', size: 42, fill: 'var(--accent-ink)', weight: 640 }) +
      JOBS.map((weeks, i) => {
        const y = 226 + i * 84;
        const strong = step === 3 && i === 2;
        return (
          (step < 2 ? ghost(`M120 ${y}H${week(weeks)}`) : '') +
          trace(
            step,
            2,
            `M120 ${y}C${week(weeks * 0.3)} ${y - 18} ${week(weeks * 0.6)} ${y + 18} ${week(weeks) - 30} ${y}`,
            'var(--ink)',
            strong ? 9 : 5,
          ) +
          reveal(
            step,
            2,
            stone(`job${i}`, week(weeks), y, 34, 24) +
              label(week(weeks), y + 14, `${weeks}`, { anchor: 'middle', fill: 'var(--paper)', weight: 660 }),
          )
        );
      }).join('') +
      (step === 3
        ? reveal(
            step,
            3,
            title(week(5) + 60, 412, 'start here', { size: 60 }) + note(1208, 640, 'an ordinary bad case', { anchor: 'end', size: 46 }),
          )
        : ''),
  },
  rope: {
    steps: 3,
    draw: (step) =>
      title(72, 118, 'A short rope') +
      `<circle cx="740" cy="400" r="178" fill="var(--topo-1)" stroke="var(--ink)" stroke-width="5" stroke-linecap="round" stroke-dasharray="0.1 13"/>` +
      line('M180 400H1208', 'var(--ink)', 4) +
      [3, 4, 6].map((w) => line(`M${rope(w)} 390v20`, 'var(--ink)', 4) + label(rope(w), 370, `${w}`, { anchor: 'middle' })).join('') +
      label(1208, 370, 'weeks', { anchor: 'end', fill: 'var(--ink-3)' }) +
      stone('post', 740, 400, 52, 42) +
      label(740, 418, '5', { anchor: 'middle', size: 52, weight: 660, fill: 'var(--paper)' }) +
      (step === 1 ? line('M760 366C786 330 826 340 846 312', 'var(--ink)', 6) + ring([856, 302], 18) : '') +
      (step > 1 ? line('M700 390C680 364 660 366 642 386', 'var(--ink)', 6) + ring([628, 400], 18) : '') +
      reveal(
        step,
        2,
        title(652, 342, '4½', { anchor: 'middle', size: 60 }) +
          note(72, 236, '“The tiles are\nin the cellar.”', { size: 48 }) +
          line('M366 262C450 258 540 272 588 306', 'var(--ink)', 4),
      ) +
      reveal(
        step,
        3,
        dotted(`M712 446C640 564 340 570 ${rope(3)} 424`, 'var(--ink-3)') +
          cross(rope(3), 400) +
          note(72, 600, '“We will be careful.”', { size: 48, fill: 'var(--ink-2)' }),
      ),
  },
  own: {
    steps: 3,
    draw: (step) =>
      title(72, 118, 'Your own last five') +
      OWN.map(([planned, took, ratio], i) => {
        const x = 176 + i * 232;
        const middle = step === 3 && i === 2;
        return (
          reveal(step, 2, profile(ridge(x - 104, x + 104, 520, took * 46), 520, middle ? 'var(--course-wash)' : 'var(--topo-2)')) +
          line(spline(ridge(x - 70, x + 70, 520, planned * 46)), 'var(--accent)', 6) +
          label(x, 574, step < 2 ? `${planned}` : `${planned} → ${took}`, { anchor: 'middle', size: 44, weight: middle ? 660 : 560 }) +
          (step === 3
            ? reveal(
                step,
                3,
                title(x, 640, `${ratio}×`, {
                  anchor: 'middle',
                  size: middle ? 72 : 52,
                  fill: middle ? 'var(--course-ink)' : 'var(--ink-3)',
                }),
              )
            : '')
        );
      }).join('') +
      line('M72 520H1208', 'var(--ink)', 4) +
      (step < 3 ? note(72, 196, step < 2 ? 'days planned' : 'days it took', { size: 50 }) : '') +
      (step === 3 ? reveal(step, 3, title(72, 206, 'Think 2 days, say 3', { size: 68, fill: 'var(--course-ink)' })) : ''),
  },
};

/** Where a walk ended. */
function cross(x: number, y: number): string {
  return line(`M${x - 16} ${y - 16}l32 32M${x - 16} ${y + 16}l32 -32`, 'var(--ink)', 7);
}

const MIST = `<defs><mask id="lamp"><rect width="1280" height="720" fill="#fff"/><circle cx="190" cy="560" r="150" fill="#000"/></mask></defs><rect width="1280" height="720" fill="var(--paper)" fill-opacity=".93" mask="url(#lamp)"/>`;
