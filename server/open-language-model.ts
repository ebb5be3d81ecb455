import type { AiProvider } from '#core/coach/ai-provider.ts';
import type { Env } from './env.ts';
import type { LanguageModel } from './ports/ai/language-model.ts';
import { createOpenAiCompatible } from './ports/ai/openai-compatible.ts';

type KeySettings = Pick<Env, 'AI_PROVIDER' | 'AI_API_KEY' | 'OPENAI_API_KEY'>;

const keyOf = (env: KeySettings): string | undefined => env.AI_API_KEY ?? env.OPENAI_API_KEY;

/** Who words the coach's replies: what the operator asked for, or else the service whose key there is. */
export function chooseAiProvider(env: KeySettings): AiProvider {
  const hasKey = keyOf(env) !== undefined;
  if (env.AI_PROVIDER === 'openai' && !hasKey) return 'unconfigured';
  return env.AI_PROVIDER ?? (hasKey ? 'openai' : 'builtin');
}

/** The AI service that is to be called; null where none is. */
export function openLanguageModel(env: Env): LanguageModel | null {
  const apiKey = keyOf(env);
  if (chooseAiProvider(env) !== 'openai' || apiKey === undefined) return null;
  return createOpenAiCompatible({
    apiKey,
    baseUrl: env.AI_BASE_URL,
    model: env.AI_MODEL,
    timeouts: {
      connectMs: env.AI_CONNECT_TIMEOUT_MS,
      firstTokenMs: env.AI_FIRST_TOKEN_TIMEOUT_MS,
      betweenTokensMs: env.AI_BETWEEN_TOKENS_TIMEOUT_MS,
      totalMs: env.AI_TOTAL_TIMEOUT_MS,
    },
  });
}
