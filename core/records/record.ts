import { z } from 'zod';
import { CAREER_LEVELS, DIFFICULTIES } from './levels.ts';

const id = z.string().trim().min(1).max(100);
const line = z.string().max(500);
const text = z.string().max(5000);
const lines = z.array(z.string().max(1000)).max(50);
const minutes = z.number().min(0).max(100_000);
/** 0 to 100: the mean of the answers' shares of evidence. Null when nothing could be scored. */
const score = z.number().min(0).max(100).nullable();

const NetworkingSession = z.strictObject({
  session_id: id,
  scenario_id: line,
  scenario_title: line,
  overall_score: score,
  strengths: lines,
  improvements: lines,
  specific_tips: lines,
  /** 1 to 5, what learners say of themselves; null until they do. */
  confidence_level: z.number().int().min(1).max(5).nullable(),
  duration_minutes: minutes,
});

const InterviewPractice = z.strictObject({
  session_id: id,
  position: line,
  industry: line,
  difficulty: z.enum(DIFFICULTIES),
  questions_count: z.number().int().min(0).max(1000),
  overall_score: score,
  duration_minutes: minutes,
  feedback_summary: text,
  questions_answered: z.number().int().min(0).max(1000),
});

const ManagerialCoaching = z.strictObject({
  session_id: id,
  coaching_type: line,
  focus_area: line,
  duration_minutes: minutes,
  topics_covered: lines,
  insights_gained: lines,
  action_items: lines,
});

const CareerAssessmentResult = z.strictObject({
  assessment_id: id,
  user_profile: z.strictObject({
    careerLevel: z.enum(CAREER_LEVELS),
    interests: lines,
    goals: lines,
    challenges: lines,
    timeframe: line,
  }),
  strengths: lines,
  development_areas: lines,
  recommended_path: text,
  action_plan: z
    .array(
      z.strictObject({
        priority: line,
        action: text,
        timeline: line,
        resources: lines,
        category: z.enum(['skill_development', 'networking', 'experience', 'education']),
      }),
    )
    .max(50),
  completion_time_minutes: minutes,
  ai_insight: text,
});

const SENT = { category: z.string().trim().min(1).max(60), mode: z.enum(['automatic', 'manual']) };

/** What is kept of a session or an assessment: the specification's record types and payload fields. */
export const RecordInput = z.discriminatedUnion('recordType', [
  z.strictObject({ recordType: z.literal('networking_session'), ...SENT, payload: NetworkingSession }),
  z.strictObject({ recordType: z.literal('interview_practice'), ...SENT, payload: InterviewPractice }),
  z.strictObject({ recordType: z.literal('managerial_coaching'), ...SENT, payload: ManagerialCoaching }),
  z.strictObject({ recordType: z.literal('career_assessment_result'), ...SENT, payload: CareerAssessmentResult }),
]);
export type RecordInput = z.infer<typeof RecordInput>;
