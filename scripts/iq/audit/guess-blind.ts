import type { Presentation, Option } from '#core/iq/item/presentation.ts';

/** One item as somebody sees it who does not look at the question. */
export interface BlindItem {
  readonly format: Presentation['format'];
  readonly key: string;
  readonly traits: readonly (readonly string[])[] | null;
  /** Of the odd one out the options are the question: whoever sees their drawings, or knows the words, is not blind. */
  readonly hasQuestion: boolean;
}

const count = <Key>(keys: Iterable<Key>): Map<Key, number> => {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};
const rankOf = (values: readonly number[], i: number): string =>
  `${values.filter((value) => value < (values[i] ?? 0)).length}+${values.filter((value) => value === values[i]).length}`;

/** What an option shows by itself and beside the others: the ways in which sets of options are known to betray the answer. */
function signsOf(options: readonly Option[], { traits, hasQuestion }: BlindItem): string[][] {
  const lengths = options.map(({ text }) => text?.length ?? 0);
  const numbers = options.map(({ text }) => Number(text?.replace(/[^\d.-]/g, '') || Number.NaN));
  const marks = options.map(({ drawing }) => drawing?.marks.length ?? 0);
  const strokes = options.map(({ drawing }) => drawing?.marks.reduce((sum, mark) => sum + ('d' in mark ? mark.d.length : 1), 0) ?? 0);
  const shared = options.map((_, i) => (traits?.[i] ?? []).map((trait, k) => traits?.filter((other) => other[k] === trait).length ?? 0));
  const sums = shared.map((counts) => counts.reduce((sum, n) => sum + n, 0));
  return options.map(({ id, text }, i) => [
    `place ${id}`,
    `length ${rankOf(lengths, i)}`,
    ...(hasQuestion ? [`marks ${rankOf(marks, i)}`, `strokes ${rankOf(strokes, i)}`] : []),
    ...(numbers.every(Number.isFinite) ? [`number ${rankOf(numbers, i)}`] : []),
    ...(hasQuestion && text !== undefined ? [`text ${text}`] : []),
    ...(traits
      ? [
          `majority ${rankOf(sums, i)}`,
          `alone ${shared[i]?.filter((n) => n === 1).length}`,
          `shared ${shared[i]?.toSorted((a, b) => a - b).join()}`,
          ...(shared[i] ?? []).map((n, k) => `share ${k} ${n}`),
          ...(traits[i] ?? []).map((trait, k) => `trait ${k} ${trait}`),
        ]
      : []),
  ]);
}

/** How often each sign is that of the right option, learnt from items of other seeds (naive Bayes, one added to each count). */
function learnSigns(items: readonly BlindItem[]): (signs: readonly string[]) => number {
  const right: string[] = [];
  const wrong: string[] = [];
  for (const item of items) {
    const { format, key } = item;
    if (format.type !== 'choice') continue;
    signsOf(format.options, item).forEach((signs, i) => (format.options[i]?.id === key ? right : wrong).push(...signs));
  }
  const [ofRight, ofWrong] = [count(right), count(wrong)];
  const wrongsPerRight = wrong.length / right.length;
  return (signs) =>
    signs.reduce(
      (sum, sign) => sum + Math.log(((ofRight.get(sign) ?? 0) + 1) * wrongsPerRight) - Math.log((ofWrong.get(sign) ?? 0) + wrongsPerRight),
      0,
    );
}

/** Share of `tested` that is answered right by whoever knows `learnt` and does not look at the question. */
export function guessBlind(learnt: readonly BlindItem[], tested: readonly BlindItem[]): number {
  const weigh = learnSigns(learnt);
  const [common = ''] = [...count(learnt.map(({ key }) => key))].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const hits = tested.filter((item) => {
    const { format, key } = item;
    if (format.type !== 'choice') return key === common;
    const weights = signsOf(format.options, item).map(weigh);
    return format.options[weights.indexOf(Math.max(...weights))]?.id === key;
  });
  return hits.length / tested.length;
}
