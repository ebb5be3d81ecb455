import { noise, type Point } from '#core/drawing/terrain.ts';
import { ghost, label, line, note, plate, profile, reveal, ring, stone, title, type Deck } from '#scripts/media/slide-frame.ts';

const ground = noise('a year of work');
const YEAR: Point[] = Array.from({ length: 41 }, (_, i) => {
  const x = 72 + i * 28.4;
  return [x, 500 - 185 * (1 - Math.abs(ground(i / 4.8, 4.2, 2)) * 1.5)];
});
const PEAKS = YEAR.filter(([, y], i) => i > 1 && i < 39 && y < YEAR[i - 1]![1] && y <= YEAR[i + 1]![1] && y < 440);
const MIST = `<defs><linearGradient id="mist"><stop offset="0" stop-color="var(--paper)" stop-opacity=".96"/><stop offset=".7" stop-color="var(--paper)" stop-opacity=".9"/><stop offset="1" stop-color="var(--paper)" stop-opacity="0"/></linearGradient></defs>`;

export const deck: Deck = {
  year: {
    steps: 4,
    draw: (step) =>
      MIST +
      title(72, 118, 'A year of your work') +
      profile(YEAR, 580, 'var(--topo-2)') +
      reveal(step, 3, `<rect x="60" y="190" width="1000" height="388" fill="url(#mist)"/>`) +
      line('M72 580H1208', 'var(--ink)', 4) +
      label(72, 634, 'January', { size: 40 }) +
      label(1208, 634, 'December', { size: 40, anchor: 'end' }) +
      reveal(step, 2, line('M1062 540V560H1200V540', 'var(--ink)', 4) + ring([1204, YEAR.at(-1)![1]])) +
      (step === 2 || step === 3 ? reveal(step, 2, note(1190, 232, 'what you\nstill see', { anchor: 'end', size: 46 })) : '') +
      reveal(step, 4, PEAKS.map(([x, y]) => line(`M${x} ${y - 4}v-44`, 'var(--ink)', 5) + stone(`peak${x}`, x, y - 60, 26, 16)).join('')) +
      reveal(step, 4, note(72, 196, 'one mark for each peak', { size: 50 })),
  },
  entry: {
    steps: 4,
    draw: (step) =>
      title(72, 118, 'One entry, three lines') +
      line('M72 312H1208M72 452H1208M72 592H1208', 'var(--line-2)', 3) +
      ['It was', 'I did', 'Now it is']
        .map((word, i) => label(72, 270 + i * 140, word, { size: 48, weight: 640, fill: step < i + 2 ? 'var(--ink-3)' : 'var(--ink)' }))
        .join('') +
      reveal(step, 2, dayBlocks(9, 214) + title(1208, 276, '9 days', { anchor: 'end', size: 72 })) +
      reveal(step, 3, note(300, 412, 'a checklist, tried for two weeks', { size: 52 })) +
      reveal(
        step,
        4,
        dayBlocks(4, 494) +
          ghost('M580 494H932V564H580') +
          title(1208, 556, '4 days', { anchor: 'end', size: 72, fill: 'var(--course-ink)' }) +
          note(756, 544, '5 fewer', { anchor: 'middle', size: 46 }),
      ),
  },
  evidence: {
    steps: 4,
    draw: (step) =>
      title(72, 118, 'Three kinds of evidence') +
      line('M72 540H400M478 540H832M892 540H1208', 'var(--line-2)', 4) +
      reveal(
        step,
        2,
        line('M72 540H400', 'var(--ink)', 4) +
          [250, 200, 150, 96]
            .map((h, i) => line(`M${112 + i * 80} 540V${540 - h}`, 'var(--ink)', 30).replace('stroke-linecap="round"', ''))
            .join('') +
          title(236, 622, 'A count', { anchor: 'middle', size: 56 }),
      ) +
      reveal(
        step,
        3,
        plate(478, 270, 140, 200) +
          line('M500 310h96M500 342h96M500 374h96M500 406h96M500 438h96M500 326h70M500 358h80M500 390h60M500 422h84', 'var(--ink-3)', 4) +
          line('M634 370h40M660 356l16 14-16 14', 'var(--ink)', 5) +
          plate(692, 270, 140, 200) +
          line('M716 320h92M716 380h92M716 440h60', 'var(--ink)', 6) +
          line('M478 540H832', 'var(--ink)', 4) +
          title(655, 622, 'A picture', { anchor: 'middle', size: 56 }),
      ) +
      reveal(
        step,
        4,
        note(1050, 330, '“Now I\nunderstand\nthe letter.”', { anchor: 'middle', size: 52 }) +
          label(1050, 516, '12 March', { anchor: 'middle', size: 38, fill: 'var(--ink-2)' }) +
          line('M892 540H1208', 'var(--ink)', 4) +
          title(1050, 622, 'A sentence', { anchor: 'middle', size: 56 }),
      ),
  },
  friday: {
    steps: 4,
    draw: (step) => (step < 3 ? drawWeek(step) : drawQuarter(step)),
  },
};

/** A scale bar of days, two rows of alternating blocks as on a map. */
function dayBlocks(days: number, y: number): string {
  const width = 70.4;
  const blocks = Array.from({ length: days }, (_, i) => {
    const dark = `<rect x="${300 + i * width}" y="${i % 2 ? y + 35 : y}" width="${width}" height="35" fill="var(--ink)"/>`;
    return dark;
  });
  return `<rect x="300" y="${y}" width="${width * days}" height="70" fill="var(--sheet)" stroke="var(--ink)" stroke-width="3"/>${blocks.join('')}`;
}

function drawWeek(step: number): string {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
  return (
    title(72, 118, 'Friday, five minutes') +
    line('M72 500H1208', 'var(--ink)', 4) +
    days.map((day, i) => label(180 + i * 220, 568, day, { anchor: 'middle', size: 48, weight: i === 4 ? 660 : 520 })).join('') +
    days.map((_, i) => line(`M${180 + i * 220} 488v24`, 'var(--ink)', 4)).join('') +
    ring([1060, 500], 20) +
    reveal(
      step,
      2,
      stone('tuesday', 400, 464, 78, 34) +
        line('M1034 470C900 260 560 270 420 410M452 404l-34 12 4-36', 'var(--ink)', 5) +
        note(700, 250, 'different because of me?', { anchor: 'middle', size: 50 }),
    )
  );
}

function drawQuarter(step: number): string {
  // Ten stones in thirteen weeks; the gaps are weeks without one.
  const weeks = [1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1];
  const at = (i: number): number => 112 + i * 88;
  return (
    title(72, 118, '13 weeks, 10 stones') +
    line('M72 500H1208', 'var(--ink)', 4) +
    reveal(
      step,
      3,
      weeks.map((has, i) => (has ? stone(`week${i}`, at(i), 478, 38, 22) : line(`M${at(i)} 488v24`, 'var(--ink-3)', 4))).join(''),
    ) +
    label(72, 564, 'week 1', { size: 38 }) +
    label(at(12), 564, '13', { anchor: 'middle', size: 38 }) +
    note(72, 240, 'each with its date', { size: 50 }) +
    reveal(
      step,
      4,
      ring([at(12), 424]) + label(at(12) + 30, 380, 'this week', { anchor: 'end', size: 44, weight: 640, fill: 'var(--accent-ink)' }),
    )
  );
}
