import type { GoalIdea } from './goal.ts';

/** What a goal says of itself below its name. The day stands in the learner's own words, whatever they begin with. */
export function describeGoal({ by, measure, ifThen }: Pick<GoalIdea, 'by' | 'measure' | 'ifThen'>): string[] {
  return [by ? `When: ${by}` : null, measure, ifThen].filter((detail) => detail !== null).filter((detail) => detail !== '');
}
