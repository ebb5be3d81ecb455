import { z } from 'zod';
import { GoalIdea } from '#core/goals/goal.ts';
import { WorkLink } from '#core/library/work-link.ts';
import { plainText } from '#core/plain-text.ts';
import { Evaluation } from '../evaluation.ts';
import { HEARD_AS, INTENTS } from '../hear/heard-as.ts';
import { MAX_MESSAGE_CHARS } from './limits.ts';

/** `live` is being written; `stopped` and `failed` keep what was written until then. */
export const MESSAGE_STATES = ['complete', 'live', 'stopped', 'failed'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** What a reply asks, so that the next answer is looked at as an answer to it. */
export const AskedQuestion = z.object({
  /** In the question bank; null for one of the learner's own. */
  id: z.string().nullable(),
  text: z.string(),
  /** A follow-up asks for more on the same question. */
  isFollowUp: z.boolean(),
  /** Place in the interview, from 1; null outside of interviews. */
  number: z.number().int().nullable(),
});
export type AskedQuestion = z.infer<typeof AskedQuestion>;

/** What comes with a coach's message besides its words. */
export const ReplyParts = z.object({
  asked: AskedQuestion.nullable(),
  /** The only works that a reply may link to: a search of the library returned them. */
  works: z.array(WorkLink),
  /** Goals that one click adds. */
  goals: z.array(GoalIdea),
  /** Things the learner may say next, word for word. */
  suggestions: z.array(z.string()),
  /** What my message could have been, where the reply asks: PATCH says which. */
  choices: z.array(z.enum(HEARD_AS)).default([]),
  /** Why the built-in coach speaks where a service was to: what that one wrote did not pass the check, twice. */
  inPlaceOf: z.literal('service').nullable().default(null),
});
export type ReplyParts = z.infer<typeof ReplyParts>;

export const Usage = z.object({ inputTokens: z.number().int().min(0), outputTokens: z.number().int().min(0) });
export type Usage = z.infer<typeof Usage>;

/** One version of a learner's message, beside the others at the same place. */
export const Attempt = z.object({ id: z.string(), content: z.string(), timestamp: z.string(), evaluation: Evaluation.nullable() });
export type Attempt = z.infer<typeof Attempt>;

export const CoachMessage = z.object({
  id: z.string(),
  role: z.enum(['system', 'user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  state: z.enum(MESSAGE_STATES),
  /** Why a reply failed, in words of the error catalogue. */
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** Of learners' messages in interview, networking and managerial conversations. */
  evaluation: Evaluation.nullable(),
  /** What the coach heard a learner's message as; null of replies, of buttons, and of what was said before it could hear. */
  heardAs: z.enum(HEARD_AS).nullable(),
  /** Whether it was likely enough not to ask. */
  sure: z.boolean(),
  /** All versions of this message, the oldest first, itself among them; empty when there is only this one. */
  attempts: z.array(Attempt),
  /** What wrote a reply. */
  provider: z.enum(['openai', 'builtin']).nullable(),
  model: z.string().nullable(),
  usage: Usage.nullable(),
  costUsd: z.number().nullable(),
  ...ReplyParts.shape,
});
export type CoachMessage = z.infer<typeof CoachMessage>;

/**
 * The last message that its writer has seen. Where another one is the last by now the request is refused: it would answer
 * what nobody was asked there. Without it, whatever is the last is meant.
 */
const ifCurrentMessageId = z.string().min(1).max(100).optional();

export const MessageInput = z.strictObject({
  ifCurrentMessageId,
  content: plainText().min(1, 'Write something first.').max(MAX_MESSAGE_CHARS),
  /** Another attempt at this message: it stays beside the new one. */
  attemptAt: z.string().min(1).max(100).optional(),
  /** Whom it is said to: the practice, or the coach. */
  intent: z.enum(INTENTS).optional(),
});
export type MessageInput = z.infer<typeof MessageInput>;

/** Says what a message is, and has it answered anew. */
export const HeardInput = z.strictObject({ heardAs: z.enum(HEARD_AS) });
export type HeardInput = z.infer<typeof HeardInput>;

/** Asks for another reply to the latest message. */
export const ReplyInput = z.strictObject({ ifCurrentMessageId });
export type ReplyInput = z.infer<typeof ReplyInput>;
