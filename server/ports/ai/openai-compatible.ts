import type { ServiceTimeouts } from '#core/coach/constants.ts';
import { CHARACTERS_PER_TOKEN, estimateTokens } from '#core/coach/token-use.ts';
import type { LanguageModel, ModelRequest, ReplyPart } from './language-model.ts';
import { completionsUrl, requestBody, type ReplyPiece } from './openai-wire.ts';
import { createPatience } from './patience.ts';
import { readReply } from './read-reply.ts';
import { RETRY_CLOCK, askAgain, readRetryAfter, type RetryClock } from './retry.ts';
import { ServiceFailure, failureOfStatus, lostConnection } from './service-failure.ts';

export interface OpenAiSettings {
  apiKey: string;
  /** With or without a slash at its end: `https://api.openai.com/v1`. */
  baseUrl: string;
  model: string;
  timeouts: ServiceTimeouts;
}

/** A service that does not keep to the tokens it was asked for is stopped beyond so many times as many. */
const TIMES_TOO_LONG = 4;
const LONGEST_REPLY = 65_536;

/** Any service that speaks OpenAI's chat completions: OpenAI, Ollama, vLLM, llama.cpp. */
export function createOpenAiCompatible(settings: OpenAiSettings, clock: RetryClock = RETRY_CLOCK): LanguageModel {
  return { id: settings.model, kind: 'openai', stream: (request, signal) => streamReply(settings, request, signal, clock) };
}

async function* streamReply(
  settings: OpenAiSettings,
  request: ModelRequest,
  signal: AbortSignal,
  clock: RetryClock,
): AsyncGenerator<ReplyPart, void> {
  const patience = createPatience();
  patience.allow(settings.timeouts.totalMs);
  const ending = AbortSignal.any([signal, patience.signal]);
  const limit = Math.min(request.maxTokens * CHARACTERS_PER_TOKEN * TIMES_TOO_LONG, LONGEST_REPLY);
  let said = '';
  let usage: Extract<ReplyPiece, { type: 'usage' }> | null = null;
  let last: Exclude<ReplyPart, { type: 'text-delta' | 'usage' }> | null = null;
  try {
    ending.throwIfAborted();
    for await (const piece of askAgain(() => askOnce(settings, request, ending), ending, clock)) {
      ending.throwIfAborted();
      if (piece.type === 'usage') usage = piece;
      else if (piece.type === 'finish') last ??= piece;
      else {
        const text = cutWhole(piece.text, limit - said.length);
        said += text;
        if (text !== '') yield { type: 'text-delta', text };
        if (text !== piece.text) {
          last = { type: 'finish', reason: 'length' };
          break;
        }
      }
    }
  } catch (error) {
    const cause: unknown = ending.aborted ? ending.reason : error;
    // What fails after the end, such as counting, does not unmake the reply.
    last ??= cause instanceof ServiceFailure ? cause.part : lostConnection().part;
  } finally {
    patience.close();
  }
  if (signal.aborted) last = { type: 'finish', reason: 'aborted' };
  else if (last?.type === 'finish' && said.trim() === '') last = new ServiceFailure('empty_reply').part;
  if (usage || said !== '') yield usage ?? estimateUsage(request, said);
  yield last ?? lostConnection().part;
}

async function* askOnce(settings: OpenAiSettings, request: ModelRequest, ending: AbortSignal): AsyncGenerator<ReplyPiece, void> {
  const patience = createPatience();
  patience.allow(settings.timeouts.connectMs);
  try {
    const response = await fetch(completionsUrl(settings.baseUrl), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${settings.apiKey}`,
        'content-type': 'application/json',
        accept: 'text/event-stream, application/json',
      },
      body: requestBody(settings.model, request),
      // Followed, a redirect would carry the prompt, and on one's own host the key, to whoever is named there.
      redirect: 'manual',
      signal: AbortSignal.any([ending, patience.signal]),
    });
    if (response.status !== 200) {
      throw failureOfStatus(response.status, readRetryAfter(response.headers.get('retry-after'), Date.now()));
    }
    yield* readReply(response, patience, settings.timeouts);
  } finally {
    // Lets the connection go, whatever else would come over it.
    patience.close();
  }
}

/** At most `limit` UTF-16 units, and no half of a character. */
function cutWhole(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const isInsideOne = /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(limit - 1, limit + 1));
  return text.slice(0, isInsideOne ? limit - 1 : limit);
}

/** For services that do not count, and replies that broke off before they did. */
function estimateUsage({ messages }: ModelRequest, said: string): ReplyPart {
  const asked = messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
  return { type: 'usage', inputTokens: asked, outputTokens: estimateTokens(said) };
}
