import type { AnalysisTexts, IqAnalysis } from '#core/iq/analysis/analysis.ts';
import type { IqDomain } from '#core/iq/domains.ts';
import { FORM_PLANS, type IqForm } from '#core/iq/forms.ts';
import type { DomainScore, IqChange, IqResult } from '#core/iq/report/result.ts';
import type { FinishedSitting } from '#core/iq/sitting/sitting.ts';

const texts: AnalysisTexts = {
  personalizedInsight: 'You answered 28 of 40 items right. Pattern items went best, and spatial ones took you the longest.',
  cognitiveStrengths: ['Pattern: 7 of 8 right, probably between 108 and 138.'],
  developmentAreas: ['Spatial items with two turns were missed three times.'],
  careerRecommendations: ['This result does not tell which work suits you. Your own goals do.'],
  learningStyleAnalysis: 'There is no good evidence for learning styles. Recalling and spacing help everyone.',
  improvementStrategies: ['Practise in short sittings on several days.', 'Say the rule aloud before you look at the options.'],
  motivationalMessage: 'You stayed with the item that took you 96 seconds, and it was right.',
  detailedBreakdown: {
    logicalReasoning: '6 of 8 right; the two missed had a negated premise.',
    patternRecognition: '7 of 8 right, up to level 4.',
    spatialIntelligence: '4 of 8 right; turning about two axes was hard.',
    numericalReasoning: '6 of 8 right; series with a rule in two steps went well.',
    verbalIntelligence: '5 of 8 right; second-order analogies were missed.',
  },
  nextSteps: ['Review the 12 missed items.', 'Take the test again after 90 days.'],
};

export const makeIqAnalysis = (about: Partial<IqAnalysis> = {}): IqAnalysis => ({
  ...texts,
  ...{ source: 'fallback', model: null, failure: null, canBeWorded: false },
  works: [{ id: 'small-starts', kind: 'ebook', title: 'Small starts', access: 'open' }],
  ...about,
});

const domainScore = (score: number, right: number, stands: DomainScore['stands'] = 'level', spread = 16): DomainScore => ({
  ...{ score, interval: { low: Math.max(65, score - spread), high: Math.min(135, score + spread) } },
  ...{ answered: 8, right, stands },
});

const SCORES: Record<IqDomain, DomainScore> = {
  logical: domainScore(114, 6),
  pattern: domainScore(122, 7, 'above', 14),
  spatial: domainScore(101, 4),
  numerical: domainScore(113, 6),
  verbal: domainScore(109, 5),
};

/** How the fourth to the last item of each ten went, and how long all of them took. */
const MISSED = new Set([3, 8, 12, 13, 17, 21, 24, 29, 31, 34, 37]);
const OMITTED = new Set([26]);
const timeOf = (i: number): number => 18 + ((i * 37) % 59) + (i === 23 ? 22 : 0);

/** A typical result of the full form. */
export function makeIqResult(about: Partial<IqResult> = {}): IqResult {
  const form: IqForm = about.form ?? 'full';
  const { domains, perDomain } = FORM_PLANS[form];
  const questions = Array.from({ length: domains.length * perDomain }, (_, i) => ({
    id: `q${i + 1}`,
    category: domains[i % domains.length] as IqDomain,
    difficulty: 2 + (i % 3),
  }));
  return {
    ...{ form, timing: 'standard', isNormed: false, notReportable: null },
    ...{ iqScore: 113, interval: { low: 97, high: 129 }, percentile: 81, percentileRange: { low: 42, high: 97 } },
    category: 'high_average',
    categories: [
      { category: 'high_average', probability: 0.45 },
      { category: 'average', probability: 0.33 },
      { category: 'superior', probability: 0.2 },
      { category: 'highly_gifted', probability: 0.02 },
    ],
    dots: [97, 101, 103, 105, 106, 108, 109, 110, 111, 112, 114, 115, 116, 117, 118, 120, 121, 123, 125, 129],
    reliability: 0.82,
    composite: { mean: 0.87, sd: 0.42 },
    domainScores: Object.fromEntries(domains.map((domain) => [domain, SCORES[domain]])),
    timeAnalysis: {
      ...{ averageTimePerQuestion: 46.4, medianTimePerQuestion: 45.2, timeEfficiencyScore: null, speedVsAccuracyBalance: null },
      withheld: 'not_calibrated',
    },
    questions,
    responses: questions.map(({ id }, i) => ({
      ...{ questionId: id, isCorrect: !MISSED.has(i) && !OMITTED.has(i), timeSpent: timeOf(i) },
      ...{ isOmitted: OMITTED.has(i), isRapid: false },
    })),
    ...{ described: 0, change: null, analysis: makeIqAnalysis() },
    ...about,
  };
}

export const LOW_RESULT: Partial<IqResult> = {
  ...{ iqScore: 76, interval: { low: 65, high: 92 }, percentile: 5, percentileRange: { low: 0, high: 30 }, category: 'below_average' },
  categories: [
    { category: 'below_average', probability: 0.69 },
    { category: 'low_average', probability: 0.27 },
    { category: 'average', probability: 0.04 },
  ],
  dots: [60, 64, 66, 68, 69, 71, 72, 73, 74, 75, 77, 78, 79, 80, 81, 83, 84, 86, 88, 92],
};

export const TOP_RESULT: Partial<IqResult> = {
  ...{
    iqScore: 135,
    interval: { low: 120, high: 135 },
    percentile: 99,
    percentileRange: { low: 91, high: 100 },
    category: 'highly_gifted',
  },
  categories: [
    { category: 'highly_gifted', probability: 0.78 },
    { category: 'superior', probability: 0.2 },
    { category: 'high_average', probability: 0.02 },
  ],
  dots: [119, 123, 125, 127, 128, 130, 131, 132, 133, 134, 136, 137, 138, 139, 140, 142, 143, 145, 147, 151],
};

/** A sitting of which nothing but the right answers can be told. */
export const withoutScore = (notReportable: NonNullable<IqResult['notReportable']>): Partial<IqResult> => ({
  ...{ notReportable, iqScore: null, interval: null, percentile: null, percentileRange: null, category: null },
  ...{ categories: [], dots: [], reliability: null, composite: null },
  domainScores: { logical: null, pattern: null, spatial: null, numerical: null, verbal: null },
});

export const makeIqChange = (about: Partial<IqChange> = {}): IqChange => ({
  ...{ since: '2026-05-11T10:00:00.000Z', sittingId: 'first', points: 6, index: 0.4, verdict: 'no_clear_change' },
  ...{ claimedFrom: 24, foundFrom: 29, isAcrossForms: false },
  ...about,
});

export function makeFinishedSitting(about: Partial<IqResult> = {}): FinishedSitting {
  const result = makeIqResult(about);
  return {
    ...{ id: 's', form: result.form, timing: result.timing, isScored: result.notReportable !== 'practice' },
    ...{ state: 'finished', createdAt: '2026-11-20T09:00:00.000Z', finishedAt: '2026-11-20T09:41:00.000Z', result },
  };
}
