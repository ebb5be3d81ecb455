import type { ProblemLog } from '../problem.ts';
import type { UnitContent } from '../read/item-content.ts';
import { nameFile } from '../roots.ts';
import { adoptUnits } from './adopt-units.ts';
import type { KnownItem, KnownUnit } from './known-item.ts';
import type { ItemMatch } from './match-items.ts';
import { CONTENT_SIGNS, matchUnits, PLACE_SIGNS } from './match-units.ts';

export interface PredecessorInput {
  matches: readonly ItemMatch[];
  known: readonly KnownItem[];
  /** Unit ids in use. */
  owners: ReadonlyMap<string, string>;
  /** Units that are left out. */
  refused: ReadonlySet<UnitContent>;
  hidden: ReadonlySet<string>;
  problems: ProblemLog;
}

/** A read work beside a known one that it goes on. */
interface Pair {
  units: UnitContent[];
  path: string;
  before: KnownItem;
  /** The other known work that it goes on. */
  otherId: string | undefined;
}

/**
 * Known units that read ones go on: by content in their own work, by content in another one, by place in their own. The
 * first gives the id.
 */
export function findPredecessors({ matches, known, owners, refused, hidden, problems }: PredecessorInput): Map<UnitContent, KnownUnit[]> {
  const found = new Map<UnitContent, KnownUnit[]>();
  const taken = new Set<string>(owners.keys());
  const pairs = matches.flatMap((match) => pairUp(match, refused));
  const mergedIds = new Set(matches.flatMap(({ merged }) => merged?.id ?? []));
  const add = (unit: UnitContent, knownUnit: KnownUnit) => {
    taken.add(knownUnit.id);
    const others = found.get(unit) ?? [];
    found.set(unit, mergedIds.has(knownUnit.itemId) ? [...others, knownUnit] : [knownUnit, ...others]);
  };
  const matchOwn = (signs: typeof PLACE_SIGNS, isAsked: (unit: UnitContent) => boolean, onMatch: typeof add) => {
    for (const { units, path, before, otherId } of pairs) {
      const open = units.filter((unit) => isAsked(unit) && (found.get(unit) ?? []).every(({ itemId }) => itemId === otherId));
      const free = before.units.filter(({ id }) => !taken.has(id));
      for (const [unit, knownUnit] of matchUnits(signs, open, path, free, before.path)) onMatch(unit, knownUnit);
    }
  };
  matchOwn(CONTENT_SIGNS, () => true, add);
  const isFree = ({ root }: KnownItem, unit: KnownUnit) => !taken.has(unit.id) && !hidden.has(nameFile(root, unit.path));
  const open = matches.flatMap((match) =>
    match.content.units
      .filter((unit) => unit.declaredId === null && !refused.has(unit) && !found.has(unit))
      .map((unit) => ({ unit, match })),
  );
  for (const [unit, knownUnit] of adoptUnits(open, known, isFree, problems)) add(unit, knownUnit);
  const knownIds = new Set(known.flatMap((item) => item.units.map(({ id }) => id)));
  const hasNewId = ({ declaredId }: UnitContent) => declaredId !== null && !knownIds.has(declaredId);
  matchOwn(PLACE_SIGNS.slice(0, 1), hasNewId, (unit, { id }) => {
    taken.add(id);
    problems.notice(
      unit.idFile,
      `The id was ${id} before, of other content; progress made under it does not move along.`,
      `Write id: ${id} to keep it.`,
    );
  });
  matchOwn(PLACE_SIGNS, ({ declaredId }) => declaredId === null, add);
  return found;
}

function pairUp({ content, known, merged }: ItemMatch, refused: ReadonlySet<UnitContent>): Pair[] {
  const units = content.units.filter((unit) => !refused.has(unit));
  const pair = (before: KnownItem | null, other: KnownItem | null): Pair[] =>
    before ? [{ units, path: content.scanned.path, before, otherId: other?.id }] : [];
  return [...pair(known, merged), ...pair(merged, known)];
}
