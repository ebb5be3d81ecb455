import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../random.ts';
import { IQ_DOMAINS, type IqDomain } from '../domains.ts';
import { correlateForms, LOADINGS, Posterior, sumSd } from './posterior.ts';
import { chanceOfRight, PROVISIONAL_MODEL } from './response-model.ts';
import type { Outcome, ScoredResponse } from './responses.ts';

const respond = (domain: IqDomain, level: number, outcome: Outcome, guess = 0.125): ScoredResponse => ({
  domain,
  difficulty: level - 3,
  outcome,
  guess,
});

const SITTING: readonly ScoredResponse[] = [
  respond('logical', 2, 'right'),
  respond('pattern', 2, 'right'),
  respond('spatial', 2, 'wrong'),
  respond('numerical', 2, 'right', 0.01),
  respond('verbal', 2, 'right'),
  respond('logical', 3, 'right'),
  respond('pattern', 4, 'wrong'),
  respond('spatial', 1, 'right'),
  respond('numerical', 4, 'right', 0.01),
  respond('verbal', 3, 'omitted'),
];

/**
 * The same by another road: the g factor and the specific factors are drawn at random, and each draw is weighed by how likely
 * the answers are of somebody like that (importance sampling from the prior). Nothing is shared with the grid but the model.
 */
function sample(domains: readonly IqDomain[], responses: readonly ScoredResponse[], draws: number) {
  const random = seededRandom('importance');
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  let [weights, sum, squares, first] = [0, 0, 0, 0];
  for (let n = 0; n < draws; n++) {
    const g = normal();
    const theta = new Map(domains.map((domain) => [domain, LOADINGS[domain] * g + Math.sqrt(1 - LOADINGS[domain] ** 2) * normal()]));
    let weight = 1;
    for (const { domain, difficulty, guess, outcome } of responses) {
      const p = chanceOfRight(PROVISIONAL_MODEL, theta.get(domain) ?? 0, difficulty, guess);
      weight *= outcome === 'right' ? p : outcome === 'wrong' ? 1 - p : Math.exp(guess * Math.log(p) + (1 - guess) * Math.log(1 - p));
    }
    const composite = [...theta.values()].reduce((total, value) => total + value, 0) / sumSd(domains);
    weights += weight;
    sum += weight * composite;
    squares += weight * composite ** 2;
    first += weight * (theta.get(domains[0] as IqDomain) ?? 0);
  }
  const mean = sum / weights;
  return { mean, sd: Math.sqrt(squares / weights - mean ** 2), first: first / weights };
}

/** Of one domain alone: its ability is standard normal, and a sum over a wide and fine row of abilities is exact. */
function integrate(responses: readonly ScoredResponse[]) {
  let [weights, sum, squares] = [0, 0, 0];
  for (let theta = -12; theta <= 12; theta += 0.01) {
    let weight = Math.exp(-(theta ** 2) / 2);
    for (const { difficulty, guess, outcome } of responses) {
      const p = chanceOfRight(PROVISIONAL_MODEL, theta, difficulty, guess);
      weight *= outcome === 'right' ? p : 1 - p;
    }
    weights += weight;
    sum += weight * theta;
    squares += weight * theta ** 2;
  }
  const mean = sum / weights;
  return { mean, sd: Math.sqrt(squares / weights - mean ** 2) };
}

const posteriorOf = (domains: readonly IqDomain[], responses: readonly ScoredResponse[]): Posterior => {
  const posterior = new Posterior(domains);
  for (const response of responses) posterior.add(response);
  return posterior;
};

