import { spline } from '#core/drawing/path.ts';
import type { Point } from '#core/drawing/terrain.ts';
import {
  dotted,
  flag,
  label,
  line,
  note,
  profile,
  reveal,
  ring,
  splineStart,
  stone,
  title,
  trace,
  type Deck,
} from '#scripts/media/slide-frame.ts';

const LEFT: Point[] = [
  [0, 300],
  [150, 310],
  [300, 350],
  [380, 480],
  [430, 600],
];
const RIGHT: Point[] = [
  [850, 600],
  [900, 480],
  [980, 350],
  [1130, 310],
  [1280, 300],
];
const NEEDS = ['Fewer complaints', 'A new branch', 'A team that stays'];
const PROOF = ['9 to 4 days', 'Handbook', '2 trainees'];
const ROUTE: Point[] = [
  [110, 540],
  [330, 470],
  [560, 430],
  [800, 330],
  [1000, 300],
  [1160, 230],
];

export const deck: Deck = {
  sides: {
    steps: 3,
    draw: (step) =>
      title(72, 118, 'Begin on their side') +
      `<rect x="0" y="560" width="1280" height="160" fill="var(--water)"/>` +
      profile(LEFT, 720, 'var(--topo-2)') +
      profile(RIGHT, 720, 'var(--topo-2)') +
      label(72, 424, 'Your log', { size: 48, weight: 640, halo: 'var(--topo-2)' }) +
      stone('log-a', 150, 288, 62, 24) +
      stone('log-b', 146, 246, 46, 20) +
      (step < 2 ? ring([250, 312]) : ring([1040, 308])) +
      reveal(step, 2, title(1236, 430, 'What they\nmust deliver', { anchor: 'end', size: 54, halo: 'var(--topo-2)' })) +
      trace(step, 2, 'M280 300C420 190 860 190 1010 290', 'var(--ink)', 5) +
      reveal(step, 3, note(640, 340, '“What matters\nmost to you\nuntil summer?”', { anchor: 'middle', size: 50 })),
  },
  three: {
    steps: 4,
    draw: (step) =>
      title(72, 118, 'Three that carry across') +
      label(72, 210, 'From your log', { size: 40, fill: 'var(--ink-2)' }) +
      label(1208, 210, 'What they need', { size: 40, fill: 'var(--ink-2)', anchor: 'end' }) +
      line('M72 228H1208', 'var(--ink)', 3) +
      NEEDS.map((need, i) => {
        const y = 310 + i * 126;
        return (
          label(1208, y + 16, need, { anchor: 'end', size: 48, weight: 620, fill: step > i + 1 ? 'var(--ink)' : 'var(--ink-3)' }) +
          (step < i + 2 ? stone(`proof${i}`, 236, y, 164, 46, 'none') : '') +
          reveal(
            step,
            i + 2,
            stone(`proof${i}`, 236, y, 164, 46) +
              label(236, y + 15, PROOF[i]!, { anchor: 'middle', fill: 'var(--paper)', size: 44, weight: 620 }),
          ) +
          trace(step, i + 2, `M420 ${y}C520 ${y - 26} 640 ${y - 26} 760 ${y}`, 'var(--ink)', 6)
        );
      }).join(''),
  },
  ask: {
    steps: 3,
    draw: (step) => {
      const parts: [string, string][] = [
        ['Evidence', 'Given 4 days, handbook, trainees,'],
        ['Request', 'I would like to lead the team'],
        ['Date', 'from March, at the next level.'],
      ];
      return (
        title(72, 118, 'One sentence') +
        parts
          .map(([name, text], i) => {
            const y = 268 + i * 136;
            return (
              reveal(step, 2, note(350, y, text, { size: 54 })) +
              reveal(step, 3, label(72, y, name, { size: 48, weight: 660 }) + line(`M350 ${y + 24}H1208`, 'var(--ink)', 3))
            );
          })
          .join('') +
        (step < 3 ? line('M350 292H1208M350 428H1208M350 564H1208', 'var(--line-2)', 3) : '') +
        (step === 1 ? ring([364, 258]) : '')
      );
    },
  },
  route: {
    steps: 5,
    draw: (step) => {
      const stops: [Point, string, string][] = [
        [ROUTE[0]!, '7 days before', 'send three entries'],
        [ROUTE[3]!, 'The talk', 'say it, be quiet'],
        [ROUTE[5]!, 'The end', 'next step, date'],
      ];
      const here = Math.min(step, 4) - 2;
      return (
        title(72, 118, 'The talk starts a week early') +
        `<path d="${spline(ROUTE)}L1160 640L110 640Z" fill="var(--topo-1)"/>` +
        dotted(spline(ROUTE), 'var(--ink)', 6) +
        flag(ROUTE[5]!) +
        stops.map(([[x, y]]) => line(`M${x} ${y}V640`, 'var(--line-2)', 3)).join('') +
        (step === 3 ? trace(step, 3, splineStart(ROUTE, 3), 'var(--accent)', 8) : '') +
        (step === 4 ? trace(step, 4, spline(ROUTE), 'var(--accent)', 8) : '') +
        (step === 5 ? ring(ROUTE[0]!, 20) : step > 1 ? ring(stops[here]![0]) : '') +
        (step > 1 && step < 5
          ? reveal(step, step, title(72, 236, stops[here]![1], { size: 60 }) + note(72, 300, stops[here]![2], { size: 52 }))
          : '') +
        (step === 5
          ? reveal(
              step,
              5,
              title(72, 236, 'Today', { size: 60, fill: 'var(--accent-ink)' }) + note(72, 300, '“Is this what you need?”', { size: 52 }),
            )
          : '')
      );
    },
  },
};
