import { OPTION_IDS } from '../../../item/presentation.ts';
import { makesWord } from '../lexicon/compounds.ts';

/** Words of which each makes a word with the next; null for the one asked for, in which chains cross. */
export type Chain = readonly (string | null)[];

export interface ChainPuzzle {
  readonly chains: readonly Chain[];
  readonly options: readonly string[];
}

const fitsChain = (chain: Chain, option: string): boolean => {
  for (let i = 1; i < chain.length; i++) if (!makesWord(chain[i - 1] ?? option, chain[i] ?? option)) return false;
  return true;
};

/** Every option that fits all chains. */
export const solveChain = ({ chains, options }: ChainPuzzle): string[] =>
  options.flatMap((option, i) => (chains.every((chain) => fitsChain(chain, option)) ? [OPTION_IDS[i] ?? ''] : []));
