// Makes items of every template and level and looks for what must not be, a row of the table each:
// `npm run iq:audit -- --items 6000 --minutes 60 --write`. With --write each row is kept for the product and written into
// docs/iq-evidence.md as soon as it is found; rows that are not made stay as they were. `--template order --level 3` chooses some.
import { parseArgs } from 'node:util';
import { LEVELS } from '#core/iq/domains.ts';
import { faultsOf } from '#core/iq/evidence/audited.ts';
import { TEMPLATE_IDS } from '#core/iq/templates/catalogue.ts';
import { auditItems } from './audit/audit-items.ts';
import { AUDIT_HEAD, auditRow, lineUp } from './audit/audit-table.ts';
import { keepCell } from './evidence-files.ts';

/** Fewer tell too little to take the place of what is known. */
const MIN_KEPT = 200;

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '6000' },
    minutes: { type: 'string', default: '60' },
    template: { type: 'string' },
    level: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const items = Number(values.items);
const chosen = TEMPLATE_IDS.filter((id) => values.template === undefined || id === values.template).flatMap((template) =>
  LEVELS.filter((level) => values.level === undefined || level === Number(values.level)).map((level) => ({ template, level })),
);

const began = performance.now();
const minutesGone = (): number => (performance.now() - began) / 60_000;
/** What the last ones leave unused is shared by the next. */
const secondsFor = (left: number): number => (60 * (Number(values.minutes) - minutesGone())) / left;
const place = (n: number): string => `${n}/${chosen.length}`.padStart(8);

console.log(`${place(0)}  ${'min'.padStart(5)}  ${lineUp(AUDIT_HEAD)}`);
for (const [n, { template, level }] of chosen.entries()) {
  const seconds = secondsFor(chosen.length - n);
  if (seconds <= 0) {
    console.log(`The time is over: ${chosen.length - n} templates and levels were not made.`);
    break;
  }
  const cell = auditItems(template, level, { items, seconds });
  if (faultsOf(template, level, cell).length > 0) process.exitCode = 1;
  console.log(`${place(n + 1)}  ${minutesGone().toFixed(1).padStart(5)}  ${lineUp(auditRow(template, level, cell))}`);
  if (!values.write) continue;
  if (cell.items < Math.min(MIN_KEPT, items)) console.log(`Not kept: ${cell.items} items tell too little.`);
  else keepCell(template, level, cell);
}
