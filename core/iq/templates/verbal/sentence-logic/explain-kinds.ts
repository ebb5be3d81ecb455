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
  const right = puzzle.options[place];
  const leads = puzzle.premises.flatMap((rule) => {
    const [one, other] = rule.of;
    if (rule.quantity !== 'none' || !other) return [];
    return [[one, other] as const, [other, one] as const].flatMap(([when, then]) =>
      known.some((literal) => isSame(literal, when))
        ? [
            {
              result: opposite(then),
              words: `by “${sayKind(puzzle.topic, rule).slice(0, -1)}” every ${thing} that is ${say(when)} is ${say(opposite(then))}`,
            },
          ]
        : [],
    );
  });
  if (right) {
    const used = right.of.map((literal) => leads.find(({ result }) => isSame(result, literal))?.words);
    return `${start}. Besides, ${used.join(', and ')}. So this must be true: “${said}”`;
  }
  const [asked] = puzzle.options
    .flatMap((option) => option?.of ?? [])
    .filter(({ term }) => !leads.some(({ result }) => result.term === term));
  return `${start}. But no sentence tells whether such a ${thing} is ${asked ? properties[asked.term] : ''}. So none of the other four has to be true.`;
}
