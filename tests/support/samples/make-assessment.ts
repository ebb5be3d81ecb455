import { NOTHING_CONFIRMED } from '#core/assessment/confirmed.ts';
import type { ActionItem, AnswerRef, Assessment } from '#core/assessment/assessment.ts';

const TIME: AnswerRef = { questionId: 'challenges', answer: 'time' };
const LEAD: AnswerRef = { questionId: 'goals', answer: 'lead_people' };
const NO_INTEREST: AnswerRef = { questionId: 'interests', answer: null };

export const makePlannedAction = (about: Partial<ActionItem> = {}): ActionItem => ({
  ...{ id: 'challenge:time', priority: 'high', category: 'skill_development', skill: 'planning-the-week', timeline: '3 months' },
  action: 'Guard one hour each morning.',
  resources: ['Small starts', 'Talk it through with the coach'],
  dueOn: '2027-02-22',
  measure: 'Four mornings in a week were yours.',
  ifThen: 'If it is 8 in the morning, then I close the mail.',
  steps: ['Pick the hour.', 'Tell the team.'],
  works: [{ id: 'small-starts', kind: 'ebook', title: 'Small starts', access: 'open' }],
  practice: { mode: 'career' },
  because: [TIME],
  ...about,
});

/** A plan with two steps, in which every part says something. */
export const makeAssessment = (about: Partial<Assessment> = {}): Assessment => ({
  ...{ id: 'a', createdAt: '2026-11-22T09:00:00.000Z', source: 'fallback', model: null, failure: null },
  profile: { careerLevel: 'mid', interests: [], goals: ['lead_people'], challenges: ['time'], timeframe: '6_months' },
  headline: 'Mid-career, on the way to leading people, with little time',
  strengths: ['You know the work.'],
  developmentAreas: ['You named too little time.'],
  recommendedPath: 'First the hour, then the people.',
  actionPlan: [
    makePlannedAction(),
    makePlannedAction({
      ...{ id: 'goal:lead_people:1', priority: 'medium', category: 'experience', skill: 'delegating', works: [] },
      action: 'Hand over one whole thing.',
      dueOn: '2027-05-21',
      because: [LEAD],
    }),
  ],
  nextSteps: ['Today, pick the hour.'],
  aiInsight: 'Who has no hour cannot hand anything over.',
  assumptions: ['Nothing was said of what you like.'],
  skills: [
    { skill: 'solving-problems', stance: 'strong', because: [LEAD] },
    { skill: 'planning-the-week', stance: 'hard', because: [TIME] },
    { skill: 'delegating', stance: 'wanted', because: [LEAD] },
  ],
  milestones: [{ on: '2027-02-22', text: 'The hour is yours.', because: [TIME] }],
  directions: [
    {
      area: 'Social',
      text: 'Work with people.',
      occupations: [{ code: '11-3121.00', title: 'Human Resources Managers' }],
      because: [LEAD],
    },
  ],
  because: {
    ...{ headline: [LEAD, TIME], strengths: [[LEAD]], developmentAreas: [[TIME]], recommendedPath: [[TIME, LEAD]] },
    ...{ nextSteps: [[TIME]], aiInsight: [[TIME, LEAD]], assumptions: [[NO_INTEREST]] },
  },
  situations: [],
  unplaced: [],
  confirmed: NOTHING_CONFIRMED,
  completionTimeMinutes: 2.5,
  previousId: null,
  ...about,
});
