import { OPTION_IDS } from '../../../item/presentation.ts';
import { collectionsWhere, isTrueOfThings } from './collections.ts';
import type { KindsPuzzle, Literal, LogicPuzzle, StateSentence, StatesPuzzle } from './sentence.ts';

const idsWhere = (isTrue: readonly boolean[]): string[] => isTrue.flatMap((is, i) => (is ? [OPTION_IDS[i] ?? ''] : []));

const STATES = 4;
const holds = ({ thing, isSo }: Literal, model: number): boolean => (((model >> thing) & 1) === 1) === isSo;

function isTrueOf(sentence: StateSentence, model: number): boolean {
  const a = holds(sentence.a, model);
  if (sentence.form === 'fact') return a;
  const b = holds(sentence.b, model);
  switch (sentence.form) {
    case 'if':
    case 'only-if':
      return !a || b;
    case 'or':
    case 'unless':
      return a || b;
    case 'not-both':
      return !(a && b);
  }
}

function solveStates({ premises, options }: StatesPuzzle): string[] {
  const models = Array.from({ length: 2 ** STATES }, (_, model) => model).filter((model) =>
    premises.every((premise) => isTrueOf(premise, model)),
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

/** Options that are true whenever the premises are. Of each property there are taken to be things that have it and others, by which most follows. */
export const solveLogic = (puzzle: LogicPuzzle): string[] => (puzzle.kind === 'kinds' ? solveKinds(puzzle) : solveStates(puzzle));
