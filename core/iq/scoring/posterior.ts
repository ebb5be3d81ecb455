import { IQ_DOMAINS, type IqDomain } from '../domains.ts';
import { chanceOfRight, PROVISIONAL_MODEL, type ResponseModel } from './response-model.ts';
import type { ScoredResponse } from './responses.ts';

/** How much of a domain is the general factor (lambda): theta_d = lambda g + sqrt(1 - lambda^2) s. */
export const LOADINGS: Record<IqDomain, number> = { logical: 0.87, pattern: 0.87, spatial: 0.62, numerical: 0.88, verbal: 0.8 };

/** Mean and SD of what is believed, in SDs of the assumed adult population. */
export interface Belief {
  readonly mean: number;
  readonly sd: number;
}

/** From -6 to 6 SD, for the general factor and for each domain: a narrower grid would end before who gets everything wrong does,
 *  and take its own end for certainty. A step of 0.2 is less than half of any SD that is summed over. */
const POINTS = 61;
const GRID = Float64Array.from({ length: POINTS }, (_, i) => -6 + (12 * i) / (POINTS - 1));
const at = (i: number): number => GRID[i] as number;

/** Rows sum to one: row i is how likely each theta is of somebody with the i-th g. */
const KERNELS = Object.fromEntries(
  IQ_DOMAINS.map((domain) => {
    const loading = LOADINGS[domain];
    const rows = Array.from({ length: POINTS }, (_, i) =>
      normalise(GRID.map((theta) => Math.exp(-((theta - loading * at(i)) ** 2) / (2 * (1 - loading ** 2))))),
    );
    return [domain, rows];
  }),
) as Record<IqDomain, Float64Array[]>;

const PRIOR = normalise(GRID.map((g) => Math.exp(-(g ** 2) / 2)));

