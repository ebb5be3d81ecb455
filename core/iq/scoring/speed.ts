import type { Level } from '../domains.ts';
import type { TemplateId } from '../templates/catalogue.ts';
import type { Belief } from './posterior.ts';
import { normalCdf } from './scale.ts';

/** van der Linden's lognormal model of response times: ln t = beta_i - tau + noise. */
const LOG_TIME_SD = 0.39;
const SPEED_SD = 0.31;
/** Between ability and speed, among people. */
const ABILITY_SPEED_CORRELATION = -0.37;

/** beta by template and level, in log seconds, of at least `MIN_TIMED_ANSWERS` answers each. */
export type PaceTable = Readonly<Record<TemplateId, Readonly<Record<Level, number>>>>;
export const MIN_TIMED_ANSWERS = 100;

export interface TimedItem {
  readonly template: TemplateId;
  readonly level: Level;
  readonly timeSpentSec: number;
}

export interface SpeedScores {
  /** 0 to 100: half ability, half pace. */
  readonly timeEfficiencyScore: number;
  readonly speedVsAccuracyBalance: 'faster' | 'similar' | 'slower';
  /** D: pace beyond what people with a similar score show. */
  readonly balance: number;
}

const BALANCED = 0.5;

/**
 * tau = [sum(beta_i - ln t_i) / sigma^2] / [n / sigma^2 + 1 / sigma_tau^2] and z_tau = tau / (sigma_tau sqrt(rel_tau)), with
 * rel_tau = n / (n + sigma^2 / sigma_tau^2); z_theta = C / sqrt(rel_theta); rho_obs = rho sqrt(rel_theta rel_tau);
 * efficiency = 100 Phi((z_theta + z_tau) / sqrt(2 + 2 rho_obs)); D = (z_tau - rho_obs z_theta) / sqrt(1 - rho_obs^2).
 * @param items with times above 0
 */
export function scoreSpeed(items: readonly TimedItem[], composite: Belief, pace: PaceTable): SpeedScores {
  const gains = items.map(({ template, level, timeSpentSec }) => pace[template][level] - Math.log(timeSpentSec));
  const precision = items.length / LOG_TIME_SD ** 2 + 1 / SPEED_SD ** 2;
  const tau = gains.reduce((sum, gain) => sum + gain, 0) / LOG_TIME_SD ** 2 / precision;
  const speedReliability = items.length / (items.length + LOG_TIME_SD ** 2 / SPEED_SD ** 2);
  const abilityReliability = 1 - composite.sd ** 2;
  const speed = tau / (SPEED_SD * Math.sqrt(speedReliability));
  const ability = composite.mean / Math.sqrt(abilityReliability);
  const rho = ABILITY_SPEED_CORRELATION * Math.sqrt(abilityReliability * speedReliability);
  const balance = (speed - rho * ability) / Math.sqrt(1 - rho ** 2);
  return {
    timeEfficiencyScore: Math.round(100 * normalCdf((ability + speed) / Math.sqrt(2 + 2 * rho))),
    speedVsAccuracyBalance: balance >= BALANCED ? 'faster' : balance <= -BALANCED ? 'slower' : 'similar',
    balance,
  };
}
