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
  person,
  points,
} from '#scripts/media/slide-frame.ts';

const ground = noise('name the spring');
const basin: Field = (x, y) =>
  0.5 +
  ground(x / 300, y / 300, 3) * 0.3 +
  hill(x, y, 190, 210, 190) * 0.5 +
  hill(x, y, 520, 120, 160) * 0.3 -
  hill(x, y, 1160, 560, 190, 130) * 1.25;

// Four people talk: each line is a speaker, each break the end of a sentence.
const TALK: [number, number[]][] = [
  [270, [0, 330, 372, 700, 742, 1280]],
  [330, [60, 520, 562, 960, 1002, 1280]],
  [390, [0, 210, 252, 640, 682, 1110, 1152, 1280]],
  [450, [90, 430, 472, 850, 892, 1280]],
];
const wave = (y: number, x: number): number => Math.round(y + Math.sin(x / 150) * 16);
const talk = (rows: typeof TALK, till: number): string =>
  rows
    .map(([y, xs]) =>
      xs
        .map((x, i) =>
          i % 2 || xs[i + 1]! > till
            ? ''
            : spline([0, 1, 2, 3, 4].map((k): Point => [x + ((xs[i + 1]! - x) * k) / 4, wave(y, x + ((xs[i + 1]! - x) * k) / 4)])),
        )
        .join(''),
    )
    .join('');
const CLIMB = points('0 610, 200 590, 340 520, 440 420, 520 396, 620 396, 720 340, 830 240, 960 210, 1280 220');
const SPRING = points('196 236, 330 300, 470 300, 610 350, 760 410, 900 450, 1050 520');

const banks = (y: number, from: number, to: number): string =>
  `<rect x="${from}" y="${y}" width="${to - from}" height="96" fill="var(--water)"/><path d="M72 ${y}H${from}V${y + 96}H72zM${to} ${y}H1208V${y + 96}H${to}z" fill="var(--topo-2)"/>${line(`M72 ${y}H${from}V${y + 96}M1208 ${y}H${to}V${y + 96}`, 'var(--ink)', 5)}`;

