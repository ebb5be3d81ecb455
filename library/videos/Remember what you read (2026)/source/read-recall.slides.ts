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

const ground = noise('bends');
const slope: Field = (x, y) => 0.2 + (720 - y) / 620 + ground(x / 280, y / 280, 3) * 0.3 - hill(x, y, 1180, 660, 170, 90) * 0.9;
/** A road up a slope; the bends are where a section ends. */
const ROAD: Point[] = [
  [110, 600],
  [400, 596],
  [760, 560],
  [880, 510],
  [760, 460],
  [480, 430],
  [400, 380],
  [500, 330],
  [800, 300],
  [960, 262],
  [1120, 190],
];
const BENDS: Point[] = [ROAD[3]!, ROAD[6]!];
const at = (share: number): number => 620 - (share - 30) * 7.6;
const TWICE: Point[] = [
  [250, at(81)],
  [640, at(54)],
  [1020, at(42)],
];
const RECALLED: Point[] = [
  [250, at(75)],
  [640, at(68)],
  [1020, at(56)],
];
const FIRST = { size: 46, weight: 620, fill: 'var(--accent-ink)' };
const SECOND = { size: 46, weight: 620, fill: 'var(--ink-2)' };
const HELP: [number, string][] = [
  [400, 'page?'],
  [640, 'example?'],
  [880, 'before?'],
];
const HOPS = [
  'M210 436C260 360 340 360 392 468',
  'M408 468C460 380 580 380 632 468',
  'M648 468C700 380 820 380 872 468',
  'M888 468C940 370 1020 370 1078 428',
];
const SHARES: [number, string, string, string][] = [
  [10, '10', 'ask, guess', 'var(--topo-3)'],
  [35, '35', 'the text', 'var(--topo-0)'],
  [10, '10', 'recall, correct', 'var(--ink)'],
  [5, '5', 'three notes', 'var(--accent)'],
];

