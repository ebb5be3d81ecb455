import type { TokenPrices } from './constants.ts';

/** What a reply used, in whole tokens. */
export interface TokenUse {
  inputTokens: number;
  outputTokens: number;
}

/** English text has about so many to a token, as OpenAI says of its own tokenisers. */
export const CHARACTERS_PER_TOKEN = 4;

/** For services that do not count. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}

/** What a reply cost, in the currency of the prices. */
export function estimateCost({ inputTokens, outputTokens }: TokenUse, prices: TokenPrices): number {
  return (inputTokens * prices.promptPer1000 + outputTokens * prices.completionPer1000) / 1000;
}
