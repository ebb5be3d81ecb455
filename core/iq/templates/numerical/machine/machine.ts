import type { Presentation } from '../../../item/presentation.ts';
import { partIds, writeStep, type ItemStep } from '../../../item/steps.ts';
import { type Composed, defineTemplate } from '../../template.ts';
import { writeTwoPlaceRule } from '../say-two-place-rule.ts';
import { findTwoPlaceRules } from '../two-place-rules.ts';
import { composeMachine } from './compose.ts';
import { allSteps, type HiddenMachine, type MachinePuzzle, type ToldMachine } from './puzzle.ts';
import { solveMachine } from './solve.ts';
import { runSteps, sayStep, writeStep as writeSum } from './steps.ts';

/** A number machine: its steps are worked forwards, then backwards, then found. */
export const machine = defineTemplate<MachinePuzzle>({
  id: 'machine',
  compose: composeMachine,
  solve: solveMachine,
  present: (puzzle) => (puzzle.kind === 'told' ? presentTold(puzzle) : presentHidden(puzzle)),
  sign: (puzzle) =>
    puzzle.kind === 'told'
      ? `${puzzle.known} ${puzzle.number} x${puzzle.runs}: ${puzzle.steps.map(({ does, by }) => `${does} ${by}`).join()}`
      : `${puzzle.examples.map(String).toSorted().join(' ')} ? ${puzzle.asked.join()}`,
  explain: (composed) =>
    composed.puzzle.kind === 'told' ? explainTold(composed.puzzle, composed.key) : explainHidden(composed.puzzle, composed),
});

function presentTold({ steps, runs, known, number }: ToldMachine): Presentation {
  return {
    prompt: askTold(known, runs, number, steps.length),
    blocks: [{ type: 'statements', lines: steps.map(sayStep), isOrdered: true }],
    format: { type: 'number' },
  };
}

function askTold(known: 'in' | 'out', runs: 1 | 2, number: number, steps: number): string {
  const works = steps === 1 ? 'This machine does one step.' : 'This machine does these steps in order.';
  if (known === 'in') return `${works} ${number} goes in: what comes out?`;
  if (runs === 1) return `${works} ${number} came out: what went in?`;
  return `${works} A number went through it, and what came out went through it once more: ${number} came out in the end. What went in at first?`;
}

const presentHidden = ({ examples, asked: [a, b] }: HiddenMachine): Presentation => ({
  prompt: 'This machine makes one number out of two numbers, always in the same way. Which number comes out in the last row?',
  blocks: [
    {
      type: 'table',
      caption: 'What went in and what came out',
      columns: ['First in', 'Second in', 'Out'],
      rows: [...examples.map((example) => example.map(String)), [`${a}`, `${b}`, '?']],
    },
  ],
  format: { type: 'number' },
});

function explainTold(puzzle: ToldMachine, key: string): ItemStep[] {
  const steps = allSteps(puzzle);
  const numbers = runSteps(steps, Number(puzzle.known === 'in' ? puzzle.number : key)) ?? [];
  const sums = steps.map((step, i) => writeSum(step, numbers[i] ?? 0, numbers[i + 1] ?? 0));
  const ofStep = (i: number) => partIds([i % puzzle.steps.length]);
  if (puzzle.known === 'in') return [...sums.map((sum, i) => writeStep(sum, ofStep(i))), writeStep(`so ${key} comes out`)];
  const back = numbers.toReversed();
  const undone = back.slice(1).map((number, n) => {
    const i = steps.length - 1 - n;
    return writeStep(`undo “${sayUndone(puzzle, i)}”: from ${back[n]} back to ${number}`, ofStep(i));
  });
  return [...undone, writeStep(`so ${key} went in; check it forwards: ${sums.join(', ')}`)];
}

const sayUndone = ({ steps }: ToldMachine, i: number): string => {
  const step = steps[i % steps.length];
  return step ? sayStep(step).replace(/\.$/u, '') : '';
};

function explainHidden({ examples, asked: [a, b] }: HiddenMachine, { key }: Composed<MachinePuzzle>): ItemStep[] {
  const [rule] = findTwoPlaceRules(examples).toSorted((x, y) => x.cost - y.cost);
  const [first = [0, 0, 0]] = examples;
  const write = (...[x, y, result]: readonly [number, number, number]) => writeTwoPlaceRule(rule?.coefficients ?? [], x, y, result);
  return [
    writeStep(`each row is worked out alike: in the first, ${write(first[0], first[1], first[2])}`, partIds([0])),
    writeStep(`so in the last, ${write(a, b, Number(key))}`, partIds([examples.length])),
  ];
}
