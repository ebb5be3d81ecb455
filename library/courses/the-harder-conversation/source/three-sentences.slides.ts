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
  stone,
  title,
  trace,
  type Deck,
  person,
  points,
} from '#scripts/media/slide-frame.ts';

const ground = noise('three sentences');
const bed = (y: number): number => 660 + 56 * Math.sin(y / 150);
const river: Field = (x, y) =>
  0.34 +
  ground(x / 320, y / 320, 3) * 0.24 +
  hill(x, y, 150, 610, 170) * 0.6 +
  hill(x, y, 1120, 210, 190) * 0.75 -
  Math.exp(-(((x - bed(y)) / 104) ** 2)) * 1.05;
const known: Field = (x, y) =>
  0.36 + ground(x / 260 + 7, y / 260, 3) * 0.42 + hill(x, y, 300, 380, 170) * 0.7 - hill(x, y, 40, 690, 150) * 0.8;

const GROUND = points('0 540, 180 520, 400 548, 640 526, 880 548, 1080 528, 1280 540');
const CLOUD = points('330 316, 372 250, 462 236, 528 196, 636 212, 712 190, 800 232, 890 246, 930 316, 850 358, 620 350, 420 360');
const EDGE = points('700 -10, 668 110, 716 230, 672 350, 724 470, 684 600, 720 730');
const STEPS: [number, string][] = [
  [392, 'what I saw'],
  [640, 'the blank'],
  [888, 'a question'],
];
const WINDING = points('90 330, 220 240, 360 300, 480 380, 620 320, 700 230, 840 250, 950 350, 1080 350, 1180 280');

const grid =
  [770, 880, 990, 1100, 1210].map((x) => `M${x} 0V720`).join('') + [120, 240, 360, 480, 600].map((y) => `M720 ${y}H1280`).join('');
const ripples = (x: number, y: number): string =>
  [44, 74]
    .map((r) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.5}" fill="none" stroke="var(--water-line)" stroke-width="3"/>`)
    .join('');
const numbered = (x: number, y: number, n: number): string =>
  stone(`n${n}`, x, y, 96, 38) + label(x, y + 15, `${n}`, { anchor: 'middle', size: 44, fill: 'var(--paper)', weight: 660 });
const pencil = `<g transform="translate(860 590) rotate(-30)"><path d="M0 0l44-17h190v34H44z" fill="var(--sheet)" stroke="var(--ink)" stroke-width="4" stroke-linejoin="round"/><path d="M0 0l18-7v14zM206-17h28v34h-28z" fill="var(--ink)"/></g>`;

