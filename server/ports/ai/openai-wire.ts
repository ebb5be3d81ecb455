import { z } from 'zod';
import type { ModelRequest, ReplyPart } from './language-model.ts';
import { ServiceFailure, failureOfStatus } from './service-failure.ts';

/** What a service says of a reply, bit by bit. */
export type ReplyPiece = Exclude<ReplyPart, { type: 'error' }>;

/** No reply has as many: a count beyond is left out, as one that is no number. */
const MOST_TOKENS = 10_000_000;
const tokens = z.number().int().min(0).max(MOST_TOKENS);
const Words = z.object({ content: z.string().nullish() }).nullish();

/** A bit of a streamed reply (`delta`), or a whole one (`message`). All else in it is of no interest here. */
const Chunk = z.object({
  choices: z.array(z.object({ delta: Words, message: Words, finish_reason: z.string().nullish() })).nullish(),
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).nullish().catch(null),
  error: z
    .union([
      z.object({ code: z.union([z.string(), z.number()]).nullish(), type: z.string().nullish(), status: z.number().nullish() }),
      z.string(),
    ])
    .nullish(),
});

/** The address of chat completions below a base address, which may end in a slash. */
export function completionsUrl(baseUrl: string): string {
  return `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
}

export function requestBody(model: string, request: ModelRequest): string {
  return JSON.stringify({
    model,
    messages: request.messages,
    max_tokens: request.maxTokens,
    temperature: request.temperature,
    presence_penalty: request.presencePenalty,
    frequency_penalty: request.frequencyPenalty,
    ...(request.isJson ? { response_format: { type: 'json_object' } } : {}),
    stream: true,
    stream_options: { include_usage: true },
  });
}

/**
 * Reads one event of a stream, or a whole answer.
 * @throws {ServiceFailure} when it is none, or tells of a failure
 */
export function readChunk(json: string): ReplyPiece[] {
  const { choices, usage, error } = parseChunk(json);
  if (error) throw failureInside(error);
  const pieces: ReplyPiece[] = [];
  const choice = choices?.[0];
  const text = choice?.delta?.content ?? choice?.message?.content;
  if (text) pieces.push({ type: 'text-delta', text });
  if (usage) pieces.push({ type: 'usage', inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens });
  if (choice?.finish_reason) pieces.push({ type: 'finish', reason: choice.finish_reason === 'length' ? 'length' : 'stop' });
  return pieces;
}

/** A reply with a hole in it is worse than one that says that it broke. */
function parseChunk(json: string): z.infer<typeof Chunk> {
  try {
    return Chunk.parse(JSON.parse(json));
  } catch {
    throw new ServiceFailure('failed');
  }
}

/** Services say it with a status, or with words of their own; what they say beside it may hold the prompt. */
function failureInside(error: NonNullable<z.infer<typeof Chunk>['error']>): ServiceFailure {
  if (typeof error === 'string') return failureOfStatus(500);
  const status = error.status ?? Number(error.code);
  if (status >= 400 && status < 600) return failureOfStatus(status);
  return failureOfStatus(/rate_limit/.test(`${error.type} ${error.code}`) ? 429 : 500);
}
