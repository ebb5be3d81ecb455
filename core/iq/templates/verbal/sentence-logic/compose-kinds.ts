import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import { intBetween, pickMany, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { KIND_SENTENCES, placeOf, whatFollows } from './kind-models.ts';
import type { KindSentence, KindsPuzzle } from './sentence.ts';
import { KIND_TOPICS } from './topics.ts';

const OPTIONS = 5;
const MAX_TRIES = 400;

/** Two premises, and as bits the sentences that follow from both together and from neither alone. */
interface Ground {
  readonly premises: readonly KindSentence[];
  readonly follows: number;
  /** What somebody could hold to follow, and what is said outright. */
  readonly isTaken: number;
}

const bit = (sentence: KindSentence): number => 1 << placeOf(sentence);
const isNegative = ({ form }: KindSentence): boolean => form === 'all-not' || form === 'some-neither';

let known: readonly Ground[] | null = null;

function grounds(): readonly Ground[] {
  known ??= KIND_SENTENCES.flatMap((a, i) =>
    KIND_SENTENCES.slice(i + 1).flatMap((b) => {
      const together = whatFollows([placeOf(a), placeOf(b)]);
      if (!together) return [];
      const alone = [a, b].reduce((bits, premise) => bits | (whatFollows([placeOf(premise)])?.filled ?? 0), 0);
      const follows = together.bare & ~alone;
      return follows === 0 ? [] : [{ premises: [a, b], follows, isTaken: together.bare | together.filled }];
    }),
  );
  return known;
}

/**
 * Five sentences of which each could be the right one: premises are known from which it alone follows. Only then one of
 * them is made the right one, so that the options by themselves say nothing.
 */
export function composeKinds(random: Random, isScoped: boolean): Composed<KindsPuzzle> | null {
  const usable = grounds().filter(({ premises }) => isScoped || !premises.some(isNegative));
  const candidates = KIND_SENTENCES.filter((sentence) => isScoped || !isNegative(sentence));
  for (let n = 0; n < MAX_TRIES; n++) {
    const options = pickMany(random, candidates, OPTIONS);
    const bits = options.map(bit);
    const all = bits.reduce((together, each) => together | each, 0);
    const groundsOf = bits.map((each) => usable.filter(({ follows, isTaken }) => (follows & each) !== 0 && (isTaken & all) === each));
    if (groundsOf.some((found) => found.length === 0)) continue;
    const place = intBetween(random, 0, OPTIONS - 1);
    const { premises } = pickOne(random, groundsOf[place] ?? []);
    return {
      puzzle: {
        kind: 'kinds',
        topic: intBetween(random, 0, KIND_TOPICS.length - 1),
        isScoped,
        premises: shuffle(random, premises),
        options,
      },
      key: OPTION_IDS[place] ?? '',
      rules: `${premises
        .map(({ form }) => form)
        .toSorted()
        .join(' and ')} gives ${options[place]?.form}`,
    };
  }
  return null;
}
