import { applyRule, findTwoPlaceRules } from '../two-place-rules.ts';
import { allSteps, type HiddenMachine, type MachinePuzzle, type ToldMachine } from './puzzle.ts';
import { runSteps } from './steps.ts';

/** Numbers that may have gone in. */
const LOWEST = -1000;
const HIGHEST = 3000;

/** Told machines are run, with each number that may have gone in; hidden ones are explained by every rule within one operation of the simplest. */
export const solveMachine = (puzzle: MachinePuzzle): string[] => (puzzle.kind === 'told' ? solveTold(puzzle) : solveHidden(puzzle));

function solveTold(puzzle: ToldMachine): string[] {
  const steps = allSteps(puzzle);
  if (puzzle.known === 'in') return (runSteps(steps, puzzle.number)?.slice(-1) ?? []).map(String);
  const inputs: string[] = [];
  for (let input = LOWEST; input <= HIGHEST; input++) if (runSteps(steps, input)?.at(-1) === puzzle.number) inputs.push(String(input));
  return inputs;
}

function solveHidden({ examples, asked: [a, b] }: HiddenMachine): string[] {
  const rules = findTwoPlaceRules(examples);
  const least = Math.min(...rules.map(({ cost }) => cost));
  return [...new Set(rules.filter(({ cost }) => cost <= least + 1).map((rule) => String(applyRule(rule, a, b))))];
}
