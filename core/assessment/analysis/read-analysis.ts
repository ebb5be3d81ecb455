import type { PlainDate } from '../../plain-date.ts';
import type { AnsweredProfile } from '../answers.ts';
import type { AnswerPlan, Assessment, PlannedItem } from '../assessment.ts';
import { labelOf } from '../choice-words.ts';
import { LIST_QUESTIONS } from '../questions.ts';
import { toActions } from './analysed-actions.ts';
import type { AnalysisReply } from './analysis-reply.ts';
import { isDecent, keepShowable } from '../../analysis-text/fit-sentences.ts';
import { isEnglish } from '#core/coach/check-reply/is-english.ts';
import { planAround } from './plan-around.ts';

type Worded = Pick<Assessment, 'strengths' | 'developmentAreas' | 'recommendedPath' | 'nextSteps' | 'aiInsight'>;
type Around = Pick<Assessment, 'milestones' | 'assumptions' | 'skills'>;

/** The parts of an assessment that a service may word, with its actions made into ours and what code says around them. */
export interface Analysis extends Worded, Around {
  readonly actionPlan: PlannedItem[];
}

/**
 * Null for a reply that nobody can be shown: it insults or speaks of danger, it is not in English, or nothing is left of a part
 * without the sentences that name works and companies, and those that are said twice. Own words may be in any language.
 */
export function readAnalysis(
  { actionPlan, ...words }: AnalysisReply,
  profile: AnsweredProfile,
  plan: AnswerPlan,
  today: PlainDate,
): Analysis | null {
  const { strengths, developmentAreas, recommendedPath, nextSteps, aiInsight } = words;
  const texts = [...strengths, ...developmentAreas, recommendedPath, ...actionPlan.map(({ action }) => action), ...nextSteps, aiInsight];
  const timelines = actionPlan.map(({ timeline }) => timeline);
  const quotable = LIST_QUESTIONS.flatMap((question) => profile[question]);
  if (![...texts, ...timelines].every(isDecent) || !isEnglish(texts, quotable)) return null;

  const own = LIST_QUESTIONS.flatMap((question) => profile[question].map((pick) => labelOf(question, pick)));
  const show = (text: string): string => keepShowable(text, own);
  const showAll = (sentences: readonly string[]): string[] => onceEach(sentences.map(show), (text) => text);
  const shown = {
    strengths: showAll(strengths),
    developmentAreas: showAll(developmentAreas),
    recommendedPath: show(recommendedPath),
    nextSteps: showAll(nextSteps),
    aiInsight: show(aiInsight),
  };
  const analysed = onceEach(
    actionPlan.map((one) => ({ ...one, action: show(one.action), timeline: show(one.timeline) })),
    ({ action }) => action,
  );
  if ([...Object.values(shown), analysed].some(({ length }) => length === 0)) return null;
  const actions = toActions(analysed, profile, plan, today);
  return { ...shown, actionPlan: actions, ...planAround(actions, profile, plan, today) };
}

/** Without those that say nothing, or what one before them says. */
function onceEach<One>(all: readonly One[], wordsOf: (one: One) => string): One[] {
  const said = new Set(['']);
  return all.filter((one) => {
    const words = wordsOf(one)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    const isNew = !said.has(words);
    said.add(words);
    return isNew;
  });
}
