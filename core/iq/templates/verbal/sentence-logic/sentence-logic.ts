import { OPTION_IDS, type Presentation } from '../../../item/presentation.ts';
import { defineTemplate, type Composed } from '../../template.ts';
import { composeKinds } from './compose-kinds.ts';
import { composeStates } from './compose-states.ts';
import { explainKinds } from './explain-kinds.ts';
import { explainStates } from './explain-states.ts';
import type { Literal as KindLiteral } from '../../categorical/statement.ts';
import type { KindSentence, Literal, LogicPuzzle, StateSentence } from './sentence.ts';
import { solveLogic } from './solve.ts';
import { sayOptions, sayPremises } from './wording.ts';

const PROMPT = 'The sentences below are true: which of the options must be true as well?';
const UNLESS = '“A unless B” says that A is so if B is not, and leaves open what is so if B is.';

function present(puzzle: LogicPuzzle): Presentation {
  const isWithUnless = puzzle.kind === 'states' && puzzle.premises.some(({ form }) => form === 'unless');
  return {
    prompt: isWithUnless ? `${PROMPT} (${UNLESS})` : PROMPT,
    blocks: [{ type: 'statements', lines: sayPremises(puzzle) }],
    format: { type: 'choice', options: sayOptions(puzzle).map((text, i) => ({ id: OPTION_IDS[i] ?? '', text })) },
  };
}

/** Every order of the names of the four things or properties. */
function namings(count: number): number[][] {
  if (count === 0) return [[]];
  return namings(count - 1).flatMap((naming) => Array.from({ length: count }, (_, place) => naming.toSpliced(place, 0, count - 1)));
}

const isSymmetric = (form: string): boolean => form === 'or' || form === 'not-both';

function rename(sentence: StateSentence | KindSentence | Literal | KindLiteral | null, naming: readonly number[]): string {
  if (sentence === null) return 'none';
  if ('thing' in sentence) return `${naming[sentence.thing]}${sentence.isSo ? '' : '-'}`;
  if ('term' in sentence) return `${naming[sentence.term]}${sentence.is ? '' : '-'}`;
  if ('of' in sentence) return `${sentence.said} ${sentence.of.map((literal) => rename(literal, naming)).join(' ')}`;
  const parts = 'b' in sentence ? [rename(sentence.a, naming), rename(sentence.b, naming)] : [rename(sentence.a, naming)];
  return `${sentence.form} ${(isSymmetric(sentence.form) ? parts.toSorted() : parts).join(' ')}`;
}

/** What simple sentences are about counts too: by their logic alone there are too few of the first level. */
function sign(puzzle: LogicPuzzle): string {
  const write = (sentences: LogicPuzzle['premises'] | LogicPuzzle['options'], naming: readonly number[]): string =>
    sentences
      .map((sentence) => rename(sentence, naming))
      .toSorted()
      .join(', ');
  const written = namings(4).map((naming) => `${write(puzzle.premises, naming)} > ${write(puzzle.options, naming)}`);
  return `${puzzle.kind === 'states' ? `${puzzle.topic} ` : ''}${written.toSorted()[0]}`;
}

function explain({ puzzle, key }: Composed<LogicPuzzle>): string {
  const place = OPTION_IDS.indexOf(key);
  return puzzle.kind === 'states' ? explainStates(puzzle, puzzle.options[place] ?? null) : explainKinds(puzzle, place);
}

/** The form of a sentence; what it is about is told by its text. */
const traitsOf = (puzzle: LogicPuzzle): string[][] =>
  puzzle.kind === 'states'
    ? puzzle.options.map((option) => [option === null ? 'none' : String(option.isSo)])
    : puzzle.options.map((option) => (option ? option.of.map(({ is }) => String(is)) : ['none', 'none']));

export const sentenceLogic = defineTemplate<LogicPuzzle>({
  id: 'sentence-logic',
  compose: (random, level) => (level === 4 || level === 5 ? composeKinds(random, level === 5) : composeStates(random, level)),
  solve: solveLogic,
  present,
  sign,
  explain,
  optionTraits: traitsOf,
});
