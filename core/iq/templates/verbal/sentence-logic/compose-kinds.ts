import { shuffle, type Random } from '../../../../random.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import { NONE_SHARE, sayNone, saySome } from '../../categorical/chain.ts';
import { opposite, type Literal, type Statement } from '../../categorical/statement.ts';
import { intBetween, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import type { KindSentence, KindsPuzzle, Majority } from './sentence.ts';
import { KIND_TOPICS } from './topics.ts';

const most = (random: Random, literal: Literal): Majority => ({
  quantity: 'most',
  of: [literal],
  said: pickOne(random, ['more', 'fewer']),
});

/** By one, what is `when` is `then`; by the other, what is not `when` is not `then`. `isOpen`: both say the latter, in other words. */
function throwRules(random: Random, when: Literal, then: Literal, isOpen: boolean): readonly [KindSentence, KindSentence] {
  const back = sayNone(random, [opposite(when), then]);
  for (;;) {
    const on = isOpen ? sayNone(random, [opposite(when), then]) : sayNone(random, [when, opposite(then)]);
    if (JSON.stringify(on) !== JSON.stringify(back)) return [on, back];
  }
}

/**
 * That some things have both of two properties, or, `isOfMajorities`, that most have the one and most the other, which must
 * then have things in common; and of a third and a fourth property two sentences each, by which it goes with one of these. The
 * options are the four ways in which the third and the fourth may go together, and that none must be true.
 */
export function composeKinds(random: Random, isOfMajorities: boolean): Composed<KindsPuzzle> {
  const [one, other, ...known] = shuffle(random, [0, 1, 2, 3]).map((term): Literal => ({ term, is: random() < 0.5 })) as [
    Literal,
    Literal,
    Literal,
    Literal,
  ];
  const open = random() < NONE_SHARE ? pickOne(random, [one, other]) : null;
  const rules = [throwRules(random, known[0], one, open === one), throwRules(random, known[1], other, open === other)].flat();
  const some = isOfMajorities ? known.map((literal) => most(random, literal)) : [saySome(random, known[0], known[1])];
  const premises = shuffle(random, [...some, ...rules]);
  const stated = [one, opposite(one)].flatMap((first) =>
    [other, opposite(other)].map((second): Statement => ({ quantity: 'some', of: [first, second], said: 'some' })),
  );
  const options = shuffle(random, [...stated, null]);
  return {
    puzzle: { kind: 'kinds', topic: intBetween(random, 0, KIND_TOPICS.length - 1), premises, options },
    key: OPTION_IDS[options.indexOf(open ? null : (stated[0] ?? null))] ?? '',
    rules: `${premises.map(nameForm).toSorted().join(', ')} > ${open ? 'none' : 'some'}`,
  };
}

/** How it is said, and how many of its words are denied there. */
function nameForm({ said, of }: KindSentence): string {
  const turned = said === 'fewer' ? [0] : said === 'only' ? [1] : said === 'all' || said === 'notAll' ? [1] : [];
  const denied = of.map((literal, i) => (turned.includes(i) ? opposite(literal) : literal)).filter(({ is }) => !is).length;
  return `${said}${' not'.repeat(denied)}`;
}
