import { accessSync, constants, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import { createAuth } from './auth.ts';
import { openBrandSource } from './brand/brand-source.ts';
import { openDatabase } from './db/database.ts';
import { createSqliteItemSearch } from './db/item-search.ts';
import { createSqlitePassageSearch } from './db/passage-search.ts';
import { createSqliteSpelling } from './db/spelling.ts';
import type { Env } from './env.ts';
import type { House } from './house.ts';
import { derivedDirOf, listFolders, listRoots } from './library/roots.ts';
import { createLiveWork } from './live-work.ts';
import { createFolderStore } from './ports/storage/folder-store.ts';

const VERSION = (JSON.parse(readFileSync(path.join(import.meta.dirname, '..', 'package.json'), 'utf8')) as { version: string }).version;

/** Opens everything the server works with. The caller closes the database. */
export async function openHouse(env: Env, log: (line: string) => void = () => {}): Promise<House> {
  requireFolders(env);
  const file = path.join(env.DATA_DIR, 'cairn.db');
  const db = await openDatabase(file).catch((cause: unknown) => {
    throw new Error(`The database ${file} cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  });
  const search = await createSqliteItemSearch(db);
  const passages = await createSqlitePassageSearch(db);
  const roots = listRoots(env);
  return {
    env,
    roots,
    db,
    search,
    passages,
    spelling: await createSqliteSpelling(db),
    auth: createAuth(env, db),
    brand: openBrandSource(env.LIBRARY_DIR, ({ line, problem, fix }) =>
      log(`brand.yaml${line === null ? '' : `:${line}`}  ${problem} ${fix}`),
    ),
    store: createFolderStore(listFolders(roots, derivedDirOf(env))),
    work: createLiveWork(),
    imports: pLimit(1),
    now: Date.now,
    version: VERSION,
  };
}

/** Says which setting is wrong before anything is opened. */
function requireFolders({ DATA_DIR, LIBRARY_DIR }: Env): void {
  try {
    if (!statSync(DATA_DIR, { throwIfNoEntry: false })) mkdirSync(DATA_DIR, { recursive: true });
    accessSync(DATA_DIR, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new Error(`DATA_DIR=${DATA_DIR} cannot be written to. Name a folder that this user may write to.`, { cause });
  }
  if (!statSync(DATA_DIR).isDirectory()) throw new Error(`DATA_DIR=${DATA_DIR} is a file. Name a folder.`);
  if (!statSync(LIBRARY_DIR, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`LIBRARY_DIR=${LIBRARY_DIR} is not a folder. Name the folder that holds the content; see docs/library.md.`);
  }
}
