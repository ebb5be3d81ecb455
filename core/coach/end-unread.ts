import type { RecordInput } from '../records/record.ts';
import type { Evaluation } from './evaluation.ts';
import type { LookedBack, SessionInput } from './plan/turn-plan.ts';
import { practisedSkills } from './practised-skills.ts';
import { sessionScore } from './session-score.ts';
import { readFocus } from './talks/managerial/focuses.ts';
import { readScenario } from './talks/networking/scenario.ts';

/** Said in place of a review. */
export const UNREAD_HEADLINE = 'This conversation has ended without a review: looking back on it took too long. All that you said is kept.';

/** The end of a session that could not be looked back on: what is known of it without reading a word. */
export function endUnread(input: SessionInput): LookedBack {
  const scored = input.said.flatMap(({ evaluation }) => (evaluation?.refused === null ? [evaluation] : []));
  return {
    summary: { minutes: input.minutes, answered: scored.length, headline: UNREAD_HEADLINE, seen: [], next: [], goals: [], works: [] },
    record: recordOf(input, scored),
    weakSpots: [],
    practised: practisedSkills(input, []),
  };
}

const SENT = { category: 'coaching', mode: 'automatic' } as const;

function recordOf({ id, mode, context, said, minutes }: SessionInput, scored: readonly Evaluation[]): RecordInput | null {
  const known = { session_id: id, duration_minutes: minutes };
  const score = sessionScore(scored);
  if (mode === 'networking') {
    const { id: scenarioId, title } = readScenario(context);
    const lines = { strengths: [], improvements: [], specific_tips: [], confidence_level: null };
    const scenario = { scenario_id: scenarioId, scenario_title: title };
    return { ...SENT, recordType: 'networking_session', payload: { ...known, ...scenario, ...lines, overall_score: score } };
  }
  if (mode === 'interview') {
    const asked = new Set(said.flatMap((message) => (message.asked && !message.asked.isFollowUp ? [message.asked.text] : [])));
    return {
      ...SENT,
      recordType: 'interview_practice',
      payload: {
        ...known,
        position: context.targetRole ?? '',
        industry: context.industry ?? '',
        difficulty: context.interviewDifficulty ?? 'mid',
        questions_count: asked.size,
        overall_score: score,
        feedback_summary: UNREAD_HEADLINE,
        questions_answered: scored.length,
      },
    };
  }
  if (mode === 'career') return null;
  const focus = context.focusAreaTitle ?? readFocus(context);
  const lines = { topics_covered: [], insights_gained: [], action_items: [] };
  return { ...SENT, recordType: 'managerial_coaching', payload: { ...known, coaching_type: 'practice', focus_area: focus, ...lines } };
}
