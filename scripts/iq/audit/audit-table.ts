import { LEVELS } from '#core/iq/domains.ts';
import { TEMPLATE_IDS } from '#core/iq/templates/catalogue.ts';
import { table } from '../simulation/tables.ts';
import { writeSection } from '../write-section.ts';
import type { Audit } from './audit-items.ts';

export const AUDIT_HEAD = [
  'template',
  'level',
  'items',
  'throws',
  'refused',
  'distinct',
  'top rules',
  'chance',
  'blind',
  'up to',
  'at a look',
  'by',
  'mean ms',
  'p99 ms',
  'faults',
];

export const auditRow = (audit: Audit, faults: readonly string[]): string[] => [
  audit.template,
  String(audit.level),
  String(audit.items),
  audit.throws.toFixed(2),
  String(audit.refused),
  String(audit.distinct),
  audit.topRules.toFixed(2),
  audit.chance.toFixed(3),
  audit.blind.toFixed(3),
  audit.blindUpper.toFixed(3),
  audit.shallow?.accuracy.toFixed(3) ?? '',
  audit.shallow?.by ?? '',
  audit.meanMs.toFixed(2),
  audit.p99Ms.toFixed(1),
  faults.join('; '),
];

const TEMPLATE_WIDTH = Math.max(...TEMPLATE_IDS.map((id) => id.length));
/** For the terminal, in columns. */
export const lineUp = (row: readonly string[]): string =>
  row.map((cell, i) => (i === 0 ? cell.padEnd(TEMPLATE_WIDTH) : cell.padStart(AUDIT_HEAD[i]?.length ?? 0))).join('  ');

const CELLS = TEMPLATE_IDS.flatMap((template) => LEVELS.map((level) => `${template} ${level}`));
const cellOf = ([template = '', level = '']: readonly string[]): string => `${template} ${level}`;

/** Puts a row into the table of the page, in the place of an older one of the same template and level. */
export function writeRow(page: string, row: readonly string[]): void {
  writeSection(page, 'audited', (before) => {
    const rows = new Map(
      before
        .split('\n')
        .map((line) => line.slice(2, -2).split(' | '))
        .map((cells) => [cellOf(cells), cells] as const),
    ).set(cellOf(row), [...row]);
    return table(
      AUDIT_HEAD,
      CELLS.flatMap((cell) => {
        const found = rows.get(cell);
        return found ? [found] : [];
      }),
    );
  });
}
