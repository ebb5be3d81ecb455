import { spline } from '#core/drawing/path.ts';
import { hill, noise, type Field } from '#core/drawing/terrain.ts';
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

const ground = noise('tell the chair');
const land: Field = (x, y) =>
  0.34 +
  ground(x / 300, y / 300, 3) * 0.34 +
  hill(x, y, 1010, 230, 170) * 0.6 +
  hill(x, y, 200, 560, 150) * 0.5 -
  hill(x, y, 620, 420, 150, 90) * 1.1;

const fan: Field = (x, y) =>
  0.36 + ground(x / 280 + 5, y / 280, 3) * 0.3 + hill(x, y, 760, 400, 230, 260) * 0.55 - hill(x, y, 90, 690, 130) * 0.8;

const HILL = points('0 580, 130 560, 290 470, 450 320, 600 236, 700 240, 850 340, 1000 470, 1150 556, 1280 580');
const FAN: [string, string, string][] = [
  ['A fact', 'M160 410C300 370 400 260 590 250', '250'],
  ['An example', 'M160 410C300 396 420 360 590 358', '358'],
  ['A question', 'M160 410C300 424 420 464 590 466', '466'],
  ['A worry', 'M160 410C300 450 400 564 590 574', '574'],
];
const WAY = points('110 500, 330 452, 560 420, 760 440, 960 380, 1160 260');
const STEPS = 'M72 580H390V548H610V430H830V290H1208';
/** A stretch of talk: a strip of land seen from above. */
const talk = (x: number, width: number, name: string): string =>
  `<rect x="${x}" y="230" width="${width}" height="110" rx="10" fill="var(--topo-2)" stroke="var(--ink)" stroke-width="4"/>${line(`M${x + 30} 262H${x + width - 30}M${x + 30} 308H${x + width - 30}`, 'var(--topo-line)', 3)}${label(x + width / 2, 299, name, { anchor: 'middle', size: 44, halo: 'var(--topo-2)' })}`;

