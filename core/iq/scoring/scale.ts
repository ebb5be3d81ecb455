import type { Belief } from './posterior.ts';

/** Points of the IQ scale. */
export const SCALE_MEAN = 100;
export const SCALE_SD = 15;

/** How far the zero of the scale may be off, in points, while it is assumed and not measured on people. */
export const NORM_SD = 5;

/** Beyond them the scale is not to be trusted: a report says "or lower" and "or higher". */
export const LOWEST_SCORE = 65;
export const HIGHEST_SCORE = 135;

/** Of a two-sided range of 95%. */
export const Z_95 = 1.96;

/** Mean and SD in points, with the uncertainty of the norm: SD_total = sqrt((15 PSD)^2 + sigma_norm^2). */
export const toScale = ({ mean, sd }: Belief): Belief => ({
  mean: SCALE_MEAN + SCALE_SD * mean,
  sd: Math.hypot(SCALE_SD * sd, NORM_SD),
});

/** Standard normal distribution function, by Abramowitz & Stegun 26.2.17: off by less than 1e-7. */
export function normalCdf(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}

/** The z below which a share `p` of a standard normal lies; by halving, to 1e-9. */
export function normalQuantile(p: number): number {
  let [low, high] = [-9, 9];
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
