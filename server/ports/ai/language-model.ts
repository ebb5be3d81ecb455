/** One message of a conversation. `system` is the server's own words, never a learner's. */
export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ModelRequest {
  messages: readonly ModelMessage[];
  maxTokens: number;
  /** 0 to 2. */
  temperature: number;
  /** -2 to 2. */
  presencePenalty: number;
  /** -2 to 2. */
  frequencyPenalty: number;
  /** The reply is one JSON object. */
  isJson: boolean;
  /** What the built-in coach says, computed with the plan of the turn. A service never sees it. Without it there is nothing that this coach could say. */
  planned?: string;
}

/** A piece of a reply as it comes. The last one is `finish` or `error`, and there is only one of these. */
export type ReplyPart =
  | { type: 'text-delta'; text: string }
  | { type: 'usage'; inputTokens: number; outputTokens: number }
  | { type: 'finish'; reason: 'stop' | 'length' | 'aborted' }
  /** `retryable`: the same request may succeed later, not before `retryAfterMs`. */
  | {
      type: 'error';
      code: 'unauthorised' | 'rate_limited' | 'unavailable' | 'timeout' | 'empty_reply' | 'failed';
      retryable: boolean;
      retryAfterMs?: number;
      /** The HTTP status, for the log: what a service writes beside it may hold the prompt. */
      status?: number;
    };

/**
 * What words a reply: a service over HTTP (`openai-compatible.ts`), or the built-in coach. Tools come with the first that is
 * offered: into the request, the messages and the parts at once.
 */
export interface LanguageModel {
  /** Shown beside what it wrote, such as `gpt-3.5-turbo`. */
  readonly id: string;
  readonly kind: 'openai' | 'builtin';
  /** Never throws: a failure is the last part. `signal` ends the reply with `finish` and the reason `aborted`. */
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ReplyPart>;
}
