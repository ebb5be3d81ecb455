import type { IqDomain } from '../domains.ts';
import { FORM_PLANS, type IqForm, type IqTiming } from '../forms.ts';
import { CALIBRATION, itemParameters, scoringModel } from '../scoring/calibration.ts';
import { compareBeliefs, RELIABLE_INDEX } from '../scoring/change.ts';
import { correlateForms, Posterior, type Belief } from '../scoring/posterior.ts';
import { HIGHEST_SCORE, LOWEST_SCORE, normalCdf, normalQuantile, SCALE_MEAN, SCALE_SD, toScale, Z_95 } from '../scoring/scale.ts';
import type { SittingResponse } from '../scoring/responses.ts';
import type { PaceTable } from '../scoring/speed.ts';
import { categoryOf, weighCategories } from './categories.ts';
import { couldBeGuesses } from './chance.ts';
import type { DomainScore, IqChange, IqResult, ScoreRange } from './result.ts';
import { analyseTime } from './time-analysis.ts';

export interface FinishedInput {
  readonly form: IqForm;
  readonly timing: IqTiming;
  /** False: practice. */
  readonly isScored: boolean;
  /** All of the sitting, in its order. */
  readonly responses: readonly SittingResponse[];
}

/** More of a sitting answered faster than anybody reads, and it tells nothing. */
const MAX_RAPID_SHARE = 0.15;
/** How sure it has to be that a domain stands out, to say so. */
const STANDS_OUT = 0.9;
const DOTS = 20;

/**
 * What a finished sitting tells: `iq.md` and its review. Pure: the same responses give the same result.
 */
export function makeResult(input: FinishedInput, pace: PaceTable | null = CALIBRATION.pace): Omit<IqResult, 'analysis' | 'change'> {
  const { form, timing, responses } = input;
  const scored = responses.filter(({ isScored }) => isScored);
  const posterior = new Posterior(FORM_PLANS[form].domains, scoringModel());
  for (const response of scored) posterior.add({ ...response, ...itemParameters(response.template, response.level) });
  const notReportable = findObstacle(input, scored);
  const composite = notReportable === null ? posterior.composite() : null;
  const tellsDomains = notReportable === null && FORM_PLANS[form].tellsDomains;
  return {
    form,
    timing,
    isNormed: false,
    notReportable,
    ...describeComposite(composite),
    domainScores: Object.fromEntries(
      posterior.domains.map((domain) => [domain, tellsDomains ? scoreDomain(posterior, domain, scored) : null]),
    ),
    timeAnalysis: analyseTime(scored, timing, composite, pace),
    questions: scored.map(({ itemId, domain, level }) => ({ id: itemId, category: domain, difficulty: level })),
    responses: scored.map(({ itemId, outcome, timeSpentSec, isRapid }) => ({
      questionId: itemId,
      isCorrect: outcome === 'right',
      timeSpent: timeSpentSec,
      isOmitted: outcome === 'omitted',
      isRapid,
    })),
    described: scored.filter(({ isDescribed }) => isDescribed).length,
  };
}

const answeredOf = (scored: readonly SittingResponse[], domain: IqDomain): SittingResponse[] =>
  scored.filter((response) => response.domain === domain && response.outcome !== 'omitted');

function findObstacle({ form, isScored }: FinishedInput, scored: readonly SittingResponse[]): IqResult['notReportable'] {
  if (!isScored) return 'practice';
  if (scored.filter(({ isRapid }) => isRapid).length > MAX_RAPID_SHARE * scored.length) return 'rapid_answers';
  const { domains, minAnswered } = FORM_PLANS[form];
  const isTooFew = domains.some((domain) => answeredOf(scored, domain).length < minAnswered);
  if (isTooFew) return 'too_few_answers';
  return couldBeGuesses(scored) ? 'chance_answers' : null;
}

const clamp = (points: number): number => Math.min(HIGHEST_SCORE, Math.max(LOWEST_SCORE, Math.round(points)));
const rangeOf = ({ mean, sd }: Belief): ScoreRange => ({ low: clamp(mean - Z_95 * sd), high: clamp(mean + Z_95 * sd) });
/** Of 100 people of the assumed population, how many stand lower. */
const percentileOf = (points: number): number => Math.round(100 * normalCdf((points - SCALE_MEAN) / SCALE_SD));

function describeComposite(composite: Belief | null) {
  if (!composite)
    return {
      ...{ iqScore: null, interval: null, percentile: null, percentileRange: null, category: null },
      ...{ categories: [], dots: [], reliability: null, composite: null },
    };
  const scaled = toScale(composite);
  const iqScore = clamp(scaled.mean);
  return {
    iqScore,
    interval: rangeOf(scaled),
    percentile: percentileOf(scaled.mean),
    percentileRange: { low: percentileOf(scaled.mean - Z_95 * scaled.sd), high: percentileOf(scaled.mean + Z_95 * scaled.sd) },
    category: categoryOf(iqScore),
    categories: weighCategories(scaled),
    dots: Array.from({ length: DOTS }, (_, i) => Math.round(scaled.mean + scaled.sd * normalQuantile((i + 0.5) / DOTS))),
    reliability: 1 - composite.sd ** 2,
    composite,
  };
}

function scoreDomain(posterior: Posterior, domain: IqDomain, scored: readonly SittingResponse[]): DomainScore {
  const answered = answeredOf(scored, domain);
  const scaled = toScale(posterior.domain(domain));
  const standing = posterior.standing(domain);
  const above = normalCdf(standing.mean / standing.sd);
  return {
    score: clamp(scaled.mean),
    interval: rangeOf(scaled),
    answered: answered.length,
    right: answered.filter(({ outcome }) => outcome === 'right').length,
    stands: above >= STANDS_OUT ? 'above' : above <= 1 - STANDS_OUT ? 'below' : 'level',
  };
}

/** Of a sitting that gave a score, what another is compared by. */
export interface ComparedSitting {
  readonly form: IqForm;
  readonly composite: Belief;
}
export interface EarlierSitting extends ComparedSitting {
  readonly sittingId: string;
  readonly finishedAt: string;
}

/** What has changed since the first sitting that gave a score, beyond chance and practice; and what could have been told. */
export function describeChange(first: EarlierSitting, later: ComparedSitting): IqChange {
  const correlation = correlateForms(FORM_PLANS[first.form].domains, FORM_PLANS[later.form].domains);
  const { difference, index, claimedFrom, foundFrom } = compareBeliefs(first.composite, later.composite, correlation);
  return {
    since: first.finishedAt,
    sittingId: first.sittingId,
    points: Math.round(SCALE_SD * difference),
    index,
    verdict: index > RELIABLE_INDEX ? 'higher' : index < -RELIABLE_INDEX ? 'lower' : 'no_clear_change',
    claimedFrom: Math.round(SCALE_SD * claimedFrom),
    foundFrom: Math.round(SCALE_SD * foundFrom),
    isAcrossForms: first.form !== later.form,
  };
}
