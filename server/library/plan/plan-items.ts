import { ProblemLog } from '../problem.ts';
import type { ItemContent } from '../read/item-content.ts';
import { nameFile } from '../roots.ts';
import { listFiles, type ScannedItem } from '../scan/find-items.ts';
import { assignIds, type IdentifiedItem } from './assign-ids.ts';
import type { KnownItem } from './known-item.ts';
import { matchItems } from './match-items.ts';
import type { Moves } from './moves.ts';
import { planMoves } from './plan-moves.ts';
import { traceHeirs } from './trace-heirs.ts';

export interface PlanInput {
  /** Works that had to be read, and what could be. */
  scanned: readonly ScannedItem[];
  contents: readonly ItemContent[];
  known: readonly KnownItem[];
  /** Ids of items that stay as they are: unchanged, or broken for now. */
  kept: ReadonlySet<string>;
}

export interface PlannedItems {
  identified: IdentifiedItem[];
  moves: Moves;
  problems: ProblemLog;
}

/** Decides which work and unit goes on which known one, and what becomes of learners' rows where ids change. */
export function planItems({ scanned, contents, known, kept }: PlanInput): PlannedItems {
  const problems = new ProblemLog();
  const { matches, unclear } = matchItems({ contents, known, kept, problems });
  const hidden = findHidden(
    scanned,
    matches.map(({ content }) => content),
  );
  const identified = assignIds({ matches, known, kept, hidden, problems });
  const moves = planMoves(identified, known);
  traceHeirs({ identified, known, kept, hidden, unclear, moves, problems });
  return { identified, moves, problems };
}

/** Files and folders that are there and yet not among what is shown: drafts, what comes out later, what was refused. */
function findHidden(scanned: readonly ScannedItem[], shown: readonly ItemContent[]): Set<string> {
  const hidden = new Set(
    scanned.flatMap(({ root, folder, fullPath }) => [fullPath, ...listFiles(folder).map(({ path }) => nameFile(root, path))]),
  );
  for (const { scanned: item, units } of shown) {
    hidden.delete(item.fullPath);
    for (const { path } of units) hidden.delete(nameFile(item.root, path));
  }
  return hidden;
}