export const deck: Deck = {
  gap: {
    steps: 3,
    draw: (step) =>
      title(72, 118, 'Waiting for a pause') +
      '<rect x="0" y="252" width="1280" height="66" fill="var(--water)"/>' +
      talk(-30, 630, 'one speaker') +
      talk(650, 660, 'the next') +
      dotted('M625 560V372', 'var(--ink)', 6) +
      ring([625, 590], 20) +
      reveal(
        step,
        2,
        line('M600 206V186H650V206', 'var(--ink)', 4) +
          title(672, 214, '0.2 s', { size: 60 }) +
          note(840, 212, 'in ten languages', { size: 46 }),
      ) +
      reveal(
        step,
        3,
        stone('word', 625, 470, 75, 40) +
          line('M550 528V540H700V528', 'var(--ink)', 4) +
          title(740, 490, '0.6 s', { size: 60 }) +
          note(884, 488, 'to find one word', { size: 44 }),
      ),
  },
  hill: {
    steps: 3,
    draw: (step) =>
      title(72, 118, 'Your side of the hill') +
      profile(HILL, 720, 'var(--topo-2)') +
      [190, 250, 310].map((x, i) => person(x, 494 - i * 34)).join('') +
      ring([1090, 504], 20) +
      reveal(
        step,
        2,
        label(650, 420, 'item 3:\nvisiting hours', { anchor: 'middle', size: 46, weight: 620, halo: 'var(--topo-2)' }) +
          label(150, 632, 'day', { size: 46, halo: 'var(--topo-2)' }) +
          label(1130, 632, 'night', { anchor: 'end', size: 46, halo: 'var(--topo-2)' }),
      ) +
      reveal(
        step,
        3,
        dotted('M330 402L700 146', 'var(--ink-3)', 4) +
          Array.from(
            { length: 7 },
            (_, i) => stone(`v${i}`, 770 + i * 34, 262 + i * 31, 14, 9) + stone(`w${i}`, 786 + i * 34, 242 + i * 31, 14, 9),
          ).join('') +
          title(1216, 330, '14 after eight', { anchor: 'end', size: 60 }),
      ),
  },
  kinds: {
    steps: 3,
    draw: (step) =>
      map(1280, 720, fan) +
      plate(64, 64, 530, 96) +
      title(92, 138, 'Four that are easy', { size: 68 }) +
      FAN.map(([name, d, y], i) => {
        const from = i < 2 ? 2 : 3;
        return step < from
          ? ghost(d)
          : trace(step, from, d, 'var(--ink)', 6) +
              reveal(step, from, plate(600, Number(y) - 42, 270, 84) + title(628, Number(y) + 18, name, { size: 50 }));
      }).join('') +
      reveal(step, 2, plate(886, 270, 340, 76) + note(1056, 322, '“On Sunday …”', { anchor: 'middle', size: 44 })) +
      reveal(step, 3, plate(886, 482, 340, 76) + note(1056, 534, '“Who opens …?”', { anchor: 'middle', size: 40 })) +
      ring([150, 412], 22),
  },
  card: {
    steps: 3,
    draw: (step) =>
      title(72, 118, 'Word for word, once') +
      `<path d="${spline(WAY)}L1160 640L110 640Z" fill="var(--topo-1)"/>` +
      (step < 3 ? ghost(spline(WAY)) : '') +
      flag(WAY.at(-1)!) +
      trace(step, 2, splineStart(WAY, 2), 'var(--accent)', 9) +
      reveal(step, 2, note(72, 240, '“On Sunday, 14 visitors\ncame after eight, …”', { size: 56 })) +
      reveal(
        step,
        3,
        dotted(spline(WAY), 'var(--ink)', 6) + label(980, 560, 'the rest follows', { anchor: 'middle', size: 46, halo: 'var(--topo-1)' }),
      ) +
      (step > 2 ? line(splineStart(WAY, 2), 'var(--accent)', 9) : '') +
      ring(step < 2 ? WAY[0]! : WAY[2]!, 20),
  },
  climb: {
    steps: 3,
    draw: (step) =>
      title(72, 118, 'The step grows') +
      `<path d="${STEPS}V640H72Z" fill="var(--topo-2)"/>` +
      line(STEPS, 'var(--ink)', 5) +
      line('M72 580V640M1208 290V640', 'var(--line-2)', 3) +
      label(390, 628, '10 min', { anchor: 'middle', size: 44, weight: step === 1 ? 660 : 520 }) +
      label(830, 628, '30 min', { anchor: 'middle', size: 44, weight: step === 2 ? 660 : 520 }) +
      (step === 1 ? dotted('M336 540C350 500 410 480 440 512', 'var(--ink)', 5) + ring([330, 556], 20) : '') +
      reveal(
        step,
        2,
        step === 2
          ? ring([780, 406], 20) +
              line('M760 290H800M780 290V376', 'var(--ink-3)', 4) +
              note(740, 256, 'an event', { anchor: 'middle', size: 48 })
          : '',
      ) +
      reveal(
        step,
        3,
        stone('question', 270, 556, 74, 22, 'var(--accent)') +
          note(270, 430, 'one question', { anchor: 'middle', size: 50 }) +
          dotted('M130 556C170 500 220 490 262 512M288 516C330 480 400 480 440 512', 'var(--ink)', 5) +
          ring([116, 560], 20),
      ),
  },
  chair: {
    steps: 3,
    draw: (step) =>
      map(1280, 720, land) +
      ring([210, 530], 22) +
      flag([1016, 246]) +
      label(160, 610, 'you', { size: 46, halo: 'var(--topo-2)' }) +
      label(1030, 196, 'the chair', { anchor: 'middle', size: 46, halo: 'var(--topo-4)' }) +
      trace(step, 1, 'M232 508C330 330 640 210 990 244', 'var(--ink)', 6) +
      line('M960 226l30 18-26 22', 'var(--ink)', 6) +
      plate(64, 64, 560, 122) +
      label(92, 116, 'I have a figure on item 3.\nWould you call on me?', { size: 42 }) +
      trace(step, 2, 'M1016 280C990 480 640 620 248 546', 'var(--accent)', 7) +
      reveal(
        step,
        2,
        line('M282 528l-36 18 30 26', 'var(--accent)', 7) +
          plate(560, 474, 330, 76) +
          note(725, 526, '“Your turn.”', { anchor: 'middle', size: 46 }),
      ) +
      reveal(
        step,
        3,
        plate(640, 580, 576, 76) + label(928, 631, '1 item, 1 sentence, 1 message', { anchor: 'middle', size: 38, weight: 640 }),
      ),
  },
};
