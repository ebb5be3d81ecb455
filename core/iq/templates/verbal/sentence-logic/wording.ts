import { capitalized } from '../../../../words.ts';
import { KIND_TOPICS, STATE_TOPICS } from './topics.ts';
import type { KindSentence, Literal, LogicPuzzle, StateSentence } from './sentence.ts';

const begin = (text: string): string => `${capitalized(text)}.`;

/** "the lamp is not on" */
export function sayLiteral(topic: number, { thing, isSo }: Literal): string {
  const [name, state] = STATE_TOPICS[topic]?.[thing] ?? ['', ''];
  return `the ${name} is ${isSo ? '' : 'not '}${state}`;
}

function sayState(topic: number, sentence: StateSentence): string {
  const a = sayLiteral(topic, sentence.a);
  if (sentence.form === 'fact') return begin(a);
  const b = sayLiteral(topic, sentence.b);
  switch (sentence.form) {
    case 'if':
      return begin(`if ${a}, then ${b}`);
    case 'only-if':
      return begin(`${a} only if ${b}`);
    case 'unless':
      return begin(`${a} unless ${b}`);
    case 'or':
      return begin(`${a}, or ${b}, or both`);
    case 'not-both':
      return begin(`${a.replace(' is ', ' is never ')} while ${b}`);
  }
}

function sayKind(topic: number, sentence: KindSentence, isScoped: boolean): string {
  const { thing, properties } = KIND_TOPICS[topic] ?? KIND_TOPICS[0];
  const a = properties[sentence.a] ?? '';
  if (sentence.form === 'most') return `More than half of the ${thing}s are ${a}.`;
  const b = properties[sentence.b] ?? '';
  switch (sentence.form) {
    case 'all':
      return isScoped ? `Only ${b} ${thing}s are ${a}.` : `All ${a} ${thing}s are ${b}.`;
    case 'no':
      return `No ${a} ${thing} is ${b}.`;
    case 'some':
      return `At least one ${a} ${thing} is ${b}.`;
    case 'some-not':
      return isScoped ? `Not all ${a} ${thing}s are ${b}.` : `At least one ${a} ${thing} is not ${b}.`;
    case 'all-not':
      return `All ${thing}s that are not ${a} are ${b}.`;
    case 'some-neither':
      return `At least one ${thing} is neither ${a} nor ${b}.`;
  }
}

export const NONE = 'None of the other four has to be true.';

export const sayPremises = (puzzle: LogicPuzzle): string[] =>
  puzzle.kind === 'states'
    ? puzzle.premises.map((premise) => sayState(puzzle.topic, premise))
    : puzzle.premises.map((premise) => sayKind(puzzle.topic, premise, puzzle.isScoped));

export const sayOptions = (puzzle: LogicPuzzle): string[] =>
  puzzle.kind === 'states'
    ? puzzle.options.map((option) => (option === null ? NONE : begin(sayLiteral(puzzle.topic, option))))
    : puzzle.options.map((option) => sayKind(puzzle.topic, option, false));
