import type { Generated } from 'kysely';
import type { LearnerId } from '#core/account/learner.ts';
import type { FactSlot } from '#core/coach/facts/slots.ts';
import type { HeardAs } from '#core/coach/hear/heard-as.ts';
import type { MessageState } from '#core/coach/conversation/message.ts';
import type { CoachMode } from '#core/practice/modes.ts';
import type { GoalState } from '#core/goals/goal.ts';
import type { RecordInput } from '#core/records/record.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';

export interface ConversationTable {
  id: string;
  userId: LearnerId;
  type: CoachMode;
  title: string;
  /** JSON (core/coach/conversation/context.ts). */
  context: string;
  /** The last message of the way that is shown; null before the opening. */
  currentMessageId: string | null;
  continuedFrom: string | null;
  /** The goal it practises for. */
  goalId: string | null;
  /** What was said in the conversation that this one continues. */
  earlier: string | null;
  isActive: number;
  /** Learner's messages, attempts counted. */
  sends: number;
  /** JSON, once it has ended. */
  review: string | null;
  /** JSON: what the next session takes up, once it has ended. */
  weakSpots: string | null;
  createdAt: number;
  updatedAt: number;
  endedAt: number | null;
}

/** Messages form a tree: attempts at the same place have the same parent. */
export interface CoachMessageTable {
  id: string;
  conversationId: string;
  parentId: string | null;
  role: 'user' | 'assistant';
  content: string;
  state: MessageState;
  /** JSON: code and message. */
  failure: string | null;
  /** JSON, of learners' messages. */
  evaluation: string | null;
  /** Of learners' messages, since messages are heard. */
  heardAs: HeardAs | null;
  sure: number | null;
  /** Safety answered it. */
  isGrave: number | null;
  /** JSON (`SaidToCoach`): stretches of a learner's message that are meant for the coach beside the rest. */
  toCoach: string | null;
  /** JSON (`ReplyParts`), of replies. */
  parts: string | null;
  provider: 'openai' | 'builtin' | null;
  model: string | null;
  inputTokens: number | null;
  outputTokens: number | null;
  costUsd: number | null;
  createdAt: number;
}

/**
 * One reply being written, or written. Kept without its conversation too: a learner's turns of a day are counted. What else a
 * service was asked for is counted by a row of its own; the id of what it was for stands in the place of all three.
 */
export interface CoachTurnTable {
  id: string;
  userId: LearnerId;
  conversationId: string;
  messageId: string;
  replyId: string;
  sendKey: string | null;
  isLive: number;
  createdAt: number;
  /** How often its text was begun anew. */
  restarts: Generated<number>;
}

/** A note of the sheet beside career talks (core/coach/facts). */
export interface CoachFactTable {
  id: string;
  userId: LearnerId;
  conversationId: string;
  /** Whose words it quotes. */
  messageId: string;
  slot: FactSlot;
  quote: string;
  text: string;
  /** Its learner changed it: it stays, whatever becomes of the message. */
  isEdited: Generated<number>;
  /** Its message is on the way that is shown: of another attempt nothing stands on the sheet. */
  isShown: Generated<number>;
  at: number;
}

export interface RecordTable {
  id: string;
  userId: LearnerId;
  recordType: RecordInput['recordType'];
  category: string;
  mode: RecordInput['mode'];
  /** `session_id` or `assessment_id`. */
  sessionKey: string;
  /** JSON (core/records/record.ts). */
  payload: string;
  createdAt: number;
}

export interface GoalTable {
  id: string;
  userId: LearnerId;
  text: string;
  by: string | null;
  measure: string | null;
  ifThen: string | null;
  skill: SkillId | null;
  dueOn: string | null;
  /** JSON: `GoalStep[]`. */
  steps: string;
  /** JSON: ids of works, some of which may be gone. */
  workIds: string;
  /** JSON (core/practice/practice.ts). */
  practice: string | null;
  assessmentId: string | null;
  actionId: string | null;
  state: GoalState;
  reason: string | null;
  createdAt: number;
  updatedAt: number;
  closedAt: number | null;
}
