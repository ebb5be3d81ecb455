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

/** Pages as standing stones: middle, half width, height above the sea bed. */
const PAGES = [120, 170, 250, 140, 190, 110, 150, 286, 130, 180, 232, 120].map(
  (h, i) => [118 + i * 95, 36 + ((i * 5) % 3) * 5, h] as const,
);
const ground = noise('seen from above');
const country: Field = (x, y) =>
  0.24 +
  ground(x / 300, y / 300, 3) * 0.36 +
  hill(x, y, 930, 300, 200, 150) * 0.8 +
  hill(x, y, 420, 200, 150) * 0.35 -
  hill(x, y, 640, 640, 150, 90) * 0.7;
const SIGHTS: [Point, string, Point][] = [
  [[190, 250], 'Title', [150, 336]],
  [[470, 500], 'Headings', [384, 586]],
  [[900, 530], 'Pictures', [826, 616]],
  [[1050, 250], 'Last paragraph', [884, 164]],
];
const ASK = ['Does it work in frost?', 'What changes in my flat?', 'Who measured that?'];
const RISE = [590, 574, 586, 520, 440, 360, 332, 350].map((y, i): Point => [i * 183, y]);
const PAID: Point[] = [
  [150, 560],
  [400, 500],
  [650, 390],
  [900, 290],
  [1010, 262],
];
const PLAIN: Point[] = [
  [150, 560],
  [420, 540],
  [700, 490],
  [900, 456],
  [1010, 442],
];
/** Rocks at sea: direction from the lamp in degrees, distance, name. */
const ROCKS: [number, number, string][] = [
  [-3, 790, 'frost'],
  [6.5, 660, 'my flat'],
  [15.5, 760, 'cost'],
  [24.5, 600, 'noise'],
  [34, 450, 'proof'],
];
const LAMP: Point = [176, 262];

