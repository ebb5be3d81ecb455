import type { Evaluation } from '../../evaluation.ts';
import type { QuestionType } from '../../scoring/interview/question-types.ts';
import { isInterviewFeature, type InterviewFeature } from '../rubric-words.ts';
import type { FollowUp, FollowUps } from '../words/follow-ups.ts';
import { MOTIVE_FOLLOW_UPS } from '../words/motive-follow-ups.ts';
import { PLAN_FOLLOW_UPS } from '../words/plan-follow-ups.ts';
import { SLOT_POINTS, STORY_SLOT } from '../words/slot-follow-ups.ts';
import { STORY_FOLLOW_UPS } from '../words/story-follow-ups.ts';
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
/** Where an answer holds these and no story, no other part can be told until they are gone. */
const FIRST: readonly InterviewFeature[] = ['hypothetical', 'generality'];

/** What is still open in an answer: what was asked for, or else the first of its kind's list. Null when there is nothing to ask. */
export function openPart(evaluation: Evaluation, question: PosedQuestion): OpenPart | null {
  const open = openFeatures(evaluation, question);
  const ways = Object.entries(followUpsOf(evaluation, question)).flatMap(([id, followUps]) =>
    isInterviewFeature(id) && open.includes(id) ? [{ feature: id, followUps }] : [],
  );
  const slot = open.includes('slot') ? ({ feature: 'slot', followUps: slotFollowUps(evaluation, question) } as const) : null;
  const inTheWay = evaluation.form === 'story' ? undefined : ways.find(({ feature }) => FIRST.includes(feature));
  return inTheWay ?? slot ?? ways[0] ?? null;
}

/** Whether it asks what one would do. */
export const isPlan = (type: QuestionType): boolean => FOLLOW_UPS[type] === PLAN_FOLLOW_UPS;

/** Who tells what they did is asked about that, also where the question was what they would do. */
export function followUpsOf({ form }: Evaluation, { type }: PosedQuestion): FollowUps {
  return form === 'story' && isPlan(type) ? STORY_FOLLOW_UPS : FOLLOW_UPS[type];
}

/** Not every story holds another voice or a surprise, and no plan has a date: where these are found they are shown. */
const WELCOME: readonly InterviewFeature[] = ['turn', 'speech', 'time-order'];

/** What is asked for in answers to a question of this type, among all that a rubric looks at. */
const isAsked = (type: QuestionType, feature: InterviewFeature): boolean => feature === 'slot' || Object.hasOwn(FOLLOW_UPS[type], feature);

/** What may be shown of them. */
export const isAbout = (type: QuestionType, feature: InterviewFeature): boolean => WELCOME.includes(feature) || isAsked(type, feature);

/** What was looked for and not found, and what takes away and was found. */
export const openFeatures = ({ features }: Evaluation, { type }: PosedQuestion): readonly InterviewFeature[] =>
  features
    .filter(({ found, weight }) => (weight < 0 ? found : !found))
    .flatMap(({ id }) => (isInterviewFeature(id) && isAsked(type, id) ? [id] : []));

/** What was looked for and found. */
export const shownFeatures = ({ features }: Evaluation, { type }: PosedQuestion): readonly InterviewFeature[] =>
  features
    .filter(({ found, weight }) => weight > 0 && found)
    .flatMap(({ id }) => (isInterviewFeature(id) && isAbout(type, id) ? [id] : []));

/** The scorer knows which part of what was asked is missing. */
function slotFollowUps({ features }: Evaluation, { slots }: PosedQuestion): readonly FollowUp[] {
  const missing = features.find(({ id }) => id === 'slot')?.advice ?? null;
  if (missing === null || slots.every((slot) => slot === 'story')) return STORY_SLOT;
  return SLOT_POINTS.map((point) => [point, missing]);
}
