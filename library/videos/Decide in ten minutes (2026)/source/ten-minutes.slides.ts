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
  title,
  trace,
  type Deck,
} from '#scripts/media/slide-frame.ts';

const VALLEY: Point[] = [
  [72, 330],
  [150, 340],
  [230, 430],
  [330, 540],
  [420, 540],
  [510, 440],
  [570, 350],
  [610, 334],
];
const HILLS: [number, number, number, string, string][] = [
  [226, 140, 96, '10 min', 'a week'],
  [592, 150, 180, 'one night', 'a month'],
  [1010, 200, 320, 'a week', 'hardly ever'],
];
const LEGS: Point[] = [
  [96, 500],
  [330, 436],
  [600, 372],
  [900, 306],
  [1180, 214],
];
const CLIFF = 'M700 330H900L906 420L896 500L912 600H1208';
const ground = noise('third option');
// The trial climbs a knoll: from there both roads can be seen.
const knoll: Field = (x, y) =>
  0.16 + ground(x / 300, y / 300, 3) * 0.3 + hill(x, y, 740, 410, 120) * 0.85 - hill(x, y, 130, 300, 110) * 0.7;
const hillOf = ([x, width, height]: [number, number, number]): Point[] =>
  [-1, -0.7, -0.38, 0, 0.38, 0.7, 1].map((k): Point => [x + k * width, 540 - height * Math.cos((k * Math.PI) / 2) ** 1.5]);

