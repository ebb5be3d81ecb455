/* Apart from the schemas, so that pages know them without Zod. */

export const MAX_STEPS = 20;
export const MAX_GOAL_WORKS = 10;
