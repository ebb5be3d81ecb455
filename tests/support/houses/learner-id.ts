import { toLearner, type LearnerId } from '#core/account/learner.ts';

/** Somebody's id, for rows that a test writes by itself. */
export function learnerId(id: string): LearnerId {
  return toLearner({ id, name: 'Robin Vale', email: `${id}@example.org` }).id;
}
