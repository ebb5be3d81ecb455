import { hill, noise, type Field, type Point } from '#core/drawing/terrain.ts';
import {
  dotted,
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

const ground = noise('one fact at sea');
const coast: Field = (x, y) =>
  -0.24 +
  ground(x / 260, y / 260, 3) * 0.14 +
  hill(x, y, 60, 640, 300, 190) * 0.9 +
  hill(x, y, 30, 300, 190, 130) * 0.75 +
  hill(x, y, 900, 300, 120, 92) * 0.92 +
  hill(x, y, 1240, 700, 150, 120) * 0.8;
const ISLAND: Point = [900, 300];
const SUMMIT =
  'M72 640C200 620 300 560 400 470C470 400 520 330 560 250C580 210 600 196 620 196C645 196 660 214 682 254C724 330 770 400 850 470C950 560 1060 620 1208 640Z';
const NOTES: [number, string, string][] = [
  [236, 'What it says', 'it moves warmth, p. 4'],
  [372, 'What it is tied to', 'a fridge, turned round'],
  [508, 'What I will do', 'ask about last January'],
];
const WEEKS: [number, string][] = [
  [0.3, '2 days'],
  [2, '2 weeks'],
  [6, '6 weeks'],
];
const across = (week: number): number => 190 + (week / 14) * 1018;
const STONES = ['Ask', 'Guess', 'Close', 'Note', 'Date'];
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export const deck: Deck = {
  island: {
    steps: 3,
    draw: (step) =>
      map(1280, 720, coast) +
      plate(64, 52, 560, 96) +
      title(92, 126, step < 3 ? 'One fact, at sea' : 'Two ways to find it') +
      trace(step, 2, 'M800 330C640 350 480 330 216 330', 'var(--accent)', 10) +
      trace(step, 3, 'M850 360C760 470 560 560 330 590', 'var(--accent)', 10) +
      ring(ISLAND, 20) +
      plate(800, 180, 388, 74) +
      label(824, 232, 'frost costs more', { size: 44, weight: 620 }) +
      reveal(
        step,
        2,
        title(510, 300, 'why?', { anchor: 'middle', size: 64, halo: 'var(--water)' }) +
          plate(72, 296, 240, 74) +
          note(96, 348, 'colder air', { size: 44 }),
      ) +
      reveal(
        step,
        3,
        title(690, 560, 'known from?', { size: 64, halo: 'var(--water)' }) +
          plate(110, 560, 240, 74) +
          note(134, 612, 'the fridge', { size: 44 }),
      ),
  },
  ranks: {
    steps: 3,
    draw: (step) =>
      title(72, 118, 'Ten ways, compared') +
      `<clipPath id="ranks-hill"><path d="${SUMMIT}"/></clipPath>` +
      `<g clip-path="url(#ranks-hill)"><rect y="180" width="1280" height="180" fill="${step > 1 ? 'var(--topo-4)' : 'var(--topo-2)'}"/><rect y="340" width="1280" height="160" fill="${step > 1 ? 'var(--topo-3)' : 'var(--topo-2)'}"/><rect y="490" width="1280" height="160" fill="${step > 2 ? 'var(--well-2)' : 'var(--topo-2)'}"/>${line('M0 340H1280M0 490H1280', 'var(--topo-index)', 3)}</g>` +
      line(SUMMIT, 'var(--ink)', 5) +
      reveal(
        step,
        2,
        dotted('M690 270H760', 'var(--ink)', 4) +
          title(776, 262, 'Test yourself', { size: 60 }) +
          title(776, 322, 'Space it', { size: 60 }) +
          title(620, 438, 'Ask why', { anchor: 'middle', size: 60 }) +
          ring([620, 196], 18),
      ) +
      reveal(step, 3, title(620, 588, 'Underline', { anchor: 'middle', size: 60, fill: 'var(--ink-2)' })) +
      note(72, 226, '2013', { size: 44, fill: 'var(--ink-2)' }),
  },
  post: {
    steps: 4,
    draw: (step) =>
      title(72, 118, 'Three notes') +
      `<path d="M0 652C240 630 400 640 640 650S1100 640 1280 630V720H0Z" fill="var(--topo-2)"/>` +
      line('M0 652C240 630 400 640 640 650S1100 640 1280 630', 'var(--ink)', 4) +
      line('M180 648V196', 'var(--ink)', 16) +
      NOTES.map(([y, head, text], i) => {
        const arm = `M132 ${y - 52}H560L600 ${y - 4}L560 ${y + 44}H132Z`;
        return (
          (step < i + 2 ? ghost(arm) : '') +
          reveal(
            step,
            i + 2,
            `<path d="${arm}" fill="var(--sheet)" stroke="var(--ink)" stroke-width="4" stroke-linejoin="round"/>` +
              label(160, y + 12, head, { size: 48, weight: 640 }) +
              note(640, y + 12, text, { size: 50 }),
          )
        );
      }).join(''),
  },
  returns: {
    steps: 3,
    draw: (step) => (step === 1 ? drawFading() : drawReturns(step)),
  },
  entry: {
    steps: 2,
    draw: (step) =>
      title(72, 118, 'The question is the entry') +
      plate(72, 172, 620, 440) +
      DAYS.map((day, i) =>
        label(134 + i * 124, 226, day, { anchor: 'middle', size: 38, fill: i === 3 ? 'var(--ink)' : 'var(--ink-3)' }),
      ).join('') +
      line('M196 172V612M320 172V612M444 172V612M568 172V612M72 250H692', 'var(--line-2)', 2) +
      line('M84 340H680M84 430H680M84 520H680', 'var(--line)', 2) +
      `<rect x="448" y="436" width="116" height="80" rx="4" fill="var(--accent)"/>` +
      title(506, 500, '?', { anchor: 'middle', size: 68, fill: 'var(--paper)' }) +
      dotted('M572 470C660 430 690 340 756 310', 'var(--ink)', 4) +
      note(770, 254, '“Does it work\nin frost, and why?”', { size: 50 }) +
      reveal(
        step,
        2,
        title(770, 436, '1  Answer aloud', { size: 56 }) +
          title(770, 516, '2  Then look', { size: 56, fill: 'var(--ink-2)' }) +
          line('M770 540H1160', 'var(--line-2)', 3),
      ),
  },
  route: {
    steps: 1,
    draw: () =>
      title(72, 118, 'One evening') +
      line('M360 640H920', 'var(--ink)', 4) +
      note(820, 214, 'three of them', { size: 50 }) +
      STONES.map((word, i) => {
        const [y, rx, ry] = [590 - i * 98, 240 - i * 36, 52 - i * 1.5];
        const last = i === 4;
        return (
          stone(`evening-${word}`, 640 + (i % 2 ? 10 : -8), y, rx, ry, last ? 'var(--accent)' : 'var(--ink)') +
          label(640 + (i % 2 ? 10 : -8), y + 15, word, { anchor: 'middle', size: 46, weight: 640, fill: 'var(--paper)' })
        );
      }).join(''),
  },
};

const FADE: Point[] = [0, 1, 2, 3.5, 5.5, 8, 11, 14].map((week): Point => [across(week), 590 - 340 * Math.exp(-week / 1.6)]);

function drawFading(): string {
  return title(72, 118, 'Notes in a drawer') + profile(FADE, 620, 'var(--topo-1)') + line('M72 620H1208', 'var(--ink)', 4) + ring(FADE[0]!);
}

/** Each return lifts the line again, and it falls more slowly. */
function drawReturns(step: number): string {
  const stops = [0, ...WEEKS.map(([week]) => week), 14];
  const slow = [0.9, 2.6, 8, 26];
  const curve = stops
    .slice(0, 4)
    .map((from, i) => {
      const to = stops[i + 1]!;
      const falls = Array.from({ length: 13 }, (_, k) => {
        const week = from + ((to - from) * k) / 12;
        return `${across(week).toFixed(1)} ${(590 - 340 * Math.exp((from - week) / slow[i]!)).toFixed(1)}`;
      });
      return falls.join('L');
    })
    .join('L');
  return (
    title(72, 118, step === 2 ? 'Come back three times' : 'The gaps grow') +
    ghost(FADE.reduce((d, [x, y], i) => `${d}${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`, '')) +
    line('M72 600H1208', 'var(--ink)', 4) +
    trace(step, 2, `M${curve}`, 'var(--ink)', 6) +
    WEEKS.map(
      ([week, name]) =>
        line(`M${across(week)} 250V612`, 'var(--line-2)', 3) +
        ring([across(week), 250], 15) +
        label(across(week), 652, name, { anchor: week < 1 ? 'end' : 'middle', size: 38 }),
    ).join('') +
    reveal(step, 3, note(1208, 230, 'about half a year', { anchor: 'end', size: 50 }))
  );
}
