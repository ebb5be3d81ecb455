import type { IqDomain, Level } from '#core/iq/domains.ts';
import { intendedDifficulty } from '#core/iq/scoring/calibration.ts';
import { Posterior, type Belief } from '#core/iq/scoring/posterior.ts';
import { chanceOfRight, PROVISIONAL_MODEL } from '#core/iq/scoring/response-model.ts';
import type { Outcome } from '#core/iq/scoring/responses.ts';
import { DIFFICULTY_SD, TEMPLATE_CATALOGUE, type TemplateId } from '#core/iq/templates/catalogue.ts';

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

/** Of one template and level: fewer, and their difficulty stays what it was meant to be. */
export const MIN_ANSWERS = 140;
/** SD of an error that a template has at all its levels. */
const TEMPLATE_SD = 0.5;
const ROUNDS = 25;
const SETTLED = 0.002;
/** Of a standard normal, at its five Gauss-Hermite points. */
const NODES: readonly (readonly [z: number, weight: number])[] = [
  [-2.85697, 0.011257],
  [-1.355626, 0.222076],
  [0, 0.533333],
  [1.355626, 0.222076],
  [2.85697, 0.011257],
];
/** Difficulties are learnt with the slope of the model; how uncertain each is has its place in the prior. */
const MODEL = { ...PROVISIONAL_MODEL, difficultySd: 0 };

interface Taken {
  readonly belief: Belief;
  readonly guess: number;
  readonly isRight: boolean;
}
interface Cell {
  readonly template: TemplateId;
  readonly level: Level;
  taken: Taken[];
  difficulty: number;
  error: number;
}

/**
 * Difficulties by template and level, by rounds of expectation and maximisation: abilities of everybody from the
 * difficulties, then difficulties from the abilities, with guesses fixed. Hierarchical: a level is drawn to what it was
 * meant to be plus what its template shows at all levels, the more the fewer answers it has. The mean of all errors is
 * held at zero, weighed by answers: people who come here must not move the zero of the scale.
 */
export function estimateDifficulties(sittings: readonly CalibrationSitting[]): CellEstimate[] {
  const cells = new Map<string, Cell>();
  for (const { answers } of sittings)
    for (const { template, level } of answers)
      cells.set(`${template} ${level}`, { template, level, taken: [], difficulty: intendedDifficulty(level), error: 0 });
  for (let round = 0; round < ROUNDS; round++) {
    takeAbilities(sittings, cells);
    const before = new Map([...cells].map(([key, { difficulty }]) => [key, difficulty]));
    const offsets = templateOffsets([...cells.values()]);
    for (const cell of cells.values()) maximise(cell, offsets.get(cell.template) ?? 0);
    holdMean([...cells.values()]);
    if ([...cells].every(([key, { difficulty }]) => Math.abs(difficulty - (before.get(key) ?? 0)) < SETTLED)) break;
  }
  return [...cells.values()].map(({ template, level, taken, difficulty, error }) => ({
    template,
    level,
    answers: taken.length,
    difficulty,
    error,
  }));
}

function takeAbilities(sittings: readonly CalibrationSitting[], cells: ReadonlyMap<string, Cell>): void {
  for (const cell of cells.values()) cell.taken = [];
  for (const { domains, answers } of sittings) {
    const posterior = new Posterior(domains, MODEL);
    const found = answers.flatMap((answer) => {
      const cell = cells.get(`${answer.template} ${answer.level}`);
      const { domain } = TEMPLATE_CATALOGUE[answer.template];
      if (!cell) return [];
      posterior.add({ domain, difficulty: cell.difficulty, guess: answer.guess, outcome: answer.outcome });
      return [{ answer, cell, domain }];
    });
    const beliefs = new Map(domains.map((domain) => [domain, posterior.domain(domain)]));
    for (const { answer, cell, domain } of found) {
      const belief = beliefs.get(domain);
      // What was left out says little of how hard it was.
      if (belief && answer.outcome !== 'omitted') cell.taken.push({ belief, guess: answer.guess, isRight: answer.outcome === 'right' });
    }
  }
}

/** Mean error of each template over its levels, drawn to zero. */
function templateOffsets(cells: readonly Cell[]): Map<TemplateId, number> {
  const sums = new Map<TemplateId, { weighed: number; precision: number }>();
  for (const { template, level, difficulty, error, taken } of cells) {
    if (taken.length === 0 || error === 0) continue;
    const own = DIFFICULTY_SD[TEMPLATE_CATALOGUE[template].certainty];
    const precision = 1 / (error ** 2 + own ** 2);
    const sum = sums.get(template) ?? { weighed: 0, precision: 1 / TEMPLATE_SD ** 2 };
    sums.set(template, {
      weighed: sum.weighed + precision * (difficulty - intendedDifficulty(level)),
      precision: sum.precision + precision,
    });
  }
  return new Map([...sums].map(([template, { weighed, precision }]) => [template, weighed / precision]));
}

/** Newton's method on the expected log-likelihood with its prior, which has one top. */
function maximise(cell: Cell, offset: number): void {
  const prior = { mean: intendedDifficulty(cell.level) + offset, sd: DIFFICULTY_SD[TEMPLATE_CATALOGUE[cell.template].certainty] };
  const STEP = 0.01;
  const gain = (difficulty: number): number =>
    cell.taken.reduce((sum, taken) => sum + expectedLog(taken, difficulty), 0) - (difficulty - prior.mean) ** 2 / (2 * prior.sd ** 2);
  for (let turn = 0; turn < 10; turn++) {
    const [low, middle, high] = [gain(cell.difficulty - STEP), gain(cell.difficulty), gain(cell.difficulty + STEP)];
    const curve = (high - 2 * middle + low) / STEP ** 2;
    if (curve >= 0) break;
    const move = Math.max(-0.5, Math.min(0.5, -(high - low) / (2 * STEP) / curve));
    cell.difficulty += move;
    cell.error = Math.sqrt(-1 / curve);
    if (Math.abs(move) < SETTLED) break;
  }
}

function expectedLog({ belief, guess, isRight }: Taken, difficulty: number): number {
  let sum = 0;
  for (const [z, weight] of NODES) {
    const p = chanceOfRight(MODEL, belief.mean + belief.sd * z, difficulty, guess);
    sum += weight * Math.log(isRight ? p : 1 - p);
  }
  return sum;
}

function holdMean(cells: readonly Cell[]): void {
  const answers = cells.reduce((sum, { taken }) => sum + taken.length, 0);
  if (answers === 0) return;
  const error =
    cells.reduce((sum, { difficulty, level, taken }) => sum + taken.length * (difficulty - intendedDifficulty(level)), 0) / answers;
  for (const cell of cells) cell.difficulty -= error;
}
