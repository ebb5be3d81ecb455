import type { AnalysisTexts } from '../analysis/analysis.ts';
import type { IqDomain } from '../domains.ts';

/** The specification's names for what is said of each domain. */
export const BREAKDOWN_OF = {
  logical: 'logicalReasoning',
  pattern: 'patternRecognition',
  spatial: 'spatialIntelligence',
  numerical: 'numericalReasoning',
  verbal: 'verbalIntelligence',
} as const satisfies Record<IqDomain, keyof AnalysisTexts['detailedBreakdown']>;
