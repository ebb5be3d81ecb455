import type { Command } from './command.ts';

/** So long the second key of a sequence is waited for. */
export const SEQUENCE_MS = 1500;

/** A first key of a sequence, and when it was pressed. */
export interface FirstKey {
  readonly key: string;
  readonly atMs: number;
}

export interface FoundCommand {
  readonly command: Command | null;
  /** What the next key may complete. */
  readonly first: FirstKey | null;
}

/** What a key means, after the one before it. */
export function findCommand(commands: readonly Command[], key: string, before: FirstKey | null, nowMs: number): FoundCommand {
  const of = (keys: string): Command | null => commands.find((command) => command.keys.includes(keys)) ?? null;
  // After the first key of a sequence, a letter that completes nothing is a slip, and not another command.
  if (before && nowMs - before.atMs <= SEQUENCE_MS && /^[a-z]$/.test(key)) return { command: of(`${before.key} ${key}`), first: null };
  const isFirst = commands.some(({ keys }) => keys.some((keyed) => keyed.startsWith(`${key} `)));
  return isFirst ? { command: null, first: { key, atMs: nowMs } } : { command: of(key), first: null };
}
