import { printMinus } from '../../print-minus.ts';
import { defineTemplate } from '../../template.ts';
import { composeSeries, type SeriesItem } from './compose.ts';
import { ALPHABET, ASKED, type SeriesPuzzle } from './series.ts';
import { solveSeries } from './solve.ts';

export const letterSeries = defineTemplate<SeriesPuzzle>({
  id: 'letter-series',
  compose: composeSeries,
  solve: solveSeries,
  present: ({ shown }) => ({
    prompt: 'Which two letters come next?',
    blocks: [
      {
        type: 'series',
        cells: [...Array.from(shown, (text) => ({ text })), { isAsked: true, label: '?' }, { isAsked: true, label: '?' }],
      },
    ],
    format: { type: 'text', length: ASKED, alphabet: ALPHABET, hint: 'Two letters, in their order.' },
  }),
  sign: ({ shown }) => shown,
  explain: (item) => printMinus(`${(item as SeriesItem).meaning} So the next two letters are ${item.key[0]} and ${item.key[1]}.`),
});
