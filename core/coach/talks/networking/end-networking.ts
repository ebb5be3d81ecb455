import type { EndedSession, SessionInput } from '../../plan/turn-plan.ts';
import { countEvidence } from '../count-evidence.ts';
import { seenSentence } from '../look-back.ts';
import { NETWORKING_WORDS } from '../../score/turns/rubric-words.ts';
import { summaryOf } from '../summary.ts';
import { readScenario } from './scenario.ts';

const MAX_LINES = 5;

/** The summary and record of a networking session: what was seen in all its rounds. */
export function endNetworking({ id, context, said, minutes }: SessionInput): EndedSession {
  const scenario = readScenario(context);
  const talk = countEvidence(said, NETWORKING_WORDS);
  const headline =
    talk.answered === 0
      ? 'The scene was opened, and nothing was said in it yet.'
      : (seenSentence(scenario.title, talk) ??
        `${scenario.title}: a first try. A question about the other would be the next thing to add.`);
  const improvements = talk.next.slice(0, MAX_LINES).map(({ word }) => word);
  return {
    summary: { ...summaryOf(talk), minutes, headline, goals: [] },
    record: {
      ...({ recordType: 'networking_session', category: 'coaching', mode: 'automatic' } as const),
      payload: {
        session_id: id,
        scenario_id: scenario.id,
        scenario_title: scenario.title,
        overall_score: talk.score,
        strengths: talk.seen.slice(0, MAX_LINES).map(({ word, quote }) => `${word.name}: “${quote}”`),
        improvements: improvements.map(({ name, looksFor }) => `${name}: ${looksFor}`),
        specific_tips: improvements.map(({ tip }) => tip),
        confidence_level: null,
        duration_minutes: minutes,
      },
    },
    weakSpots: improvements.map((word) => word.id),
  };
}
