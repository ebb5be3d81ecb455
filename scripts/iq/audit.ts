// Makes items of every template and level and looks for what must not be, a row of the table each:
// `npm run iq:audit -- --items 100000 --seconds 20 --template order --level 3 --write docs/iq-evidence.md`.
import { parseArgs } from 'node:util';
import { LEVELS } from '#core/iq/domains.ts';
import { TEMPLATE_IDS } from '#core/iq/templates/catalogue.ts';
import { auditItems, findFaults } from './audit/audit-items.ts';
import { AUDIT_HEAD, auditRow, lineUp, writeRow } from './audit/audit-table.ts';

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: 'Infinity' },
    template: { type: 'string' },
    level: { type: 'string' },
    write: { type: 'string' },
  },
});
const templates = TEMPLATE_IDS.filter((id) => values.template === undefined || id === values.template);
const levels = LEVELS.filter((level) => values.level === undefined || level === Number(values.level));

console.log(lineUp(AUDIT_HEAD));
for (const template of templates)
  for (const level of levels) {
    const audit = auditItems(template, level, { items: Number(values.items), seconds: Number(values.seconds) });
    const faults = findFaults(audit);
    if (faults.length > 0) process.exitCode = 1;
    const row = auditRow(audit, faults);
    console.log(lineUp(row));
    if (values.write !== undefined) writeRow(values.write, row);
  }
