import type { SimulatedCell, SimulatedEvidence } from '#core/iq/evidence/simulated.ts';
import { foundTable, share, table } from './tables.ts';

/** All that was simulated, as the page tells it. */
export function simulatedSection(evidence: SimulatedEvidence): string {
  const { seed, takers, goals, known, asScored, compared, forms, correlations, standingOut } = evidence;
  const formCells = Object.entries(forms).map(([name, found]): Omit<SimulatedCell, 'says'> => ({ name, found: [found] }));
  return [
    `Seed \`${seed}\`, ${takers} takers a cell.`,
    '### Figures to reach',
    table(
      ['measure', 'to reach', 'reached', ''],
      goals.map(({ measure, goal, figure, isReached }) => [measure, goal, figure, isReached ? 'yes' : '**missed**']),
    ),
    '### Scored with known slope and spread',
    foundTable(known),
    '### Scored as the product scores until it is calibrated',
    foundTable([...asScored, ...compared]),
    '### The forms, scored as today',
    foundTable(formCells),
    table(
      ['form', 'correlation of its true score with that of all five domains'],
      Object.entries(correlations).map(([form, correlation]) => [form, correlation.toFixed(3)]),
    ),
    '### Domains that are said to stand out',
    `Of ${share(standingOut.flagged)} of people one does; ${share(standingOut.right)} of what is said is true.`,
    '### Levels that are asked',
    table(
      ['level', 'share of items'],
      evidence.levels.map(({ level, share: of }) => [String(level), share(of)]),
    ),
    '### Scores drawn to the middle',
    table(
      ['true score', 'mean report'],
      evidence.shrinkage.map(({ truth, report }) => [String(truth), report.toFixed(1)]),
    ),
    '### Change that is claimed of people who did not change',
    table(
      ['gain by practice', 'claimed higher', 'claimed lower'],
      evidence.change.map(({ gain, higher, lower }) => [`${gain} points`, share(higher), share(lower)]),
    ),
    '### Leaving hard items out',
    table(
      ['items left out', 'gain in points, scored as omitted', 'gain, had they been missing'],
      evidence.leavingOut.map(({ share: of, asOmitted, asMissing }) => [share(of), asOmitted.toFixed(2), asMissing.toFixed(2)]),
    ),
  ].join('\n\n');
}
