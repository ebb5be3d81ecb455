import type { Presentation } from '#core/iq/item/presentation.ts';
import { RELATIONS } from '#core/iq/templates/verbal/lexicon/relations.ts';
import { HALF, type Candidate } from '../guess-shallow.ts';
import { shownCells } from '../read-candidates.ts';

const TABLES = Object.values(RELATIONS).flat();

/** What whoever knows the words knows of one: of what sort it is, such as a tool, and what it goes with, such as a baker. */
const knownOf = (word: string): { sorts: string[]; kin: string[] } => {
  const found = TABLES.flatMap(({ roles, rows, besides }) =>
    [...rows, ...besides].filter((row) => row.includes(word)).map((row) => ({ sort: roles[row.indexOf(word)] ?? '', row })),
  );
  return { sorts: found.map(({ sort }) => sort), kin: found.flatMap(({ row }) => row.filter((each) => each !== '')) };
};

const shared = (a: readonly string[], b: readonly string[]): number => Number(a.some((each) => b.includes(each)));

/** Whether an option is of the sort of the second word or goes with the third, the rest unread; and beside the other options. */
export function readAnalogy(presentation: Presentation): Candidate[] {
  const { format } = presentation;
  if (format.type !== 'choice') return [];
  const shown = shownCells(presentation).map((cell) => knownOf('text' in cell ? cell.text : ''));
  const options = format.options.map(({ id, text = '' }) => ({ id, text, ...knownOf(text) }));
  return options.map(({ id, text, sorts, kin }): Candidate => {
    const others = options.filter((other) => other.id !== id);
    const ofItsSort = others.filter((other) => shared(sorts, other.sorts)).length;
    const withIt = others.filter((other) => kin.includes(other.text)).length;
    return {
      answer: id,
      features: {
        ...Object.fromEntries(shown.map((word, n) => [`${HALF}of the sort of shown ${n}`, shared(sorts, word.sorts)])),
        ...Object.fromEntries(shown.map((word, n) => [`${HALF}goes with shown ${n}`, Number(word.kin.includes(text))])),
        ...{ 'others of its sort': ofItsSort, 'others that go with it': withIt, 'others near it': ofItsSort + withIt },
      },
    };
  });
}
