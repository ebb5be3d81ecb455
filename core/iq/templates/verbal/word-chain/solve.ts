import { OPTION_IDS } from '../../../item/presentation.ts';
import { makesWord } from '../lexicon/compounds.ts';

/** Words of which each makes a word with the next; null for the one asked for, in which chains cross. */
export type Chain = readonly (string | null)[];

export interface ChainPuzzle {
  readonly chains: readonly Chain[];
  readonly options: readonly string[];
}

type IsWord = (first: string, second: string) => boolean;

/** With how many of its neighbours an option makes no word. */
export const countMisses = (chains: readonly Chain[], option: string, isWord: IsWord): number =>
  chains.flatMap((chain) => chain.slice(1).map((link, i) => isWord(chain[i] ?? option, link ?? option))).filter((isFitting) => !isFitting)
    .length;

/** Every option that fits all chains. */
export const solveChain = ({ chains, options }: ChainPuzzle): string[] =>
  options.flatMap((option, i) => (countMisses(chains, option, makesWord) === 0 ? [OPTION_IDS[i] ?? ''] : []));
