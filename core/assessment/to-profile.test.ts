import { expect, it } from 'vitest';
import { toProfile } from './to-profile.ts';

it('has no field for what was skipped, and an empty list', () => {
  expect(toProfile([])).toEqual({ interests: [], goals: [], challenges: [] });
  expect(toProfile([{ questionId: 'goals', answer: [] }])).toEqual({ interests: [], goals: [], challenges: [] });
});

it('reads each answer into its field, in the learner’s order', () => {
  expect(
    toProfile([
      { questionId: 'timeframe', answer: '1_year' },
      { questionId: 'challenges', answer: ['Stress', 'my commute', 'time', 'STRESS'] },
      { questionId: 'goals', answer: ['Find a direction'] },
      { questionId: 'career_level', answer: 'senior' },
      { questionId: 'interests', answer: ['pottery', 'data'] },
    ]),
  ).toEqual({
    careerLevel: 'senior',
    timeframe: '1_year',
    interests: ['pottery', 'data'],
    goals: ['direction'],
    challenges: ['stress', 'my commute', 'time'],
  });
});
