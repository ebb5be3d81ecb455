import { z } from 'zod';
import { OfferedWork } from '../../library/work-link.ts';

/** The specification's breakdown: one text for each domain; empty for one that was not administered. */
export const DetailedBreakdown = z.object({
  logicalReasoning: z.string(),
  patternRecognition: z.string(),
  spatialIntelligence: z.string(),
  numericalReasoning: z.string(),
  verbalIntelligence: z.string(),
});

/** The specification's IQ analysis, in words of its own or those of a service. */
export const AnalysisTexts = z.object({
  personalizedInsight: z.string(),
  cognitiveStrengths: z.array(z.string()),
  developmentAreas: z.array(z.string()),
  careerRecommendations: z.array(z.string()),
  learningStyleAnalysis: z.string(),
  improvementStrategies: z.array(z.string()),
  motivationalMessage: z.string(),
  detailedBreakdown: DetailedBreakdown,
  nextSteps: z.array(z.string()),
});
export type AnalysisTexts = z.infer<typeof AnalysisTexts>;

export const IqAnalysis = AnalysisTexts.extend({
  source: z.enum(['ai', 'fallback']),
  model: z.string().nullable(),
  /** Why a configured service did not word it. */
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** A service may still be asked to word it (`POST /iq/sittings/:id/analysis`). */
  canBeWorded: z.boolean(),
  /** Of the library, for the learning advice. Looked up when it is read. */
  works: z.array(OfferedWork),
});
export type IqAnalysis = z.infer<typeof IqAnalysis>;