export const deck: Deck = {
  tide: {
    steps: 3,
    draw: (step) =>
      title(72, 118, ['Tonight', 'A week later', 'Choose what stays'][step - 1]!) +
      `<path d="M0 590C300 570 520 606 800 588S1160 580 1280 592V720H0Z" fill="var(--topo-3)"/>` +
      PAGES.map(([x, rx, h], i) => stone(`page-${i}`, x, 606 - h / 2, rx, h / 2)).join('') +
      line('M0 590C300 570 520 606 800 588S1160 580 1280 592', 'var(--ink)', 4) +
      reveal(
        step,
        2,
        `<path d="M0 412Q80 400 160 412T320 412T480 412T640 412T800 412T960 412T1120 412T1280 412V720H0Z" fill="var(--water)" fill-opacity=".9"/>` +
          line('M0 412Q80 400 160 412T320 412T480 412T640 412T800 412T960 412T1120 412T1280 412', 'var(--water-line)', 4) +
          (step === 2 ? note(72, 212, 'still in sight', { size: 52 }) : ''),
      ) +
      reveal(
        step,
        3,
        PAGES.filter(([, , h]) => h > 230)
          .map(([x, , h]) => line(`M${x} ${604 - h}v-84`, 'var(--ink)', 5) + flag([x, 524 - h]))
          .join(''),
      ),
  },
  scout: {
    steps: 3,
    draw: (step) => {
      const clear = SIGHTS.map(([[x, y]]) => `<circle cx="${x}" cy="${y}" r="112" fill="#000"/>`).join('');
      const mist = `<mask id="scout-mist"><rect width="1280" height="720" fill="#fff"/>${step === 2 ? clear : ''}</mask>`;
      const flight = `M96 470C110 330 130 280 190 250S380 520 470 500S720 590 900 530S1010 360 1050 250`;
      return (
        map(1280, 720, country) +
        mist +
        (step < 3 ? `<rect width="1280" height="720" fill="var(--paper)" fill-opacity=".93" mask="url(#scout-mist)"/>` : '') +
        (step < 2 ? ghost(flight) + ring([96, 470], 20) : '') +
        trace(step, 2, flight, 'var(--accent)', 6) +
        (step > 1
          ? SIGHTS.map(([at, word, [x, y]]) => flag(at) + plate(x, y - 46, word.length * 20 + 50, 62) + label(x + 18, y, word)).join('')
          : '') +
        plate(64, 52, 496, 96) +
        title(92, 126, step < 3 ? '3 minutes above' : 'The shape of it')
      );
    },
  },
  sheet: {
    steps: 4,
    draw: (step) =>
      title(72, 118, 'One sheet, three columns') +
      plate(72, 172, 1136, 450) +
      line('M640 172V622M952 172V622M72 256H1208', 'var(--ink)', 2) +
      ['Ask', 'Guess', 'Recall']
        .map((word, i) =>
          label([104, 668, 980][i]!, 230, word, {
            size: 46,
            weight: 660,
            fill: step < 2 || step === i + 2 ? 'var(--ink)' : 'var(--ink-3)',
          }),
        )
        .join('') +
      ASK.map((_, i) => line(`M104 ${360 + i * 112}H1176`, 'var(--line-2)', 2)).join('') +
      reveal(step, 2, ASK.map((row, i) => note(104, 336 + i * 112, row, { size: 44 })).join('')) +
      reveal(
        step,
        3,
        note(668, 336, 'no, too cold', { size: 44, fill: 'var(--accent-ink)' }) +
          note(668, 448, 'radiators', { size: 44 }) +
          note(668, 560, 'the makers?', { size: 44 }),
      ) +
      reveal(step, 4, ghost('M976 284H1184V594H976Z') + label(1080, 452, 'not yet', { anchor: 'middle', fill: 'var(--ink-3)' })),
  },
  guess: {
    steps: 2,
    draw: (step) => (step === 1 ? drawMiss() : drawPaths(step)),
  },
  beam: {
    steps: 3,
    draw: (step) => {
      const [x, y] = LAMP;
      const lit = [1, 2, 5][step - 1]!;
      const rocks = ROCKS.map(([angle, far, word], i) => {
        const beam = `<path d="M${x} ${y}L${x + 1300} ${y - 74}V${y + 74}Z" fill="var(--topo-4)"/>`;
        const rock = stone(word, x + far, y, 52, 20, i < lit ? 'var(--ink)' : 'var(--ink-2)');
        const name = label(x + far + 72, y + 15, word, { size: 46, weight: 640 });
        const shine = i < lit ? (step > 1 && i >= [0, 1, 2][step - 1]! ? reveal(step, step, beam + name) : beam + name) : '';
        return `<g transform="rotate(${angle} ${x} ${y})">${shine}${rock}</g>`;
      });
      return (
        `<rect width="1280" height="720" fill="var(--ink)"/>${rocks.join('')}` +
        `<path d="M0 330C90 332 200 360 262 424C300 480 200 600 110 650L40 720H0Z" fill="var(--ink-2)"/>` +
        `<path d="M146 420l16-136h28l16 136z" fill="var(--paper)"/><rect x="156" y="244" width="40" height="40" fill="var(--accent)"/><path d="M146 246l30-30 30 30z" fill="var(--paper)"/>` +
        title(72, 118, 'Light falls where you ask', { fill: 'var(--paper)' }) +
        (step === 2
          ? reveal(step, 2, note(1208, 560, 'the rest:\nlittle, or nothing', { anchor: 'end', size: 46, fill: 'var(--topo-4)' }))
          : '')
      );
    },
  },
  start: {
    steps: 1,
    draw: () => {
      const x = (minute: number): number => 110 + minute * 62;
      const blocks = Array.from(
        { length: 10 },
        (_, i) =>
          `<rect x="${x(i)}" y="440" width="62" height="58" fill="${i < 3 ? 'var(--ink)' : i % 2 ? 'var(--topo-1)' : 'var(--sheet)'}" stroke="var(--ink)" stroke-width="3"/>`,
      );
      return (
        title(72, 118, 'Ten minutes, then open it') +
        blocks.join('') +
        title(x(1.5), 404, '3', { anchor: 'middle', size: 96 }) +
        label(x(1.5), 552, 'look', { anchor: 'middle', size: 46 }) +
        title(x(6.5), 404, '7', { anchor: 'middle', size: 96 }) +
        label(x(6.5), 552, 'ask and guess', { anchor: 'middle', size: 46 }) +
        dotted(`M${x(10) + 20} 469H846`, 'var(--ink)', 6) +
        `<path d="M1030 540C990 500 920 496 862 512V330C920 314 990 318 1030 360C1070 318 1140 314 1198 330V512C1140 496 1070 500 1030 540Z" fill="var(--sheet)" stroke="var(--ink)" stroke-width="5" stroke-linejoin="round"/>` +
        line('M1030 360V540', 'var(--ink)', 4) +
        line(
          'M890 380C930 372 970 376 1004 396M890 430C930 422 970 426 1004 446M1170 380C1130 372 1090 376 1056 396M1170 430C1130 422 1090 426 1056 446',
          'var(--topo-index)',
          3,
        ) +
        ring([x(0), 469], 20)
      );
    },
  },
};

function drawMiss(): string {
  return (
    title(72, 118, 'The guess was wrong') +
    profile(RISE, 720, 'var(--topo-1)') +
    line('M250 580V396', 'var(--ink)', 6) +
    plate(104, 300, 316, 96) +
    note(262, 364, 'no, too cold', { anchor: 'middle', size: 48 }) +
    line('M118 384L406 312', 'var(--accent)', 6) +
    flag([1098, 330]) +
    note(1208, 218, 'yes, with\nmore power', { anchor: 'end', size: 52 })
  );
}

function drawPaths(step: number): string {
  return (
    title(72, 118, 'It was still useful') +
    line('M110 200V600H1208M96 218l14-20 14 20', 'var(--ink)', 4) +
    label(140, 226, 'answers known later', { size: 40, fill: 'var(--ink-2)' }) +
    trace(step, 2, spline(PLAIN), 'var(--ink-3)', 7) +
    trace(step, 2, spline(PAID), 'var(--accent)', 9) +
    reveal(
      step,
      2,
      ring(PAID.at(-1)!) +
        title(980, 214, 'guess, then text', { anchor: 'end', size: 56 }) +
        label(1208, 544, 'text, with extra time', { anchor: 'end', size: 46, fill: 'var(--ink-2)' }),
    )
  );
}
