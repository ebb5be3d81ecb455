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
  splineStart,
  stone,
  title,
  trace,
  type Deck,
} from '#scripts/media/slide-frame.ts';

const FACE = 'M0 350C120 338 240 356 380 346S700 336 850 344L862 420L846 500L866 570L858 650H1280';
const ground = noise('two who have done it');
const gorge: Field = (x, y) =>
  0.34 +
  ground(x / 310, y / 310, 3) * 0.3 +
  hill(x, y, 1060, 200, 200) * 0.6 +
  hill(x, y, 330, 170, 190) * 0.3 -
  Math.exp(-(((x - 640 - (y - 360) * 0.18) / 74) ** 2)) * 0.95;
const CROSSED: Point[] = [
  [150, 520],
  [330, 470],
  [520, 420],
  [660, 392],
  [800, 346],
  [930, 280],
  [1060, 200],
];
const TURNED: Point[] = [
  [150, 520],
  [300, 562],
  [470, 574],
  [640, 548],
  [724, 528],
  [700, 606],
  [560, 626],
  [400, 612],
];
const AHEAD: Point[] = [
  [72, 540],
  [240, 520],
  [420, 486],
  [600, 440],
  [800, 420],
  [1000, 380],
  [1208, 300],
];

const WALKED = AHEAD.map(([x, y]): Point => [110 + (x - 72) * 0.93, y - 26 + (1208 - x) * 0.004]);

