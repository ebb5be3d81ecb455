// Simulates the IQ test and prints what it reaches: `npm run iq:simulate -- --takers 20000 --write`.
// With --write it is kept for the product and written into docs/iq-evidence.md.
import { parseArgs } from 'node:util';
import type { SimulatedCell, SimulatedEvidence, SimulatedFigures } from '#core/iq/evidence/simulated.ts';
import { SCALE_SD } from '#core/iq/scoring/scale.ts';
import { countItems } from '#core/iq/selection/choose-next.ts';
import { keepSimulated, roundTo } from './evidence-files.ts';
import { CALIBRATED_CELLS, FORM_CELLS, PROVISIONAL_CELLS, TOY, UNCORRECTED, type SaidCell } from './simulation/cells.ts';
import {
  correlateForms,
  simulateChange,
  simulateFlags,
  simulateLeavingOut,
  simulateLevels,
  simulateShrinkage,
} from './simulation/more-figures.ts';
import { runCell, type Cell } from './simulation/run-cell.ts';
import { simulatedSection } from './simulation/simulated-section.ts';
import { share } from './simulation/tables.ts';

const { values } = parseArgs({
  options: {
    takers: { type: 'string', default: '20000' },
    seed: { type: 'string', default: 'cairn 1' },
    write: { type: 'boolean', default: false },
  },
});
const takers = Number(values.takers);
const { seed } = values;

const run = (cell: Cell, after: readonly number[]): SimulatedFigures[] => {
  console.error(`${cell.name} ...`);
  return runCell(cell, takers, after, seed).map((found) => ({
    items: found.items,
    reliability: roundTo(found.reliability, 3),
    claimed: roundTo(found.claimed, 3),
    rmse: roundTo(found.rmse, 2),
    bias: roundTo(found.bias, 2),
    halfWidth: roundTo(found.halfWidth, 1),
    coverage: roundTo(found.coverage, 3),
    domains: roundTo(found.domains, 3),
  }));
};
const runAll = (cells: readonly SaidCell[], after: readonly number[]): SimulatedCell[] =>
  cells.map((cell) => ({ name: cell.name, says: cell.says, found: run(cell, after) }));

const known = runAll(CALIBRATED_CELLS, [20, 30, 40]);
const asScored = runAll(PROVISIONAL_CELLS, [40]);
const compared = [...runAll([UNCORRECTED], [40]), ...runAll([TOY], [20])];
const forms = Object.fromEntries(
  FORM_CELLS.map((cell) => [cell.form, run(cell, [countItems(cell.form, false)])[0]]),
) as unknown as SimulatedEvidence['forms'];

const at = (cells: readonly SimulatedCell[], name: string, items: number): SimulatedFigures => {
  const found = cells.find((cell) => cell.name === name)?.found.find((figures) => figures.items === items);
  if (!found) throw new RangeError(`No cell ${name} of ${items} items`);
  return found;
};
const base = (items: number) => at(known, 'a 1.2, sigma_b 0.5', items);
const exact = (items: number) => at(known, 'a 1.2, sigma_b 0', items);
const blunt = at(known, 'a 0.9, sigma_b 0.5', 40);
const misfit = at(asScored, 'plausible misfit', 40);
const coverages = CALIBRATED_CELLS.slice(0, 3).map(({ name }) => at(known, name, 40).coverage);

const goal = (measure: string, to: string, figure: string, isReached: boolean) => ({ measure, goal: to, figure, isReached });
const goals: SimulatedEvidence['goals'] = [
  goal(
    'reliability, 40 items, slope 1.2, difficulties off by 0.5',
    '>= .86',
    base(40).reliability.toFixed(3),
    base(40).reliability >= 0.86,
  ),
  goal('reliability, 40 items, slope 0.9, difficulties off by 0.5', '>= .79', blunt.reliability.toFixed(3), blunt.reliability >= 0.79),
  goal('typical error at 30 items, difficulties known', '<= 6.3', exact(30).rmse.toFixed(2), exact(30).rmse <= 6.3),
  goal('typical error at 40 items, difficulties known', '<= 5.4', exact(40).rmse.toFixed(2), exact(40).rmse <= 5.4),
  goal(
    'share of 95% ranges that hold the truth, difficulties off by 0, 0.5 and 1',
    '93.5 to 96.5%',
    coverages.map(share).join(', '),
    coverages.every((coverage) => coverage >= 0.935 && coverage <= 0.965),
  ),
  goal('the same under plausible misfit, as scored today', '>= 90%', share(misfit.coverage), misfit.coverage >= 0.9),
  goal('correlation of a domain with the truth, 30 items', '>= .82', base(30).domains.toFixed(3), base(30).domains >= 0.82),
];

console.error('more figures ...');
const flags = simulateFlags(takers, seed);
const evidence: SimulatedEvidence = {
  ...{ seed, takers, goals, known, asScored, compared, forms },
  correlations: Object.fromEntries(correlateForms(takers, seed).map(({ form, correlation }) => [form, roundTo(correlation, 3)])),
  standingOut: { flagged: roundTo(flags.flagged, 3), right: roundTo(flags.right, 3) },
  levels: simulateLevels(Math.ceil(takers / 4), seed).map(({ level, share: of }) => ({ level, share: roundTo(of, 3) })),
  shrinkage: simulateShrinkage(Math.ceil(takers / 10), seed, [60, 70, 85, 100, 115, 130, 145]).map(({ truth, report }) => ({
    truth,
    report: roundTo(report, 1),
  })),
  change: simulateChange(Math.ceil(takers / 2), seed).map(({ gain, higher, lower }) => ({
    gain: SCALE_SD * gain,
    higher: roundTo(higher, 3),
    lower: roundTo(lower, 3),
  })),
  leavingOut: simulateLeavingOut(Math.ceil(takers / 4), seed, [0.05, 0.1, 0.15]).map(({ share: of, asOmitted, asMissing }) => ({
    share: of,
    asOmitted: roundTo(asOmitted, 2),
    asMissing: roundTo(asMissing, 2),
  })),
};

console.log(simulatedSection(evidence));
if (values.write) keepSimulated(evidence);
if (goals.some(({ isReached }) => !isReached)) process.exitCode = 1;