describe('the posterior', () => {
  it('agrees with a sample of people who would have answered so', () => {
    const posterior = posteriorOf(IQ_DOMAINS, SITTING);
    const sampled = sample(IQ_DOMAINS, SITTING, 60_000);
    expect(posterior.composite().mean).toBeCloseTo(sampled.mean, 1.7);
    expect(posterior.composite().sd).toBeCloseTo(sampled.sd, 1.7);
    expect(posterior.domain('logical').mean).toBeCloseTo(sampled.first, 1.7);
  });

  it('agrees with a sample for three domains', () => {
    const domains = ['logical', 'numerical', 'verbal'] as const;
    const responses = SITTING.filter(({ domain }) => (domains as readonly string[]).includes(domain));
    const sampled = sample(domains, responses, 60_000);
    const { mean, sd } = posteriorOf(domains, responses).composite();
    expect(mean).toBeCloseTo(sampled.mean, 1.7);
    expect(sd).toBeCloseTo(sampled.sd, 1.7);
  });

  it('is the population before anything is answered', () => {
    const posterior = new Posterior(IQ_DOMAINS);
    expect(posterior.composite().mean).toBeCloseTo(0, 10);
    expect(posterior.composite().sd).toBeCloseTo(1, 6);
    for (const domain of IQ_DOMAINS) expect(posterior.domain(domain).sd).toBeCloseTo(1, 6);
  });

  it.each([
    ['right', 5],
    ['wrong', 1],
    ['right', 3],
    ['wrong', 3],
  ] as const)('does not end where the grid does: everything %s at level %d', (outcome, level) => {
    const responses = Array.from({ length: 10 }, () => respond('logical', level, outcome));
    const { mean, sd } = posteriorOf(['logical'], responses).domain('logical');
    const exact = integrate(responses);
    expect(mean).toBeCloseTo(exact.mean, 2);
    expect(sd).toBeCloseTo(exact.sd, 2);
  });

  it('claims no more of who gets everything wrong than of who is in the middle', () => {
    const all = (outcome: Outcome) => Array.from({ length: 40 }, (_, i) => respond(IQ_DOMAINS[i % 5] as IqDomain, 1, outcome));
    expect(1 - posteriorOf(IQ_DOMAINS, all('wrong')).composite().sd ** 2).toBeLessThan(0.78);
  });

  it('has the SD of sums that the review gives', () => {
    expect(sumSd(IQ_DOMAINS)).toBeCloseTo(4.244, 3);
    expect(sumSd(['logical', 'pattern', 'spatial', 'numerical'])).toBeCloseTo(3.439, 3);
    expect(sumSd(['logical', 'numerical', 'verbal'])).toBeCloseTo(2.708, 3);
  });

  it('goes by the answers, and not by their order', () => {
    const there = posteriorOf(IQ_DOMAINS, SITTING).composite();
    const back = posteriorOf(IQ_DOMAINS, SITTING.toReversed()).composite();
    expect(back.mean).toBeCloseTo(there.mean, 12);
    expect(back.sd).toBeCloseTo(there.sd, 12);
  });

  it.each(SITTING.map((_, i) => i))('rises when answer %i is right, falls when it is wrong, and an omitted one is in between', (i) => {
    const [right, omitted, wrong] = (['right', 'omitted', 'wrong'] as const).map(
      (outcome) => posteriorOf(IQ_DOMAINS, SITTING.with(i, { ...(SITTING[i] as ScoredResponse), outcome })).composite().mean,
    );
    expect(right).toBeGreaterThan(omitted as number);
    expect(omitted).toBeGreaterThan(wrong as number);
  });

  it('tells of a domain what the others say of it, where it was hardly asked', () => {
    const clever = (['logical', 'pattern', 'numerical'] as const).flatMap(
      (domain) => Array(8).fill(respond(domain, 5, 'right')) as ScoredResponse[],
    );
    expect(posteriorOf(IQ_DOMAINS, clever).domain('verbal').mean).toBeGreaterThan(1);
  });

  it('knows more with every answer', () => {
    const posterior = new Posterior(IQ_DOMAINS);
    let before = posterior.composite().sd;
    for (const response of SITTING) {
      posterior.add(response);
      expect(posterior.composite().sd).toBeLessThan(before + 0.02);
      before = posterior.composite().sd;
    }
    expect(before).toBeLessThan(0.75);
  });

  it('holds for the likeliest and the unlikeliest of sittings', () => {
    for (const outcome of ['right', 'wrong'] as const) {
      const posterior = posteriorOf(
        IQ_DOMAINS,
        Array.from({ length: 400 }, (_, i) => respond(IQ_DOMAINS[i % 5] as IqDomain, outcome === 'right' ? 1 : 5, outcome)),
      );
      expect(Number.isFinite(posterior.composite().mean)).toBe(true);
      expect(posterior.composite().sd).toBeGreaterThan(0);
    }
  });

  it('knows how well one form stands for another', () => {
    expect(correlateForms(IQ_DOMAINS, IQ_DOMAINS)).toBeCloseTo(1, 12);
    expect(correlateForms(IQ_DOMAINS, ['logical', 'pattern', 'spatial', 'numerical'])).toBeCloseTo(0.988, 2);
    expect(correlateForms(['logical', 'numerical', 'verbal'], IQ_DOMAINS)).toBeCloseTo(0.968, 2);
  });

  it('refuses a domain that the form does not have', () => {
    expect(() => new Posterior(['logical']).add(respond('verbal', 1, 'right'))).toThrow(RangeError);
  });
});
