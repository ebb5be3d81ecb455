import { describe, expect, it } from 'vitest';
import { FORM_PLANS } from '#core/iq/forms.ts';
import { itemParameters, scoringModel, type Calibration } from '#core/iq/scoring/calibration.ts';
import { Posterior } from '#core/iq/scoring/posterior.ts';
import { seededRandom } from '#core/random.ts';
import { sit, type SimulatedItem } from '../simulation/sit.ts';
import { correlation, mean } from '../simulation/statistics.ts';
import { answer, AS_DESIGNED, drawErrors, drawTaker, type World } from '../simulation/taker.ts';
import { toCalibration } from './calibration-table.ts';
import { findDifferences } from './differences.ts';
import { estimate, MIN_ANSWERS, type CalibrationAnswer, type CalibrationSitting } from './estimate.ts';
import { jackknife } from './jackknife.ts';

const { domains } = FORM_PLANS.full;
const WORLD: World = { ...AS_DESIGNED, itemSd: 0.3, templateSd: 0.5, slips: 0.02, commonSd: 0.4 };
/** 99 of 100 differences are within so many errors, by Student's t: five groups leave four degrees of freedom. */
const WITHIN = 4.6;
/** For every second person. */
const HARDER_BY = 1.2;

/** People who sit the test, whose answers are counted; a template is harder for every second of them. */
function calibrate(world: World, people: number, harder?: SimulatedItem['template']) {
  const random = seededRandom('calibration');
  const errors = drawErrors(random, world);
  const sitOne = (add: (item: SimulatedItem, outcome: 'right' | 'wrong') => void, isOther = false) => {
    const taker = drawTaker(random, domains, world);
    const own = isOther && harder ? { ...errors.templates, [harder]: (errors.templates[harder] ?? 0) + HARDER_BY } : errors.templates;
    sit(random, {}, (item) => {
      const outcome = answer(random, world, { ...errors, templates: own }, taker, item) ? 'right' : 'wrong';
      add(item, outcome);
      return outcome;
    });
    return taker;
  };
  const sittings = Array.from({ length: people }, (_, i): CalibrationSitting => {
    const answers: CalibrationAnswer[] = [];
    sitOne((item, outcome) => answers.push({ ...item, outcome }), i % 2 === 1);
    return { domains, answers };
  });
  return { errors, sittings, sitOne };
}

describe.each([1.2, 0.8])('with a true slope of %d', (slope) => {
  const { errors, sittings } = calibrate({ ...WORLD, slope }, 300);
  const found = estimate(sittings);
  const often = found.cells.filter(({ answers }) => answers >= MIN_ANSWERS);
  const answers = found.cells.reduce((sum, cell) => sum + cell.answers, 0);
  const truthOf = ({ template }: (typeof often)[number]): number => errors.common + (errors.templates[template] ?? 0);
  /** What all cells show together, weighed by answers, is taken for the people's. */
  const held = found.cells.reduce((sum, cell) => sum + cell.answers * truthOf(cell), 0) / answers;

  it('finds again by how much templates are harder or easier than they were meant to be, within its errors', () => {
    expect(often.length).toBeGreaterThan(10);
    const told = often.map(({ difficulty, level }) => difficulty - (level - 3));
    expect(correlation(told, often.map(truthOf))).toBeGreaterThan(0.85);
    const off = often.map((cell, i) => ((told[i] ?? 0) - (truthOf(cell) - held)) / cell.error);
    expect(mean(off.map((z) => (Math.abs(z) < 2 ? 1 : 0)))).toBeGreaterThan(0.85);
    const rest = found.cells.reduce((sum, cell) => sum + cell.answers * (cell.difficulty - (cell.level - 3)), 0);
    expect(rest / answers).toBeCloseTo(0, 6);
  });

  it('finds again the slope, the spread and where those who came stand, within its errors', { timeout: 200_000 }, () => {
    const error = jackknife(sittings, (some) => {
      const { slope: a, mean: zero } = estimate(some);
      return { slope: a, mean: zero };
    });
    // Items of a cell differ by 0.3, which no answers tell from a flatter curve.
    const flattened = slope / Math.hypot(1, (slope * WORLD.itemSd) / 1.702);
    expect(Math.abs(found.slope - flattened)).toBeLessThan(Math.min(0.12, WITHIN * error.slope));
    expect(error.slope).toBeLessThan(0.15);
    expect(Math.abs(found.mean + held)).toBeLessThan(Math.min(0.25, WITHIN * error.mean));
    const truly = Math.sqrt(mean(often.map((cell) => (truthOf(cell) - held) ** 2)));
    expect(found.spread).toBeGreaterThan(0.75 * truly);
    expect(found.spread).toBeLessThan(1.3 * truly);
  });
});

it('makes ranges narrower that hold all the same', { timeout: 120_000 }, () => {
  const world = { ...WORLD, slope: 1.2, commonSd: 0 };
  const { sittings, sitOne } = calibrate(world, 300);
  const calibration: Calibration = toCalibration(estimate(sittings));
  const taken = Array.from({ length: 200 }, () => {
    const [before, after] = [new Posterior(domains), new Posterior(domains, scoringModel(calibration))];
    const { composite } = sitOne((item, outcome) => {
      before.add({ ...item, outcome });
      after.add({ ...item, ...itemParameters(item.template, item.level, calibration), outcome });
    });
    return { composite, before: before.composite(), after: after.composite() };
  });
  const [wide, narrow] = [mean(taken.map(({ before }) => before.sd)), mean(taken.map(({ after }) => after.sd))];
  expect(narrow).toBeLessThan(0.96 * wide);
  const holds = taken.map(({ composite, after }) => (Math.abs(after.mean - composite) <= 1.96 * after.sd ? 1 : 0));
  expect(mean(holds)).toBeGreaterThan(0.9);
});

it('names the template that is harder for some than for others who are as able, and no other', { timeout: 120_000 }, () => {
  const { sittings } = calibrate({ ...WORLD, templateSd: 0.2 }, 250, 'letter-series');
  const told = findDifferences(estimate(sittings), (sitting) => (sitting % 2 === 1 ? 'phone' : 'computer'));
  expect([...new Set(told.filter(({ isLarge }) => isLarge).map(({ template }) => template))]).toEqual(['letter-series']);
  expect(told.find(({ template, group }) => template === 'letter-series' && group === 'phone')?.shift).toBeGreaterThan(0.3);
});

it('leaves what nobody answered as it was meant to be', () => {
  expect(estimate([])).toMatchObject({ cells: [], slope: 1, mean: 0 });
  const [cell] = estimate([{ domains, answers: [{ template: 'order', level: 4, guess: 0.1, outcome: 'omitted' }] }]).cells;
  expect(cell).toMatchObject({ difficulty: 1, answers: 0 });
  expect(toCalibration(estimate([]))).toEqual({ difficulties: {}, slope: null, spread: null, pace: null });
});
