import type { CoachStatus } from '../conversation/conversation.ts';
import { formatCost } from './format-cost.ts';

/** As OpenAI says of English and its own tokenisers. */
const WORDS_PER_TOKEN = 0.75;

const wordsIn = (tokens: number): string => `${Math.ceil(tokens * WORDS_PER_TOKEN).toLocaleString('en-GB')} words`;

/** What an AI service has read and written for a learner, in one sentence; null where none is set up or none was used. */
export function describeUse({ provider, usage, costUsd }: Pick<CoachStatus, 'provider' | 'usage' | 'costUsd'>): string | null {
  if (provider !== 'openai' || usage.inputTokens + usage.outputTokens === 0) return null;
  const cost = costUsd === 0 ? '' : ` Whoever runs this site pays about ${formatCost(costUsd)} for it.`;
  return `For you the service has read about ${wordsIn(usage.inputTokens)}, its instructions among them, and written about ${wordsIn(usage.outputTokens)}.${cost}`;
}
