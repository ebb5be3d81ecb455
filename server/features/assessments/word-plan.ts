import type { LearnerId } from '#core/account/learner.ts';
import { AnalysisReply } from '#core/assessment/analysis/analysis-reply.ts';
import { buildAnalysisPrompt } from '#core/assessment/analysis/build-prompt.ts';
import { readAnalysis, type Analysis } from '#core/assessment/analysis/read-analysis.ts';
import type { AnsweredProfile } from '#core/assessment/answers.ts';
import type { AnswerPlan } from '#core/assessment/assessment.ts';
import type { PlainDate } from '#core/plain-date.ts';
import { wordWithService, type Service, type Worded } from '../../gateway/word-with-service.ts';
import type { House } from '../../house.ts';

/** What is to be worded, and what is known of it. */
export interface PlanWording {
  readonly id: string;
  readonly userId: LearnerId;
  readonly profile: AnsweredProfile;
  readonly plan: AnswerPlan;
  readonly today: PlainDate;
}

/**
 * Lets the service word a plan, if there is one.
 * @param gone nobody waits any more
 */
export function wordPlan(
  house: House,
  service: Service,
  { id, userId, profile, plan, today }: PlanWording,
  gone: AbortSignal,
): Promise<Worded<Analysis>> {
  const { AI_ASSESSMENT_MAX_TOKENS: maxTokens, AI_ASSESSMENT_TEMPERATURE: temperature } = house.env;
  const request = {
    messages: buildAnalysisPrompt(
      profile,
      plan.situations.filter(({ isConfirmed }) => isConfirmed),
    ),
    maxTokens,
    temperature,
  };
  const read = (reply: AnalysisReply) => readAnalysis(reply, profile, plan, today);
  return wordWithService(house, service, { id, userId, request, schema: AnalysisReply, read }, gone);
}
