import type { AnsweredProfile } from '../answers.ts';
import type { Sentence } from '../assessment.ts';
import type { Interest } from '../questions.ts';
import { INTEREST_WORDS } from './interest-words.ts';
import { LEVEL_WORDS_OF_PLAN } from './level-words.ts';
import { inSentence, isChoice, listGoals, listPicks, quoted, ref, refs, sentence } from './phrases.ts';
import { TIMEFRAME_WORDS } from './number-words.ts';

/** What the answers themselves give to build on: the level, and where each interest is wanted, which says nothing about skill. */
export function sayStrengths(profile: AnsweredProfile): Sentence[] {
  const { careerLevel, interests } = profile;
  const ofLevel = careerLevel
    ? LEVEL_WORDS_OF_PLAN[careerLevel].strengths.map((text) => sentence(text, ref('career_level', careerLevel)))
    : [];
  const said = [...ofLevel, ...interests.map(sayInterest)];
  return said.length > 0 ? said : sayNamed(profile);
}

function sayInterest(interest: string): Sentence {
  const text = isChoice('interests', interest)
    ? `You like ${inSentence('interests', interest)}, an interest that is wanted ${INTEREST_WORDS[interest as Interest].used}.`
    : `You like ${quoted(interest)}, in your own words: an interest says where to look for work, and nothing yet about skill.`;
  return sentence(text, ref('interests', interest));
}

/** Somebody who gave neither level nor interests has said something else. */
function sayNamed({ goals, challenges, timeframe }: AnsweredProfile): Sentence[] {
  const said: Sentence[] = [];
  if (goals.length > 0) said.push(sentence(`You can say what you want: ${listGoals(goals)}.`, ...refs('goals', goals)));
  if (challenges.length > 0) {
    const text = `You can say what gets in the way: ${listPicks('challenges', challenges)}. What has a name can be worked on.`;
    said.push(sentence(text, ...refs('challenges', challenges)));
  }
  if (timeframe) {
    const text = `You gave the plan an end, ${TIMEFRAME_WORDS[timeframe]} from now, so that it can be checked.`;
    said.push(sentence(text, ref('timeframe', timeframe)));
  }
  return said;
}
