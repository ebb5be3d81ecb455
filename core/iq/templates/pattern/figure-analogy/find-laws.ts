import { ASPECTS, isCount, partOf, stepBetween, stepFrom, TURN, valueCount, wordOf, type AspectId } from '../figures/aspects.ts';
import { describeStep } from '../figures/describe.ts';
import type { Law } from '../figures/laws.ts';
import { sayBecomes } from '../figures/say-value.ts';

/** A change that can be told from the first figure of a pair alone; undefined where it leads to nothing. */
interface Change {
  readonly cost: number;
  readonly words: string;
  of(value: number): number | undefined;
}

const mirrored =
  (sum: number) =>
  (value: number): number =>
    (sum - value + TURN) % TURN;

/** Changes by which the first pair could have come about. */
function candidates(id: AspectId, from: number, to: number): Change[] {
  const { kind, noun } = ASPECTS[id];
  const last = valueCount(id) - 1;
  const step = stepBetween(id, from, to);
  return [
    { cost: 0, words: `the ${noun} stays`, of: (value) => value },
    { cost: 1, words: sayBecomes(id, to), of: () => to },
    ...(kind === 'nominal'
      ? [exchange(id, from, to)]
      : [{ cost: 1, words: describeStep(id, step), of: (value: number) => stepFrom(id, value, step) }]),
    ...(kind === 'ordered' ? [{ cost: 2, words: `the ${noun} is reversed`, of: (value: number) => last - value }] : []),
    ...(isCount(id) ? [{ cost: 2, words: `the ${noun} doubles`, of: (value: number) => 2 * value + 1 }] : []),
    ...(kind === 'cyclic'
      ? [
          { cost: 1, words: `the ${partOf(id)} is mirrored left to right`, of: mirrored(0) },
          { cost: 1, words: `the ${partOf(id)} is mirrored top to bottom`, of: mirrored(TURN / 2) },
          { cost: 2, words: `the ${partOf(id)} is mirrored along a diagonal`, of: mirrored(2) },
          { cost: 2, words: `the ${partOf(id)} is mirrored along a diagonal`, of: mirrored(6) },
        ]
      : []),
  ];
}

const exchange = (id: AspectId, from: number, to: number): Change => ({
  cost: 2,
  words: `${wordOf(id, from)} and ${wordOf(id, to)} are exchanged`,
  of: (value) => (value === from ? to : value === to ? from : value),
});

/**
 * What can explain the values of one aspect in two pairs and the beginning of a third: it stays (cost 0); it becomes the
 * same value, makes the same step, is mirrored left to right or top to bottom (1); two values are exchanged, it is
 * mirrored along a diagonal, its order is reversed, counts double; and equal beginnings have equal ends (2).
 */
export function findAnalogyLaws(id: AspectId, values: readonly number[]): Law[] {
  const [a = 0, b = 0, c = 0, d = 0, asked = 0] = values;
  if (new Set(values).size === 1) return [{ cost: 0, value: asked, words: '' }];
  const found = [...candidates(id, a, b), ...candidates(id, c, d)].filter(({ of }) => of(a) === b && of(c) === d);
  const seen = [[a, b], [c, d]].filter(([from]) => from === asked).map(([, to = 0]) => ({ cost: 2, value: to, words: `equal ${ASPECTS[id].plural} change equally` })); // prettier-ignore
  return [...found.map(({ cost, words, of }) => ({ cost, words, value: of(asked) ?? -1 })), ...seen].filter(
    ({ value }) => value >= 0 && value < valueCount(id),
  );
}
