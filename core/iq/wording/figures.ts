import { DOMAIN_WORDS } from './domain-words.ts';
import { countAnswers, listAdministered, sayCount, sayPercentile, sayScore, type AnalysedResult } from './say-figures.ts';

/** What a service is told of a result: figures with their ranges, no item, and nobody's name. */
export function listFigures(result: AnalysedResult): string[] {
  const { form, timing, notReportable, iqScore, interval, percentile, percentileRange, timeAnalysis, change } = result;
  const { averageTimePerQuestion: meanSec, medianTimePerQuestion: medianSec } = timeAnalysis;
  return [
    `Form: ${form}. Timing: ${timing}. 100 is the assumed adult average.`,
    `All: ${sayCount(countAnswers(result))}.`,
    ...(iqScore !== null && interval ? [`Estimated score on the IQ scale: ${sayScore(iqScore, interval)}.`] : []),
    ...(percentile !== null && percentileRange ? [`Percentile: ${sayPercentile(percentile, percentileRange)}.`] : []),
    ...(notReportable === null ? [] : [`There is no score: ${notReportable.replaceAll('_', ' ')}.`]),
    ...listAdministered(result).map(([domain, score]) => {
      const counted = `${DOMAIN_WORDS[domain].name}: ${sayCount(countAnswers(result, domain))}`;
      return score
        ? `${counted}; ${sayScore(score.score, score.interval)}; against the person's own average: ${score.stands}.`
        : `${counted}.`;
    }),
    ...(meanSec !== null && medianSec !== null ? [`Seconds an item: mean ${Math.round(meanSec)}, median ${Math.round(medianSec)}.`] : []),
    ...(change ? [`Against the first scored sitting: ${change.verdict.replaceAll('_', ' ')}.`] : []),
  ];
}
