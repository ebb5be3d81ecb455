import { afterEach } from 'vitest';
import type { LanguageModel, ModelRequest, ReplyPart } from '#server/ports/ai/language-model.ts';
import { createOpenAiCompatible, type OpenAiSettings } from '#server/ports/ai/openai-compatible.ts';
import type { RetryClock } from '#server/ports/ai/retry.ts';
import { startAiService, type AiAnswer, type AiService } from './ai-service.ts';

export type Timeouts = Partial<OpenAiSettings['timeouts']>;

export const KEY = 'sk-quiet-stones';
export const PROMPT = 'My secret plan.';
export const REQUEST: ModelRequest = {
  messages: [
    { role: 'system', content: 'You are a coach.' },
    { role: 'user', content: PROMPT },
  ],
  maxTokens: 100,
  temperature: 0.7,
  presencePenalty: 0.1,
  frequencyPenalty: 0.2,
  isJson: false,
};
const LONG = { connectMs: 5000, firstTokenMs: 5000, betweenTokensMs: 5000, totalMs: 10_000 };

const services: AiService[] = [];
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.close()));
});

export function openModel(baseUrl: string, timeouts: Timeouts = {}, clock?: RetryClock): LanguageModel {
  return createOpenAiCompatible({ apiKey: KEY, baseUrl, model: 'words-1', timeouts: { ...LONG, ...timeouts } }, clock);
}

/** A model over a service that does one thing after the other; the waits before each further try are noted and left out. */
export async function misbehave(script: readonly AiAnswer[], timeouts: Timeouts = {}) {
  const service = await startService(script);
  const waits: number[] = [];
  const model = openModel(service.url, timeouts, { wait: async (ms) => void waits.push(ms), random: () => 1 });
  return { service, model, waits };
}

/** Closed after the test. */
export async function startService(script: readonly AiAnswer[]): Promise<AiService> {
  const service = await startAiService({ script });
  services.push(service);
  return service;
}

export async function readReply(model: LanguageModel, request = REQUEST, signal = new AbortController().signal) {
  const parts: ReplyPart[] = [];
  for await (const part of model.stream(request, signal)) parts.push(part);
  const text = parts.map((part) => (part.type === 'text-delta' ? part.text : '')).join('');
  return { parts, text, last: parts.at(-1) };
}
