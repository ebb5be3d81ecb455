import type { Presentation, Option } from '#core/iq/item/presentation.ts';

/** One item as somebody sees it who does not look at the question. */
export interface BlindItem {
  readonly format: Presentation['format'];
  readonly key: string;
  readonly traits: readonly (readonly string[])[] | null;
  /** Of the odd one out the options are the question: whoever sees their drawings, or knows the words, is not blind. */
  readonly hasQuestion: boolean;
}

/** @returns how often it has been counted by now */
export function countOne(counts: Map<string, number>, key: string): number {
  const found = (counts.get(key) ?? 0) + 1;
  counts.set(key, found);
  return found;
}
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

/** Learns from items of other seeds how often each sign is that of the right option (naive Bayes, one added to each count). */
export class BlindGuesser {
  readonly #right = new Map<string, number>();
  readonly #wrong = new Map<string, number>();
  readonly #keys = new Map<string, number>();
  #mostFrequent = { key: '', count: 0 };
  #rights = 0;
  #wrongs = 0;

  learn(item: BlindItem): void {
    const { format, key } = item;
    const found = countOne(this.#keys, key);
    if (found > this.#mostFrequent.count) this.#mostFrequent = { key, count: found };
    if (format.type !== 'choice') return;
    signsOf(format.options, item).forEach((signs, i) => {
      const isRight = format.options[i]?.id === key;
      for (const sign of signs) countOne(isRight ? this.#right : this.#wrong, sign);
      if (isRight) this.#rights += signs.length;
      else this.#wrongs += signs.length;
    });
  }

  /** Whether the answer is right that is given without a look at the question. */
  isRight(item: BlindItem): boolean {
    const { format, key } = item;
    if (format.type !== 'choice') return key === this.#mostFrequent.key;
    const weights = signsOf(format.options, item).map((signs) => this.#weigh(signs));
    return format.options[weights.indexOf(Math.max(...weights))]?.id === key;
  }

  #weigh(signs: readonly string[]): number {
    const wrongsPerRight = this.#wrongs / this.#rights;
    return signs.reduce(
      (sum, sign) =>
        sum + Math.log((((this.#right.get(sign) ?? 0) + 1) * wrongsPerRight) / ((this.#wrong.get(sign) ?? 0) + wrongsPerRight)),
      0,
    );
  }
}
