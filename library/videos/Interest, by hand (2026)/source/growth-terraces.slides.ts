import { polyline } from '#core/drawing/path.ts';
import { noise, type Point } from '#core/drawing/terrain.ts';
import { flag, ghost, label, line, note, plate, profile, reveal, ring, stone, title, type Deck } from '#scripts/media/slide-frame.ts';

const FLOOR = 600;
/** Height of a sum on the page: 8,000 is 400 high. */
const up = (sum: number): number => FLOOR - sum * 0.05;
const year = (years: number, width = 26): number => 72 + years * width;

/** The ground below terraces that double every `span` years, up to `walls` walls. */
function steps(span: number, walls: number, end: number): string {
  let d = `M72 ${FLOOR}V${up(1000)}`;
  for (let i = 1; i <= walls; i++) d += `H${year(span * i)}V${up(1000 * 2 ** i)}`;
  return `${d}H${end}`;
}
function hillside(span: number, walls: number, end: number, fill: string): string {
  const d = steps(span, walls, end);
  const stones = Array.from({ length: walls }, (_, i) => wall(year(span * (i + 1)), up(1000 * 2 ** (i + 1)), up(1000 * 2 ** i))).join('');
  return `<path d="${d}V${FLOOR}Z" fill="${fill}"/>${stones}${line(d, 'var(--ink)', 6)}`;
}
/** Dry stone: courses of blocks behind the face of a terrace. */
function wall(x: number, top: number, foot: number): string {
  const courses = Math.max(1, Math.round((foot - top) / 25));
  const h = (foot - top) / courses;
  return Array.from({ length: courses }, (_, i) => {
    const w = i % 2 ? 40 : 56;
    return `<rect x="${x}" y="${top + i * h}" width="${w}" height="${h}" rx="6" fill="var(--sheet)" stroke="var(--ink)" stroke-width="3"/>`;
  }).join('');
}

const SUMS = ['1,000', '2,000', '4,000', '8,000'];
const compound: Point[] = Array.from({ length: 37 }, (_, i) => [year(i), up(1000 * 1.06 ** i)]);
const rough = noise('a real hillside');
const REAL: Point[] = Array.from({ length: 61 }, (_, i) => [
  72 + i * 19,
  590 - 340 * (i / 60) ** 1.7 - rough(i / 5, 1.5, 3) * (16 + i * 1.6),
]);

