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

const points = (pairs: string): Point[] => pairs.split(' ').map((pair): Point => [+pair.split(',')[0]!, +pair.split(',')[1]!]);
const PILE: [number, number, number, number][] = [
  [0, 560, 128, 38],
  [6, 482, 104, 35],
  [-4, 411, 82, 31],
  [3, 350, 56, 25],
];
const RIVER_LEFT = points('668,-10 634,120 660,270 612,420 646,570 622,730');
const RIVER_RIGHT = points('776,730 806,570 766,420 818,270 786,120 824,-10');
const OVER = 'M486 304C580 204 830 196 930 292';
const BACK = 'M896 612C790 694 560 694 440 612';

const ground = noise('the friday order');
const region: Field = (x, y) =>
  0.34 + ground(x / 300, y / 300, 3) * 0.4 + hill(x, y, 930, 300, 190, 140) * 0.75 - hill(x, y, 130, 640, 150) * 0.85;
const WIDE = points('330,400 470,250 720,210 960,190 1150,300 1170,460 1010,590 700,600 440,560');
const GOAL: Point = [930, 330];

const NORTH = points('0,236 180,252 400,292 640,262 860,304 1080,276 1280,290');
const SOUTH = points('0,590 200,566 430,520 650,556 880,512 1100,540 1280,520');
const WAYS = [
  'M130 420C300 350 420 340 560 330S820 380 1130 400',
  'M130 420C320 420 480 440 640 420S960 400 1130 400',
  'M130 420C280 500 440 470 620 500S940 440 1130 400',
];

const LEVELS: [string, string][] = [
  ['Look', 'tell me'],
  ['Suggest', 'we choose'],
  ['Decide', 'tell me first'],
  ['Act', 'tell me after'],
];
const terrace = (i: number): { x: number; y: number } => ({ x: 120 + i * 272, y: 500 - i * 88 });

// Waves that open towards the wall, and the same on their way back.
const ECHO = [0, 1, 2].map((i) => {
  const [x, h] = [640 + i * 62, 56 + i * 30];
  const [y, bend] = [470, 26 + i * 12];
  const from = 640 + (2 - i) * 62;
  return [`M${x} ${y - h}q${bend * 2} ${h} 0 ${h * 2}`, `M${from + 44} ${y - h}q${-bend * 2} ${h} 0 ${h * 2}`] as const;
});
const PARTS = ['result', 'limits', 'date', 'level'];

