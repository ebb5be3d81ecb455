import type { CareerGoal } from '../../questions.ts';
import type { GoalPlan } from './goal-plan.ts';
import { GROWTH_GOALS } from './growth-goals.ts';
import { LIFE_GOALS } from './life-goals.ts';
import { WORK_GOALS } from './work-goals.ts';

export const GOAL_PLANS: Readonly<Record<CareerGoal, GoalPlan>> = { ...WORK_GOALS, ...GROWTH_GOALS, ...LIFE_GOALS };
