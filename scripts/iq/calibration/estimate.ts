import type { IqDomain, Level } from '#core/iq/domains.ts';
import { intendedDifficulty } from '#core/iq/scoring/calibration.ts';
import { Posterior, type Belief } from '#core/iq/scoring/posterior.ts';
import { chanceOfRight, PROVISIONAL_MODEL, type ResponseModel } from '#core/iq/scoring/response-model.ts';
import type { Outcome } from '#core/iq/scoring/responses.ts';
import { DIFFICULTY_SD, TEMPLATE_CATALOGUE, type TemplateId } from '#core/iq/templates/catalogue.ts';
import { climb } from './climb.ts';

export interface CalibrationAnswer {
  readonly template: TemplateId;
  readonly level: Level;
  readonly guess: number;
  readonly outcome: Outcome;
}

/** One person's answers: of one sitting, the first that may be used. */
export interface CalibrationSitting {
  readonly domains: readonly IqDomain[];
  readonly answers: readonly CalibrationAnswer[];
}

/** A template at a level. */
export interface CellEstimate {
  readonly template: TemplateId;
  readonly level: Level;
  readonly answers: number;
  /** b in logits, and its standard error. */
  readonly difficulty: number;
  readonly error: number;
}

/** An answer with what is believed of whoever gave it. */
export interface Taken {
  readonly sitting: number;
  readonly belief: Belief;
  readonly guess: number;
  readonly isRight: boolean;
}

export interface Estimate {
  readonly cells: readonly (CellEstimate & { readonly taken: readonly Taken[] })[];
  /** How sharply answers tell abilities apart, all templates together, with what items of one cell differ by counted in. */
  readonly slope: number;
  /** SD of the error of a template and level whose answers nobody has counted: of its level's meaning, in logits. */
  readonly spread: number;
  /** Mean ability of those who answered, in SDs, where the mean of all difficulties is what it was meant to be. */
  readonly mean: number;
}

/** Of one template and level: fewer, and their difficulty stays what it was meant to be. */
export const MIN_ANSWERS = 140;
/** SD of an error that a template has at all its levels. */
const TEMPLATE_SD = 0.5;
/** What is believed of the slope before an answer: its logarithm, and the SD of that. */
const SLOPE_PRIOR = { mean: Math.log(PROVISIONAL_MODEL.slope), sd: 0.3 };
/** Of spreads, as many cells count for what was assumed. */
const SPREAD_PRIOR_CELLS = 5;
const ROUNDS = 25;
const SETTLED = 0.01;
/** Of a standard normal, at its five Gauss-Hermite points. */
const NODES: readonly (readonly [z: number, weight: number])[] = [
  [-2.85697, 0.011257],
  [-1.355626, 0.222076],
  [0, 0.533333],
  [1.355626, 0.222076],
  [2.85697, 0.011257],
];

/** Items of a cell differ too, and each is answered once: how much of a flat curve is that, and how much the slope, no answers
 *  tell. The slope that is learnt holds both; how uncertain the cell's own difficulty is has its place in its error. */
const modelOf = (slope: number): ResponseModel => ({ ...PROVISIONAL_MODEL, slope, difficultySd: 0 });

interface Cell {
  readonly template: TemplateId;
  readonly level: Level;
  taken: Taken[];
  difficulty: number;
  error: number;
}

/**
 * Difficulties by template and level, the slope, the spread and the zero, by rounds of expectation and maximisation: abilities of
 * everybody from the parameters, then the parameters from the abilities, with guesses and slips fixed. Hierarchical: a level
 * is drawn to what it was meant to be, plus what all cells show, plus what its template shows at all levels, the more the fewer
 * answers it has and the smaller the spread of all. What all cells show together is not taken for difficulty but for the
 * ability of those who come here: the zero of the scale stays where it was.
 */
export function estimate(sittings: readonly CalibrationSitting[]): Estimate {
  const cells = new Map<string, Cell>();
  for (const { answers } of sittings)
    for (const { template, level } of answers)
      cells.set(`${template} ${level}`, { template, level, taken: [], difficulty: intendedDifficulty(level), error: 0 });
  const all = [...cells.values()];
  let [slope, common, stretch] = [PROVISIONAL_MODEL.slope, 0, 1];
  for (let round = 0; round < ROUNDS; round++) {
    const before = new Map(all.map((cell) => [cell, cell.difficulty]));
    const slopeBefore = slope;
    takeAbilities(sittings, cells, modelOf(slope));
    const offsets = templateOffsets(all, common, stretch);
    for (const cell of all) {
      const mean = intendedDifficulty(cell.level) + common + (offsets.get(cell.template) ?? 0);
      const found = fitDifficulty(cell.taken, cell.difficulty, modelOf(slope), { mean, sd: stretch * ownSd(cell) });
      [cell.difficulty, cell.error] = [found.at, found.error];
    }
    slope = fitSlope(all, slope);
    common = commonError(all);
    stretch = stretchOf(all, common, offsets);
    const moved = Math.max(Math.abs(slope - slopeBefore), ...all.map((cell) => Math.abs(cell.difficulty - (before.get(cell) ?? 0))));
    if (moved < SETTLED) break;
  }
  return {
    cells: all.map(({ template, level, taken, difficulty, error }) => ({
      ...{ template, level, taken, error },
      answers: taken.length,
      difficulty: difficulty - common,
    })),
    slope,
    spread: spreadOf(all, common, stretch),
    mean: common === 0 ? 0 : -common,
  };
}

