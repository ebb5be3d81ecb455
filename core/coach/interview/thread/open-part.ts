import type { Evaluation } from '../../evaluation.ts';
import type { QuestionType } from '../../score/interview/question-types.ts';
import { isInterviewFeature, type InterviewFeature } from '../rubric-words.ts';
import type { FollowUps } from '../words/follow-ups.ts';
import { MOTIVE_FOLLOW_UPS } from '../words/motive-follow-ups.ts';
import { PLAN_FOLLOW_UPS } from '../words/plan-follow-ups.ts';
import { STORY_FOLLOW_UPS } from '../words/story-follow-ups.ts';
import type { PosedQuestion } from './thread.ts';

const FOLLOW_UPS: Readonly<Record<QuestionType, FollowUps>> = {
  behavioural: STORY_FOLLOW_UPS,
  situational: PLAN_FOLLOW_UPS,
  technical: PLAN_FOLLOW_UPS,
  case: PLAN_FOLLOW_UPS,
  screening: MOTIVE_FOLLOW_UPS,
  intro: MOTIVE_FOLLOW_UPS,
};

/** Whether it asks what one would do. */
export const isPlan = (type: QuestionType): boolean => FOLLOW_UPS[type] === PLAN_FOLLOW_UPS;
/** Who says why they came had nothing to do or to bring to an end. */
export const isMotive = (type: QuestionType): boolean => FOLLOW_UPS[type] === MOTIVE_FOLLOW_UPS;

/** Who tells what they did is asked about that, also where the question was what they would do. */
export const typeTold = ({ form }: Evaluation, { type }: PosedQuestion): QuestionType =>
  form === 'story' && isPlan(type) ? 'behavioural' : type;

export const followUpsOf = (type: QuestionType): FollowUps => FOLLOW_UPS[type];

/** Not every story holds another voice or a surprise, and no plan has a date: where these are found they are shown. */
const WELCOME: readonly InterviewFeature[] = ['turn', 'speech', 'time-order'];

/** What is looked for in answers to a question of this type, beside what can be asked about. */
const alsoAsked = (type: QuestionType): readonly InterviewFeature[] =>
  isPlan(type) ? ['slot', 'reason'] : isMotive(type) ? ['slot', 'reason', 'time-order'] : ['slot', 'time-order'];

const isAsked = (type: QuestionType, feature: InterviewFeature): boolean =>
  alsoAsked(type).includes(feature) || Object.hasOwn(FOLLOW_UPS[type], feature);

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
