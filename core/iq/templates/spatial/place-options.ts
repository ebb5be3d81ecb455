import { shuffle } from '../../../random.ts';
import type { Random } from '../../../random.ts';
import { OPTION_IDS } from '../../item/presentation.ts';

export interface PlacedOptions<Option> {
  readonly options: Option[];
  readonly key: string;
}

/** In a random order, with the letter that the right one comes to stand under. */
export function placeOptions<Option>(random: Random, options: readonly Option[], right: number): PlacedOptions<Option> {
  const order = shuffle(
    random,
    options.map((_, n) => n),
  );
  return { options: order.map((n) => options[n] as Option), key: OPTION_IDS[order.indexOf(right)] ?? '' };
}

/** The letters of the options that are right. */
export const lettersOf = <Option>(options: readonly Option[], isRight: (option: Option) => boolean): string[] =>
  options.flatMap((option, n) => (isRight(option) ? [OPTION_IDS[n] ?? ''] : []));
