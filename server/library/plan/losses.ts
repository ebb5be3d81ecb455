import { ProblemLog, type LibraryProblem } from '../problem.ts';
import type { KnownItem } from './known-item.ts';

/** What a folder of content would lose, if what is there now is all there is. */
export interface Loss {
  root: string;
  ids: string[];
  /** Works that were there before. */
  of: number;
}

/**
 * Losses of more than half of a folder's works. Much more often a disk is not mounted, and its empty place is read, than
 * that somebody has cleared out a library.
 * @param found places where there is a work now, another one perhaps
 */
export function findLosses(known: readonly KnownItem[], gone: readonly KnownItem[], found: ReadonlySet<string>): Loss[] {
  const present = Map.groupBy(
    known.filter(({ missingSince }) => missingSince === null),
    ({ root }) => root,
  );
  return [...present].flatMap(([root, works]) => {
    const lost = gone.filter((item) => item.root === root && item.missingSince === null && !found.has(item.fullPath));
    const ids = lost.map(({ id }) => id);
    return ids.length * 2 > works.length ? [{ root, ids, of: works.length }] : [];
  });
}

export function reportLosses(losses: readonly Loss[]): LibraryProblem[] {
  return losses.flatMap(({ root, ids, of }) => {
    const log = new ProblemLog(root);
    log.error(
      '.',
      `${ids.length} of ${of} works are no longer in this folder. They are kept as they were, in case it is not the right one.`,
      'Mount or restore it. If they are meant to go: cairn library import --accept-losses',
    );
    return log.list;
  });
}