export const deck: Deck = {
  bends: {
    steps: 3,
    draw: (step) =>
      map(1280, 720, slope) +
      line(spline(ROAD), 'var(--paper)', 16) +
      dotted(spline(ROAD), 'var(--ink)', 6) +
      flag(ROAD.at(-1)!) +
      plate(64, 52, 504, 96) +
      title(92, 126, step === 1 ? 'Not to the end' : 'Stop at the bend') +
      (step === 1 ? ring(ROAD[0]!, 20) : trace(step, 2, splineStart(ROAD, 3), 'var(--accent)', 8) + reveal(step, 2, ring(BENDS[0]!, 20))) +
      reveal(step, 2, plate(928, 480, 250, 66) + label(948, 526, '4 or 5 pages')) +
      reveal(
        step,
        3,
        plate(72, 226, 300, 250) +
          line('M172 226V476M272 226V476M72 286H372', 'var(--ink)', 2) +
          `<rect x="274" y="288" width="96" height="186" fill="var(--topo-4)"/>` +
          line('M288 326h60M288 372h66M288 418h40', 'var(--accent)', 6) +
          line('M88 326h60M88 372h66M88 418h52M188 326h50M188 372h62M188 418h56', 'var(--line-2)', 6) +
          dotted('M380 420C520 520 700 560 850 520', 'var(--ink)', 4),
      ),
  },
  cross: {
    steps: 3,
    draw: (step) =>
      title(72, 118, step < 3 ? 'Twice, or once and recall?' : 'The lines cross') +
      line('M160 200V610H1208M250 610v16M640 610v16M1020 610v16', 'var(--ink)', 4) +
      [250, 640, 1020]
        .map((x, i) => label(x, 664, ['5 minutes', '2 days', 'a week'][i]!, { anchor: 'middle', fill: 'var(--ink-2)' }))
        .join('') +
      note(64, 430, 'kept', { size: 42, fill: 'var(--ink-2)' }) +
      (step < 3 ? ghost(spline(TWICE)) + ghost(spline(RECALLED)) : '') +
      reveal(
        step,
        2,
        `<circle cx="250" cy="${at(81)}" r="12" fill="var(--ink-3)"/><circle cx="250" cy="${at(75)}" r="12" fill="var(--accent)"/>` +
          label(228, at(81) + 6, '81', { anchor: 'end', size: 44, weight: 640, fill: 'var(--ink-2)' }) +
          label(228, at(75) + 28, '75', { anchor: 'end', size: 44, weight: 640, fill: 'var(--accent-ink)' }),
      ) +
      (step === 2 ? reveal(step, 2, label(284, at(81) + 8, 'studied twice', SECOND) + label(284, at(75) + 52, 'recalled', FIRST)) : '') +
      reveal(step, 3, label(650, at(68) - 30, 'recalled', FIRST) + label(630, at(54) + 62, 'studied twice', { ...SECOND, anchor: 'end' })) +
      trace(step, 3, spline(TWICE), 'var(--ink-3)', 7) +
      trace(step, 3, spline(RECALLED), 'var(--accent)', 9) +
      reveal(
        step,
        3,
        title(1048, at(56) + 18, '56%', { size: 76, fill: 'var(--accent-ink)' }) +
          title(1048, at(42) + 22, '42%', { size: 76, fill: 'var(--ink-2)' }),
      ),
  },
  stones: {
    steps: 5,
    draw: (step) =>
      title(72, 118, step < 5 ? 'When nothing comes' : 'Still nothing?') +
      `<g transform="translate(0 -64)"><rect x="0" y="500" width="1280" height="300" fill="var(--water)"/>` +
      profile(
        [
          [0, 440],
          [120, 436],
          [210, 452],
          [270, 540],
          [290, 640],
          [296, 800],
        ],
        800,
        'var(--topo-2)',
      ) +
      profile(
        [
          [994, 800],
          [1000, 640],
          [1020, 540],
          [1080, 444],
          [1160, 420],
          [1280, 414],
        ],
        800,
        'var(--topo-2)',
      ) +
      flag([1170, 418]) +
      HELP.map(
        ([x, word], i) =>
          (step < i + 2 ? stone(word, x, 506, 72, 30, 'none') : '') +
          reveal(
            step,
            i + 2,
            stone(word, x, 506, 72, 30) + label(x, 592, word, { anchor: 'middle', size: 44, weight: 620, fill: 'var(--water-text)' }),
          ) +
          trace(step, i + 2, HOPS[i]!, 'var(--accent)', 6),
      ).join('') +
      (step < 5 ? ring(step === 1 ? [190, 438] : [HELP[step - 2]![0], 470], 20) : '') +
      (step === 1 ? note(72, 300, 'half a minute', { size: 50 }) : '') +
      reveal(step, 5, drawStar(880, 440, 40) + note(1208, 300, 'then look it up', { anchor: 'end', size: 50 })) +
      '</g>',
  },
  correct: {
    steps: 4,
    draw: (step) =>
      title(72, 118, 'Open, and correct') +
      line('M72 300H1208M72 446H1208M72 592H1208', 'var(--line-2)', 3) +
      note(72, 260, 'in frost: works, more power', { size: 50 }) +
      note(72, 406, 'new radiators everywhere', { size: 50 }) +
      note(72, 552, 'who measured it?', { size: 50 }) +
      reveal(step, 2, line('M1090 244l30 30 66-76', 'var(--course)', 12)) +
      reveal(step, 3, line('M408 394H664', 'var(--accent)', 7) + note(866, 406, 'in some rooms', { size: 50, fill: 'var(--accent-ink)' })) +
      reveal(step, 4, drawStar(538, 534, 34) + note(624, 552, 'a lab, over three winters', { size: 50, fill: 'var(--accent-ink)' })),
  },
  hour: {
    steps: 2,
    draw: (step) =>
      title(72, 118, 'One hour') +
      drawDial(step) +
      SHARES.map(([, minutes, what, fill], i) => {
        const y = 236 + i * 116;
        const words =
          `<circle cx="640" cy="${y - 4}" r="18" fill="${fill}" stroke="var(--ink)" stroke-width="3"/>` +
          title(760, y + 18, minutes, { anchor: 'end', size: 76 }) +
          label(796, y + 14, what, { size: 48 });
        return i < 3 ? words : reveal(step, 2, words);
      }).join(''),
  },
};

/** A dial of sixty minutes, cut like a compass rose. */
function drawDial(step: number): string {
  const [cx, cy, r] = [340, 404, 220];
  const rim = (minute: number, radius = r): string => {
    const angle = (minute / 60) * 2 * Math.PI - Math.PI / 2;
    return `${(cx + Math.cos(angle) * radius).toFixed(1)} ${(cy + Math.sin(angle) * radius).toFixed(1)}`;
  };
  let from = 0;
  const sectors = SHARES.map(([minutes, , , fill], i) => {
    const d = `M${cx} ${cy}L${rim(from)}A${r} ${r} 0 ${minutes > 30 ? 1 : 0} 1 ${rim(from + minutes)}Z`;
    from += minutes;
    if (i === 3) return (step < 2 ? ghost(d) : '') + reveal(step, 2, `<path d="${d}" fill="${fill}"/>`);
    return `<path d="${d}" fill="${fill}" stroke="var(--ink)" stroke-width="3"/>`;
  });
  const ticks = Array.from({ length: 12 }, (_, i) => `M${rim(i * 5, r + 10)}L${rim(i * 5, r + 26)}`).join('');
  return sectors.join('') + line(ticks, 'var(--ink)', 4);
}

function drawStar(cx: number, cy: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [angle, far] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? r * 0.42 : r];
    return `${(cx + Math.cos(angle) * far).toFixed(1)} ${(cy + Math.sin(angle) * far).toFixed(1)}`;
  });
  return `<path d="M${points.join('L')}Z" fill="var(--accent)"/>`;
}
