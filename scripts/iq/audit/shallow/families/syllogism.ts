import type { Presentation } from '#core/iq/item/presentation.ts';
import type { Candidate } from '../guess-shallow.ts';
import { shownCells } from '../read-candidates.ts';

/** A letter as a sentence says it: by which quantifier, in which place, denied or not. */
interface Said {
  readonly letter: string;
  readonly how: string;
  readonly isDenied: boolean;
}

const isSame = (a: Said, b: Said): boolean => a.letter === b.letter && a.isDenied === b.isDenied;

function readTerms(text: string): Said[] {
  const [quantifier = ''] = text.split(/ (?=non-|[A-Z]\b)/);
  return (text.match(/(non-)?\b[A-Z]\b/g) ?? []).map((term, place) => ({
    letter: term.slice(-1),
    how: `${quantifier} ${place}`,
    isDenied: term.startsWith('non-'),
  }));
}

/** How the letters of an option are said where they are given, and whether statements that share letters lead from one to the other. */
export function readSyllogism(presentation: Presentation): Candidate[] {
  const { format } = presentation;
  if (format.type !== 'choice') return [];
  const given = shownCells(presentation).map((cell) => readTerms('text' in cell ? cell.text : ''));
  return format.options.map(({ id, text = '' }): Candidate => {
    const terms = text.startsWith('None') ? [] : readTerms(text);
    const features: Record<string, number> = {};
    for (const { letter, how, isDenied } of terms)
      for (const other of given.flat())
        if (other.letter === letter) features[`${how}, given by ${other.how}, ${other.isDenied === isDenied ? 'as is' : 'turned'}`] = 1;
    const [from = '', to = ''] = terms.map(({ letter }) => letter);
    const near = countNear(given, from, to);
    const [besideFrom = [], besideTo = []] = terms.map((term) => given.filter((line) => line.some((said) => isSame(said, term))).flat());
    const shared = besideFrom.filter((one) => besideTo.some((other) => isSame(one, other))).length;
    const reached = new Set([from]);
    for (const _ of given) for (const line of given) if (line.some(({ letter }) => reached.has(letter))) for (const { letter } of line) reached.add(letter); // prettier-ignore
    return {
      answer: id,
      features: {
        ...features,
        ...(terms.length > 0 && { ...near, 'words between, as they are': shared }),
        'letters that are linked': Number(terms.length > 0 && reached.has(to)),
      },
    };
  });
}

/** Of the letters that stand with the one and with the other: how many are the same, whatever is said of them, and how many are said alike. */
function countNear(given: readonly (readonly Said[])[], from: string, to: string): Record<string, number> {
  const beside = (letter: string): Said[] =>
    given.filter((line) => line.some((said) => said.letter === letter)).flatMap((line) => line.filter((said) => said.letter !== letter));
  const pairs = beside(from).flatMap((one) => beside(to).flatMap((other) => (one.letter === other.letter ? [one.isDenied === other.isDenied] : []))); // prettier-ignore
  const alike = pairs.filter((isAlike) => isAlike).length;
  return {
    ...{ 'letters between': pairs.length, 'letters between, said alike': alike, 'letters between, said unlike': pairs.length - alike },
    'letters beside either': beside(from).length + beside(to).length,
  };
}
