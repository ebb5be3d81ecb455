import type { PlainDate } from '../../plain-date.ts';
import type { AnsweredProfile } from '../answers.ts';
import type { AnswerPlan } from '../assessment.ts';
import { directionsFor } from '../directions/directions.ts';
import { DEFAULT_LEVEL } from '../questions.ts';
import { sayAssumptions } from './assumptions.ts';
import { sayDevelopmentAreas } from './development-areas.ts';
import { checkSkipped, draftActions } from './actions/draft-actions.ts';
import { sayHeadline } from './headline.ts';
import { sayInsight } from './insight.ts';
import { setMilestones } from './milestones.ts';
import { sayNextSteps } from './next-steps.ts';
import { sayPath } from './recommended-path.ts';
import { meantGoal } from './own/meant-choice.ts';
import { scheduleActions } from './actions/schedule-actions.ts';
import { listStances } from './skill-stances.ts';
import { sayStrengths } from './strengths.ts';

/**
 * A plan out of the answers alone. The same answers on the same day give the same plan; any other answers, their order
 * included, give other actions.
 * @param profile of `toProfile`: each pick once
 * @param today the learner's day: nothing is due before the next one
 */
export function makePlan(profile: AnsweredProfile, today: PlainDate): AnswerPlan {
  const drafts = draftActions(profile);
  const actions = scheduleActions(checkSkipped(drafts, profile), profile.timeframe, today);
  return {
    headline: sayHeadline(profile),
    strengths: sayStrengths(profile),
    developmentAreas: sayDevelopmentAreas(profile),
    recommendedPath: sayPath(profile, actions),
    actions,
    nextSteps: sayNextSteps(drafts, actions),
    insight: sayInsight(profile, actions.length),
    assumptions: sayAssumptions(profile, actions),
    skills: listStances(profile, drafts),
    milestones: setMilestones(drafts, actions, profile.timeframe, today),
    directions: directionsFor(profile.interests, profile.careerLevel ?? DEFAULT_LEVEL, profile.goals.some(isToLead)),
  };
}

const isToLead = (goal: string): boolean => goal === 'lead_people' || meantGoal(goal) === 'lead_people';
