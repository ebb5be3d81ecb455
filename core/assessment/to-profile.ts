import type { AnsweredProfile, AssessmentAnswer } from './answers.ts';
import { readPicks } from './choice-words.ts';

/** The profile that the answers give: choices by their ids, each once; what was skipped is left out. */
export function toProfile(answers: readonly AssessmentAnswer[]): AnsweredProfile {
  const profile: AnsweredProfile = { interests: [], goals: [], challenges: [] };
  for (const { questionId, answer } of answers) {
    if (questionId === 'career_level') profile.careerLevel = answer;
    else if (questionId === 'timeframe') profile.timeframe = answer;
    else profile[questionId] = readPicks(questionId, answer);
  }
  return profile;
}
