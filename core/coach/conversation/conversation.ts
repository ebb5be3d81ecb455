import { z } from 'zod';
import { GoalIdea } from '#core/goals/goal.ts';
import { plainText } from '#core/plain-text.ts';
import { SKILL_IDS } from '#core/skills/skill-ids.ts';
import { COACH_MODES } from '../../practice/modes.ts';
import { ConversationContext } from './context.ts';
import { CoachMessage, Usage } from './message.ts';
import { WorkLink } from '#core/library/work-link.ts';

/** Begins a conversation, or goes on from an ended one with what was said there in mind. */
export const ConversationInput = z.strictObject({
  type: z.enum(COACH_MODES),
  context: ConversationContext.default({}),
  continues: z.string().min(1).max(100).optional(),
  /** A goal of the learner's that this practises for. */
  goalId: z.string().min(1).max(100).optional(),
});
export type ConversationInput = z.input<typeof ConversationInput>;

/** `currentMessageId`: shows the way of the conversation that goes through this attempt, to its latest message. */
export const ConversationChange = z.strictObject({
  title: plainText().min(1).max(120).optional(),
  currentMessageId: z.string().min(1).max(100).optional(),
});
export type ConversationChange = z.infer<typeof ConversationChange>;

const SkillNote = z.object({ skill: z.enum(SKILL_IDS), text: z.string() });

export const EVIDENCE_STATES = ['proposed', 'agreed', 'refused'] as const;
export type EvidenceState = (typeof EVIDENCE_STATES)[number];

/** Words that may show a skill. They show it once the learner has agreed. */
export const ProposedEvidence = z.object({
  id: z.string(),
  skill: z.enum(SKILL_IDS),
  quote: z.string(),
  /** Where it was said; null where that message is no longer known. */
  messageId: z.string().nullable(),
  state: z.enum(EVIDENCE_STATES),
});
export type ProposedEvidence = z.infer<typeof ProposedEvidence>;

const EvidenceIds = z.array(z.string().min(1).max(100)).max(20).default([]);

/** What the learner says of proposals of one conversation. May be said again, and otherwise. */
export const EvidenceAnswer = z.strictObject({ agreed: EvidenceIds, refused: EvidenceIds });
export type EvidenceAnswer = z.infer<typeof EvidenceAnswer>;

/** What a session left (core/coach/plan/turn-plan.ts), as the API shows it. */
export const SessionReview = z.object({
  minutes: z.number(),
  answered: z.number().int(),
  headline: z.string(),
  seen: z.array(SkillNote.extend({ quote: z.string(), messageId: z.string() })),
  next: z.array(SkillNote),
  goals: z.array(GoalIdea),
  works: z.array(WorkLink),
  /** 1 to 5, what the learner says of themself; null until they do. */
  confidence: z.number().int().min(1).max(5).nullable(),
});
export type SessionReview = z.infer<typeof SessionReview>;

const Head = z.object({
  id: z.string(),
  userId: z.string(),
  type: z.enum(COACH_MODES),
  title: z.string(),
  context: ConversationContext,
  createdAt: z.string(),
  updatedAt: z.string(),
  isActive: z.boolean(),
  goalId: z.string().nullable(),
  continuedFrom: z.string().nullable(),
});

export const Conversation = Head.extend({
  /** In order, along the attempts that are shown. */
  messages: z.array(CoachMessage),
  endedAt: z.string().nullable(),
  /** The turn that is being written, to read on from. */
  liveTurnId: z.string().nullable(),
  /** Null until it has ended. */
  review: SessionReview.nullable(),
  /** What it may have shown, once it has ended, with what the learner said of it. */
  evidence: z.array(ProposedEvidence),
});
export type Conversation = z.infer<typeof Conversation>;

/** One line of the history. */
export const ConversationEntry = Head.extend({
  /** Learner's messages. */
  sends: z.number().int(),
  /** Of a search: the latest message that has all its words, and some of the text around the first. */
  match: z.object({ messageId: z.string(), snippet: z.string() }).nullable(),
});
export type ConversationEntry = z.infer<typeof ConversationEntry>;

/**
 * What a turn tells while it is written; the number of an event is the count of characters that it brings the reply to, and a
 * million more for each time that the reply was begun anew (core/coach/conversation/limits.ts).
 */
export const TURN_EVENTS = {
  /** All text so far is taken back, and the reply begins anew: a service's did not pass the check. */
  restart: z.object({}),
  delta: z.object({ text: z.string() }),
  /** Also after a stop: the message says so by its state. `evaluation` is that of the message that was answered. */
  done: z.object({
    message: CoachMessage,
    usage: Usage,
    costUsd: z.number(),
    provider: z.enum(['openai', 'builtin']),
    evaluation: CoachMessage.shape.evaluation,
  }),
  failed: z.object({ code: z.string(), message: z.string() }),
} as const;

/** What words the replies here, who receives what is written, and what was used. */
export const CoachStatus = z.object({
  provider: z.enum(['openai', 'builtin', 'unconfigured']),
  model: z.string().nullable(),
  /** Host of the service that receives the conversation; null when none does. */
  host: z.string().nullable(),
  /** The learner wants no service, whatever is configured. */
  isBuiltinOnly: z.boolean(),
  turnsToday: z.number().int(),
  turnsADay: z.number().int(),
  usage: Usage,
  costUsd: z.number(),
});
export type CoachStatus = z.infer<typeof CoachStatus>;
