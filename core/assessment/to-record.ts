import type { RecordInput } from '../records/record.ts';
import type { Assessment } from './assessment.ts';
import { labelOf } from './choice-words.ts';
import { DEFAULT_LEVEL, DEFAULT_TIMEFRAME, type ListQuestion } from './questions.ts';

/** What is kept of an assessment beside itself: the specification's record, its lists in words, level and timeframe by their ids. */
export function toRecord(assessment: Assessment): RecordInput {
  const { careerLevel = DEFAULT_LEVEL, timeframe = DEFAULT_TIMEFRAME } = assessment.profile;
  const inWords = (question: ListQuestion): string[] => assessment.profile[question].map((pick) => labelOf(question, pick));
  return {
    recordType: 'career_assessment_result',
    category: 'assessment',
    mode: 'automatic',
    payload: {
      assessment_id: assessment.id,
      user_profile: {
        careerLevel,
        interests: inWords('interests'),
        goals: inWords('goals'),
        challenges: inWords('challenges'),
        timeframe,
      },
      strengths: assessment.strengths,
      development_areas: assessment.developmentAreas,
      recommended_path: assessment.recommendedPath,
      action_plan: assessment.actionPlan.map(({ priority, action, timeline, resources, category }) => ({
        priority,
        action,
        timeline,
        resources,
        category,
      })),
      completion_time_minutes: assessment.completionTimeMinutes,
      ai_insight: assessment.aiInsight,
    },
  };
}
