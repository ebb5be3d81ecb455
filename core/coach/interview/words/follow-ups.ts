import type { InterviewFeature } from '../rubric-words.ts';

/** One point, which quotes the learner, and one question for it. */
export type FollowUp = readonly [point: string, question: string];
/** By the part that is asked about. */
export type FollowUps = Readonly<Partial<Record<Exclude<InterviewFeature, 'slot'>, readonly FollowUp[]>>>;
