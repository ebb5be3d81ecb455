import { z } from 'zod';
import { sentences, words } from '../../analysis-text/reply-text.ts';

/** Empty for a domain that was not administered. */
const domainText = z.union([z.literal(''), words(700)]);

/** What a service makes of the figures. Fields beyond these are left out. */
export const IqReply = z.object({
  personalizedInsight: words(2000),
  cognitiveStrengths: sentences,
  developmentAreas: sentences,
  careerRecommendations: sentences,
  learningStyleAnalysis: words(2000),
  improvementStrategies: sentences,
  motivationalMessage: words(1000),
  detailedBreakdown: z.object({
    logicalReasoning: domainText,
    patternRecognition: domainText,
    spatialIntelligence: domainText,
    numericalReasoning: domainText,
    verbalIntelligence: domainText,
  }),
  nextSteps: sentences,
});
export type IqReply = z.infer<typeof IqReply>;
