import { type Composed, defineTemplate } from '../../template.ts';
import { composeEquations } from './compose.ts';
import { type EquationPuzzle, writeEquation } from './puzzle.ts';
import { findValues, solveEquations } from './solve.ts';

/** Signs that stand for numbers, and what is known of their sums. */
export const symbolEquations = defineTemplate<EquationPuzzle>({
  id: 'symbol-equations',
  compose: composeEquations,
  solve: solveEquations,
  present: ({ symbols, equations, asked }) => ({
    prompt: `Each sign stands for one number, the same in every line. Which number is ${symbols[asked]}?`,
    blocks: [{ type: 'statements', lines: equations.map((equation) => writeEquation(equation, symbols)) }],
    format: { type: 'number' },
  }),
  sign: signEquations,
  explain: explainEquations,
});

/** The same whichever sign is which, and in whatever order the lines stand: the first in the alphabet of all namings. */
function signEquations({ symbols, equations, asked }: EquationPuzzle): string {
  const names = symbols.map((_, i) => String.fromCodePoint(97 + i));
  return permutations(names)
    .map(
      (naming) =>
        `${equations
          .map((equation) => writeSorted(equation, naming))
          .toSorted()
          .join('; ')}; ${naming[asked]}`,
    )
    .toSorted()[0] as string;
}

const writeSorted = (equation: EquationPuzzle['equations'][number], naming: readonly string[]): string =>
  writeEquation(equation, naming)
    .split(' = ')
    .map((side) =>
      side
        .split(/(?= [+−])/)
        .map((term, i) => (i === 0 ? ` + ${term}` : term))
        .toSorted()
        .join(''),
    )
    .join(' =');

const permutations = (names: readonly string[]): string[][] =>
  names.length < 2 ? [[...names]] : names.flatMap((name, i) => permutations(names.toSpliced(i, 1)).map((rest) => [name, ...rest]));

function explainEquations({ puzzle, key }: Composed<EquationPuzzle>): string {
  const { symbols, equations, asked } = puzzle;
  const values = (findValues(puzzle) ?? []).map(String);
  const others = symbols.map((symbol, i) => `${symbol} = ${values[i]}`).filter((_, i) => i !== asked);
  const checks = equations.map((equation) => writeEquation(equation, values)).join('; ');
  const together = others.length === 0 ? '' : ` with ${others.join(' and ')}`;
  return `Only ${symbols[asked]} = ${key}${together} makes every line true: ${checks}.`;
}
