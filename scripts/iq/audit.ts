// Makes items of every template and level and looks for what must not be: `npm run iq:audit -- --items 100000 --template order --level 3`.
import { parseArgs } from 'node:util';
import { LEVELS } from '#core/iq/domains.ts';
import { TEMPLATE_IDS } from '#core/iq/templates/catalogue.ts';
import { auditItems, findFaults } from './audit/audit-items.ts';

const { values } = parseArgs({
  options: { items: { type: 'string', default: '20000' }, template: { type: 'string' }, level: { type: 'string' } },
});
const templates = TEMPLATE_IDS.filter((id) => values.template === undefined || id === values.template);
const levels = LEVELS.filter((level) => values.level === undefined || level === Number(values.level));

console.log('template           level  throws  refused  distinct  top rules  chance  blind  (upper)  mean ms  p99 ms');
for (const template of templates)
  for (const level of levels) {
    const audit = auditItems(template, level, Number(values.items));
    const faults = findFaults(audit);
    if (faults.length > 0) process.exitCode = 1;
    const columns = [
      template.padEnd(18),
      String(level).padStart(5),
      audit.throws.toFixed(2).padStart(7),
      String(audit.refused).padStart(8),
      String(audit.distinct).padStart(9),
      audit.topRules.toFixed(2).padStart(10),
      audit.chance.toFixed(3).padStart(7),
      audit.blind.toFixed(3).padStart(6),
      `(${audit.blindUpper.toFixed(3)})`.padStart(8),
      audit.meanMs.toFixed(2).padStart(8),
      audit.p99Ms.toFixed(1).padStart(7),
    ];
    console.log(columns.join(' '), faults.length > 0 ? `  FAULTS: ${faults.join(', ')}` : '');
  }
