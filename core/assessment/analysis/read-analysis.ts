import type { PlainDate } from '../../plain-date.ts';
import type { AnsweredProfile } from '../answers.ts';
import type { AnswerPlan, Assessment, PlannedItem } from '../assessment.ts';
import { LIST_QUESTIONS } from '../questions.ts';
import { toActions } from './analysed-actions.ts';
import type { AnalysisReply } from './analysis-reply.ts';
import { isEnglish } from './is-english.ts';
import { planAround } from './plan-around.ts';

type Worded = Pick<Assessment, 'strengths' | 'developmentAreas' | 'recommendedPath' | 'nextSteps' | 'aiInsight'>;
type Around = Pick<Assessment, 'milestones' | 'assumptions' | 'skills'>;

/** The parts of an assessment that a service may word, with its actions made into ours and what code says around them. */
export interface Analysis extends Worded, Around {
  readonly actionPlan: PlannedItem[];
}

/** Null for a reply that nobody can be shown: it is not in English. Own words that it quotes may be in any language. */
export function readAnalysis(
  { actionPlan, ...words }: AnalysisReply,
  profile: AnsweredProfile,
  plan: AnswerPlan,
  today: PlainDate,
): Analysis | null {
  const { strengths, developmentAreas, recommendedPath, nextSteps, aiInsight } = words;
  const texts = [...strengths, ...developmentAreas, recommendedPath, ...actionPlan.map(({ action }) => action), ...nextSteps, aiInsight];
  const quotable = LIST_QUESTIONS.flatMap((question) => profile[question]);
  if (!isEnglish(texts, quotable)) return null;
  const actions = toActions(actionPlan, profile, plan, today);
  return { ...words, actionPlan: actions, ...planAround(actions, profile, plan, today) };
}
