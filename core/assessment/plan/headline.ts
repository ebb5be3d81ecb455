import { capitalized } from '../../words.ts';
import type { AnsweredProfile } from '../answers.ts';
import type { Sentence } from '../assessment.ts';
import { TIMEFRAME_LABELS } from '../choice-words.ts';
import { DEFAULT_TIMEFRAME, type CareerGoal, type Challenge } from '../questions.ts';
import { GOAL_PLANS } from './goals/goal-plans.ts';
import { LEVEL_WORDS_OF_PLAN } from './level-words.ts';
import { inSentence, isChoice, quoted, ref, sentence } from './phrases.ts';

const CHALLENGE_HEADINGS: Readonly<Record<Challenge, string>> = {
  time: 'with little time',
  procrastination: 'with hard starts',
  focus: 'with many distractions',
  confidence: 'gathering confidence',
  speaking_up: 'with more to say',
  presenting: 'with talks to give',
  interviews: 'with interviews to pass',
  networking: 'with people to meet',
  conflict: 'with a conflict to settle',
  feedback: 'with feedback to work on',
  saying_no: 'with a no to learn',
  delegating: 'with work to hand over',
  deciding: 'with a choice to make',
  stress: 'under strain',
  unclear_goal: 'with the aim still open',
  rejections: 'after some rejections',
  skills_gap: 'with skills to learn',
  ai_change: 'while AI changes the work',
};

/** The situation in the words of the most important choices. */
export function sayHeadline({ careerLevel, interests, goals, challenges, timeframe }: AnsweredProfile): Sentence {
  const parts: Sentence[] = [];
  if (careerLevel) parts.push(sentence(LEVEL_WORDS_OF_PLAN[careerLevel].heading, ref('career_level', careerLevel)));
  if (goals[0] !== undefined) parts.push(sentence(headGoal(goals[0]), ref('goals', goals[0])));
  else if (interests[0] !== undefined) parts.push(sentence(`drawn to ${head('interests', interests[0])}`, ref('interests', interests[0])));
  if (challenges[0] !== undefined) parts.push(sentence(headChallenge(challenges[0]), ref('challenges', challenges[0])));
  if (parts.length < 2) {
    const ahead = `${TIMEFRAME_LABELS[timeframe ?? DEFAULT_TIMEFRAME]} ahead`;
    parts.push(sentence(ahead, ref('timeframe', timeframe)));
  }
  if (parts.length < 2) parts.push(sentence('direction still open', ref('goals', undefined)));
  const text = parts.map((part) => part.text).join(', ');
  return { text: capitalized(text), because: parts.flatMap(({ because }) => because) };
}

const headGoal = (goal: string): string =>
  isChoice('goals', goal) ? GOAL_PLANS[goal as CareerGoal].heading : `towards ${head('goals', goal)}`;

const headChallenge = (challenge: string): string =>
  isChoice('challenges', challenge) ? CHALLENGE_HEADINGS[challenge as Challenge] : `with ${head('challenges', challenge)}`;

const MAX_WORDS = 3;
const MAX_CHARS = 24;

/** Own words are cut here, and the cut is shown. */
function head(question: 'interests' | 'goals' | 'challenges', pick: string): string {
  if (isChoice(question, pick)) return inSentence(question, pick);
  const words = pick.split(' ').slice(0, MAX_WORDS).join(' ');
  const cut = [...words].slice(0, MAX_CHARS).join('').trim();
  return quoted(cut === pick ? pick : `${cut}…`);
}
