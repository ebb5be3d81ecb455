/** Primary result code of SQLite, the lowest byte of an extended one: another process holds what is needed. */
const SQLITE_BUSY = 5;

export function isDatabaseLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
}
