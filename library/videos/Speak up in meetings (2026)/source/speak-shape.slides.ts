import { spline } from '#core/drawing/path.ts';
import { hill, noise, type Field } from '#core/drawing/terrain.ts';
import {
  dotted,
  flag,
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
  person,
  points,
} from '#scripts/media/slide-frame.ts';

const ground = noise('route and break');
const bed = (y: number): number => 700 + 44 * Math.sin(y / 120 + 1);
const valley: Field = (x, y) =>
  0.36 +
  ground(x / 300, y / 300, 3) * 0.26 +
  hill(x, y, 230, 230, 150) * 0.5 +
  hill(x, y, 1080, 520, 170) * 0.55 -
  Math.exp(-(((x - bed(y)) / 64) ** 2)) * 0.95;
const upland: Field = (x, y) => 0.3 + ground(x / 280 + 4, y / 280, 3) * 0.4 + hill(x, y, 360, 300, 180) * 0.7;

const LONG = points('90 470, 190 330, 330 280, 440 380, 420 520, 560 580, 690 480, 680 330, 820 250, 960 330, 980 480, 1090 540, 1180 420');
const PEAK = points('72 600, 200 590, 330 530, 440 400, 540 280, 610 250, 680 290, 780 420, 880 540, 1000 590, 1208 600');
const CLIFF = points('0 420, 200 424, 420 410, 640 418, 760 414, 800 420, 822 500, 832 600, 840 720');

