import { capitalized } from '../../words.ts';
import type { AnsweredProfile } from '../answers.ts';
import type { Sentence } from '../assessment.ts';
import { DEFAULT_TIMEFRAME, type CareerGoal, type Challenge, type Timeframe } from '../questions.ts';
import { GOAL_PLANS } from './goals/goal-plans.ts';
import { LEVEL_WORDS_OF_PLAN } from './level-words.ts';
import { inSentence, isChoice, quoted, ref, sentence } from './phrases.ts';

const CHALLENGE_HEADINGS: Readonly<Record<Challenge, string>> = {
  time: 'short of time',
  procrastination: 'learning to start sooner',
  focus: 'with focus hard to keep',
  confidence: 'building confidence',
  speaking_up: 'learning to speak up',
  presenting: 'learning to present',
  interviews: 'preparing for interviews',
  networking: 'getting used to meeting people',
  conflict: 'learning to handle conflict',
  feedback: 'learning to use feedback',
  saying_no: 'learning to say no',
  delegating: 'learning to hand work over',
  deciding: 'learning to decide',
  stress: 'under stress',
  unclear_goal: 'with the goal still unclear',
  rejections: 'after rejections',
  skills_gap: 'with skills to learn',
  ai_change: 'while AI changes the work',
};

const NEXT: Readonly<Record<Timeframe, string>> = {
  '3_months': 'the next three months',
  '6_months': 'the next six months',
  '1_year': 'the next year',
  '2_years': 'the next two years',
};

/** The situation in the words of the most important choices. */
export function sayHeadline({ careerLevel, interests, goals, challenges, timeframe }: AnsweredProfile): Sentence {
  const parts: Sentence[] = [];
  if (careerLevel) parts.push(sentence(LEVEL_WORDS_OF_PLAN[careerLevel].heading, ref('career_level', careerLevel)));
  if (goals[0] !== undefined) parts.push(sentence(headGoal(goals[0]), ref('goals', goals[0])));
  else if (interests[0] !== undefined) parts.push(sentence(`drawn to ${head('interests', interests[0])}`, ref('interests', interests[0])));
  if (challenges[0] !== undefined) parts.push(sentence(headChallenge(challenges[0]), ref('challenges', challenges[0])));
  if (parts.length < 2) parts.push(sentence(NEXT[timeframe ?? DEFAULT_TIMEFRAME], ref('timeframe', timeframe)));
  if (parts.length < 2) parts.push(sentence('with the goal still open', ref('goals', undefined)));
  const text = parts.map((part) => part.text).join(', ');
  return { text: capitalized(text), because: parts.flatMap(({ because }) => because) };
}

const headGoal = (goal: string): string =>
  isChoice('goals', goal) ? GOAL_PLANS[goal as CareerGoal].heading : `towards ${head('goals', goal)}`;

const headChallenge = (challenge: string): string =>
  isChoice('challenges', challenge) ? CHALLENGE_HEADINGS[challenge as Challenge] : `facing ${head('challenges', challenge)}`;

const MAX_WORDS = 3;
const MAX_CHARS = 24;

/** Own words are cut here, and the cut is shown. */
function head(question: 'interests' | 'goals' | 'challenges', pick: string): string {
  if (isChoice(question, pick)) return inSentence(question, pick);
  const words = pick.split(' ').slice(0, MAX_WORDS).join(' ');
  const cut = [...words].slice(0, MAX_CHARS).join('').trim();
  return quoted(cut === pick ? pick : `${cut}…`);
}
