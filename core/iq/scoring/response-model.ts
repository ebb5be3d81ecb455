/** How an answer depends on ability: a four-parameter logistic whose difficulties are themselves uncertain. */
export interface ResponseModel {
  /** a: how sharply an item tells abilities apart, per logit. */
  readonly slope: number;
  /** sigma_b: SD of the error with which an item is as hard as its level says, in logits. */
  readonly difficultySd: number;
  /** d: how often somebody is right who cannot fail but by a slip. */
  readonly ceiling: number;
}

/** Until answers of people have been calibrated: cautious, so that it says less than may be true (`iq-evidence.md`). */
export const PROVISIONAL_MODEL: ResponseModel = { slope: 1, difficultySd: 0.7, ceiling: 0.98 };

/** The ratio of a logistic to the normal ogive that it stands for. */
const LOGISTIC_TO_NORMAL = 1.702;

/** What is left of the slope when the difficulty is not known exactly: a / sqrt(1 + (a sigma_b / 1.702)^2). */
export const attenuatedSlope = ({ slope, difficultySd }: ResponseModel): number =>
  slope / Math.sqrt(1 + ((slope * difficultySd) / LOGISTIC_TO_NORMAL) ** 2);

/** P = c + (d - c) / (1 + exp(-a_eff (theta - b))). */
export function chanceOfRight(model: ResponseModel, theta: number, difficulty: number, guess: number): number {
  return guess + (model.ceiling - guess) / (1 + Math.exp(-attenuatedSlope(model) * (theta - difficulty)));
}

/** What an answer would tell of an ability near theta: I = P'^2 / (P (1 - P)). */
export function information(model: ResponseModel, theta: number, difficulty: number, guess: number): number {
  const slope = attenuatedSlope(model);
  const logistic = 1 / (1 + Math.exp(-slope * (theta - difficulty)));
  const p = guess + (model.ceiling - guess) * logistic;
  const derivative = (model.ceiling - guess) * slope * logistic * (1 - logistic);
  return derivative ** 2 / (p * (1 - p));
}