export const deck: Deck = {
  wander: {
    steps: 2,
    draw: (step) =>
      title(72, 118, 'The point came last') +
      trace(step, 1, spline(LONG), 'var(--accent)', 7) +
      flag([1180, 418]) +
      ring(LONG[0]!, 20) +
      label(250, 236, 'history', { anchor: 'middle', size: 44 }) +
      label(462, 484, 'side issue', { size: 40 }) +
      label(820, 214, 'side issue', { anchor: 'middle', size: 40 }) +
      title(1208, 350, 'the point', { anchor: 'end', size: 54 }) +
      (step < 2 ? [60, 104, 148].map((x) => person(x + 30, 540)).join('') : '') +
      reveal(
        step,
        2,
        dotted('M120 540C220 620 300 640 380 640M560 600C580 640 600 650 640 656', 'var(--ink-3)', 4) +
          person(400, 640) +
          person(660, 656) +
          person(1060, 600),
      ),
  },
  shape: {
    steps: 4,
    draw: (step) =>
      title(72, 118, 'Turn it round') +
      profile(PEAK, 640, step > 2 ? 'var(--topo-2)' : 'var(--well)') +
      (step < 2 ? ring([610, 222], 20) : '') +
      reveal(
        step,
        2,
        flag([610, 236]) + title(500, 226, 'Claim', { anchor: 'end', size: 58 }) + note(670, 226, '“I would keep it.”', { size: 48 }),
      ) +
      reveal(
        step,
        3,
        title(610, 440, 'Reason', { anchor: 'middle', size: 58, halo: 'var(--topo-2)' }) +
          note(610, 516, '12 loaves fewer', { anchor: 'middle', size: 48, halo: 'var(--topo-2)' }),
      ) +
      trace(step, 4, 'M640 268C760 360 860 548 1010 576H1150', 'var(--accent)', 8) +
      reveal(
        step,
        4,
        line('M1122 554l32 22-32 22', 'var(--accent)', 8) +
          title(1208, 420, 'Request', { anchor: 'end', size: 58 }) +
          note(1208, 492, 'decide today?', { anchor: 'end', size: 48 }),
      ),
  },
  pillar: {
    steps: 2,
    draw: (step) =>
      title(72, 118, step < 2 ? 'One strong reason' : 'They test the thinnest') +
      '<path d="M0 560H1280V720H0Z" fill="var(--water)"/><path d="M0 318H190L206 720H0ZM1280 318H1090L1074 720H1280Z" fill="var(--topo-2)"/>' +
      line('M0 318H190L206 720M1280 318H1090L1074 720', 'var(--ink)', 5) +
      (step < 2
        ? '<path d="M560 330H720L748 640H532Z" fill="var(--ink)"/>' +
          line('M200 318H1080', 'var(--ink)', 22) +
          ring([640, 284], 20) +
          label(640, 610, 'one', { anchor: 'middle', size: 48, fill: 'var(--paper)', weight: 660 })
        : reveal(
            step,
            2,
            '<path d="M560 330H720L748 640H532Z" fill="var(--ink)"/><path d="M300 330h44l6 310h-56zM880 352h30l4 288h-38z" fill="var(--ink-3)"/>' +
              line('M1004 392l14 84-24 40 16 124', 'var(--ink-3)', 14) +
              line('M200 318H760L1044 398', 'var(--ink)', 22) +
              ring([960, 334], 20) +
              note(1216, 236, 'and also …', { anchor: 'end', size: 48 }),
          )),
  },
  route: {
    steps: 4,
    draw: (step) =>
      map(1280, 720, valley) +
      (step < 2 ? dotted('M90 560C240 480 380 400 560 380', 'var(--ink)', 8) : '') +
      dotted('M560 380C700 372 900 340 1180 200', 'var(--ink)', 8) +
      flag([1184, 196]) +
      trace(step, 2, 'M90 560C240 480 380 400 560 380', 'var(--ink)', 10) +
      plate(64, 64, 500, 96) +
      title(92, 138, 'Their proposal', { size: 68 }) +
      reveal(step, 2, plate(150, 590, 360, 70) + label(330, 640, 'keep: Saturdays', { anchor: 'middle', size: 42, weight: 620 })) +
      reveal(
        step,
        3,
        line('M690 338l52 56M742 338l-52 56', 'var(--ink)', 11) +
          plate(770, 410, 400, 70) +
          label(970, 460, 'the Monday count', { anchor: 'middle', size: 42, weight: 620 }),
      ) +
      trace(step, 4, 'M560 380C600 380 600 200 690 190C860 170 1020 180 1160 188', 'var(--accent)', 9) +
      reveal(
        step,
        4,
        line('M640 168H770M640 218H770', 'var(--ink)', 6) +
          plate(800, 96, 300, 70) +
          label(950, 146, 'four, on trial', { anchor: 'middle', size: 42, weight: 620 }),
      ) +
      (step < 4 ? ring([90, 560], 20) : ring([560, 380], 20)),
  },
  legend: {
    steps: 3,
    draw: (step) =>
      map(1280, 720, upland) +
      line('M80 600C180 520 230 440 330 330', 'var(--ink)', 9) +
      `<path d="M350 310C420 220 500 190 620 200" fill="none" stroke="var(--ink)" stroke-width="9" stroke-dasharray="34 20"/>` +
      dotted('M640 206C670 290 640 420 560 560', 'var(--ink)', 9) +
      plate(700, 150, 516, 430) +
      title(736, 226, 'How sure?', { size: 64 }) +
      line('M736 304H880', 'var(--ink)', 9) +
      label(910, 318, 'known', { size: 46 }) +
      `<path d="M736 402H880" fill="none" stroke="var(--ink)" stroke-width="9" stroke-dasharray="34 20"/>` +
      label(910, 416, 'fairly sure', { size: 46, weight: step === 2 ? 660 : 520 }) +
      dotted('M740 500H880', 'var(--ink)', 9) +
      label(910, 514, 'a guess', { size: 46, weight: step === 3 ? 660 : 520 }) +
      reveal(step, 2, plate(400, 96, 190, 68) + note(495, 144, 'the bread', { anchor: 'middle', size: 42 })) +
      reveal(step, 3, plate(390, 590, 190, 68) + note(485, 638, 'the staff', { anchor: 'middle', size: 42 })) +
      ring(step < 2 ? [330, 330] : step < 3 ? [620, 200] : [560, 560], 20),
  },
  stop: {
    steps: 3,
    draw: (step) =>
      title(72, 118, 'Then stop') +
      profile(CLIFF, 720, 'var(--topo-2)') +
      ['claim', 'reason', 'request']
        .map(
          (word, i) =>
            stone(`p${i}`, 160 + i * 220, 384, 92, 30) +
            label(160 + i * 220, 398, word, { anchor: 'middle', size: 38, fill: 'var(--paper)', weight: 640 }),
        )
        .join('') +
      (step < 3 ? ring([740, 376], 20) : '') +
      (step === 2
        ? reveal(
            step,
            2,
            dotted('M770 372C840 360 880 430 900 520C910 570 930 600 980 620', 'var(--ink-3)', 6) +
              note(920, 420, 'so, yes …', { size: 52, fill: 'var(--ink-2)' }) +
              note(980, 500, 'just an idea', { size: 46, fill: 'var(--ink-3)' }),
          )
        : '') +
      reveal(
        step,
        3,
        line('M740 410V220', 'var(--ink)', 6) +
          '<path d="M740 220h150l-28 34 28 34H740z" fill="var(--ink)"/>' +
          ring([740, 410], 20) +
          note(1216, 396, 'yours, this week', { anchor: 'end', size: 46 }),
      ),
  },
};
