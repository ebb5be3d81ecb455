/** What the coach keeps to. Sources: section 9 of the specification, unless one is named; `server/env.ts` lets an operator change most of them. */

/** How a service is asked for a turn of a conversation. */
export const CHAT = {
  model: 'gpt-3.5-turbo',
  maxTokens: 500,
  temperature: 0.7,
  presencePenalty: 0.1,
  frequencyPenalty: 0.1,
  /** Of the conversation, the newest; the system message comes on top. */
  historyMessages: 10,
} as const;

/** Ours: somebody waits for the first words of a conversation, which code has ready. */
export const OPENING_TIMEOUT_MS = 8000;

/** How it is asked to look at a career assessment, and at a finished IQ test. */
export const ASSESSMENT_ANALYSIS = { maxTokens: 1000, temperature: 0.3 } as const;
/** Ours: somebody waits for the plan, which code has ready. */
export const ASSESSMENT_TIMEOUT_MS = 45_000;
export const IQ_ANALYSIS = { maxTokens: 1500, temperature: 0.4 } as const;

/** A conversation that nobody has written in for so long is over (sections 4 and 9), and how often that is looked for. */
export const CONVERSATION_TIMEOUT_MS = 300_000;
export const CONVERSATION_CLEANUP_MS = 300_000;

/** A reply of the coach has fewer words than this. */
export const REPLY_WORDS_BELOW = 200;

/** Turns of one learner that may be under way at once: the specification's "rate limit setting". */
export const LIVE_TURNS = 3;
/** Turns of one learner in a day. Ours: a long evening of practice has a quarter of it. */
export const DAILY_TURNS = 200;

/** What a service is thought to charge. */
export interface TokenPrices {
  promptPer1000: number;
  completionPer1000: number;
}
export const TOKEN_PRICES: TokenPrices = { promptPer1000: 0.0015, completionPer1000: 0.002 };

/** How long a service may keep silent. Ours: a model on the operator's own machine may have to be loaded first. */
export interface ServiceTimeouts {
  /** Until the service begins to answer at all. */
  connectMs: number;
  /** From there to the first piece of the reply. */
  firstTokenMs: number;
  /** From one piece to the next. */
  betweenTokensMs: number;
  /** For the whole reply, with all that is tried again. */
  totalMs: number;
}
export const SERVICE_TIMEOUTS: ServiceTimeouts = { connectMs: 30_000, firstTokenMs: 30_000, betweenTokensMs: 20_000, totalMs: 180_000 };
