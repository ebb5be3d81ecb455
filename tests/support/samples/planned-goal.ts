import type { ActionItem } from '#core/assessment/assessment.ts';
import type { Goal } from '#core/goals/goal.ts';

/** An action of a plan. */
export const makeAction = (about: Partial<ActionItem> = {}): ActionItem => ({
  id: 'challenge:time',
  priority: 'high',
  action: 'Guard one hour each morning.',
  timeline: '3 months',
  resources: ['Small starts'],
  category: 'skill_development',
  skill: 'planning-the-week',
  dueOn: '2026-12-01',
  measure: 'Four mornings in a week were yours.',
  ifThen: 'If it is 8 in the morning, then I close the mail.',
  steps: ['Pick the hour.', 'Tell the team.'],
  works: [{ id: 'small-starts', kind: 'ebook', title: 'Small starts', access: 'open' }],
  practice: { mode: 'managerial', focusAreaTitle: 'Delegation' },
  because: [],
  ...about,
});

/** A goal that follows that action. */
export const makePlannedGoal = (about: Partial<Goal> = {}): Goal => ({
  id: 'goal',
  text: 'Guard one hour each morning.',
  by: null,
  measure: 'Four mornings in a week were yours.',
  ifThen: 'If it is 8 in the morning, then I close the mail.',
  dueOn: '2026-12-01',
  skill: 'planning-the-week',
  steps: [
    { id: 's1', text: 'Pick the hour.', isDone: true },
    { id: 's2', text: 'Tell the team.', isDone: false },
  ],
  works: [{ id: 'small-starts', kind: 'ebook', title: 'Small starts', access: 'open', fraction: 0.4, isFinished: false }],
  practice: { mode: 'managerial', focusAreaTitle: 'Delegation' },
  practised: 0,
  progress: { done: 1, of: 4 },
  action: { assessmentId: 'a', actionId: 'challenge:time' },
  state: 'open',
  reason: null,
  createdAt: '2026-11-01T09:00:00Z',
  updatedAt: '2026-11-01T09:00:00Z',
  closedAt: null,
  ...about,
});