export const deck: Deck = {
  stream: {
    steps: 3,
    draw: (step) =>
      title(72, 118, 'The stream does not stop') +
      '<rect x="0" y="226" width="1280" height="278" fill="var(--water)"/>' +
      (step > 2
        ? `<g opacity=".3">${line(
            talk(
              TALK.filter((_, i) => i !== 2),
              1280,
            ),
            'var(--water-line)',
            12,
          )}</g>`
        : '') +
      line(talk(TALK, step > 2 ? 700 : 1280), 'var(--water-line)', 12) +
      (step < 2 ? ring([590, 590], 20) : dotted('M590 590C600 540 640 500 656 420', 'var(--ink)', 6)) +
      reveal(
        step,
        2,
        ring([662, 390], 20) + plate(690, 552, 500, 76) + note(940, 604, '“Marta, on the costs”', { anchor: 'middle', size: 44 }),
      ) +
      trace(step, 3, 'M690 376C800 366 900 380 1000 396S1160 410 1240 402', 'var(--accent)', 14) +
      reveal(step, 3, line('M1204 380l38 22-32 30', 'var(--accent)', 12)),
  },
  cut: {
    steps: 4,
    draw: (step) =>
      title(72, 118, 'Three answers') +
      line('M72 250H560', 'var(--accent)', 12) +
      label(72, 316, 'you', { size: 44 }) +
      label(1208, 178, 'somebody', { anchor: 'end', size: 44 }) +
      `<path d="M520 206C660 190 900 200 1208 214" fill="none" stroke="var(--ink)" stroke-width="12" stroke-linecap="round"/>` +
      (step < 2
        ? stone('a1', 220, 500, 70, 28, 'none')
        : reveal(step, 2, stone('a1', 220, 500, 70, 28) + note(220, 590, 'to the full stop', { anchor: 'middle', size: 44 }))) +
      trace(step, 2, 'M560 250H820', 'var(--accent)', 12) +
      reveal(step, 2, `<circle cx="856" cy="250" r="11" fill="var(--accent)"/>`) +
      (step < 3
        ? stone('a2', 570, 484, 116, 44, 'none')
        : reveal(
            step,
            3,
            stone('a2', 570, 484, 116, 44) +
              label(570, 500, '10 s', { anchor: 'middle', size: 48, fill: 'var(--paper)', weight: 660 }) +
              note(570, 590, '“let me finish”', { anchor: 'middle', size: 44 }),
          )) +
      (step < 4
        ? stone('a3', 990, 462, 176, 66, 'none')
        : reveal(
            step,
            4,
            stone('a3', 990, 462, 176, 66) +
              label(990, 478, 'afterwards', { anchor: 'middle', size: 48, fill: 'var(--paper)', weight: 660 }) +
              note(990, 590, 'in private', { anchor: 'middle', size: 44 }),
          )) +
      line('M72 530H1208', 'var(--ink)', 4),
  },
  spring: {
    steps: 3,
    draw: (step) =>
      map(1280, 720, basin) +
      line('M760 410C850 440 960 470 1060 530', 'var(--water-line)', 14) +
      dotted(splineStart(SPRING, 4), 'var(--water-line)', 5) +
      ring(SPRING[0]!, 20) +
      plate(770, 300, 350, 72) +
      note(945, 350, '“my idea is …”', { anchor: 'middle', size: 46 }) +
      person(1090, 410) +
      reveal(step, 2, plate(64, 64, 430, 76) + label(92, 116, 'what I said at 9:05', { size: 42, weight: 620 })) +
      trace(step, 2, spline(SPRING), 'var(--accent)', 9) +
      (step > 1 ? ring(SPRING[0]!, 20) : '') +
      trace(step, 3, 'M330 590C420 560 540 520 610 460C660 420 700 410 750 410', 'var(--water-line)', 9) +
      reveal(step, 3, person(320, 592) + plate(64, 580, 216, 76) + label(92, 632, 'Amina’s', { size: 46, weight: 620 })),
  },
  call: {
    steps: 2,
    draw: (step) =>
      title(72, 118, 'The gap on a call') +
      (step < 2 ? ghost('M72 470H540V566M1208 470H1027V566') : '') +
      banks(230, 540, 675) +
      label(96, 294, 'at a table', { size: 46 }) +
      title(607, 206, '0.14 s', { anchor: 'middle', size: 52 }) +
      reveal(
        step,
        2,
        banks(470, 540, 1027) +
          label(96, 534, 'on video', { size: 46 }) +
          title(783, 446, '0.49 s', { anchor: 'middle', size: 52 }) +
          line('M560 498H740l-22-16M740 498l-22 16M1006 540H800l22-16M800 540l22 16', 'var(--ink)', 6) +
          label(72, 640, 'hand sign, or one line in the chat', { size: 44, weight: 620 }),
      ),
  },
  rest: {
    steps: 3,
    draw: (step) =>
      title(72, 118, 'A place to rest') +
      profile(CLIMB, 720, 'var(--topo-2)') +
      (step < 2 ? ring([170, 570], 20) : '') +
      trace(step, 2, 'M170 564C300 520 400 400 500 372', 'var(--accent)', 7) +
      (step === 2 ? ring([560, 372], 20) : '') +
      reveal(
        step,
        2,
        line('M530 396V384H610V396', 'var(--ink)', 5) + note(72, 250, '“Give me ten seconds,\nI am looking for the word.”', { size: 50 }),
      ) +
      trace(step, 3, 'M590 370C700 330 800 220 940 184', 'var(--accent)', 7) +
      reveal(
        step,
        3,
        flag([1120, 208]) + ring([970, 184], 20) + label(1120, 300, 'and on', { anchor: 'middle', size: 48, halo: 'var(--topo-2)' }),
      ),
  },
};