export const deck: Deck = {
  back: {
    steps: 3,
    draw: (step) =>
      title(72, 118, 'Can you walk back?') +
      (step < 2 ? ghost(spline(VALLEY)) + ring([110, 304]) : '') +
      (step < 3 ? ghost(CLIFF) : '') +
      reveal(step, 2, profile(VALLEY, 640, 'var(--topo-1)')) +
      trace(step, 2, 'M110 300C200 330 280 480 376 496C470 480 540 330 590 300', 'var(--course)', 7) +
      reveal(
        step,
        2,
        line('M566 306l26-8 2 28M136 326l-28-26 32-6', 'var(--course)', 7) + title(340, 254, 'A valley', { anchor: 'middle', size: 60 }),
      ) +
      reveal(
        step,
        3,
        `<path d="M700 330H900L906 420L896 500L912 600H1208V640H700Z" fill="var(--well-2)"/>` +
          line(CLIFF, 'var(--ink)', 5) +
          title(954, 254, 'A cliff', { anchor: 'middle', size: 60 }),
      ) +
      trace(step, 3, 'M740 300H880C960 310 980 400 984 556', 'var(--video)', 7) +
      reveal(
        step,
        3,
        line('M964 532l20 26 18-28', 'var(--video)', 7) + label(1030, 470, 'one way', { size: 44, fill: 'var(--video-ink)', weight: 640 }),
      ) +
      reveal(
        step,
        2,
        label(376, 612, 'both ways', { anchor: 'middle', size: 44, fill: 'var(--course-ink)', weight: 640, halo: 'var(--topo-1)' }),
      ),
  },
  time: {
    steps: 4,
    draw: (step) =>
      title(72, 118, 'How steep is the way back?') +
      note(72, 204, 'time to decide, by rule of thumb', { size: 46 }) +
      HILLS.map(
        ([x, width, height, time, undo], i) =>
          reveal(
            step,
            i + 2,
            profile(hillOf([x, width, height]), 540) +
              label(x, 540 - height - 24, time, { anchor: 'middle', size: 54, weight: 660 }) +
              label(x, 596, undo, { anchor: 'middle', size: 42, fill: 'var(--ink-2)' }),
          ) + (step < i + 2 ? ghost(spline(hillOf([x, width, height]))) : ''),
      ).join('') +
      line('M72 540H1208', 'var(--ink)', 4) +
      label(72, 656, 'time to undo it', { size: 38, fill: 'var(--ink-3)' }) +
      line('M362 642H1208M1188 628l20 14-20 14', 'var(--ink-3)', 3),
  },
  legs: {
    steps: 5,
    draw: (step) => {
      const names = ['Question', 'Options', 'Test', 'Decide'];
      const minutes = ['2', '3', '3', '2'];
      const walked = splineStart(LEGS, step - 1);
      const asks = ['', 'Do we book by Friday?', 'three, not two', 'what must be true?', 'choice, reason, date'];
      return (
        title(72, 118, '10 minutes, 4 legs') +
        `<path d="${spline(LEGS)}L1180 640L96 640Z" fill="var(--topo-1)"/>` +
        dotted(spline(LEGS)) +
        (step > 1 ? trace(step, step, walked, 'var(--accent)', 8) : '') +
        names
          .map((name, i) => {
            const [x, y] = LEGS[i]!;
            const strong = i + 1 < step || step === 1;
            return (
              line(`M${x} ${y}V640`, 'var(--line-2)', 2) +
              label(x + 22, 586, name, { size: 44, weight: 640, fill: strong || i + 1 === step - 1 ? 'var(--ink)' : 'var(--ink-3)' }) +
              label(x + 22, 632, `${minutes[i]} min`, { size: 38, fill: 'var(--ink-2)' })
            );
          })
          .join('') +
        flag(LEGS[4]!) +
        ring(LEGS[step - 1]!) +
        (step > 1 ? reveal(step, step, note(72, 226, asks[step - 1]!, { size: 56 })) : '')
      );
    },
  },
  fork: {
    steps: 2,
    draw: (step) =>
      map(1280, 720, knoll) +
      line('M60 600C240 590 300 540 400 500', 'var(--ink)', 9) +
      line('M400 500C480 380 560 210 800 200', 'var(--ink)', 9) +
      line('M400 500C520 560 700 620 900 600', 'var(--ink)', 9) +
      plate(64, 64, 520, 96) +
      title(92, 138, 'The third option') +
      plate(820, 160, 132, 78) +
      label(848, 216, 'Buy', { size: 48, weight: 640 }) +
      plate(920, 560, 222, 78) +
      label(946, 616, 'Leave it', { size: 48, weight: 640 }) +
      trace(step, 2, 'M400 500C500 500 620 470 730 414', 'var(--accent)', 9) +
      (step > 1 ? dotted('M740 404L800 232', 'var(--ink)', 4) + dotted('M746 420L900 576', 'var(--ink)', 4) : '') +
      (step < 2 ? ring([400, 500], 20) : '') +
      reveal(
        step,
        2,
        plate(800, 350, 424, 132) +
          title(826, 412, 'A weekend’s rent', { size: 54 }) +
          note(826, 462, 'you see both roads', { size: 42 }) +
          ring([738, 410], 20),
      ),
  },
  card: {
    steps: 3,
    draw: (step) =>
      title(72, 118, 'Closed, until a date') +
      plate(72, 176, 720, 420) +
      ['I choose', 'Because', 'I look again']
        .map(
          (word, i) =>
            label(112, 262 + i * 124, word, { size: 42, fill: 'var(--ink-2)' }) +
            line(`M112 ${318 + i * 124 - 24}H752`, 'var(--line-2)', 2),
        )
        .join('') +
      reveal(
        step,
        2,
        note(370, 262, 'the weekend', { size: 48 }) + note(370, 386, 'it shows most', { size: 48 }) + note(370, 510, '3 May', { size: 48 }),
      ) +
      reveal(
        step,
        3,
        line('M860 540H1208', 'var(--ink)', 4) +
          line('M1140 540V330', 'var(--ink)', 6) +
          `<path d="M1140 330h-150l28 34-28 34h150z" fill="var(--ink)"/>` +
          label(1078, 380, '3 May', { anchor: 'middle', size: 38, fill: 'var(--paper)', weight: 640 }) +
          dotted('M900 540H1120', 'var(--ink)', 6) +
          ring([884, 540]) +
          note(860, 624, 'not before', { size: 44 }),
      ),
  },
  start: {
    steps: 1,
    draw: () =>
      title(72, 118, 'Take one, today') +
      profile(
        [
          [0, 520],
          [140, 500],
          [330, 470],
          [520, 500],
          [700, 430],
          [900, 400],
          [1080, 320],
          [1280, 250],
        ],
        720,
        'var(--topo-1)',
      ) +
      ring([330, 470], 20) +
      flag([1080, 318]) +
      label(330, 356, 'open for\nover a week', { anchor: 'middle', size: 46 }) +
      label(700, 372, 'can walk back', { anchor: 'middle', size: 46 }) +
      label(1080, 268, '10 min', { anchor: 'middle', size: 56, weight: 660 }),
  },
};