export const deck: Deck = {
  rule: {
    steps: 3,
    draw: (step) =>
      title(56, 470, '72', { size: 400 }) +
      reveal(step, 2, rate(172, '6%', 12)) +
      reveal(step, 3, rate(332, '3%', 24) + rate(492, '9%', 8)),
  },
  terraces: {
    steps: 4,
    draw: (step) =>
      title(72, 118, '1,000 at 6%') +
      (step < 4 ? ghost(steps(12, 3, 1208)) : '') +
      hillside(12, step - 1, step < 4 ? year(12 * step) : 1208, 'var(--topo-2)') +
      line(`M40 ${FLOOR}H1240`, 'var(--ink)', 4) +
      SUMS.slice(0, step)
        .map((sum, i) => label(year(12 * i) + (i === step - 1 ? 64 : 16), up(1000 * 2 ** i) - 24, sum, { size: 50, weight: 660 }))
        .join('') +
      [0, 1, 2].map((i) => label(year(12 * i + 6), 650, '12 years', { anchor: 'middle', size: 38, fill: 'var(--ink-2)' })).join('') +
      ring([year(12 * (step - 1)) + 32, up(1000 * 2 ** (step - 1)) - 22], 17),
  },
  straight: {
    steps: 2,
    draw: (step) =>
      title(72, 118, 'Road or terraces') +
      reveal(
        step,
        2,
        `<path d="${polyline(compound)}L${year(36)} ${up(3160)}L72 ${up(1000)}Z" fill="var(--course-wash)"/>` +
          line(polyline(compound), 'var(--course)', 8) +
          flag([year(36), up(8147)]) +
          label(year(36) + 32, up(8147) + 16, '8,000', { size: 54, weight: 660 }) +
          note(902, 372, 'interest\non interest', { anchor: 'middle', size: 38, fill: 'var(--course-ink)' }),
      ) +
      line(`M72 ${up(1000)}L${year(36)} ${up(3160)}`, 'var(--ink)', 8) +
      label(year(36) + 24, up(3160) + 18, '3,160', { size: 54, weight: 660 }) +
      line(`M40 ${FLOOR}H1240`, 'var(--ink)', 4) +
      label(72, 650, 'today', { size: 38, fill: 'var(--ink-2)' }) +
      label(year(36), 650, '36 years', { anchor: 'middle', size: 38, fill: 'var(--ink-2)' }) +
      ring([72, up(1000)]),
  },
  backwards: {
    steps: 2,
    draw: (step) =>
      title(72, 118, 'What else it counts') +
      line('M640 190V650', 'var(--line-2)', 4) +
      `<path d="M72 560V480H232V400H392V240H580V560Z" fill="var(--video-wash)"/>` +
      wall(232, 400, 480) +
      wall(392, 240, 400) +
      line('M72 560V480H232V400H392V240H580', 'var(--ink)', 6) +
      line('M72 560H580', 'var(--ink)', 4) +
      label(152, 532, '4 years', { anchor: 'middle', size: 36 }) +
      label(330, 532, '4 years', { anchor: 'middle', size: 36 }) +
      title(72, 640, 'Debt at 18%', { size: 56 }) +
      (step < 2 ? stone('loaf', 800, 440, 104, 74, 'none') : '') +
      reveal(
        step,
        2,
        stone('loaf', 800, 440, 104, 74, 'var(--water-line)') +
          line('M930 440H1010M992 424l20 16-20 16', 'var(--ink)', 5) +
          stone('loaf', 1110, 440, 74, 52, 'var(--water-line)') +
          label(970, 334, '24 years', { anchor: 'middle', size: 36 }) +
          title(720, 640, 'Prices, 3%', { size: 56 }) +
          note(1110, 556, 'half', { anchor: 'middle', size: 46 }),
      ),
  },
  fee: {
    steps: 2,
    draw: (step) =>
      title(72, 118, '6% − 2% = 4%') +
      ghost(steps(12, 3, 1208)) +
      (step === 1 ? hillside(18, 1, year(26), 'var(--topo-1)') : '') +
      reveal(step, 2, hillside(18, 2, 1208, 'var(--topo-1)')) +
      line(`M40 ${FLOOR}H1240`, 'var(--ink)', 4) +
      label(year(9), 650, '18 years', { anchor: 'middle', size: 38, fill: 'var(--ink-2)' }) +
      label(year(27), 650, '18 years', { anchor: 'middle', size: 38, fill: 'var(--ink-2)' }) +
      note(990, up(8000) + 16, '8,000', { anchor: 'end', size: 50, fill: 'var(--ink-3)' }) +
      (step === 1 ? ring([year(18) + 32, up(2000) - 22]) : '') +
      reveal(
        step,
        2,
        ring([year(36) + 30, up(4000) - 22]) +
          label(year(36) - 20, up(4000) - 24, '4,000', { anchor: 'end', size: 54, weight: 660 }) +
          line(
            `M1180 ${up(8000) + 12}V${up(4000) - 52}M1164 ${up(8000) + 30}l16-20 16 20M1164 ${up(4000) - 70}l16 20 16-20`,
            'var(--accent)',
            5,
          ),
      ),
  },
  uneven: {
    steps: 2,
    draw: (step) =>
      title(72, 118, 'No hill is this even') +
      ghost('M72 580H440V500H810V340H1208') +
      profile(REAL, 720, 'var(--topo-2)') +
      reveal(step, 2, plate(72, 206, 660, 148) + title(112, 308, '72 ÷ your rate = ?', { size: 76 }) + ring(REAL[18]!, 20)),
  },
};

/** A rate, and its years as a scale bar in blocks of four. */
function rate(y: number, percent: string, years: number): string {
  const blocks = Array.from({ length: years / 4 }, (_, i) =>
    i % 2 ? '' : `<rect x="${720 + i * 80}" y="${y}" width="80" height="52" fill="var(--ink)"/>`,
  );
  return (
    label(690, y + 48, percent, { anchor: 'end', size: 64, weight: 660 }) +
    `<rect x="720" y="${y}" width="${years * 20}" height="52" fill="var(--sheet)" stroke="var(--ink)" stroke-width="4"/>${blocks.join('')}` +
    note(720, y + 102, `${years} years`, { size: 48 })
  );
}
