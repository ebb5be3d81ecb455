import type { RecordInput } from '#core/records/record.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { sessionScore } from '../session-score.ts';
import { readScenario } from '../talks/networking/scenario.ts';

const MAX_LINES = 50;
const MAX_LINE_CHARS = 1000;

/**
 * The record of an ended networking session, with what only the learner can say. The server has kept one of its own when the
 * session ended; of this it takes the confidence, and all of it when there is none.
 * @param confidence 1 to 5
 */
export function networkingRecord({ id, context, messages, review }: Conversation, confidence: number): RecordInput {
  const scenario = readScenario(context);
  const scored = messages.flatMap(({ evaluation }) => (evaluation && evaluation.refused === null ? [evaluation] : []));
  const tips = messages.flatMap(({ evaluation }) => evaluation?.features ?? []).flatMap(({ advice }) => (advice === null ? [] : [advice]));
  return {
    recordType: 'networking_session',
    category: 'coaching',
    mode: 'manual',
    payload: {
      session_id: id,
      scenario_id: scenario.id,
      scenario_title: scenario.title,
      overall_score: sessionScore(scored),
      strengths: toLines(review?.seen.map(({ text, quote }) => `${text} “${quote}”`)),
      improvements: toLines(review?.next.map(({ text }) => text)),
      specific_tips: toLines(tips),
      confidence_level: confidence,
      duration_minutes: review?.minutes ?? 0,
    },
  };
}

const toLines = (lines: readonly string[] = []): string[] =>
  [...new Set(lines.map((line) => line.slice(0, MAX_LINE_CHARS)))].slice(0, MAX_LINES);