function normalise(weights: Float64Array): Float64Array {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** SD of the sum of the domains' abilities among people: sqrt(D + (sum lambda)^2 - sum lambda^2). */
export function sumSd(domains: readonly IqDomain[]): number {
  const loadings = domains.map((domain) => LOADINGS[domain]);
  const sum = loadings.reduce((total, loading) => total + loading, 0);
  return Math.sqrt(domains.length + sum ** 2 - loadings.reduce((total, loading) => total + loading ** 2, 0));
}

/** Of people, how what one form measures goes with what another does: the correlation of the sums of their domains' abilities. */
export function correlateForms(one: readonly IqDomain[], other: readonly IqDomain[]): number {
  const sumOf = (domains: readonly IqDomain[]): number => domains.reduce((sum, domain) => sum + LOADINGS[domain], 0);
  const shared = one.filter((domain) => other.includes(domain)).reduce((sum, domain) => sum + 1 - LOADINGS[domain] ** 2, 0);
  return (sumOf(one) * sumOf(other) + shared) / (sumSd(one) * sumSd(other));
}

/** Of one domain, for each g: how likely its answers are (up to a factor), and what theta they then speak for. */
interface DomainState {
  readonly marginal: Float64Array;
  readonly mean: Float64Array;
  readonly variance: Float64Array;
}

/**
 * The exact second-order posterior on a grid: p(g|x) is proportional to phi(g) prod_d m_d(g), with
 * m_d(g) = integral of N(theta; lambda_d g, 1 - lambda_d^2) L_d(theta) (Bock & Mislevy's EAP, one order up). An omitted
 * answer counts as a share c of a right one: ln L = c ln P + (1 - c) ln(1 - P), so that leaving out never beats guessing.
 */
export class Posterior {
  readonly domains: readonly IqDomain[];
  readonly #model: ResponseModel;
  readonly #likelihoods = new Map<IqDomain, Float64Array>();
  /** Of domains that were asked for since their last answer. */
  readonly #states = new Map<IqDomain, DomainState>();

  constructor(domains: readonly IqDomain[], model: ResponseModel = PROVISIONAL_MODEL) {
    this.domains = domains;
    this.#model = model;
    for (const domain of domains) this.#likelihoods.set(domain, new Float64Array(POINTS).fill(1));
  }

  /** @throws {RangeError} when the domain is not asked for */
  add({ domain, difficulty, difficultySd = this.#model.difficultySd, guess, outcome }: ScoredResponse): void {
    const likelihood = this.#likelihoods.get(domain);
    if (!likelihood) throw new RangeError(`The form does not ask for ${domain}`);
    const curve = curveOf(this.#model, difficulty, difficultySd, guess);
    for (let i = 0; i < POINTS; i++) {
      const p = curve[i] as number;
      const factor = outcome === 'right' ? p : outcome === 'wrong' ? 1 - p : p ** guess * (1 - p) ** (1 - guess);
      likelihood[i] = (likelihood[i] as number) * factor;
    }
    this.#likelihoods.set(domain, normalise(likelihood));
    this.#states.delete(domain);
  }

  /** EAP of one domain's ability. It borrows from the others what they say of the general factor. */
  domain(domain: IqDomain): Belief {
    return this.#weigh([[domain, 1]]);
  }

  /** The composite: the sum of the domains' abilities in SDs of that sum. */
  composite(): Belief {
    const sd = sumSd(this.domains);
    return this.#weigh(this.domains.map((domain) => [domain, 1 / sd]));
  }

  /** A domain's ability less the person's own mean of all domains. */
  standing(domain: IqDomain): Belief {
    const share = 1 / this.domains.length;
    return this.#weigh(this.domains.map((other) => [other, (other === domain ? 1 : 0) - share]));
  }

  #state(domain: IqDomain): DomainState {
    const likelihood = this.#likelihoods.get(domain);
    if (!likelihood) throw new RangeError(`The form does not ask for ${domain}`);
    const state = this.#states.get(domain) ?? integrate(domain, likelihood);
    this.#states.set(domain, state);
    return state;
  }

  /** Of a weighted sum of domains: given g they are independent, so total variance over g gives mean and SD. */
  #weigh(weights: readonly (readonly [IqDomain, number])[]): Belief {
    const general = this.#general();
    const states = weights.map(([domain, weight]) => ({ ...this.#state(domain), weight }));
    let [mean, square] = [0, 0];
    for (let i = 0; i < POINTS; i++) {
      let [within, variance] = [0, 0];
      for (const state of states) {
        within += state.weight * (state.mean[i] as number);
        variance += state.weight ** 2 * (state.variance[i] as number);
      }
      mean += (general[i] as number) * within;
      square += (general[i] as number) * (variance + within ** 2);
    }
    return { mean, sd: Math.sqrt(Math.max(0, square - mean ** 2)) };
  }

  #general(): Float64Array {
    const weights = PRIOR.slice();
    for (const domain of this.domains) {
      const { marginal } = this.#state(domain);
      for (let i = 0; i < POINTS; i++) weights[i] = (weights[i] as number) * (marginal[i] as number);
    }
    return normalise(weights);
  }
}

function integrate(domain: IqDomain, likelihood: Float64Array): DomainState {
  const marginal = new Float64Array(POINTS);
  const mean = new Float64Array(POINTS);
  const variance = new Float64Array(POINTS);
  for (let i = 0; i < POINTS; i++) {
    const row = KERNELS[domain][i] as Float64Array;
    let [sum, first, second] = [0, 0, 0];
    for (let j = 0; j < POINTS; j++) {
      const weight = (row[j] as number) * (likelihood[j] as number);
      sum += weight;
      first += weight * at(j);
      second += weight * at(j) ** 2;
    }
    marginal[i] = sum;
    mean[i] = first / sum;
    variance[i] = second / sum - (first / sum) ** 2;
  }
  return { marginal, mean, variance };
}

/** Formats are few: the same curves come again and again. */
const CURVES = new WeakMap<ResponseModel, Map<string, Float64Array>>();
const MAX_CURVES = 200;

function curveOf(model: ResponseModel, difficulty: number, difficultySd: number, guess: number): Float64Array {
  const known = CURVES.get(model) ?? new Map<string, Float64Array>();
  CURVES.set(model, known);
  const key = `${difficulty} ${difficultySd} ${guess}`;
  const curve = known.get(key) ?? GRID.map((theta) => chanceOfRight({ ...model, difficultySd }, theta, difficulty, guess));
  if (known.size < MAX_CURVES) known.set(key, curve);
  return curve;
}
