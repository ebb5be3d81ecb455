import type { Env } from '../../env.ts';
import type { ModelRequest } from '../../ports/ai/language-model.ts';

/** How a service is asked for whatever it says in a conversation. */
export const chatSettings = (env: Env): Pick<ModelRequest, 'maxTokens' | 'temperature' | 'presencePenalty' | 'frequencyPenalty'> => ({
  maxTokens: env.AI_MAX_TOKENS,
  temperature: env.AI_TEMPERATURE,
  presencePenalty: env.AI_PRESENCE_PENALTY,
  frequencyPenalty: env.AI_FREQUENCY_PENALTY,
});
