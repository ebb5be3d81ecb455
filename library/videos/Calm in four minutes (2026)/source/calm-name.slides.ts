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

const ground = noise('a smaller word');
const land: Field = (x, y) =>
  0.3 +
  ground(x / 300, y / 300, 3) * 0.36 +
  hill(x, y, 1010, 250, 210) * 0.75 +
  hill(x, y, 360, 560, 200) * 0.35 -
  hill(x, y, 760, 470, 110) * 0.95;
const HERE: Point = [640, 430];

const TRUNK: Point = [150, 400];
const KINDS: [Point, string][] = [
  [[500, 236], 'angry'],
  [[500, 400], 'afraid'],
  [[500, 564], 'sad'],
];
const FINER: [Point, string][] = [
  [[840, 480], 'lonely'],
  [[840, 600], 'let down'],
];
const reach = ([x0, y0]: Point, [x1, y1]: Point): string => `M${x0} ${y0}C${x0 + 140} ${y0} ${x1 - 160} ${y1} ${x1} ${y1}`;

const bump = (cx: number, width: number, top: number): Point[] =>
  [-1, -0.72, -0.4, 0, 0.4, 0.72, 1].map((k): Point => [cx + k * width, 570 - (570 - top) * Math.cos((k * Math.PI) / 2) ** 1.6]);

/** A gauge in the water: how high it stood, and how high it stands. */
function gauge(x: number, before: number, now: number, step: number, from: number): string {
  const ticks = Array.from({ length: 8 }, (_, i) => line(`M${x - 36} ${250 + i * 40}h${i % 2 ? 22 : 36}`, 'var(--ink)', 4)).join('');
  const level = step < from ? before : now;
  return (
    `<path d="M${x - 130} ${level}q32 -16 65 0t65 0t65 0t65 0V570h-260z" fill="var(--water)" stroke="var(--water-line)" stroke-width="4"/>` +
    `<rect x="${x - 36}" y="216" width="72" height="354" fill="none" stroke="var(--ink)" stroke-width="5"/>${ticks}` +
    line(`M${x - 130} 216V570M${x + 130} 216V570`, 'var(--ink)', 4) +
    (step >= from ? ghost(`M${x - 130} ${before}H${x + 130}`) : '')
  );
}

const CROSSING: Point[] = [
  [300, 420],
  [470, 380],
  [650, 430],
  [830, 380],
  [990, 420],
];
const ROUND = Array.from({ length: 96 }, (_, i): Point => {
  const turn = (i / 95) * Math.PI * 5.5;
  const r = 150 + i * 0.35;
  return [Math.round(380 - Math.cos(turn) * r), Math.round(390 - Math.sin(turn) * r * 0.82)];
});

