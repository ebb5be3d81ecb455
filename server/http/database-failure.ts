import { logFailure } from '../log.ts';
/** What keeps the database from answering, as its learners and its operator are told. */
interface Failure {
  /** One line in a minute is told of each. */
  cause: string;
  detail: string;
  advice: string;
  retryAfterSec: number;
}

const LATER = 'Nothing was saved; try again later.';

const BUSY: Failure = {
  cause: 'is locked by another process',
  detail: 'The server is busy with something else. Nothing was saved; try again in a moment.',
  advice: 'Nothing but the server and the cairn command may write to it.',
  retryAfterSec: 5,
};

const GONE: Failure = {
  cause: 'cannot be opened',
  detail: `The database cannot be reached. ${LATER}`,
  advice: 'Is DATA_DIR there, and may this user write to it?',
  retryAfterSec: 5,
};

const TOO_MANY_FILES: Failure = {
  cause: 'and the library cannot be opened: too many files are open',
  detail: 'The server has too much to do at the moment. Try again in a moment.',
  advice: 'Raise the limit of open files (ulimit -n).',
  retryAfterSec: 5,
};

const DAMAGED: Failure = {
  cause: 'is damaged',
  detail: `The server's database is damaged. ${LATER}`,
  advice: 'Stop the server and bring back a backup with "npx cairn restore --replace FILE".',
  retryAfterSec: 300,
};

const FULL: Failure = {
  cause: 'lies on a full disk',
  detail: `The server's disk is full. ${LATER}`,
  advice: 'Free some space on the disk of DATA_DIR.',
  retryAfterSec: 60,
};

/** By SQLite's primary result code. */
const BY_CODE: ReadonlyMap<number, Failure> = new Map([
  [5, BUSY],
  [6, BUSY],
  [
    8,
    {
      cause: 'is read-only',
      detail: `The server cannot save anything at the moment. ${LATER}`,
      advice: 'May this user write to the files of DATA_DIR, and is its disk mounted for writing?',
      retryAfterSec: 60,
    },
  ],
  [
    10,
    {
      cause: 'cannot read or write its disk',
      detail: `The server's disk cannot be read or written. ${LATER}`,
      advice: 'Look into the log of the system.',
      retryAfterSec: 60,
    },
  ],
  [11, DAMAGED],
  [13, FULL],
  [14, GONE],
  [26, DAMAGED],
]);

/** Null for an error that is not the database's, or that a query itself has made. */
export function findDatabaseFailure(error: unknown): Failure | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE')) return TOO_MANY_FILES;
  // What is written beside the database.
  if ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) return FULL;
  if ('errcode' in error) return BY_CODE.get(Number(error.errcode) & 0xff) ?? null;
  return /^(?:driver has already been destroyed|database is not open)$/.test(error.message) ? GONE : null;
}

/** Nothing can be done with the file. */
export const isDamaged = (error: unknown): boolean => findDatabaseFailure(error) === DAMAGED;

/** What an operator is told of a start or a command that ends because of the database. Null where it is not that. */
export function explainDatabase(error: unknown): string | null {
  const failure = findDatabaseFailure(error);
  if (failure) return `The database ${failure.cause}. ${failure.advice}`;
  return error instanceof Error && error.cause !== undefined ? explainDatabase(error.cause) : null;
}

const TELL_EVERY_MS = 60_000;
const toldMs = new Map<string, number>();

/** Every request fails alike: the operator's log takes one line in a minute, not one a request. */
export function tellOperator({ cause, advice }: Failure): void {
  const nowMs = performance.now();
  const lastMs = toldMs.get(cause);
  if (lastMs !== undefined && nowMs - lastMs < TELL_EVERY_MS) return;
  toldMs.set(cause, nowMs);
  logFailure(`The database ${cause}. ${advice}`);
}

/**
 * What is written while something is only read: where the database refuses it, the operator is told, and what is there is
 * answered without it.
 */
export async function whereWritable(written: Promise<unknown>): Promise<void> {
  try {
    await written;
  } catch (error) {
    const failure = findDatabaseFailure(error);
    if (!failure) throw error;
    tellOperator(failure);
  }
}
