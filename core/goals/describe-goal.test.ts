import { expect, it } from 'vitest';
import { describeGoal } from './describe-goal.ts';

it('says when in the words of the learner, and leaves out what was not said', () => {
  expect(describeGoal({ by: 'before the summer', measure: '', ifThen: null })).toEqual(['When: before the summer']);
  expect(describeGoal({ by: null, measure: 'A signed plan', ifThen: 'If it rains, then I read' })).toEqual([
    'A signed plan',
    'If it rains, then I read',
  ]);
});