export const deck: Deck = {
  back: {
    steps: 3,
    draw: (step) =>
      title(72, 118, 'Why it comes back') +
      `<path d="${spline(RIVER_LEFT)}L${spline(RIVER_RIGHT).slice(1)}Z" fill="var(--water)"/>` +
      line(spline(RIVER_LEFT), 'var(--water-line)', 4) +
      line(spline(RIVER_RIGHT), 'var(--water-line)', 4) +
      PILE.map(([dx, y, rx, ry], i) => stone(`mine${i}`, 300 + dx, y, rx, ry)).join('') +
      label(300, 660, 'you', { anchor: 'middle', size: 44, weight: 640 }) +
      label(1040, 660, 'them', { anchor: 'middle', size: 44, weight: 640 }) +
      (step === 1 ? ghost(OVER) : trace(step, 2, OVER, 'var(--accent)', 7)) +
      (step < 3 ? note(286, 246, '“Could you …?”', { anchor: 'middle', size: 52 }) : '') +
      reveal(step, 2, PILE.map(([dx, y, rx, ry], i) => stone(`theirs${i}`, 1040 + dx, y, rx, ry, i < 2 ? 'var(--ink)' : 'none')).join('')) +
      reveal(step, 2, line('M922 254l10 40-42-8', 'var(--accent)', 7)) +
      reveal(
        step,
        3,
        note(286, 246, 'the picture', { anchor: 'middle', size: 52 }) + note(1076, 246, 'the task', { anchor: 'middle', size: 52 }),
      ) +
      trace(step, 2, BACK, 'var(--ink)', 5) +
      reveal(step, 2, line('M482 612l-42 0 14 40', 'var(--ink)', 5)),
  },
  good: {
    steps: 2,
    draw: (step) =>
      map(1280, 720, region) +
      plate(64, 64, 408, 96) +
      title(92, 138, 'What good is') +
      (step === 1
        ? dotted(spline(WIDE, true), 'var(--ink)', 7) +
          ring([470, 470], 20) +
          `<circle cx="1040" cy="300" r="20" fill="var(--paper)" stroke="var(--ink)" stroke-width="9"/>` +
          plate(516, 436, 124, 68) +
          label(540, 484, 'you', { size: 44 }) +
          plate(846, 266, 154, 68) +
          label(868, 314, 'them', { size: 44 })
        : dotted(spline(WIDE, true), 'var(--line-2)', 5) +
          reveal(
            step,
            2,
            dotted(`M470 470C600 470 760 420 ${GOAL[0] - 26} ${GOAL[1] + 14}`, 'var(--ink)', 6) +
              flag([GOAL[0], GOAL[1]]) +
              ring([470, 470], 20) +
              plate(672, 480, 500, 148) +
              title(700, 542, 'Thursday, 15:00', { size: 58 }) +
              note(700, 600, 'nothing out by Sunday', { size: 44 }),
          )),
  },
  limits: {
    steps: 3,
    draw: (step) =>
      `<rect y="150" width="1280" height="570" fill="var(--water)"/>` +
      (step < 2 ? ghost(spline(NORTH)) + ghost(spline(SOUTH)) : '') +
      reveal(
        step,
        2,
        `<path d="${spline(NORTH)}L1280 150L0 150Z" fill="var(--topo-2)"/><path d="${spline(SOUTH)}L1280 720L0 720Z" fill="var(--topo-2)"/>` +
          line(spline(NORTH), 'var(--ink)', 5) +
          line(spline(SOUTH), 'var(--ink)', 5) +
          label(1208, 238, '600 euros', { anchor: 'end', size: 50, weight: 640 }) +
          label(1208, 620, 'two suppliers', { anchor: 'end', size: 50, weight: 640 }),
      ) +
      `<rect width="1280" height="152" fill="var(--paper)"/>` +
      title(72, 118, 'Two banks') +
      line('M0 151H1280', 'var(--line-2)', 3) +
      (step > 2
        ? WAYS.map((d, i) => (i === 1 ? trace(step, 3, d, 'var(--accent)', 7) : trace(step, 3, d, 'var(--water-line)', 5))).join('')
        : '') +
      flag([1140, 404]) +
      ring([124, 420], 20) +
      (step === 3 ? reveal(step, 3, note(300, 640, 'the way is theirs', { anchor: 'middle', size: 50 })) : ''),
  },
  date: {
    steps: 3,
    draw: (step) =>
      title(72, 118, 'Look early') +
      reveal(step, 2, `<path d="M120 560L440 457V560Z" fill="var(--course-wash)"/>`) +
      dotted('M120 560H1150', 'var(--ink)', 6) +
      flag([1170, 564]) +
      line('M440 520V600', 'var(--ink)', 5) +
      label(440, 648, 'Tuesday', { anchor: 'middle', size: 44, weight: 640 }) +
      label(1208, 648, 'Thursday', { anchor: 'end', size: 44, weight: 640 }) +
      (step < 2 ? ghost('M120 560L1170 222') : '') +
      (step === 3 ? line('M120 560L440 457', 'var(--accent)', 7) : trace(step, 2, 'M120 560L440 457', 'var(--accent)', 7)) +
      reveal(step, 2, line('M440 470V546', 'var(--course)', 10)) +
      reveal(step, 2, label(300, 412, '10 minutes', { anchor: 'middle', size: 54, weight: 660, fill: 'var(--course-ink)' })) +
      trace(step, 3, 'M440 457L1170 222', 'var(--video)', 7) +
      reveal(
        step,
        3,
        line('M1170 252V526', 'var(--video)', 10) + title(1130, 440, 'far off', { anchor: 'end', size: 64, fill: 'var(--video-ink)' }),
      ) +
      (step === 3 ? ring([1170, 222], 20) : step === 2 ? ring([440, 457], 20) : ring([120, 560], 20)),
  },
  levels: {
    steps: 5,
    draw: (step) =>
      title(72, 118, 'How free?') +
      LEVELS.map(([name, report], i) => {
        const { x, y } = terrace(i);
        const outline = `M${x} ${y}H${x + 272}`;
        return (
          (step < i + 2 ? ghost(`${outline}M${x} ${y}V${i ? y + 88 : 660}`) : '') +
          reveal(
            step,
            i + 2,
            `<rect x="${x}" y="${y}" width="272" height="${720 - y}" fill="var(--topo-${i + 1})"/>` +
              line(`M${x} ${i ? y + 88 : 720}V${y}H${x + 272}`, 'var(--ink)', 5) +
              label(x + 22, y + 64, `${i + 1} ${name}`, { size: 48, weight: 660 }) +
              note(x + 22, y + 122, report, { size: 42 }),
          )
        );
      }).join('') +
      (step > 1 ? ring([terrace(step - 2).x + 136, terrace(step - 2).y - 30], 20) : ring([78, 640], 20)),
  },
  echo: {
    steps: 3,
    draw: (step) =>
      title(72, 118, 'Say it back') +
      profile(points('760,720 840,560 930,330 1010,300 1100,210 1190,240 1280,200'), 720, 'var(--topo-2)') +
      ECHO.map(([out, back]) => (step === 1 ? line(out, 'var(--ink-3)', 5) : line(back, 'var(--accent)', 5))).join('') +
      ring([560, 470], 20) +
      (step === 1 ? reveal(step, 1, note(72, 260, '“How would you\nput it in your\nown words?”', { size: 56 })) : '') +
      (step > 1
        ? PARTS.map((part, i) => {
            const y = 590 - i * 104;
            const here = i < 3;
            return (
              stone(`echo${i}`, 250, y, 178 - i * 22, 46, here ? 'var(--ink)' : step === 3 ? 'var(--accent)' : 'none') +
              label(250, y + 15, part, {
                anchor: 'middle',
                size: 44,
                weight: 640,
                fill: here || step === 3 ? 'var(--paper)' : 'var(--ink-3)',
              })
            );
          }).join('')
        : ''),
  },
};
