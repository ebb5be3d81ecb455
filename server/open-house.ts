import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from './db/database.ts';
import { createSqliteItemSearch } from './db/item-search.ts';
import type { Env } from './env.ts';
import { createAuth } from './features/account/auth.ts';
import { openBrandSource } from './features/brand/brand-source.ts';
import type { House } from './house.ts';

const VERSION = (JSON.parse(readFileSync(path.join(import.meta.dirname, '..', 'package.json'), 'utf8')) as { version: string }).version;

/** Opens everything the server works with. The caller closes the database. */
export async function openHouse(env: Env, log: (line: string) => void = () => {}): Promise<House> {
  mkdirSync(env.DATA_DIR, { recursive: true });
  const db = await openDatabase(path.join(env.DATA_DIR, 'cairn.db'));
  return {
    env,
    db,
    search: await createSqliteItemSearch(db),
    auth: createAuth(env, db),
    brand: openBrandSource(env.LIBRARY_DIR, ({ line, problem, fix }) => log(`brand.yaml${line === null ? '' : `:${line}`}  ${problem} ${fix}`)),
    now: Date.now,
    version: VERSION,
  };
}
