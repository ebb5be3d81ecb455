import type { AnswerPlan, Sentence } from '#core/assessment/assessment.ts';
import type { Confirmed } from '#core/assessment/confirmed.ts';
import type { StoredPlan } from './stored-plan.ts';

const textsOf = (sentences: readonly Sentence[]): string[] => sentences.map(({ text }) => text);
const causesOf = (sentences: readonly Sentence[]): Sentence['because'][] => sentences.map(({ because }) => because);

/** The plan that the answers alone give. */
export function toStoredPlan({ headline, recommendedPath, insight, actions, ...plan }: AnswerPlan, confirmed: Confirmed): StoredPlan {
  const { strengths, developmentAreas, nextSteps, assumptions } = plan;
  return {
    ...plan,
    confirmed,
    headline: headline.text,
    strengths: textsOf(strengths),
    developmentAreas: textsOf(developmentAreas),
    recommendedPath: textsOf(recommendedPath).join(' '),
    actionPlan: actions,
    nextSteps: textsOf(nextSteps),
    aiInsight: textsOf(insight).join(' '),
    assumptions: textsOf(assumptions),
    because: {
      headline: headline.because,
      strengths: causesOf(strengths),
      developmentAreas: causesOf(developmentAreas),
      recommendedPath: causesOf(recommendedPath),
      nextSteps: causesOf(nextSteps),
      aiInsight: causesOf(insight),
      assumptions: causesOf(assumptions),
    },
  };
}
