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

const ground = noise('way-back');
const lakes: Field = (x, y) =>
  0.3 +
  ground(x / 330, y / 330, 3) * 0.34 +
  hill(x, y, 1080, 190, 230) * 0.7 +
  hill(x, y, 560, 60, 260) * 0.3 -
  hill(x, y, 800, 590, 120) * 0.95 -
  hill(x, y, 330, 640, 90) * 0.4;
const PATH: Point[] = [
  [92, 560],
  [240, 470],
  [400, 440],
  [560, 400],
  [720, 350],
  [880, 330],
  [1030, 250],
  [1130, 190],
];
const ASTRAY = `${splineStart(PATH, 3)}C630 385 676 410 686 460C692 500 676 520 686 566`;
const LOST: Point = [686, 570];

const bump = (cx: number, width: number, height: number): Point[] =>
  [-1, -0.72, -0.4, 0, 0.4, 0.72, 1].map((k): Point => [cx + k * width, 560 - height * Math.cos((k * Math.PI) / 2) ** 1.6]);

export const deck: Deck = {
  drift: {
    steps: 3,
    draw: (step) =>
      map(1280, 720, lakes) +
      dotted(spline(PATH), 'var(--ink)', 6) +
      flag(PATH.at(-1)!) +
      plate(64, 64, 500, 196) +
      title(96, 146, 'The next\n20 minutes') +
      (step === 1 ? ring(PATH[0]!) : trace(step, 2, ASTRAY, 'var(--accent)', 7)) +
      reveal(step, 2, ring(LOST) + note(722, 586, 'the inbox', { size: 46, fill: 'var(--water-text)' })) +
      reveal(
        step,
        3,
        dotted('M240 470C236 380 300 330 390 330', 'var(--ink-3)') +
          dotted('M880 330C930 400 1010 440 1090 436', 'var(--ink-3)') +
          plate(970, 400, 274, 66) +
          label(990, 446, 'this morning', { size: 40 }) +
          plate(340, 286, 178, 66) +
          label(360, 332, 'lunch?', { size: 40 }),
      ),
  },
  ways: {
    steps: 4,
    draw: (step) =>
      title(72, 118, 'Same drift, two ways back') +
      line('M72 560H1208', 'var(--ink)', 4) +
      note(72, 536, 'on the path', { size: 42 }) +
      label(1208, 630, 'minutes', { anchor: 'end', fill: 'var(--ink-3)' }) +
      line('M300 560V590', 'var(--ink)', 4) +
      label(300, 630, 'both notice', { anchor: 'middle' }) +
      (step < 3 ? ghost('M300 560C420 420 560 250 700 250S1010 470 1090 560') : '') +
      reveal(
        step,
        3,
        profile(
          [
            [300, 560],
            [420, 430],
            [560, 290],
            [700, 250],
            [860, 330],
            [1010, 480],
            [1090, 560],
          ],
          560,
          'var(--well-2)',
        ),
      ) +
      reveal(step, 3, note(1160, 236, '“Why can I\nnever …”', { anchor: 'end', size: 48 })) +
      reveal(
        step,
        2,
        profile(
          [
            [300, 560],
            [340, 500],
            [390, 478],
            [440, 506],
            [476, 560],
          ],
          560,
          'var(--course-wash)',
        ),
      ) +
      reveal(step, 2, label(72, 448, '10 seconds', { fill: 'var(--course-ink)', weight: 640, size: 44 })) +
      reveal(
        step,
        4,
        line('M500 528H1040M1018 512l24 16-24 16M522 512l-24 16 24 16', 'var(--ink)', 4) +
          title(740, 478, 'the long way back', { anchor: 'middle', size: 54, halo: 'var(--well-2)' }),
      ),
  },
  moves: {
    steps: 4,
    draw: (step) =>
      title(72, 118, 'Three moves, 10 seconds') +
      line('M72 610H520', 'var(--ink)', 4) +
      (step < 2 ? stone('name', 296, 546, 200, 62, 'none') : '') +
      (step < 3 ? stone('note', 290, 422, 152, 54, 'none') : '') +
      (step < 4 ? stone('next', 298, 312, 112, 48, 'none') : '') +
      reveal(step, 2, stone('name', 296, 546, 200, 62)) +
      reveal(step, 2, label(296, 562, '1', { anchor: 'middle', fill: 'var(--paper)', size: 52, weight: 660 })) +
      reveal(step, 3, stone('note', 290, 422, 152, 54)) +
      reveal(step, 3, label(290, 438, '2', { anchor: 'middle', fill: 'var(--paper)', size: 52, weight: 660 })) +
      reveal(step, 4, stone('next', 298, 312, 112, 48, 'var(--accent)')) +
      reveal(step, 4, label(298, 330, '3', { anchor: 'middle', fill: 'var(--paper)', size: 52, weight: 660 })) +
      reveal(step, 2, title(590, 552, 'Name it', { size: 60 }) + note(860, 550, '“inbox”', { size: 48 })) +
      reveal(step, 3, title(590, 430, 'Note it', { size: 60 }) + note(860, 428, 'call dentist, Tue', { size: 48 })) +
      reveal(step, 4, title(590, 318, 'Next step', { size: 60 }) + note(860, 316, 'one sentence', { size: 48 })),
  },
  ticks: {
    steps: 4,
    draw: (step) => (step < 4 ? drawTicks(step) : drawDays(step)),
  },
};

const RETURNS = [130, 260, 330, 470, 610, 750, 830, 1000];

function drawTicks(step: number): string {
  const trail = RETURNS.reduce((d, x, i) => `${d}H${x + 60}q${24} ${-60 - (i % 3) * 34} 52 0`, 'M72 450');
  return (
    title(72, 118, 'Practise: 10 minutes') +
    line('M72 560H1208M72 548V572M1208 548V572M640 548V572', 'var(--ink)', 4) +
    label(72, 622, '0') +
    label(640, 622, '5', { anchor: 'middle' }) +
    label(1208, 622, '10 min', { anchor: 'end' }) +
    (step === 1 ? ghost('M110 450H1208') + ring([84, 450]) : trace(step, 2, `${trail}H1208`, 'var(--ink)', 6)) +
    reveal(step, 2, line(RETURNS.map((x) => `M${x + 112} 488v44`).join(''), 'var(--course)', 10)) +
    reveal(step, 3, title(72, 272, '8 ticks = 8 returns', { size: 84, fill: 'var(--course-ink)' }))
  );
}

function drawDays(step: number): string {
  const days: [number, number, string, string][] = [
    [230, 300, '4 min', '8 ticks'],
    [640, 170, '2 min', '9 ticks'],
    [1040, 235, '3 min', '8 ticks'],
  ];
  return (
    title(72, 118, 'Watch the longest detour') +
    reveal(
      step,
      4,
      days
        .map(([x, height, minutes, ticks], i) => {
          const top = 560 - height;
          return (
            profile(bump(x, 165, height), 560, 'var(--topo-2)') +
            label(x, top - 26, minutes, { anchor: 'middle', size: 52, weight: 660 }) +
            label(x, 616, `Day ${i + 1}, ${ticks}`, { anchor: 'middle', size: 38, fill: 'var(--ink-2)' })
          );
        })
        .join(''),
    ) +
    line('M72 560H1208', 'var(--ink)', 4)
  );
}
