import type { z } from 'zod';
import type { LearnerId } from '#core/account/learner.ts';
import { COACH_FAILURES, type CoachFailure } from '#core/coach/failures.ts';
import type { TokenUse } from '#core/coach/token-use.ts';
import type { House } from '../house.ts';
import { Problem } from '../http/problem.ts';
import { askForJson, type JsonReply } from '../ports/ai/ask-for-json.ts';
import type { LanguageModel, ModelRequest } from '../ports/ai/language-model.ts';
import { chooseModel } from './choose-model.ts';
import { withShare } from './share.ts';

export interface WordingFailure {
  readonly code: string;
  readonly message: string;
}

/** What words a learner's analyses, or why nothing does although a service is asked for. */
export interface Service {
  readonly model: LanguageModel | null;
  readonly failure: WordingFailure | null;
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

export interface Wording<Schema extends z.ZodType, Texts> {
  /** What is worded. */
  readonly id: string;
  readonly userId: LearnerId;
  /** Penalties are for talk: without them there are none. */
  readonly request: Pick<ModelRequest, 'messages' | 'maxTokens' | 'temperature'> &
    Partial<Pick<ModelRequest, 'presencePenalty' | 'frequencyPenalty'>>;
  readonly schema: Schema;
  /** Null for a reply that nobody can be shown. */
  readonly read: (reply: z.output<Schema>) => Texts | null;
}

export interface Worded<Texts> {
  /** Null when code keeps its own words. */
  readonly analysis: Texts | null;
  readonly model: string | null;
  /** Why a service did not word it. */
  readonly failure: WordingFailure | null;
  readonly usage: TokenUse | null;
}

const UNWORDED = { analysis: null, model: null, failure: null, usage: null };

/**
 * Lets the service word something, if there is one. Whatever goes wrong with it is told in the words of the catalogue, and
 * never thrown.
 * @param gone nobody waits any more
 */
export async function wordWithService<Schema extends z.ZodType, Texts>(
  house: House,
  { model, failure }: Service,
  { id, userId, request, schema, read }: Wording<Schema, Texts>,
  gone: AbortSignal,
): Promise<Worded<Texts>> {
  if (!model) return { ...UNWORDED, failure };
  const ending = AbortSignal.any([gone, house.work.signal, AbortSignal.timeout(house.env.AI_ASSESSMENT_TIMEOUT_MS)]);
  try {
    const asked = { presencePenalty: 0, frequencyPenalty: 0, ...request };
    const reply = await withShare(house, userId, id, () => askForJson(model, asked, schema, ending));
    const { usage } = reply;
    const analysis = reply.isValid ? read(reply.value) : null;
    return analysis ? { analysis, model: model.id, failure: null, usage } : { ...UNWORDED, failure: tell(failureOf(reply)), usage };
  } catch (error) {
    if (error instanceof Problem && error.code === 'too_many_requests')
      return { ...UNWORDED, failure: { code: error.code, message: error.message } };
    throw error;
  }
}

const tell = (code: CoachFailure): WordingFailure => ({ code, message: COACH_FAILURES[code] });

/** A valid reply failed as well when nobody can be shown it. */
function failureOf(reply: JsonReply<unknown>): CoachFailure {
  if (reply.isValid || reply.code === 'ai_invalid_json') return 'ai_invalid_json';
  return reply.code === 'empty_reply' ? 'ai_empty_reply' : 'ai_failed';
}
