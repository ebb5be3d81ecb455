import type { Learner, LearnerId } from '#core/account/learner.ts';
import { Problem } from './problem.ts';

declare const owned: unique symbol;

/**
 * A row that belongs to whoever asks. Queries that change a learner's row take this type, and only `requireOwn` makes
 * it, so that a forgotten check does not compile.
 */
export type Owned<Row> = Row & { readonly [owned]: true };

/** Throws 404 for a row that is not there and for one of somebody else: nobody learns which ids exist. */
export function requireOwn<Row extends { userId: LearnerId }>(row: Row | undefined, learner: Learner): Owned<Row> {
  if (row?.userId !== learner.id) throw new Problem('not_found');
  return row as Owned<Row>;
}
