import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { openDatabase, type Database } from './db/database.ts';
import { createSqliteItemSearch, type ItemSearch } from './db/item-search.ts';
import { openLongReads } from './db/long-reads.ts';
import { createSqlitePassageSearch, type PassageSearch } from './db/passage-search.ts';
import type { Env } from './env.ts';
import { listRoots, type LibraryRoot } from './library/roots.ts';

/** What the server and the importer both keep things in. */
export interface Stores {
  db: Database;
  longReads: Database;
  search: ItemSearch;
  passages: PassageSearch;
  /** Folders that content is read from. */
  roots: readonly LibraryRoot[];
}

/** The caller closes the database, after its long reads. */
export async function openStores(env: Env): Promise<Stores> {
  const file = path.join(env.DATA_DIR, 'cairn.db');
  const db = await openDatabase(file);
  const longReads = openLongReads(file, db);
  return {
    db,
    longReads,
    search: await createSqliteItemSearch(db, longReads),
    passages: await createSqlitePassageSearch(db, longReads),
    roots: listRoots(env),
  };
}

/** Says which setting is wrong before anything is opened. */
export function requireFolders({ DATA_DIR, LIBRARY_DIR }: Env): void {
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
