import { OPTION_IDS } from '../../../item/presentation.ts';
import { defineTemplate } from '../../template.ts';
import { composeComparison } from './compose.ts';
import { explainComparison } from './explain.ts';
import { type ComparisonPuzzle, type Fact, LETTERS, sayFact, VERDICTS } from './puzzle.ts';
import { solveComparison } from './solve.ts';

/** Four amounts, of which one is larger than the others in every case that fits what is told; or none. */
export const comparison = defineTemplate<ComparisonPuzzle>({
  id: 'comparison',
  compose: composeComparison,
  solve: solveComparison,
  present: ({ facts }) => ({
    prompt: facts.some(({ kind }) => kind === 'price')
      ? 'Four shops sell the same thing. In which of them does one piece cost more than in each of the others?'
      : 'A, B, C and D are whole numbers above 0. Which of them is sure to be larger than each of the others?',
    blocks: [{ type: 'statements', lines: facts.map(sayFact) }],
    format: { type: 'choice', options: VERDICTS.map((text, i) => ({ id: OPTION_IDS[i] ?? '', text })) },
  }),
  sign: signFacts,
  explain: explainComparison,
});

/** The same whichever letter is which, and in whatever order the lines stand: the first in the alphabet of all namings. */
function signFacts({ facts }: ComparisonPuzzle): string {
  const signatures = NAMINGS.map((naming) =>
    facts
      .map((fact) => sayFact(rename(fact, (letter) => naming[LETTERS.indexOf(letter)] ?? letter)))
      .toSorted()
      .join('; '),
  );
  return signatures.toSorted()[0] ?? '';
}

const rename = (fact: Fact, name: (letter: Fact['of']) => Fact['of']): Fact =>
  'other' in fact ? { ...fact, of: name(fact.of), other: name(fact.other) } : { ...fact, of: name(fact.of) };

const permute = <Value>(values: readonly Value[]): Value[][] =>
  values.length < 2 ? [[...values]] : values.flatMap((value, i) => permute(values.toSpliced(i, 1)).map((rest) => [value, ...rest]));

const NAMINGS = permute(LETTERS);
