import type { LearnerId } from '#core/account/learner.ts';
import { AnalysisReply } from '#core/assessment/analysis/analysis-reply.ts';
import { buildAnalysisPrompt } from '#core/assessment/analysis/build-prompt.ts';
import { readAnalysis, type Analysis } from '#core/assessment/analysis/read-analysis.ts';
import type { AnsweredProfile } from '#core/assessment/answers.ts';
import type { AnswerPlan, Assessment } from '#core/assessment/assessment.ts';
import { COACH_FAILURES, type CoachFailure } from '#core/coach/failures.ts';
import type { TokenUse } from '#core/coach/token-use.ts';
import type { PlainDate } from '#core/plain-date.ts';
import { chooseModel } from '../../gateway/choose-model.ts';
import { withShare } from '../../gateway/share.ts';
import type { House } from '../../house.ts';
import { Problem } from '../../http/problem.ts';
import { askForJson, type JsonReply } from '../../ports/ai/ask-for-json.ts';
import type { LanguageModel } from '../../ports/ai/language-model.ts';

type Failure = NonNullable<Assessment['failure']>;

/** What is to be worded, and what is known of it. */
export interface Wording {
  readonly id: string;
  readonly userId: LearnerId;
  readonly profile: AnsweredProfile;
  readonly plan: AnswerPlan;
  readonly today: PlainDate;
}

export interface Worded {
  /** Null when the plan keeps its own words. */
  readonly analysis: Analysis | null;
  readonly model: string | null;
  /** Why a service did not word it. */
  readonly failure: Failure | null;
  readonly usage: TokenUse | null;
}

/** What words a learner's plans, or why nothing does although a service is asked for. */
export interface Service {
  readonly model: LanguageModel | null;
  readonly failure: Failure | null;
}

export const NO_SERVICE: Service = { model: null, failure: null };

export async function findService(house: House, userId: LearnerId): Promise<Service> {
  try {
    const model = await chooseModel(house, userId);
    return { model: model.kind === 'builtin' ? null : model, failure: null };
  } catch (error) {
    if (error instanceof Problem && error.code === 'ai_not_initialized') return { model: null, failure: tell(error.code) };
    throw error;
  }
}

/**
 * Lets the service word a plan, if there is one. Whatever goes wrong with it is told in the words of the catalogue, and never thrown.
 * @param gone nobody waits any more
 */
export async function wordPlan(
  house: House,
  { model, failure }: Service,
  { id, userId, profile, plan, today }: Wording,
  gone: AbortSignal,
): Promise<Worded> {
  if (!model) return { ...UNWORDED, failure };
  const { AI_ASSESSMENT_MAX_TOKENS: maxTokens, AI_ASSESSMENT_TEMPERATURE: temperature, AI_ASSESSMENT_TIMEOUT_MS: limitMs } = house.env;
  const request = { messages: buildAnalysisPrompt(profile), maxTokens, temperature, presencePenalty: 0, frequencyPenalty: 0 };
  const ending = AbortSignal.any([gone, house.work.signal, AbortSignal.timeout(limitMs)]);
  try {
    const reply = await withShare(house, userId, id, () => askForJson(model, request, AnalysisReply, ending));
    const { usage } = reply;
    const analysis = reply.isValid ? readAnalysis(reply.value, profile, plan, today) : null;
    return analysis ? { analysis, model: model.id, failure: null, usage } : { ...UNWORDED, failure: tell(failureOf(reply)), usage };
  } catch (error) {
    if (error instanceof Problem && error.code === 'too_many_requests')
      return { ...UNWORDED, failure: { code: error.code, message: error.message } };
    throw error;
  }
}

const UNWORDED: Worded = { analysis: null, model: null, failure: null, usage: null };

const tell = (code: CoachFailure): Failure => ({ code, message: COACH_FAILURES[code] });

/** A valid reply failed as well when nobody can be shown it. */
function failureOf(reply: JsonReply<unknown>): CoachFailure {
  if (reply.isValid || reply.code === 'ai_invalid_json') return 'ai_invalid_json';
  return reply.code === 'empty_reply' ? 'ai_empty_reply' : 'ai_failed';
}
