import { LEVELS, type Level } from '#core/iq/domains.ts';
import { faultsOf, type Audited, type AuditedCell, type Fault } from '#core/iq/evidence/audited.ts';
import { TEMPLATE_IDS, type TemplateId } from '#core/iq/templates/catalogue.ts';
import { table } from '../simulation/tables.ts';

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

const sayFault: Record<Fault, (cell: AuditedCell) => string> = {
  unsound: ({ unsound }) => `${unsound} unsound`,
  few: ({ distinct }) => `${distinct} distinct items`,
  blind: ({ blindUpper, chance }) => `guessed blind: up to ${blindUpper.toFixed(3)}, chance ${chance.toFixed(3)}`,
  look: ({ shallow }) => `guessed at a look (${shallow?.by})`,
  slow: ({ p99Ms }) => `p99 ${p99Ms.toFixed(0)} ms`,
};

export const auditRow = (template: TemplateId, level: Level, cell: AuditedCell): string[] => [
  template,
  String(level),
  String(cell.items),
  cell.throws.toFixed(2),
  String(cell.refused),
  String(cell.distinct),
  cell.topRules.toFixed(2),
  cell.chance.toFixed(3),
  cell.blind.toFixed(3),
  cell.blindUpper.toFixed(3),
  cell.shallow === undefined ? '?' : (cell.shallow?.accuracy.toFixed(3) ?? ''),
  cell.shallow?.by ?? '',
  cell.meanMs.toFixed(2),
  cell.p99Ms.toFixed(1),
  faultsOf(template, level, cell)
    .map((fault) => sayFault[fault](cell))
    .join('; '),
];

const TEMPLATE_WIDTH = Math.max(...TEMPLATE_IDS.map((id) => id.length));
/** For the terminal, in columns. */
export const lineUp = (row: readonly string[]): string =>
  row.map((cell, i) => (i === 0 ? cell.padEnd(TEMPLATE_WIDTH) : cell.padStart(AUDIT_HEAD[i]?.length ?? 0))).join('  ');

/** What has been found by now. */
export type AuditedSoFar = { readonly [Id in TemplateId]?: Partial<Audited[Id]> };

/** For the page. */
export const auditTable = (audited: AuditedSoFar): string =>
  table(
    AUDIT_HEAD,
    TEMPLATE_IDS.flatMap((template) =>
      LEVELS.flatMap((level) => {
        const cell = audited[template]?.[level];
        return cell ? [auditRow(template, level, cell)] : [];
      }),
    ),
  );
