import type { AnsweredProfile, AssessmentAnswer } from '#core/assessment/answers.ts';
import type { AnswerPlan } from '#core/assessment/assessment.ts';
import type { PlainDate } from '#core/plain-date.ts';

export function toProfile(answers: readonly AssessmentAnswer[]): AnsweredProfile {
  const profile: AnsweredProfile = { interests: [], goals: [], challenges: [] };
  for (const { questionId, answer } of answers) {
    if (questionId === 'career_level') profile.careerLevel = answer;
    else if (questionId === 'timeframe') profile.timeframe = answer;
    else profile[questionId] = answer;
  }
  return profile;
}

export function makePlan({ goals }: AnsweredProfile, today: PlainDate): AnswerPlan {
  const because = [{ questionId: 'goals' as const, answer: goals[0] ?? null }];
  const sentence = (text: string) => ({ text, because });
  return {
    headline: sentence('A plan for six months.'),
    strengths: [sentence('You know where you begin.')],
    developmentAreas: [sentence('Planning the week.')],
    recommendedPath: [sentence('Begin with the week.')],
    actions: [
      {
        id: 'challenge:time',
        priority: 'high',
        action: 'Plan the week on Friday.',
        timeline: '3 months',
        category: 'skill_development',
        skill: 'planning-the-week',
        dueOn: today,
        measure: 'Four Fridays with a plan.',
        ifThen: 'If it is Friday at four, then I plan the week.',
        steps: ['Choose the hour.'],
        practice: { mode: 'career' },
        because,
      },
    ],
    nextSteps: [sentence('Choose the hour today.')],
    insight: [sentence('One hour a week is enough to begin.')],
    assumptions: [],
    skills: [{ skill: 'planning-the-week', stance: 'hard', because }],
    milestones: [{ on: today, text: 'The first plan.', because }],
    directions: [],
  };
}
