import { HIGHEST_SCORE, LOWEST_SCORE } from '../scoring/scale.ts';
import type { DomainScore, IqResult, ScoreRange } from '../report/result.ts';
import type { IqDomain } from '../domains.ts';

/** All that an analysis is made of. */
export type AnalysedResult = Omit<IqResult, 'analysis'>;

const sayPoints = (points: number): string => {
  if (points <= LOWEST_SCORE) return `${LOWEST_SCORE} or lower`;
  return points >= HIGHEST_SCORE ? `${HIGHEST_SCORE} or higher` : String(points);
};

/** Beyond its ends the scale is not to be trusted: none of them is told as the end of a range. */
export const knownEnds = ({ low, high }: ScoreRange): number[] => [
  ...(low > LOWEST_SCORE ? [low] : []),
  ...(high < HIGHEST_SCORE ? [high] : []),
];

function sayRange({ low, high }: ScoreRange): string {
  if (low <= LOWEST_SCORE) return `${high} or lower`;
  return high >= HIGHEST_SCORE ? `${low} or higher` : `between ${low} and ${high}`;
}

/** Never a score without its range. */
export const sayScore = (score: number, range: ScoreRange): string => `probably ${sayRange(range)}, best single guess ${sayPoints(score)}`;

const sayOf100 = (percentile: number): string => {
  if (percentile === 0) return 'fewer than 1';
  return percentile === 100 ? 'more than 99' : String(percentile);
};

export function sayPercentile(percentile: number, { low, high }: ScoreRange): string {
  const isWhole = percentile > 0 && percentile < 100;
  const range = low === high ? '' : `, with a range from ${sayOf100(low)} to ${sayOf100(high)}`;
  return `of 100 adults of the assumed population ${isWhole ? 'about ' : ''}${sayOf100(percentile)} would stand lower${range}`;
}

export interface Count {
  readonly asked: number;
  readonly answered: number;
  readonly right: number;
}

/** Of a domain, or of all. */
export function countAnswers({ questions, responses }: AnalysedResult, domain?: IqDomain): Count {
  const asked = new Set(questions.filter(({ category }) => domain === undefined || category === domain).map(({ id }) => id));
  const given = responses.filter(({ questionId }) => asked.has(questionId));
  return {
    asked: asked.size,
    answered: given.filter(({ isOmitted }) => !isOmitted).length,
    right: given.filter(({ isCorrect }) => isCorrect).length,
  };
}

export const sayCount = ({ asked, answered, right }: Count): string => `${answered} of ${asked} items answered, ${right} right`;

export const listAdministered = ({ domainScores }: AnalysedResult): [IqDomain, DomainScore | null][] =>
  Object.entries(domainScores) as [IqDomain, DomainScore | null][];

/** Domains that stand out from the person's own mean. */
export const listStanding = (result: AnalysedResult, stands: DomainScore['stands']): IqDomain[] =>
  listAdministered(result).flatMap(([domain, score]) => (score?.stands === stands ? [domain] : []));
