import { OPTION_IDS } from '../../../item/presentation.ts';
import { collectionsWhere, isTrueOfThings } from './collections.ts';
import type { KindsPuzzle, Literal, LogicPuzzle, StateSentence, StatesPuzzle } from './sentence.ts';

const idsWhere = (isTrue: readonly boolean[]): string[] => isTrue.flatMap((is, i) => (is ? [OPTION_IDS[i] ?? ''] : []));

const STATES = 4;
const holds = ({ thing, isSo }: Literal, model: number): boolean => (((model >> thing) & 1) === 1) === isSo;

/** `isStrict`: "a unless b" also says that it is not both, as many take it to. */
function isTrueOf(sentence: StateSentence, model: number, isStrict: boolean): boolean {
  const a = holds(sentence.a, model);
  if (sentence.form === 'fact') return a;
  const b = holds(sentence.b, model);
  switch (sentence.form) {
    case 'if':
    case 'only-if':
      return !a || b;
    case 'or':
      return a || b;
    case 'unless':
      return isStrict ? a !== b : a || b;
    case 'not-both':
      return !(a && b);
  }
}

function solveStates({ premises, options }: StatesPuzzle, isStrict: boolean): string[] {
  const models = Array.from({ length: 2 ** STATES }, (_, model) => model).filter((model) =>
    premises.every((premise) => isTrueOf(premise, model, isStrict)),
  );
  if (models.length === 0) return [];
  const follows = options.map((option) => option !== null && models.every((model) => holds(option, model)));
  return idsWhere(options.map((option, i) => (option === null ? !follows.includes(true) : follows[i] === true)));
}

function solveKinds({ premises, options }: KindsPuzzle): string[] {
  const collections = collectionsWhere(premises);
  if (collections.length === 0) return [];
  const follows = options.map((option) => option !== null && collections.every((things) => isTrueOfThings(option, things)));
  return idsWhere(options.map((option, i) => (option === null ? !follows.includes(true) : follows[i] === true)));
}

/**
 * Options that are true whenever the premises are. Of each property there are taken to be things that have it and others, by
 * which most follows; "unless" is read in two ways (whether it shuts the other out), and what follows by either counts.
 */
export function solveLogic(puzzle: LogicPuzzle): string[] {
  if (puzzle.kind === 'kinds') return solveKinds(puzzle);
  return [...new Set([false, true].flatMap((isStrict) => solveStates(puzzle, isStrict)))];
}
