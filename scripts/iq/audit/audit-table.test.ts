import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { auditItems } from './audit-items.ts';
import { auditRow, writeRow } from './audit-table.ts';

it('puts each row where its template and level belong, in the place of an older one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'audit-'));
  try {
    const page = join(folder, 'evidence.md');
    await writeFile(page, 'Before.\n\n<!-- audited -->\n\n<!-- end of audited -->\n\nAfter.\n');
    for (const [level, items] of [
      [2, 8],
      [1, 8],
      [2, 16],
    ] as const)
      // prettier-ignore
      writeRow(page, auditRow(auditItems('machine', level, { items }), ['a fault']));
    const written = await readFile(page, 'utf8');
    const cells = written.split('\n').flatMap((line) => (line.startsWith('| machine') ? [line.split(' | ').slice(0, 3).join(' ')] : []));
    expect(cells).toEqual(['| machine 1 8', '| machine 2 16']);
    expect(written).toMatch(/^Before\.\n\n<!-- audited -->\n\n\| template .*\| a fault \|\n\n<!-- end of audited -->\n\nAfter\.\n$/s);
  } finally {
    await rm(folder, { recursive: true });
  }
});