const ownSd = ({ template }: Pick<Cell, 'template'>): number => DIFFICULTY_SD[TEMPLATE_CATALOGUE[template].certainty];
const deviation = ({ level, difficulty }: Cell, common: number): number => difficulty - intendedDifficulty(level) - common;

function takeAbilities(sittings: readonly CalibrationSitting[], cells: ReadonlyMap<string, Cell>, model: ResponseModel): void {
  for (const cell of cells.values()) cell.taken = [];
  sittings.forEach(({ domains, answers }, sitting) => {
    const posterior = new Posterior(domains, model);
    const found = answers.flatMap((answer) => {
      const cell = cells.get(`${answer.template} ${answer.level}`);
      const { domain } = TEMPLATE_CATALOGUE[answer.template];
      if (!cell) return [];
      const { difficulty, error: difficultySd } = cell;
      posterior.add({ domain, difficulty, difficultySd, guess: answer.guess, outcome: answer.outcome });
      return [{ answer, cell, domain }];
    });
    const beliefs = new Map(domains.map((domain) => [domain, posterior.domain(domain)]));
    for (const { answer, cell, domain } of found) {
      const belief = beliefs.get(domain);
      // What was left out says little of how hard it was.
      if (belief && answer.outcome !== 'omitted')
        cell.taken.push({ sitting, belief, guess: answer.guess, isRight: answer.outcome === 'right' });
    }
  });
}

/** Mean error of each template over its levels, drawn to zero. */
function templateOffsets(cells: readonly Cell[], common: number, stretch: number): Map<TemplateId, number> {
  const sums = new Map<TemplateId, { weighed: number; precision: number }>();
  for (const cell of cells) {
    if (cell.taken.length === 0 || cell.error === 0) continue;
    const precision = 1 / (cell.error ** 2 + (stretch * ownSd(cell)) ** 2);
    const sum = sums.get(cell.template) ?? { weighed: 0, precision: 1 / TEMPLATE_SD ** 2 };
    sums.set(cell.template, { weighed: sum.weighed + precision * deviation(cell, common), precision: sum.precision + precision });
  }
  return new Map([...sums].map(([template, { weighed, precision }]) => [template, weighed / precision]));
}

/** The difficulty that answers speak for, with what was believed before. */
function fitDifficulty(taken: readonly Taken[], from: number, model: ResponseModel, prior: { mean: number; sd: number }) {
  return climb(
    (difficulty) =>
      taken.reduce((sum, one) => sum + expectedLog(one, difficulty, model), 0) - (difficulty - prior.mean) ** 2 / (2 * prior.sd ** 2),
    from,
    1,
  );
}

function fitSlope(cells: readonly Cell[], from: number): number {
  const tell = (logSlope: number): number => {
    const model = modelOf(Math.exp(logSlope));
    const told = cells.reduce(
      (sum, { taken, difficulty, error }) => taken.reduce((sumOfCell, one) => sumOfCell + expectedLog(one, difficulty, model, error), sum),
      0,
    );
    return told - (logSlope - SLOPE_PRIOR.mean) ** 2 / (2 * SLOPE_PRIOR.sd ** 2);
  };
  return Math.exp(climb(tell, Math.log(from), 1).at);
}

/** Weighed by answers. */
function commonError(cells: readonly Cell[]): number {
  const answers = cells.reduce((sum, { taken }) => sum + taken.length, 0);
  return answers === 0 ? 0 : cells.reduce((sum, cell) => sum + cell.taken.length * deviation(cell, 0), 0) / answers;
}

/** How much wider or narrower cells lie about their templates than was assumed. */
function stretchOf(cells: readonly Cell[], common: number, offsets: ReadonlyMap<TemplateId, number>): number {
  const squares = cells.map(
    (cell) => ((deviation(cell, common) - (offsets.get(cell.template) ?? 0)) ** 2 + cell.error ** 2) / ownSd(cell) ** 2,
  );
  return Math.sqrt((SPREAD_PRIOR_CELLS + squares.reduce((sum, one) => sum + one, 0)) / (SPREAD_PRIOR_CELLS + cells.length));
}

/** Of the error of a cell with its template's; before an answer, as assumed. */
function spreadOf(cells: readonly Cell[], common: number, stretch: number): number {
  const counted = cells.filter(({ taken }) => taken.length >= MIN_ANSWERS);
  if (counted.length < 2) return Math.hypot(TEMPLATE_SD, stretch * DIFFICULTY_SD.B);
  return Math.sqrt(counted.reduce((sum, cell) => sum + deviation(cell, common) ** 2, 0) / counted.length);
}

/** @param error of the difficulty: a slope that is fitted to difficulties as if they were known is too steep */
export function expectedLog({ belief, guess, isRight }: Taken, difficulty: number, model: ResponseModel, error = 0): number {
  const sd = Math.hypot(belief.sd, error);
  let sum = 0;
  for (const [z, weight] of NODES) {
    const p = chanceOfRight(model, belief.mean + sd * z, difficulty, guess);
    sum += weight * Math.log(isRight ? p : 1 - p);
  }
  return sum;
}