export const deck: Deck = {
  river: {
    steps: 3,
    draw: (step) =>
      map(1280, 720, river) +
      plate(64, 64, 500, 96) +
      title(92, 138, 'The first minute') +
      dotted('M120 560C200 500 270 470 330 452', 'var(--ink)', 6) +
      dotted('M990 330C1060 300 1120 270 1190 210', 'var(--ink)', 6) +
      label(300, 520, 'you', { size: 44, halo: 'var(--topo-1)' }) +
      label(1010, 390, 'the teacher', { size: 44, halo: 'var(--topo-1)' }) +
      (step < 3 ? ring([352, 442], 20) + person(968, 344) : '') +
      trace(step, 2, 'M376 418C450 250 600 230 668 372', 'var(--accent)', 7) +
      reveal(step, 2, plate(476, 196, 428, 72) + note(690, 246, '“how you treat me”', { size: 42, anchor: 'middle' })) +
      reveal(
        step,
        3,
        dotted('M952 352C880 350 800 390 744 446', 'var(--ink)', 5) +
          ripples(668, 404) +
          ripples(716, 500) +
          ring([668, 396], 20) +
          person(716, 492) +
          label(800, 560, 'a verdict', { size: 44, halo: 'var(--topo-1)' }),
      ),
  },
  seen: {
    steps: 3,
    draw: (step) =>
      title(72, 118, '1  What you saw') +
      profile(GROUND, 720, 'var(--topo-1)') +
      ['Mon', 'Tue', 'today']
        .map((day, i) => label(250 + i * 390, 632, day, { anchor: 'middle', size: 46, weight: i === 1 ? 520 : 660 }))
        .join('') +
      (step < 2 ? stone('mon', 250, 492, 116, 36, 'none') + stone('today', 1030, 502, 116, 36, 'none') : '') +
      reveal(
        step,
        2,
        stone('mon', 250, 492, 116, 36) +
          stone('today', 1030, 502, 116, 36) +
          label(250, 506, 'corrected', { anchor: 'middle', size: 38, fill: 'var(--paper)', weight: 640 }) +
          label(1030, 516, 'corrected', { anchor: 'middle', size: 38, fill: 'var(--paper)', weight: 640 }),
      ) +
      reveal(
        step,
        3,
        dotted(`${spline(CLOUD, true)}`, 'var(--ink-3)', 5) +
          note(632, 300, '“no respect”', { anchor: 'middle', size: 56, fill: 'var(--ink-2)' }) +
          dotted('M300 440C340 410 380 390 430 376', 'var(--ink-3)', 4) +
          dotted('M980 450C940 410 900 384 860 370', 'var(--ink-3)', 4) +
          label(632, 436, 'cannot be checked', { anchor: 'middle', size: 40, fill: 'var(--ink-2)' }),
      ),
  },
  blank: {
    steps: 3,
    draw: (step) =>
      map(1280, 720, known) +
      `<path d="${spline(EDGE)}L1290 730V-10Z" fill="var(--paper)"/>` +
      `<path d="${grid}" fill="none" stroke="var(--line)" stroke-width="2"/>` +
      dotted(spline(EDGE), 'var(--ink)', 5) +
      plate(64, 64, 580, 96) +
      title(92, 138, '2  Where it is blank', { size: 66 }) +
      ring([300, 380], 20) +
      reveal(step, 2, plate(96, 440, 470, 122) + label(122, 492, 'The group stopped\nlistening to me.', { size: 42 })) +
      reveal(step, 3, note(1000, 320, 'what did you see\nfrom the front?', { anchor: 'middle', size: 52, halo: 'var(--paper)' }) + pencil),
  },
  post: {
    steps: 3,
    draw: (step) =>
      title(72, 118, '3  A question with a time') +
      line('M0 600H1280', 'var(--ink)', 4) +
      line('M640 600V230', 'var(--ink)', 14) +
      ring([640, 600], 22) +
      (step < 2 ? ghost('M650 262H1010l48 50-48 50H650z') : '') +
      (step < 3 ? ghost('M630 338H300l-42 44 42 44H630z') : '') +
      reveal(
        step,
        2,
        '<path d="M650 262H1010l48 50-48 50H650z" fill="var(--ink)"/>' +
          title(682, 330, 'another way?', { size: 54, fill: 'var(--paper)' }) +
          label(1100, 560, 'Thursday', { size: 44, weight: 640, anchor: 'middle' }) +
          flag([1100, 592]),
      ) +
      trace(step, 2, 'M668 600H1064', 'var(--accent)', 8) +
      reveal(
        step,
        3,
        '<path d="M630 338H300l-42 44 42 44H630z" fill="var(--well-2)" stroke="var(--ink)" stroke-width="3"/>' +
          title(598, 400, 'why did you?', { size: 54, anchor: 'end' }) +
          line('M90 600V500h44v26h36v-26h44v26h36v-26h44v100', 'var(--ink)', 5) +
          note(90, 474, 'a defence', { size: 44 }),
      ) +
      reveal(step, 3, dotted('M612 584C540 540 400 540 316 584', 'var(--ink-3)', 5)),
  },
  stones: {
    steps: 5,
    draw: (step) => {
      const at = Math.min(step, 4) - 2;
      return (
        title(72, 118, 'About 15 seconds') +
        '<path d="M0 470H1280V720H0Z" fill="var(--water)"/>' +
        line('M300 560h80M520 610h100M760 570h70M430 680h70M820 650h90', 'var(--water-line)', 3) +
        profile(points('0 400, 120 404, 210 440, 262 500, 290 600, 300 720'), 720, 'var(--topo-2)') +
        profile(points('980 720, 992 600, 1018 500, 1070 440, 1160 404, 1280 400'), 720, 'var(--topo-2)') +
        STEPS.map(([x, name], i) =>
          step < i + 2
            ? stone(`n${i + 1}`, x, 500, 96, 38, 'none')
            : reveal(step, i + 2, numbered(x, 500, i + 1) + label(x, 366, name, { anchor: 'middle', size: 44, weight: 620 })),
        ).join('') +
        (step === 1 ? ring([180, 396], 20) : ring([STEPS[at]![0], 426], 20)) +
        person(1140, 378) +
        reveal(
          step,
          5,
          note(1100, 250, 'their step', { anchor: 'middle', size: 52 }) + dotted('M1112 372C1070 350 1010 376 952 424', 'var(--ink)', 6),
        )
      );
    },
  },
  detour: {
    steps: 2,
    draw: (step) =>
      title(72, 118, 'Two ways to spoil it') +
      (step < 2 ? '' : `<g opacity=".35">`) +
      trace(step, 1, spline(WINDING), 'var(--accent)', 7) +
      ring(WINDING[0]!, 18) +
      flag(WINDING.at(-1)!) +
      (step < 2 ? [200, 420, 640].map((x, i) => stone(`n${i + 1}`, x, 590, 96, 38, 'none')).join('') : '') +
      label(220, 204, 'holidays', { anchor: 'middle', size: 42 }) +
      label(480, 442, 'weather', { anchor: 'middle', size: 42 }) +
      label(770, 204, 'a compliment', { anchor: 'middle', size: 42 }) +
      (step < 2 ? '' : '</g>') +
      reveal(
        step,
        2,
        '<path d="M0 610H1280V720H0Z" fill="var(--water)"/>' +
          [200, 420, 640].map((x, i) => numbered(x, 590, i + 1)).join('') +
          ripples(862, 640) +
          `<g transform="rotate(24 862 630)">${stone('d4', 862, 630, 88, 34, 'var(--accent)')}</g>` +
          label(862, 644, '4', { anchor: 'middle', size: 42, fill: 'var(--paper)', weight: 660 }) +
          note(980, 580, 'the verdict', { size: 48 }),
      ),
  },
  card: {
    steps: 1,
    draw: () =>
      title(72, 118, 'Your card') +
      plate(72, 170, 1000, 440) +
      [310, 430, 550].map((y) => line(`M112 ${y}H1032`, 'var(--line-2)', 2)).join('') +
      ['1', '2', '3'].map((n, i) => label(112, 288 + i * 120, n, { size: 46, weight: 660 })).join('') +
      note(176, 288, 'On Monday you rudely corrected me', { size: 48 }) +
      line('M506 274h180', 'var(--accent)', 7) +
      note(176, 408, '… and I do not know …', { size: 48, fill: 'var(--ink-3)' }) +
      note(176, 528, 'Could we … by …?', { size: 48, fill: 'var(--ink-3)' }),
  },
};
