import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { findNewerMigrations } from './database.ts';
import { takeFileLock, waitForFileLock } from './file-lock.ts';
import { finishRestore, SECRET } from './finish-restore.ts';

const DATABASE = 'cairn.db';
/** In one step, so that what others write meanwhile does not begin it anew. */
const ALL_PAGES = 2 ** 31 - 1;
/** What SQLite puts beside a file while it writes, and nothing. */
const JOURNALS = ['', '-journal', '-wal', '-shm'];
/** How long for whoever holds the file at this moment; milliseconds. */
const WAIT_MS = 5000;

/**
 * Copies the database as it stands at one moment, with the cookie secret in it, into one file for this user alone.
 * Servers and imports go on meanwhile. What backups of this data folder that were killed have left beside the file goes:
 * it may hold what was deleted since.
 */
export async function backUp(dataDir: string, file: string): Promise<void> {
  const from = path.join(dataDir, DATABASE);
  if (!existsSync(from)) throw new Error(`There is no database in DATA_DIR=${dataDir}.`);
  if (existsSync(file)) throw new Error(`${file} is there already. Name a new file, or remove that one first.`);
  const part = partOf(dataDir, file);
  // One at a time, so that nobody removes what another one is still writing.
  const lock = await waitForFileLock(path.join(dataDir, 'backup.lock'));
  try {
    removeParts(dataDir, path.dirname(file));
    writeFileSync(part, '', { mode: 0o600 });
    const source = new DatabaseSync(from, { readOnly: true, timeout: WAIT_MS });
    await backup(source, part, { rate: ALL_PAGES }).finally(() => source.close());
    const copy = new DatabaseSync(part);
    try {
      // One file, whole by itself.
      // A restore that was killed before its end has left one there already, with the secret that belongs to it.
      copy.exec('pragma journal_mode = delete; create table if not exists "backup" (name text primary key, content blob not null);');
      const secret = path.join(dataDir, SECRET);
      if (existsSync(secret)) copy.prepare('insert or ignore into "backup" values (?, ?)').run(SECRET, readFileSync(secret));
      requireWhole(copy, from);
    } finally {
      copy.close();
    }
    renameSync(part, file);
  } finally {
    removeParts(dataDir, path.dirname(file));
    lock.release();
  }
}

/** As what a backup is written before it is whole. The name tells of which data folder it is: others may be written beside it. */
export const partOf = (dataDir: string, file: string): string => `${file}.${endOfParts(dataDir)}`;

const endOfParts = (dataDir: string): string =>
  `${createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 12)}.cairn-part`;

/** With the journals that SQLite keeps beside them. */
function removeParts(dataDir: string, folder: string): void {
  const end = `.${endOfParts(dataDir)}`;
  for (const name of readdirSync(folder))
    if (JOURNALS.some((journal) => name.endsWith(end + journal))) rmSync(path.join(folder, name), { force: true });
}

/**
 * Puts a backup into a data folder. The next import reads the whole library again, which brings back the files that are
 * made from it.
 * @param replaces whether the folder may hold something: its database and its cookie secret are then lost
 */
export function restore(file: string, dataDir: string, replaces: boolean): void {
  requireBackup(file);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!replaces && readdirSync(dataDir).length > 0)
    throw new Error(`DATA_DIR=${dataDir} is not empty. Name another folder, or say --replace: the database in it is then lost.`);
  const locks = ['server.lock', 'import.lock'].map((name) => takeFileLock(path.join(dataDir, name)));
  try {
    if (locks.includes(null)) throw new Error(`A server or an import works with DATA_DIR=${dataDir}. Stop it first.`);
    putBack(file, dataDir);
  } finally {
    for (const lock of locks) lock?.release();
  }
}

function putBack(file: string, dataDir: string): void {
  const target = path.join(dataDir, DATABASE);
  const part = `${target}.part`;
  try {
    // Of one that was killed.
    for (const end of JOURNALS) rmSync(part + end, { force: true });
    copyFileSync(file, part);
    chmodSync(part, 0o600);
    const database = new DatabaseSync(part);
    try {
      database.exec(`update item set signature = '';`);
    } finally {
      database.close();
    }
    foldIn(target);
    // They belong to the database that goes.
    for (const end of ['-wal', '-shm']) rmSync(target + end, { force: true });
    // With its secret in it: whenever this is killed, the folder has a database and the secret that belongs to it.
    renameSync(part, target);
  } finally {
    for (const end of JOURNALS) rmSync(part + end, { force: true });
  }
  finishRestore(target);
}

/** Has the database that goes hold all that is beside it, in case this is killed before it has gone. It may be damaged. */
function foldIn(file: string): void {
  if (!existsSync(file)) return;
  try {
    const database = new DatabaseSync(file);
    try {
      database.exec('pragma wal_checkpoint(truncate)');
    } finally {
      database.close();
    }
  } catch {
    // Then there is nothing to lose.
  }
}

/** Before anything is touched. */
function requireBackup(file: string): void {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  if (!statSync(file).isFile()) throw new Error(`${file} is no file with a backup.`);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    if (!isBackup(database)) throw new Error(`${file} is damaged, or no backup that "cairn backup" made.`);
    requireWhole(database, file);
    const [newer] = findNewerMigrations(
      database
        .prepare('select name from kysely_migration')
        .all()
        .map(({ name }) => String(name)),
    );
    if (newer) throw new Error(`${file} was made by a newer release of Cairn (${newer}). Install that release, and restore it there.`);
  } finally {
    database.close();
  }
}

function isBackup(database: DatabaseSync): boolean {
  try {
    return database.prepare(`select 1 from sqlite_master where name in ('backup', 'kysely_migration')`).all().length === 2;
  } catch {
    return false;
  }
}

function requireWhole(database: DatabaseSync, file: string): void {
  const [found] = database.prepare('pragma integrity_check(1)').all();
  if (found?.['integrity_check'] !== 'ok') throw new Error(`${file} is damaged. Take an earlier backup.`);
}
