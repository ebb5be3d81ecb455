import type { AskedQuestion } from '../../conversation/message.ts';
import { pickLeastSaid, pickUnsaid, type Told } from '../wording/pick-unsaid.ts';
import { questionId } from './career-state.ts';
import { QUESTIONS, type CareerStage } from './career-stages.ts';

/** A question that was not asked in this conversation nor, where another is left, lately. */
export function askCareer(stage: CareerStage, told: Told, askedBefore: readonly string[] = []): AskedQuestion {
  const ways = QUESTIONS[stage];
  const fresh = ways.filter((_, i) => !askedBefore.includes(questionId(stage, i)));
  const text = pickUnsaid(fresh, told) ?? pickLeastSaid(ways, told);
  return { id: questionId(stage, ways.indexOf(text)), text, isFollowUp: false, number: null };
}
