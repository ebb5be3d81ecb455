import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '#server/db/database.ts';
import { DERIVED_GROUPS } from './derived-store.ts';
import { DERIVED_ROOT } from './roots.ts';

/** Somebody may still be reading what was replaced just now. */
const KEPT_MS = 3_600_000;

/** Removes derived files that no work has any more. Nobody may be importing besides. */
export async function removeUnused(db: Database, derivedDir: string): Promise<void> {
  const rows = await db.selectFrom('media').select('path').where('root', '=', DERIVED_ROOT).execute();
  const used = new Set(rows.map((row) => row.path));
  for (const group of DERIVED_GROUPS) {
    const names = await readdir(path.join(derivedDir, group)).catch(() => []);
    for (const name of names.filter((one) => !used.has(`${group}/${one}`))) {
      const file = path.join(derivedDir, group, name);
      const info = await stat(file).catch(() => null);
      if (info && info.mtimeMs < Date.now() - KEPT_MS) await rm(file, { force: true });
    }
  }
}