export const deck: Deck = {
  fog: {
    steps: 3,
    draw: (step) =>
      `<defs><radialGradient id="patch"><stop offset=".55" stop-color="#000"/><stop offset="1" stop-color="#fff"/></radialGradient><mask id="fog"><rect width="1280" height="720" fill="#fff"/><circle cx="${HERE[0]}" cy="${HERE[1]}" r="${step > 2 ? 250 : 0}" fill="url(#patch)"/></mask></defs>` +
      map(1280, 720, land) +
      `<rect width="1280" height="720" fill="var(--paper)" opacity="${step === 1 ? 0.82 : 0.93}" mask="url(#fog)"/>` +
      (step === 1 ? title(640, 400, '“I feel bad.”', { anchor: 'middle', size: 120 }) : '') +
      (step === 2 ? reveal(step, 2, title(640, 520, 'bad', { anchor: 'middle', size: 520 })) : '') +
      reveal(
        step,
        3,
        title(72, 118, 'A smaller word') +
          ring(HERE, 22) +
          plate(488, 250, 304, 84) +
          title(640, 312, 'embarrassed', { anchor: 'middle', size: 56 }),
      ),
  },
  words: {
    steps: 4,
    draw: (step) => {
      const at: Point = step < 3 ? TRUNK : FINER[1]![0];
      return (
        title(72, 118, 'What kind of bad?') +
        KINDS.map(([end], i) => trace(step, 2, reach(TRUNK, end), i === 2 ? 'var(--ink)' : 'var(--ink-3)', 6)).join('') +
        reveal(
          step,
          2,
          KINDS.map(([[x, y], word], i) =>
            title(x + 20, y + 20, word, { size: 60, fill: step > 2 && i < 2 ? 'var(--ink-3)' : 'var(--ink)' }),
          ).join(''),
        ) +
        (step > 2
          ? FINER.map(([end], i) => trace(step, 3, reach([636, 556], end), i ? 'var(--accent)' : 'var(--ink-3)', i ? 9 : 6)).join('')
          : '') +
        reveal(step, 3, title(862, 500, 'lonely', { size: 60, fill: 'var(--ink-3)' }) + title(880, 620, 'let down', { size: 72 })) +
        reveal(
          step,
          4,
          line('M862 300H1202', 'var(--ink)', 4) +
            Array.from({ length: 11 }, (_, i) => line(`M${862 + i * 34} 286v28`, 'var(--ink)', 4)).join('') +
            line('M862 300H1066', 'var(--accent)', 14) +
            label(1066, 262, '6 of 10', { anchor: 'middle', size: 52, weight: 660 }),
        ) +
        ring(at, 22) +
        (step < 2 ? ghost(`${reach(TRUNK, KINDS[0]![0])}${reach(TRUNK, KINDS[1]![0])}${reach(TRUNK, KINDS[2]![0])}`) : '') +
        title(150, 340, 'bad', { anchor: 'middle', size: 72, fill: step > 2 ? 'var(--ink-3)' : 'var(--ink)' })
      );
    },
  },
  lab: {
    steps: 3,
    draw: (step) =>
      title(72, 118, '30 people, in a scanner') +
      (step < 2 ? ghost(spline(bump(350, 240, 240))) : reveal(step, 2, profile(bump(350, 240, 240), 570, 'var(--well-2)'))) +
      (step < 3 ? ghost(spline(bump(900, 240, 420))) : reveal(step, 3, profile(bump(900, 240, 420), 570, 'var(--course-wash)'))) +
      line('M72 570H1208', 'var(--ink)', 4) +
      reveal(step, 2, label(350, 630, 'choosing a first name', { anchor: 'middle', size: 46, weight: 620 })) +
      reveal(step, 3, label(900, 630, 'choosing the feeling', { anchor: 'middle', size: 46, weight: 620, fill: 'var(--course-ink)' })) +
      note(1208, 236, 'reaction to threat, a sketch', { anchor: 'end', size: 46 }),
  },
  gauge: {
    steps: 3,
    draw: (step) =>
      title(72, 118, 'A week later') +
      gauge(360, 290, 420, step, 2) +
      gauge(920, 290, 290, step, 3) +
      line('M72 570H1208', 'var(--ink)', 4) +
      label(360, 632, 'sweat on the skin', { anchor: 'middle', size: 46, weight: 620 }) +
      label(920, 632, 'fear they reported', { anchor: 'middle', size: 46, weight: 620 }) +
      reveal(step, 2, label(206, 302, 'others', { anchor: 'end', size: 40, fill: 'var(--ink-2)' })) +
      reveal(step, 2, title(520, 440, 'lower', { size: 64, fill: 'var(--water-text)' })) +
      reveal(step, 3, title(1080, 310, 'same', { size: 64, fill: 'var(--water-text)' })),
  },
  stones: {
    steps: 3,
    draw: (step) =>
      title(72, 118, step < 2 ? 'You are here' : 'The next 10 minutes') +
      `<path d="M190 170C250 320 170 470 240 720H1090C1040 500 1130 340 1060 170Z" fill="var(--water)"/>` +
      line('M190 170C250 320 170 470 240 720M1060 170C1130 340 1040 500 1090 720', 'var(--water-line)', 4) +
      CROSSING.map(([x, y], i) => (i || step < 2 ? stone(`step${i}`, x, y, 74, 40, 'none') : '')).join('') +
      reveal(step, 2, stone('step0', CROSSING[0]![0], CROSSING[0]![1], 84, 46, 'var(--accent)')) +
      ring([130, 430], 24) +
      note(72, 520, 'let\ndown', { size: 48 }) +
      flag([1160, 420]) +
      reveal(
        step,
        3,
        line('M310 362L350 306', 'var(--ink)', 4) + plate(290, 222, 540, 84) + note(316, 278, '“What was missing?”', { size: 52 }),
      ),
  },
  circle: {
    steps: 2,
    draw: (step) =>
      title(72, 118, 'Going round?') +
      dotted(spline(ROUND.slice(0, 88)), 'var(--ink)', 6) +
      (step === 1 ? ring([232, 390], 22) : '') +
      trace(step, 1, 'M560 390C620 388 660 330 740 300', 'var(--accent)', 8) +
      title(764, 300, '2 minutes', { size: 72 }) +
      note(764, 360, 'then use your hands', { size: 48 }) +
      reveal(
        step,
        2,
        line('M764 420H1208', 'var(--line-2)', 4) +
          title(764, 500, '2 weeks', { size: 72 }) +
          note(764, 560, 'talk to a doctor', { size: 48 }) +
          label(764, 632, 'In danger: call now', { size: 42, weight: 640, fill: 'var(--accent-ink)' }),
      ),
  },
  card: {
    steps: 2,
    draw: (step) =>
      map(1280, 720, land) +
      plate(120, 96, 1040, 500) +
      ['I notice that I am', 'about', 'and next I will']
        .map((words, i) => label(172, 210 + i * 150, words, { size: 52, weight: 600 }))
        .join('') +
      line('M660 222H1104M330 372H480M590 522H1104', 'var(--ink)', 4) +
      label(500, 360, 'of 10', { size: 52, weight: 600 }) +
      (step === 1 ? ring([690, 196], 22) : '') +
      reveal(
        step,
        2,
        note(680, 204, 'let down', { size: 58 }) + note(378, 354, '6', { size: 58 }) + note(606, 504, 'ask one thing', { size: 58 }),
      ),
  },
};
