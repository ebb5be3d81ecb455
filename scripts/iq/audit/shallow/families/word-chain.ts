import type { Presentation } from '#core/iq/item/presentation.ts';
import { COMPOUNDS } from '#core/iq/templates/verbal/lexicon/compounds.ts';
import { HALF, type Candidate } from '../guess-shallow.ts';

const isWord = (first: string, second: string): boolean => COMPOUNDS.get(first)?.includes(second) ?? false;
const ALL = [...COMPOUNDS].flatMap(([first, seconds]) => seconds.map((second) => [first, second]));

/** Whether an option makes a word with one of those that are shown, the others unread; and how many words it makes. */
export function readChain({ blocks, format }: Presentation): Candidate[] {
  if (format.type !== 'choice') return [];
  const beside = blocks.flatMap((block) => {
    if (block.type !== 'series') return [];
    const words = block.cells.map((cell) => ('text' in cell ? cell.text : null));
    const place = words.indexOf(null);
    return [
      { first: words[place - 1], second: null },
      { first: null, second: words[place + 1] },
    ].filter(({ first, second }) => Boolean(first ?? second));
  });
  return format.options.map(({ id, text = '' }): Candidate => {
    const fits = beside.map(({ first, second }) => Number(isWord(first ?? text, second ?? text)));
    return {
      answer: id,
      features: {
        'words it makes': ALL.filter((pair) => pair.includes(text)).length,
        // Where one word is shown, to fit it is all that is asked.
        ...(fits.length > 1 && Object.fromEntries(fits.map((fit, n) => [`${HALF}makes a word with shown ${n}`, fit]))),
      },
    };
  });
}
