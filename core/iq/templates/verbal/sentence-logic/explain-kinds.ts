import type { KindSentence, KindsPuzzle } from './sentence.ts';
import { KIND_TOPICS } from './topics.ts';
import { sayOptions } from './wording.ts';

interface Trait {
  readonly property: number;
  readonly isHad: boolean;
}

const trait = (property: number, isHad = true): Trait => ({ property, isHad });
const opposite = ({ property, isHad }: Trait): Trait => trait(property, !isHad);
const same = (one: Trait, other: Trait): boolean => one.property === other.property && one.isHad === other.isHad;

/** "Whatever has the first trait has the second", said both ways round. */
function rulesOf(sentence: KindSentence): (readonly [Trait, Trait])[] {
  if (sentence.form !== 'all' && sentence.form !== 'no' && sentence.form !== 'all-not') return [];
  const [when, then] = [trait(sentence.a, sentence.form !== 'all-not'), trait(sentence.b, sentence.form !== 'no')];
  return [
    [when, then],
    [opposite(then), opposite(when)],
  ];
}

/** Traits that at least one thing has together. */
function togetherIn(sentence: KindSentence): Trait[] {
  if (sentence.form === 'some') return [trait(sentence.a), trait(sentence.b)];
  if (sentence.form === 'some-not') return [trait(sentence.a), trait(sentence.b, false)];
  return sentence.form === 'some-neither' ? [trait(sentence.a, false), trait(sentence.b, false)] : [];
}

/** From the two sentences to the one that follows, step by step. */
export function explainKinds(puzzle: KindsPuzzle, place: number): string {
  const { thing, properties } = KIND_TOPICS[puzzle.topic] ?? KIND_TOPICS[0];
  const say = ({ property, isHad }: Trait): string => `${isHad ? '' : 'not '}${properties[property]}`;
  const right = puzzle.options[place];
  const end = `So this must be true: “${sayOptions(puzzle)[place]}”`;
  const rules = puzzle.premises.flatMap(rulesOf);
  const sayRule = ([when, then]: readonly [Trait, Trait]): string => `every ${thing} that is ${say(when)} is ${say(then)}`;
  const most = puzzle.premises.filter(({ form }) => form === 'most').map(({ a }) => trait(a));

  const [wanted] = right ? rulesOf(right) : [];
  if (wanted) {
    const first = rules.find(([when, then]) => same(when, wanted[0]) && rules.some(([next]) => same(next, then)));
    const second = rules.find(([when, then]) => first && same(when, first[1]) && same(then, wanted[1]));
    return first && second ? `It is said that ${sayRule(first)}, and that ${sayRule(second)}. ${end}` : '';
  }
  if (most[0] && most[1])
    return `More than half are ${say(most[0])} and more than half are ${say(most[1])}: the two groups are too large to share no ${thing}. ${end}`;
  const had = most[0] ? [most[0]] : puzzle.premises.flatMap(togetherIn);
  const rule = rules.find(([when]) => had.some((one) => same(one, when)));
  if (!rule) return '';
  if (right?.form === 'most') return `More than half are ${say(rule[0])}, and it is said that ${sayRule(rule)}. ${end}`;
  const start = most[0]
    ? `More than half are ${say(rule[0])}, so there is at least one such ${thing}`
    : `There is at least one ${thing} that is ${had.map(say).join(' and ')}`;
  return `${start}, and it is said that ${sayRule(rule)}. ${end}`;
}
