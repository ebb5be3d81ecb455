import { readFileSync, writeFileSync } from 'node:fs';
import type { Level } from '#core/iq/domains.ts';
import type { AuditedCell } from '#core/iq/evidence/audited.ts';
import type { SimulatedEvidence } from '#core/iq/evidence/simulated.ts';
import type { TemplateId } from '#core/iq/templates/catalogue.ts';
import { auditTable, type AuditedSoFar } from './audit/audit-table.ts';
import { simulatedSection } from './simulation/simulated-section.ts';

/** The figures, which the product tells of itself, and the page that is written of them. */
const FILES = {
  page: 'docs/iq-evidence.md',
  audited: 'core/iq/evidence/audited.json',
  simulated: 'core/iq/evidence/simulated.json',
} as const;

/** Puts what was found of a template and level in the place of what was known of it. */
export function keepCell(
  template: TemplateId,
  level: Level,
  cell: AuditedCell,
  { page, audited }: { readonly page: string; readonly audited: string } = FILES,
): void {
  const before = JSON.parse(readFileSync(audited, 'utf8')) as AuditedSoFar;
  const after: AuditedSoFar = { ...before, [template]: { ...before[template], [level]: roundCell(cell) } };
  writeJson(audited, after);
  writeSection(page, 'audited', auditTable(after));
}

export function keepSimulated(evidence: SimulatedEvidence): void {
  writeJson(FILES.simulated, evidence);
  writeSection(FILES.page, 'simulated', simulatedSection(evidence));
}

export const roundTo = (value: number, digits: number): number => Number(value.toFixed(digits));

const roundCell = ({ shallow, ...cell }: AuditedCell): AuditedCell => ({
  ...cell,
  throws: roundTo(cell.throws, 2),
  topRules: roundTo(cell.topRules, 2),
  chance: roundTo(cell.chance, 3),
  blind: roundTo(cell.blind, 3),
  blindUpper: roundTo(cell.blindUpper, 3),
  ...(shallow === undefined
    ? {}
    : { shallow: shallow && { ...shallow, accuracy: roundTo(shallow.accuracy, 3), error: roundTo(shallow.error, 4) } }),
  meanMs: roundTo(cell.meanMs, 2),
  p99Ms: roundTo(cell.p99Ms, 1),
});

function writeJson(path: string, value: unknown): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

/** Writes what stands between two comments of a page anew: `<!-- audited -->` and `<!-- end of audited -->`. */
function writeSection(path: string, name: string, section: string): void {
  const place = new RegExp(`(?<=<!-- ${name} -->\\n)[^]*(?=<!-- end of ${name} -->)`);
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(place, () => `\n${section}\n\n`),
  );
}
