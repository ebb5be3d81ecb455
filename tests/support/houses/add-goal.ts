import { expect } from 'vitest';
import type { Goal } from '#core/goals/goal.ts';
import type { CoachedLearner } from './coach-house.ts';

/** A new goal of a learner, of whatever is said of it. */
export async function addGoal(learner: CoachedLearner, goal: object = {}): Promise<Goal> {
  const response = await learner.call('POST', '/api/goals', { text: 'Hand over one whole task.', ...goal });
  const text = await response.text();
  expect({ status: response.status, text }).toMatchObject({ status: 201 });
  return JSON.parse(text) as Goal;
}
