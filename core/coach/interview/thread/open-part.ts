import type { Evaluation } from '../../scoring/evaluation.ts';
import type { QuestionType } from '../question-types.ts';
import { isInterviewFeature, type InterviewFeature } from '../rubric-words.ts';
import type { FollowUp, FollowUps } from '../words/follow-ups.ts';
import { MOTIVE_FOLLOW_UPS, OTHER_SLOTS, PLAN_FOLLOW_UPS } from '../words/other-follow-ups.ts';
import { STORY_FOLLOW_UPS, STORY_SLOTS } from '../words/story-follow-ups.ts';
import type { PosedQuestion } from './thread.ts';

/** The part of an answer that is worth asking about next. */
export interface OpenPart {
  readonly feature: InterviewFeature;
  readonly followUps: readonly FollowUp[];
}

const FOLLOW_UPS: Readonly<Record<QuestionType, FollowUps>> = {
  behavioural: STORY_FOLLOW_UPS,
  situational: PLAN_FOLLOW_UPS,
  technical: PLAN_FOLLOW_UPS,
  case: PLAN_FOLLOW_UPS,
  screening: MOTIVE_FOLLOW_UPS,
  intro: MOTIVE_FOLLOW_UPS,
};
/** Where these are found, no other part can be told until they are gone. */
const FIRST: readonly InterviewFeature[] = ['hypothetical', 'generality'];

/** What is still open in an answer: what was asked for, or else the first of its kind's list. Null when there is nothing to ask. */
export function openPart(evaluation: Evaluation, question: PosedQuestion): OpenPart | null {
  const table = FOLLOW_UPS[question.type];
  const open = openFeatures(evaluation);
  const ways = Object.entries(table).flatMap(([id, followUps]) => (isInterviewFeature(id) && open.includes(id) ? [{ feature: id, followUps }] : []));
  const slot = open.includes('slot') ? slotPart(question) : null;
  return ways.find(({ feature }) => FIRST.includes(feature)) ?? slot ?? ways[0] ?? null;
}

/** What a rubric looks for and did not find, and what takes away and was found. */
export const openFeatures = ({ features }: Evaluation): readonly InterviewFeature[] =>
  features.filter(({ found, weight }) => (weight < 0 ? found : !found)).flatMap(({ id }) => (isInterviewFeature(id) ? [id] : []));

function slotPart({ type, slots }: PosedQuestion): OpenPart | null {
  const table = type === 'behavioural' ? STORY_SLOTS : OTHER_SLOTS;
  const followUps = slots.flatMap((slot) => table[slot] ?? []);
  return followUps.length > 0 ? { feature: 'slot', followUps } : null;
}
