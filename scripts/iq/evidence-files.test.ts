import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { AUDITED } from '#core/iq/evidence/audited.ts';
import { SIMULATED } from '#core/iq/evidence/simulated.ts';
import { auditItems } from './audit/audit-items.ts';
import { auditTable, type AuditedSoFar } from './audit/audit-table.ts';
import { keepCell } from './evidence-files.ts';
import { simulatedSection } from './simulation/simulated-section.ts';

it('keeps each row where its template and level belong, in the place of an older one, and leaves the others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'audit-'));
  try {
    const files = { page: join(folder, 'evidence.md'), audited: join(folder, 'audited.json') };
    await writeFile(files.page, 'Before.\n\n<!-- audited -->\n\n<!-- end of audited -->\n\nAfter.\n');
    await writeFile(files.audited, '{}');
    for (const [level, items] of [
      [2, 8],
      [1, 8],
      [2, 16],
    ] as const)
      keepCell('machine', level, auditItems('machine', level, { items }), files);
    const kept = JSON.parse(await readFile(files.audited, 'utf8')) as AuditedSoFar;
    expect(kept).toMatchObject({ machine: { 1: { items: 8 }, 2: { items: 16 } } });
    expect(await readFile(files.page, 'utf8')).toBe(
      `Before.\n\n<!-- audited -->\n\n${auditTable(kept)}\n\n<!-- end of audited -->\n\nAfter.\n`,
    );
    expect(auditTable(kept).split('\n')).toHaveLength(4);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('tells on the page what stands in the files that the product tells of it', async () => {
  const page = await readFile('docs/iq-evidence.md', 'utf8');
  expect(page).toContain(`<!-- audited -->\n\n${auditTable(AUDITED)}\n\n<!-- end of audited -->`);
  expect(page).toContain(`<!-- simulated -->\n\n${simulatedSection(SIMULATED)}\n\n<!-- end of simulated -->`);
});
