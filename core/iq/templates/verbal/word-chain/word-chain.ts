import { OPTION_IDS } from '../../../item/presentation.ts';
import { defineTemplate } from '../../template.ts';
import { composeChain } from './compose.ts';
import { solveChain, type Chain, type ChainPuzzle } from './solve.ts';

const LIST = new Intl.ListFormat('en-GB');

function ask(chains: readonly Chain[]): string {
  if (chains.length > 1)
    return 'Which word makes a word with every one shown, in both lines: with those before it and with those after it?';
  return chains[0]?.length === 2
    ? 'Which word stands for the question mark, so that the two make one word?'
    : 'Which word stands for the question mark, so that it makes a word with the one before and with the one after?';
}

export const wordChain = defineTemplate<ChainPuzzle>({
  id: 'word-chain',
  compose: composeChain,
  solve: solveChain,
  present: ({ chains, options }) => ({
    prompt: ask(chains),
    blocks: chains.map((chain) => ({
      type: 'series' as const,
      cells: chain.map((link) => (link === null ? { isAsked: true as const, label: '?' } : { text: link })),
    })),
    format: { type: 'choice', options: options.map((text, i) => ({ id: OPTION_IDS[i] ?? '', text })) },
  }),
  sign: ({ chains, options }) =>
    `${chains
      .map((chain) => chain.join(' '))
      .toSorted()
      .join(' / ')} > ${options.toSorted().join()}`,
  explain: ({ puzzle: { chains, options }, key }) => {
    const right = options[OPTION_IDS.indexOf(key)] ?? '';
    const made = chains.flatMap((chain) => chain.slice(1).map((link, i) => `“${chain[i] ?? right}${link ?? right}”`));
    return `The word is “${right}”. It makes ${LIST.format(made)}.`;
  },
  optionTraits: ({ options }) => options.map((word) => [word.slice(-2)]),
});
