import { isSame, opposite, type Literal } from '../../categorical/statement.ts';
import type { KindsPuzzle } from './sentence.ts';
import { KIND_TOPICS } from './topics.ts';
import { sayKind, sayOptions } from './wording.ts';

/** From the sentences to the one that follows, step by step; or why none does. */
export function explainKinds(puzzle: KindsPuzzle, place: number): string {
  const { thing, properties } = KIND_TOPICS[puzzle.topic] ?? KIND_TOPICS[0];
  const say = ({ term, is }: Literal): string => `${is ? '' : 'not '}${properties[term]}`;
  const said = sayOptions(puzzle)[place];
  const majorities = puzzle.premises.filter(({ quantity }) => quantity === 'most').flatMap(({ of }) => of);
  const some = puzzle.premises.find(({ quantity }) => quantity === 'some');
  const known = some?.of ?? majorities;
  const start = some
    ? `By “${sayKind(puzzle.topic, some).slice(0, -1)}” at least one ${thing} is ${known.map(say).join(' and ')}`
    : `More than half are ${known.map(say).join(' and more than half are ')}, so at least one ${thing} is both`;
  const rule = puzzle.premises.find(({ quantity }) => quantity === 'none');
  const [one, other] = rule?.of ?? [];
  if (!rule || !one || !other) return '';
  const told = `“${sayKind(puzzle.topic, rule).slice(0, -1)}”`;
  const [when, then] = known.some((literal) => isSame(literal, one)) ? [one, opposite(other)] : [other, opposite(one)];
  if (puzzle.options[place] && known.some((literal) => isSame(literal, when)))
    return `${start}. Besides, by ${told}, every ${thing} that is ${say(when)} is ${say(then)}. So this must be true: “${said}”`;
  return `${start}. But ${told} tells nothing of such a ${thing}. So none of the other four has to be true.`;
}
