import type { Mutants } from './mutant.ts';

const NETWORKING = 'core/coach/talks/networking/end-networking.ts';
const INTERVIEW = 'core/coach/interview/session/end-interview.ts';
const MANAGERIAL = 'core/coach/talks/managerial/end-managerial.ts';
const ASSESSMENT = 'core/assessment/to-record.ts';

/** What section 7 of the specification says of records. */
export const RECORDS: Mutants = {
  '7.networking_session.session_id': [NETWORKING, 'session_id: id,', 'session_id: `${id} `.trim().slice(1),'],
  '7.networking_session.scenario_id': [NETWORKING, 'scenario_id: scenario.id', "scenario_id: ''"],
  '7.networking_session.scenario_title': [NETWORKING, 'scenario_title: scenario.title', "scenario_title: ''"],
  '7.networking_session.overall_score': [NETWORKING, 'overall_score: talk.score', 'overall_score: null'],
  '7.networking_session.strengths': [NETWORKING, 'strengths: talk.seen.slice(0, MAX_LINES)', 'strengths: talk.seen.slice(0, 0)'],
  '7.networking_session.improvements': [NETWORKING, 'improvements: improvements.map(', 'improvements: improvements.slice(0, 0).map('],
  '7.networking_session.specific_tips': [NETWORKING, 'specific_tips: improvements.map(', 'specific_tips: improvements.slice(0, 0).map('],
  '7.networking_session.confidence_level': [
    'server/features/records/queries.ts',
    'confidence_level: payload.confidence_level });',
    'confidence_level: 1 });',
  ],
  '7.networking_session.duration_minutes': [NETWORKING, 'duration_minutes: minutes', 'duration_minutes: 0'],
  '7.interview_practice.session_id': [INTERVIEW, 'session_id: id,', 'session_id: id.slice(1),'],
  '7.interview_practice.position': [INTERVIEW, "position: context.targetRole ?? ''", "position: ''"],
  '7.interview_practice.industry': [INTERVIEW, "industry: context.industry ?? ''", "industry: ''"],
  '7.interview_practice.difficulty': [INTERVIEW, "difficulty: context.interviewDifficulty ?? 'mid'", "difficulty: 'mid'"],
  '7.interview_practice.questions_count': [INTERVIEW, 'questions_count: questions.length', 'questions_count: 0'],
  '7.interview_practice.overall_score': [
    INTERVIEW,
    'overall_score: sessionScore(answered.map(({ answer }) => answer.evaluation))',
    'overall_score: null',
  ],
  '7.interview_practice.duration_minutes': [INTERVIEW, 'duration_minutes: minutes', 'duration_minutes: 0'],
  '7.interview_practice.feedback_summary': [INTERVIEW, "].join(' '),\n", "].slice(0, 0).join(' '),\n"],
  '7.interview_practice.questions_answered': [INTERVIEW, 'questions_answered: answered.length', 'questions_answered: 0'],
  '7.managerial_coaching.session_id': [MANAGERIAL, 'session_id: id,', 'session_id: id.slice(1),'],
  '7.managerial_coaching.coaching_type': [MANAGERIAL, "coaching_type: 'practice'", "coaching_type: ''"],
  '7.managerial_coaching.focus_area': [MANAGERIAL, 'focus_area: context.focusAreaTitle ?? focus', "focus_area: ''"],
  '7.managerial_coaching.duration_minutes': [MANAGERIAL, 'duration_minutes: minutes', 'duration_minutes: 0'],
  '7.managerial_coaching.topics_covered': [MANAGERIAL, 'topics_covered: topics.map(', 'topics_covered: topics.slice(1).map('],
  '7.managerial_coaching.insights_gained': [
    MANAGERIAL,
    'insights_gained: talk.seen.slice(0, MAX_LINES)',
    'insights_gained: talk.seen.slice(0, 0)',
  ],
  '7.managerial_coaching.action_items': [MANAGERIAL, 'action_items: goals.map(', 'action_items: goals.slice(1).map('],
  '7.career_assessment_result.assessment_id': [ASSESSMENT, 'assessment_id: assessment.id', 'assessment_id: assessment.id.slice(1)'],
  '7.career_assessment_result.user_profile': [
    ASSESSMENT,
    '        careerLevel,\n',
    "        careerLevel: 'entry' as typeof careerLevel,\n",
  ],
  '7.career_assessment_result.strengths': [ASSESSMENT, 'strengths: assessment.strengths', 'strengths: []'],
  '7.career_assessment_result.development_areas': [ASSESSMENT, 'development_areas: assessment.developmentAreas', 'development_areas: []'],
  '7.career_assessment_result.recommended_path': [ASSESSMENT, 'recommended_path: assessment.recommendedPath', "recommended_path: ''"],
  '7.career_assessment_result.action_plan': [
    ASSESSMENT,
    'action_plan: assessment.actionPlan.map(',
    'action_plan: assessment.actionPlan.slice(1).map(',
  ],
  '7.career_assessment_result.completion_time_minutes': [ASSESSMENT, 'assessment.completionTimeMinutes', '0'],
  '7.career_assessment_result.ai_insight': [ASSESSMENT, 'ai_insight: assessment.aiInsight', "ai_insight: ''"],
};
