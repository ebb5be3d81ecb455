import { spline } from '#core/drawing/path.ts';
import { hill, noise, type Field, type Point } from '#core/drawing/terrain.ts';
import { dotted, flag, ghost, label, line, map, note, plate, reveal, ring, title, trace, type Deck } from '#scripts/media/slide-frame.ts';

const WATER = 'var(--water)';
const EDGE = 'var(--water-line)';

/** Running water: a band with two banks. */
function flow(d: string, width: number): string {
  const band = (stroke: string, w: number): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linejoin="round"/>`;
  return band(EDGE, width) + band(WATER, width - 7);
}

/** A basin of stone, filled up to `level`. */
function tank(x: number, y: number, w: number, h: number, level: number): string {
  const top = y + h - level;
  return (
    `<path d="M${x} ${top}H${x + w}V${y + h}H${x}Z" fill="${WATER}"/>` +
    line(`M${x + 8} ${top}H${x + w - 8}`, EDGE, 5) +
    line(`M${x} ${y}V${y + h}H${x + w}V${y}`, 'var(--ink)', 12)
  );
}

const SLOPE = 'M0 292C120 286 270 306 430 330V560H850V372C990 420 1120 470 1280 500V720H0Z';
// The cook's year: sums to 2,520.
const YEAR = [60, 40, 120, 210, 120, 60, 900, 40, 300, 240, 0, 430];
const MONTHS = 'JFMAMJJASOND';
const lakeGround = noise('a lake of its own');
const valley: Field = (x, y) =>
  0.34 +
  lakeGround(x / 310, y / 310, 3) * 0.3 +
  hill(x, y, 1010, 130, 200) * 0.8 +
  hill(x, y, 300, 90, 220) * 0.35 -
  hill(x, y, 860, 400, 130, 90) * 1.25;

export const deck: Deck = {
  system: {
    steps: 2,
    draw: (step) =>
      title(72, 118, 'A tank on a hill') +
      `<path d="${SLOPE}" fill="var(--topo-2)"/>` +
      line('M0 292C120 286 270 306 430 330', 'var(--ink)', 5) +
      line('M850 372C990 420 1120 470 1280 500', 'var(--ink)', 5) +
      flow(`M-20 274C120 266 290 282 424 300C470 306 486 330 486 ${step === 1 ? 400 : 460}`, 40) +
      tank(430, 316, 420, 244, step === 1 ? 170 : 112) +
      flow('M844 520H960C1040 520 1080 560 1120 610S1200 690 1300 700', 34) +
      note(72, 236, 'in', { size: 54, fill: 'var(--water-text)' }) +
      note(1080, 540, 'out', { size: 54, fill: 'var(--water-text)', halo: 'var(--topo-2)' }) +
      reveal(
        step,
        2,

        line('M700 366V434M680 412l20 24 20-24', 'var(--ink)', 7) +
          dotted('M640 584C640 640 590 684 440 690', EDGE, 9) +
          title(690, 676, '?', { size: 110, fill: 'var(--accent-ink)' }),
      ),
  },
  outlets: {
    steps: 4,
    draw: (step) =>
      title(72, 118, 'Three outlets') +
      tank(72, 170, 1136, 150, 112) +
      (step < 2 ? ghost('M206 330V470M254 330V470') : '') +
      (step < 3 ? ghost('M616 330V400H664V330') : '') +
      (step < 4 ? ghost('M960 330V470M1120 330V470') : '') +
      reveal(
        step,
        2,
        flow('M230 322V486', 36) + line('M208 322V470M252 322V470', 'var(--ink)', 7) + outlet(230, 'The pipe', 'rent, power, debts'),
      ) +
      reveal(
        step,
        3,
        `<path d="M618 322H662V362H694V404H654V388H618Z" fill="var(--sheet)" stroke="var(--ink)" stroke-width="7" stroke-linejoin="round"/>` +
          line('M618 366H590M590 342V390', 'var(--ink)', 9) +
          [432, 460, 492]
            .map((y, i) => `<path d="M674 ${y - 12}c10 14 10 24 0 24s-10-10 0-24z" fill="${EDGE}" opacity="${1 - i * 0.2}"/>`)
            .join('') +
          outlet(640, 'The tap', 'food, clothes, fun'),
      ) +
      reveal(
        step,
        4,
        flow('M1040 322V486', 168) +
          line('M948 322V486M1132 322V486', 'var(--ink)', 7) +
          `<path d="M962 236H1118V290H962Z" fill="var(--sheet)" stroke="var(--ink)" stroke-width="7"/>` +
          line('M1040 236V190M1016 190H1064', 'var(--ink)', 8) +
          outlet(1040, 'The sluice', 'dentist, holiday', 'var(--accent-ink)'),
      ),
  },
  year: {
    steps: 3,
    draw: (step) =>
      title(72, 118, 'One year of the sluice') +
      YEAR.map((sum, i) => {
        const [x, h] = [80 + i * 94, sum * 0.34];
        return step < 3
          ? `<path d="M${x} 560V${560 - h}H${x + 76}V560Z" fill="${WATER}" stroke="${EDGE}" stroke-width="4"/>`
          : ghost(`M${x} 560V${560 - h}H${x + 76}V560`);
      }).join('') +
      [...MONTHS].map((m, i) => label(118 + i * 94, 622, m, { anchor: 'middle', size: 42, fill: 'var(--ink-2)' })).join('') +
      (step < 3 ? line('M72 560H1208', 'var(--ink)', 5) : '') +
      (step === 2 ? reveal(step, 2, title(1208, 300, '2,520', { anchor: 'end', size: 120 })) : '') +
      reveal(
        step,
        3,
        `<path d="M72 560V488H1208V560Z" fill="${WATER}" stroke="${EDGE}" stroke-width="5"/>` +
          line('M72 560H1208', 'var(--ink)', 5) +
          title(1208, 300, '2,520 ÷ 12 = 210', { anchor: 'end', size: 92 }) +
          note(100, 540, '210 every month', { size: 46, fill: 'var(--water-text)' }),
      ),
  },
  second: {
    steps: 2,
    draw: (step) =>
      title(72, 118, 'A second, small tank') +
      tank(72, 222, 500, 300, 200) +
      flow('M566 372H776', 36) +
      tank(770, 350, 236, 172, step === 1 ? 120 : 54) +
      note(322, 590, 'every day', { anchor: 'middle', size: 52 }) +
      note(888, 590, 'the year', { anchor: 'middle', size: 52 }) +
      title(671, 330, '210', { anchor: 'middle', size: 70 }) +
      label(671, 440, 'payday', { anchor: 'middle', size: 42, fill: 'var(--ink-2)' }) +
      reveal(
        step,
        2,
        flow('M1000 496H1070C1120 496 1132 530 1132 640', 40) +
          label(1208, 440, 'dentist', { anchor: 'end', size: 46, weight: 640 }) +
          line('M88 322H556', 'var(--accent)', 6) +
          note(322, 298, 'stays calm', { anchor: 'middle', size: 54, fill: 'var(--accent-ink)' }),
      ),
  },
  level: {
    steps: 3,
    draw: (step) =>
      title(72, 118, 'How full is full?') +
      tank(120, 190, 560, 420, step === 1 ? 14 : 42) +
      staff() +
      (step === 1 ? note(400, 420, 'for what nobody\ncould plan', { anchor: 'middle', size: 54 }) : '') +
      reveal(step, 2, line('M726 568H790', 'var(--accent)', 8) + title(814, 586, '1 month, fixed', { size: 58 })) +
      reveal(
        step,
        3,
        ghost('M136 423H664M136 236H664') +
          line('M726 423H790M726 236H790', 'var(--ink)', 6) +
          title(814, 441, '3 months, all', { size: 58 }) +
          title(814, 254, '6 months, all', { size: 58 }) +
          note(814, 346, 'a rule of thumb', { size: 46 }),
      ),
  },
  place: {
    steps: 3,
    draw: (step) =>
      map(1280, 720, valley) +
      plate(64, 64, 560, 96) +
      title(92, 138, 'Near, not at hand') +
      note(850, 416, 'buffer', { anchor: 'middle', size: 50, fill: 'var(--water-text)' }) +
      flag([1000, 330]) +
      (step > 1 ? dotted(spline(ROAD), 'var(--ink)', 6) : '') +
      ring([230, 540], 20) +
      plate(64, 400, 250, 74) +
      label(84, 452, 'daily card', { size: 44 }) +
      trace(step, 2, spline(ROAD), 'var(--accent)', 6) +
      reveal(step, 2, plate(420, 520, 184, 74) + label(440, 572, '2 days', { size: 46, weight: 640 })) +
      (step === 2 ? reveal(step, 2, plate(800, 552, 400, 74) + label(820, 604, 'guaranteed to …?', { size: 44 })) : '') +
      reveal(step, 3, plate(760, 548, 420, 100) + title(790, 622, 'yearly sum ÷ 12', { size: 66 })),
  },
};

const ROAD: Point[] = [
  [250, 530],
  [380, 480],
  [520, 488],
  [640, 450],
  [694, 436],
];

function outlet(x: number, name: string, what: string, fill = 'var(--ink)'): string {
  return title(x, 566, name, { anchor: 'middle', size: 58, fill }) + note(x, 626, what, { anchor: 'middle', size: 42 });
}

/** A water gauge: alternating blocks, as on a map's scale bar. */
function staff(): string {
  const blocks = Array.from(
    { length: 10 },
    (_, i) => `<rect x="${i % 2 ? 714 : 702}" y="${190 + i * 42}" width="12" height="42" fill="var(--ink)"/>`,
  );
  return `<rect x="702" y="190" width="24" height="420" fill="var(--sheet)" stroke="var(--ink)" stroke-width="3"/>${blocks.join('')}`;
}
