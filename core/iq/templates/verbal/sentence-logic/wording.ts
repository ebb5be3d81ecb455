import { capitalized } from '../../../../words.ts';
import { opposite, type Literal as KindLiteral, type Statement } from '../../categorical/statement.ts';
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
      return begin(`it cannot be that ${a} while ${b}`);
  }
}

export function sayKind(topic: number, sentence: KindSentence): string {
  const { thing, properties } = KIND_TOPICS[topic] ?? KIND_TOPICS[0];
  const is = ({ term, is: isSo }: KindLiteral): string => `${isSo ? '' : 'not '}${properties[term]}`;
  const one = ({ term, is: isSo }: KindLiteral, noun: string, verb: string): string =>
    isSo ? `${properties[term]} ${noun}` : `${noun} that ${verb} not ${properties[term]}`;
  const things = `${thing}s`;
  const [first] = sentence.of;
  if (sentence.quantity === 'most')
    return sentence.said === 'more'
      ? `More than half of the ${things} are ${is(first)}.`
      : `Fewer than half of the ${things} are ${is(opposite(first))}.`;
  const second = sentence.of[1];
  switch (sentence.said) {
    case 'all':
      return `All ${one(first, things, 'are')} are ${is(opposite(second))}.`;
    case 'only':
      return `Only ${one(opposite(second), things, 'are')} are ${is(first)}.`;
    case 'no':
      return `No ${one(first, thing, 'is')} is ${is(second)}.`;
    case 'some':
      return `At least one ${one(first, thing, 'is')} is ${is(second)}.`;
    case 'notAll':
      return `Not all ${one(first, things, 'are')} are ${is(opposite(second))}.`;
  }
}

/** That at least one thing is both. */
function sayCell(topic: number, { of: [first, second] }: Statement): string {
  const { thing, properties } = KIND_TOPICS[topic] ?? KIND_TOPICS[0];
  const [one, other] = [properties[first.term], properties[second.term]];
  const start = `At least one ${thing} is`;
  if (first.is && second.is) return `${start} both ${one} and ${other}.`;
  if (!first.is && !second.is) return `${start} neither ${one} nor ${other}.`;
  return first.is ? `${start} ${one} but not ${other}.` : `${start} ${other} but not ${one}.`;
}

export const NONE = 'None of the other four has to be true.';

export const sayPremises = (puzzle: LogicPuzzle): string[] =>
  puzzle.kind === 'states'
    ? puzzle.premises.map((premise) => sayState(puzzle.topic, premise))
    : puzzle.premises.map((premise) => sayKind(puzzle.topic, premise));

export const sayOptions = (puzzle: LogicPuzzle): string[] =>
  puzzle.kind === 'states'
    ? puzzle.options.map((option) => (option === null ? NONE : begin(sayLiteral(puzzle.topic, option))))
    : puzzle.options.map((option) => (option === null ? NONE : sayCell(puzzle.topic, option)));
