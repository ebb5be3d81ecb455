import { listAdministered, sayScore, type AnalysedResult } from '#core/iq/wording/say-figures.ts';
import { DOMAIN_WORDS } from '#core/iq/wording/domain-words.ts';
import type { IqReply } from '#core/iq/wording/reply.ts';

/** What a service that keeps to its rules makes of a result. */
export function makeIqReply(result: AnalysedResult): IqReply {
  const { iqScore, interval } = result;
  const score = iqScore !== null && interval ? `it is ${sayScore(iqScore, interval)}` : 'there is no score to tell';
  const domains = Object.fromEntries(
    listAdministered(result).map(([domain, one]) => [
      DOMAIN_WORDS[domain].field,
      one
        ? `Here the figure is ${sayScore(one.score, one.interval)}, by the answers that you gave.`
        : 'There are not enough answers to go by.',
    ]),
  );
  return {
    personalizedInsight: `From the answers that you gave in this sitting ${score}. This is a wide range, and another sitting may come out elsewhere in it.`,
    cognitiveStrengths: ['No clear difference.'],
    developmentAreas: ['No clear difference.'],
    careerRecommendations: ['Begin with your goals: ask somebody about their career, and try a piece of the work yourself.'],
    learningStyleAnalysis:
      'Recall what you read without looking, and come back to it after some days. Styles of learning have not been shown to matter.',
    improvementStrategies: ['Close the text after each page and say what it was about.'],
    motivationalMessage: 'You took the whole sitting, and you can look at each item with its answer now.',
    detailedBreakdown: {
      ...{ logicalReasoning: '', patternRecognition: '', spatialIntelligence: '', numericalReasoning: '', verbalIntelligence: '' },
      ...domains,
    },
    nextSteps: ['Go through the items that you missed, and read why their answers are right.'],
  };
}
