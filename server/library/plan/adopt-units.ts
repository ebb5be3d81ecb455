import type { ProblemLog } from '../problem.ts';
import type { UnitContent } from '../read/item-content.ts';
import { nameFile } from '../roots.ts';
import type { KnownItem, KnownUnit } from './known-item.ts';
import { listNames } from './list-names.ts';
import type { ItemMatch } from './match-items.ts';
import { PLACE_SIGNS, preferPresent } from './match-units.ts';

interface OpenUnit {
  unit: UnitContent;
  match: ItemMatch;
}

interface Foreign extends KnownUnit {
  fullPath: string;
}

/** A lesson that was moved into another work goes on there under its id. What fits several is reported and not taken. */
export function adoptUnits(
  open: readonly OpenUnit[],
  known: readonly KnownItem[],
  isFree: (item: KnownItem, unit: KnownUnit) => boolean,
  problems: ProblemLog,
): Map<UnitContent, KnownUnit> {
  const adopted = new Map<UnitContent, KnownUnit>();
  if (open.length === 0) return adopted;
  const wanted = Map.groupBy(open, ({ unit }) => unit.fingerprint);
  const offered = findOffered(known, wanted, isFree);
  for (const [print, group] of wanted) {
    const candidates = preferPresent(offered.get(print) ?? []);
    const [candidate, other] = candidates;
    if (!candidate) continue;
    for (const { unit, match } of group) {
      const isHeld = match.known !== null && holdsPlace(match.known, unit, match.content.scanned.path, isFree);
      // A unit that was there until now does not give way to one long missing.
      if (isHeld && candidate.missingSince !== null) continue;
      if (!other && group.length === 1) adopted.set(unit, candidate);
      else if (match.known && !isHeld) reportUnclear(match.content.scanned.root, unit, candidates, problems);
    }
  }
  return adopted;
}

function findOffered(
  known: readonly KnownItem[],
  wanted: ReadonlyMap<string, unknown>,
  isFree: (item: KnownItem, unit: KnownUnit) => boolean,
): Map<string, Foreign[]> {
  const offered = known.flatMap((item) =>
    item.units
      .filter((unit) => wanted.has(unit.fingerprint) && isFree(item, unit))
      .map((unit): Foreign => ({ ...unit, fullPath: nameFile(item.root, unit.path) })),
  );
  return Map.groupBy(offered, ({ fingerprint }) => fingerprint);
}

function holdsPlace(item: KnownItem, unit: UnitContent, itemPath: string, isFree: (item: KnownItem, unit: KnownUnit) => boolean): boolean {
  const [placeOf = () => ''] = PLACE_SIGNS;
  const place = placeOf(unit, itemPath);
  return item.units.some((before) => before.missingSince === null && isFree(item, before) && placeOf(before, item.path) === place);
}

function reportUnclear(root: string, unit: UnitContent, candidates: readonly Foreign[], problems: ProblemLog): void {
  problems.error(
    nameFile(root, unit.path),
    `The same content was known before as ${listNames(candidates)}, and it is not clear which is which.`,
    `Write the right id into its frontmatter, for instance id: ${candidates[0]?.id}.`,
  );
}