export const deck: Deck = {
  edge: {
    steps: 2,
    draw: (step) =>
      title(72, 118, 'No path back up') +
      rock(FACE, 'L1280 720H0Z') +
      trace(step, 1, 'M872 330C960 350 990 420 990 600', 'var(--video)', 7) +
      line('M970 576l20 26 18 -28', 'var(--video)', 7) +
      ring([846, 320], 20) +
      reveal(
        step,
        2,
        [1, 2, 3, 4, 5, 6, 7]
          .map(
            (day) =>
              stone(`day${day}`, 60 + day * 98, 330, 34, 21) +
              label(60 + day * 98, 344, `${day}`, { anchor: 'middle', fill: 'var(--paper)', weight: 660 }),
          )
          .join('') + note(72, 262, 'seven days, five stops', { size: 52 }),
      ),
  },
  two: {
    steps: 3,
    draw: (step) =>
      map(1280, 720, gorge) +
      line(spline(CROSSED), 'var(--ink)', 7) +
      line(spline(TURNED), 'var(--ink)', 7) +
      flag(CROSSED.at(-1)!) +
      line('M428 594l-28 18 24 24', 'var(--ink)', 7) +
      ring([150, 520], 20) +
      plate(64, 64, 492, 96) +
      title(92, 138, 'Ask one of each') +
      reveal(
        step,
        2,
        plate(64, 190, 520, 122) + note(92, 240, 'What did you not know', { size: 44 }) + note(92, 292, 'before you signed?', { size: 44 }),
      ) +
      reveal(
        step,
        3,
        plate(806, 486, 366, 122) + note(834, 536, 'What would you', { size: 44 }) + note(834, 588, 'look at first?', { size: 44 }),
      ),
  },
  failed: {
    steps: 3,
    draw: (step) =>
      title(72, 118, 'Two years on: it failed') +
      profile(AHEAD, 640, 'var(--topo-1)') +
      dotted(step < 2 ? spline(WALKED) : splineStart(WALKED, 2), 'var(--ink)', 6) +
      ring(WALKED[0]!, 20) +
      flag([1190, 276]) +
      (step < 2 ? stone('winter', 606, 388, 128, 54, 'none') + stone('family', 874, 356, 128, 54, 'none') : '') +
      reveal(
        step,
        2,
        block('winter', 606, 388, 'Winter') + block('family', 874, 356, 'Family') + (step === 2 ? block('boiler', 744, 282, 'Boiler') : ''),
      ) +
      reveal(
        step,
        3,
        block('boiler', 744, 282, 'Boiler', 'var(--accent)') +
          note(72, 246, 'check this one,\nthis week', { size: 50 }) +
          line('M424 258C490 234 556 240 604 264', 'var(--ink)', 4),
      ),
  },
  ledge: {
    steps: 3,
    draw: (step) =>
      title(72, 118, 'Cut a step') +
      rock(step < 2 ? WALL : STEPS, 'L1280 720H0V200Z') +
      (step < 2 ? ghost('M470 336H690V470H900') + ring([390, 176], 20) : '') +
      reveal(
        step,
        2,
        label(716, 316, 'six Saturdays', { size: 48, weight: 640 }) +
          label(1208, 448, 'out after a year', { anchor: 'end', size: 48, weight: 640 }),
      ) +
      (step > 1 ? ring([606, 312], 20) : '') +
      reveal(
        step,
        3,
        line('M420 190C500 176 556 206 580 280M420 190l30 -20M420 190l26 24M580 280l-24 -18M580 280l12 -26', 'var(--course)', 7),
      ) +
      reveal(step, 3, note(610, 220, 'both ways', { size: 50, fill: 'var(--course-ink)' })),
  },
  post: {
    steps: 3,
    draw: (step) =>
      title(72, 118, 'A date to stop') +
      line('M72 580H1208', 'var(--ink)', 4) +
      (step === 1 ? ghost('M640 580V240H900V340H640') : '') +
      reveal(
        step,
        2,
        line('M640 580V230', 'var(--ink)', 9) +
          `<path d="M640 236H900l34 62-34 62H640z" fill="var(--ink)"/>` +
          title(664, 320, '31 October', { size: 58, fill: 'var(--paper)' }) +
          SATURDAYS.map(
            (guests, i) =>
              line(`M${150 + i * 96} 580V${580 - guests * 4.4}`, 'var(--ink)', 5) +
              stone(`sat${i}`, 150 + i * 96, 570 - guests * 4.4, 34, 23),
          ).join('') +
          line('M96 394H606', 'var(--course)', 6) +
          label(72, 316, '40 guests', { size: 44, fill: 'var(--course-ink)', weight: 640 }) +
          label(72, 638, 'Saturdays', { size: 40, fill: 'var(--ink-2)' }),
      ) +
      (step < 2 ? dotted('M110 560H616', 'var(--ink)', 6) : '') +
      ring(step < 2 ? [90, 560] : [640, 580], 20) +
      reveal(
        step,
        3,
        ghost('M1000 580V410H1170V490H1000') +
          dotted('M690 470C780 420 880 420 970 470', 'var(--video)', 6) +
          line('M946 448l26 24 6 -34', 'var(--video)', 6) +
          note(1208, 644, 'you will want to move it', { anchor: 'end', size: 48 }),
      ),
  },
  cairn: {
    steps: 2,
    draw: (step) =>
      title(72, 118, 'One week') +
      line('M64 640H560', 'var(--ink)', 4) +
      CAIRN.map(([name, day], i) => {
        const [y, rx] = [600 - i * 82, 204 - i * 30];
        const [ground, words] = i < 4 ? ['var(--ink)', 'var(--ink)'] : ['var(--accent)', 'var(--accent-ink)'];
        if (i === 4 && step < 2) return stone(name, 312, y, rx, 36, 'none');
        const markup =
          stone(name, 312, y, rx, 36, ground) +
          label(312, y + 14, day, { anchor: 'middle', fill: 'var(--paper)', weight: 660 }) +
          title(620, y + 18, name, { size: 54, fill: words });
        return i < 4 ? markup : reveal(step, 2, markup);
      }).join(''),
  },
};

const SATURDAYS = [24, 33, 31, 46, 38];
const CAIRN: [string, string][] = [
  ['Two who have done it', '1–2'],
  ['It failed, because', '3'],
  ['A step you can take back', '4–5'],
  ['A date to stop', '6'],
  ['Decide', '7'],
];

const WALL = 'M0 200H430L444 330L428 480L446 640H1280';
const STEPS = 'M0 200H430L440 336H690L698 470H900L908 640H1280';

/** Bare rock below a line: no strata, so that it does not look like a hill. */
function rock(edge: string, floor: string): string {
  return `<path d="${edge}${floor}" fill="var(--well-2)"/>${line(edge, 'var(--ink)', 5)}`;
}

function block(seed: string, x: number, y: number, name: string, fill = 'var(--ink)'): string {
  return stone(seed, x, y, 126, 53, fill) + label(x, y + 15, name, { anchor: 'middle', size: 46, weight: 640, fill: 'var(--paper)' });
}
