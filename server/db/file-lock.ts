import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseLocked } from './database-locked.ts';

export interface FileLock {
  release(): void;
}

const LOOK_MS = 100;

/**
 * Holds a name among all processes of this machine, until it is released or the process ends, however it ends. SQLite
 * brings the lock of the operating system that Node lacks; the file stays empty.
 * @returns null when another one holds it
 */
export function takeFileLock(file: string): FileLock | null {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Without a journal, for which a full disk has no room.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;');
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if (isDatabaseLocked(error)) return null;
    throw error;
  }
}

/** Waits until it is free; `onWait` is told once when it is not at first. */
export async function waitForFileLock(file: string, onWait: () => void = () => {}): Promise<FileLock> {
  for (let tries = 0; ; tries++) {
    const lock = takeFileLock(file);
    if (lock) return lock;
    if (tries === 0) onWait();
    await sleep(LOOK_MS);
  }
}
