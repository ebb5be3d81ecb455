import { shuffle, type Random } from '../../../../random.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import { throwChain } from '../../categorical/chain.ts';
import { opposite, type Literal } from '../../categorical/statement.ts';
import { intBetween, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import type { KindSentence, KindsPuzzle, Majority } from './sentence.ts';
import { KIND_TOPICS } from './topics.ts';

const most = (random: Random, literal: Literal): Majority => ({
  quantity: 'most',
  of: [literal],
  said: pickOne(random, ['more', 'fewer']),
});

/**
 * A sentence of some things and one of all; or, `isOfMajorities`, that there are some is only known from two majorities, which
 * must have things in common. The options are the four ways in which the ends may go together, and that none must be true.
 */
export function composeKinds(random: Random, isOfMajorities: boolean): Composed<KindsPuzzle> {
  const { premises: linked, options: stated, right } = throwChain(random, ['some', 'none']);
  const premises = shuffle(
    random,
    linked.flatMap((premise): KindSentence[] =>
      isOfMajorities && premise.quantity === 'some' ? premise.of.map((literal) => most(random, literal)) : [premise],
    ),
  );
  const options = shuffle(random, [...stated, null]);
  return {
    puzzle: { kind: 'kinds', topic: intBetween(random, 0, KIND_TOPICS.length - 1), premises, options },
    key: OPTION_IDS[options.indexOf(right)] ?? '',
    rules: `${premises.map(nameForm).toSorted().join(', ')} > ${right ? 'some' : 'none'}`,
  };
}

/** How it is said, and how many of its words are denied there. */
function nameForm({ said, of }: KindSentence): string {
  const turned = said === 'fewer' ? [0] : said === 'only' ? [1] : said === 'all' || said === 'notAll' ? [1] : [];
  const denied = of.map((literal, i) => (turned.includes(i) ? opposite(literal) : literal)).filter(({ is }) => !is).length;
  return `${said}${' not'.repeat(denied)}`;
}
