import type { ConversationContext } from '../../conversation/context.ts';
import { quote } from '../../plan/quote.ts';
import type { Opening, OpeningInput } from '../../plan/turn-plan.ts';
import { fill } from '../wording/fill.ts';
import { pickLeastSaid, toldIn } from '../wording/pick-unsaid.ts';
import { askCareer } from './ask-career.ts';
import { CHALLENGE, GOAL_GIVEN, INTERESTS, OPENINGS, RESUMES, TIMEFRAME } from './opening-words.ts';
import type { CareerStage } from './career-stages.ts';

export function openCareer({ context, seed, weakSpots, askedBefore, resume }: OpeningInput): Opening {
  const told = toldIn([], seed);
  const { goals = [] } = context.userProfile ?? {};
  const open = (['will', 'options', 'reality', 'goal'] as const).find((slot) => weakSpots.includes(slot));
  const stage: CareerStage = (resume && open) || (goals.length > 0 ? 'reality' : 'goal');
  const asked = resume?.asked ?? askCareer(stage, told, askedBefore);
  const parts = resume ? [pickLeastSaid(RESUMES, told)] : [pickLeastSaid(OPENINGS, told), ...profileWords(context, seed)];
  return {
    words: `${parts.filter(Boolean).join(' ')}\n\n${asked.text}`,
    asked,
    suggestions: ['Help me decide', 'I am not sure'],
    title: 'Career talk',
  };
}

/** Two things at most that the learner wrote of themself, as they put it; nothing is concluded from them. */
function profileWords({ userProfile = {} }: ConversationContext, seed: string): string[] {
  const told = toldIn([], seed);
  const { interests = [], goals = [], challenges = [], timeframe } = userProfile;
  const said = (text: string | undefined): string | null => (text === undefined ? null : quote(text, { maxChars: 60 }));
  const filled = (ways: readonly [string, ...string[]], text: string | undefined): string | null => {
    const words = said(text);
    return words && fill(pickLeastSaid(ways, told), { said: words });
  };
  return [
    filled(GOAL_GIVEN, goals[0]) ?? filled(INTERESTS, interests[0]),
    filled(CHALLENGE, challenges[0]) ?? timeframeWords(timeframe),
  ].filter((words) => words !== null);
}

/** The assessment's answers have underscores ("6_months"); other words are quoted. */
function timeframeWords(timeframe: string | undefined): string | null {
  if (timeframe === undefined) return null;
  const words = /^\d{1,2}_[a-z]+$/.test(timeframe) ? timeframe.replace('_', ' ') : quote(timeframe, { maxChars: 60 });
  return words && fill(TIMEFRAME, { said: words });
}
