import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { logFailure } from './log.ts';

/** What an earlier release may have left in DATA_DIR for all to read. Whatever else lies there is not ours. */
const KEPT = ['cairn.db', 'cairn.db-wal', 'cairn.db-shm', 'auth-secret', 'library-report.json', 'derived', 'outbox'];

const OTHERS = 0o077;
const STICKY = 0o1000;

/** Lets this user alone read and write what is and what will be in DATA_DIR: all that learners do lies there. */
export function keepPrivate(dataDir: string): void {
  process.umask(OTHERS);
  const info = statSync(dataDir, { throwIfNoEntry: false });
  if (!info?.isDirectory()) return;
  for (const name of KEPT) tighten(path.join(dataDir, name));
  // A folder like /tmp is everybody's.
  if ((info.mode & STICKY) === 0) closeToOthers(dataDir, info.mode);
}

/** A folder that is closed already has nothing in it that others could reach. */
function tighten(file: string): void {
  const info = lstatSync(file, { throwIfNoEntry: false });
  if (!info || info.isSymbolicLink() || (info.mode & OTHERS) === 0) return;
  if (info.isDirectory()) for (const name of readdirSync(file)) tighten(path.join(file, name));
  closeToOthers(file, info.mode);
}

function closeToOthers(file: string, mode: number): void {
  if ((mode & OTHERS) === 0) return;
  try {
    chmodSync(file, mode & 0o7700);
  } catch (error) {
    logFailure(`Other users of this machine may be able to read ${file}: ${error instanceof Error ? error.message : error}`);
  }
}
