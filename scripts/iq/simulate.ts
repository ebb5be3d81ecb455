// Simulates the IQ test and prints what it reaches:
// `npm run iq:simulate -- --takers 20000 --write docs/iq-evidence.md --json core/iq/evidence/simulated.json`.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { SimulatedEvidence } from '#core/iq/evidence/evidence.ts';
import { countItems } from '#core/iq/selection/choose-next.ts';
import { CALIBRATED_CELLS, FORM_CELLS, PROVISIONAL_CELLS, TOY, UNCORRECTED } from './simulation/cells.ts';
import {
  correlateForms,
  simulateChange,
  simulateFlags,
  simulateLeavingOut,
  simulateLevels,
  simulateShrinkage,
} from './simulation/more-figures.ts';
import { runCell, type Cell, type Found } from './simulation/run-cell.ts';
import { foundTable, share, table } from './simulation/tables.ts';
import { writeSection } from './write-section.ts';

const { values } = parseArgs({
  options: {
    takers: { type: 'string', default: '20000' },
    seed: { type: 'string', default: 'cairn 1' },
    write: { type: 'string' },
    json: { type: 'string' },
  },
});
const takers = Number(values.takers);
const { seed } = values;

const run = (cells: readonly Cell[], after: readonly number[]) =>
  cells.map((cell) => ({ name: cell.name, found: runCell(cell, takers, after, seed) }));
const calibrated = run(CALIBRATED_CELLS, [20, 30, 40]);
const provisional = run(PROVISIONAL_CELLS, [40]);
const [uncorrected, toy] = [run([UNCORRECTED], [40]), run([TOY], [20])];
const forms = FORM_CELLS.flatMap((cell) => run([cell], [countItems(cell.form, false)]));

const at = (cells: typeof calibrated, name: string, items: number) => {
  const found = cells.find((cell) => cell.name === name)?.found.find((figures) => figures.items === items);
  if (!found) throw new RangeError(`No cell ${name} of ${items} items`);
  return found;
};
const base = (items: number) => at(calibrated, 'a 1.2, sigma_b 0.5', items);
const known = (items: number) => at(calibrated, 'a 1.2, sigma_b 0', items);
const coverages = CALIBRATED_CELLS.slice(0, 3).map(({ name }) => at(calibrated, name, 40).coverage);

const GOALS: readonly [measure: string, goal: string, figure: string, isReached: boolean][] = [
  ['reliability, 40 items, a 1.2, sigma_b 0.5', '>= .86', base(40).reliability.toFixed(3), base(40).reliability >= 0.86],
  ...[at(calibrated, 'a 0.9, sigma_b 0.5', 40).reliability].map((figure): [string, string, string, boolean] => [
    'reliability, 40 items, a 0.9, sigma_b 0.5',
    '>= .79',
    figure.toFixed(3),
    figure >= 0.79,
  ]),
  ['RMSE at 30 items, difficulties known', '<= 6.3', known(30).rmse.toFixed(2), known(30).rmse <= 6.3],
  ['RMSE at 40 items, difficulties known', '<= 5.4', known(40).rmse.toFixed(2), known(40).rmse <= 5.4],
  [
    'coverage of the 95% range, sigma_b 0 to 1',
    '93.5 to 96.5%',
    coverages.map(share).join(', '),
    coverages.every((coverage) => coverage >= 0.935 && coverage <= 0.965),
  ],
  ...[at(provisional, 'plausible misfit', 40).coverage].map((figure): [string, string, string, boolean] => [
    'the same under plausible misfit, as scored today',
    '>= 90%',
    share(figure),
    figure >= 0.9,
  ]),
  ['correlation of a domain with the truth, 30 items', '>= .82', base(30).domains.toFixed(3), base(30).domains >= 0.82],
];

const flags = simulateFlags(takers, seed);
const report = [
  `Seed \`${seed}\`, ${takers} takers a cell.`,
  '### Figures to reach',
  table(
    ['measure', 'to reach', 'reached', ''],
    GOALS.map(([measure, goal, figure, isReached]) => [measure, goal, figure, isReached ? 'yes' : '**missed**']),
  ),
  '### Scored with known slope and spread',
  foundTable(calibrated),
  '### Scored as the product scores until it is calibrated',
  foundTable([...provisional, ...uncorrected, ...toy]),
  '### The forms, scored as today',
  foundTable(forms),
  table(
    ['form', 'correlation of its true score with that of all five domains'],
    correlateForms(takers, seed).map((found) => [found.form, found.correlation.toFixed(3)]),
  ),
  '### Domains that are said to stand out',
  `Of ${share(flags.flagged)} of people one does; ${share(flags.right)} of what is said is true.`,
  '### Levels that are asked',
  table(
    ['level', 'share of items'],
    simulateLevels(Math.ceil(takers / 4), seed).map(({ level, share: of }) => [String(level), share(of)]),
  ),
  '### Scores drawn to the middle',
  table(
    ['true score', 'mean report'],
    simulateShrinkage(Math.ceil(takers / 10), seed, [60, 70, 85, 100, 115, 130, 145]).map(({ truth, report: mean }) => [
      String(truth),
      mean.toFixed(1),
    ]),
  ),
  '### Change that is claimed of people who did not change',
  table(
    ['gain by practice', 'claimed higher', 'claimed lower'],
    simulateChange(Math.ceil(takers / 2), seed).map(({ gain, higher, lower }) => [`${15 * gain} points`, share(higher), share(lower)]),
  ),
  '### Leaving hard items out',
  table(
    ['items left out', 'gain in points, scored as omitted', 'gain, had they been missing'],
    simulateLeavingOut(Math.ceil(takers / 4), seed, [0.05, 0.1, 0.15]).map(({ share: of, asOmitted, asMissing }) => [
      share(of),
      asOmitted.toFixed(2),
      asMissing.toFixed(2),
    ]),
  ),
].join('\n\n');

const round = ({ items, reliability, claimed, halfWidth, coverage }: Found) => ({
  items,
  reliability: Number(reliability.toFixed(3)),
  claimed: Number(claimed.toFixed(3)),
  halfWidth: Number(halfWidth.toFixed(1)),
  coverage: Number(coverage.toFixed(3)),
});
/** What pages of the product tell of the simulation. */
const evidence: SimulatedEvidence = {
  seed,
  takers,
  forms: Object.fromEntries(forms.flatMap(({ name, found: [at] }) => (at ? [[name, round(at)]] : []))) as SimulatedEvidence['forms'],
  cells: [...calibrated, ...provisional].flatMap(({ name, found }, place) => {
    const last = found.at(-1);
    return last ? [{ name, isAsScored: place >= calibrated.length, ...round(last) }] : [];
  }),
};

console.log(report);
if (values.write !== undefined) writeSection(values.write, 'simulated', () => report);
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(evidence, null, 2)}\n`);
if (GOALS.some(([, , , isReached]) => !isReached)) process.exitCode = 1;
