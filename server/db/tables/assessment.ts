import type { LearnerId } from '#core/account/learner.ts';

export interface AssessmentTable {
  id: string;
  userId: LearnerId;
  /** JSON (`AnsweredProfile` of core/assessment/answers.ts). */
  profile: string;
  /** JSON: all of the assessment but what stands in the other columns and what the library gives when it is read. */
  plan: string;
  source: 'ai' | 'fallback';
  model: string | null;
  /** JSON: code and message. */
  failure: string | null;
  durationSec: number;
  sendKey: string | null;
  inputTokens: number | null;
  outputTokens: number | null;
  costUsd: number | null;
  createdAt: number;
}
