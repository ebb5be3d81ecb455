import type { InterviewFeature } from '../rubric-words.ts';

/** One point, which quotes the learner, and one question for it. */
export type FollowUp = readonly [point: string, question: string];
/** In the order in which open parts are taken up. */
export type FollowUps = Readonly<Partial<Record<Exclude<InterviewFeature, 'slot'>, readonly FollowUp[]>>>;
