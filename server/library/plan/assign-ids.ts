import { createHash } from 'node:crypto';
import { makeSlug, makeUnique } from '#core/library/slug.ts';
import type { ProblemLog } from '../problem.ts';
import type { UnitContent } from '../read/item-content.ts';
import { nameFile } from '../roots.ts';
import { findPredecessors } from './find-predecessors.ts';
import type { KnownItem, KnownUnit } from './known-item.ts';
import type { ItemMatch } from './match-items.ts';

export interface IdentifiedUnit {
  id: string;
  content: UnitContent;
  /** Known units that it goes on; the ids of some may be others. */
  known: KnownUnit[];
}

export interface IdentifiedItem extends ItemMatch {
  id: string;
  units: IdentifiedUnit[];
  /** Some unit was left out for its id: the same files may be read otherwise once the other one changes. */
  hasConflict: boolean;
}

export interface AssignInput {
  matches: readonly ItemMatch[];
  known: readonly KnownItem[];
  kept: ReadonlySet<string>;
  /** Files that are there and not shown, such as drafts: what was known of them waits. */
  hidden: ReadonlySet<string>;
  problems: ProblemLog;
}

/** Gives every item and unit its id: declared, known, or made once from its name. */
export function assignIds({ matches, known, kept, hidden, problems }: AssignInput): IdentifiedItem[] {
  const itemIds = new Set([...known.map((item) => item.id), ...matches.flatMap(({ content }) => content.declaredId ?? [])]);
  const unitIds = new Set(known.flatMap((item) => item.units.map((unit) => unit.id)));
  for (const { content } of matches) for (const unit of content.units) if (unit.declaredId !== null) unitIds.add(unit.declaredId);
  const { owners, refused } = settleDeclared(matches, known, kept, problems);
  const predecessors = findPredecessors({ matches, known, owners, refused, hidden, problems });
  return matches.flatMap((match) => {
    const { content } = match;
    const id =
      content.declaredId ??
      match.known?.id ??
      makeUnique(makeItemSlug(content.slugSource, content.kind, content.scanned.path), (candidate) => itemIds.has(candidate));
    itemIds.add(id);
    const usable = content.units.filter((unit) => !refused.has(unit));
    const units = usable.map((unit) => {
      const before = predecessors.get(unit) ?? [];
      const unitId = unit.declaredId ?? before[0]?.id ?? makeUnique(makeUnitSlug(id, unit), (candidate) => unitIds.has(candidate));
      unitIds.add(unitId);
      return { id: unitId, content: unit, known: before };
    });
    return units.length === 0 ? [] : [{ ...match, id, units, hasConflict: usable.length < content.units.length }];
  });
}

/** Unit ids in use, file by id, beginning with those of items that stay as they are; and units that declare one of these. */
function settleDeclared(
  matches: readonly ItemMatch[],
  known: readonly KnownItem[],
  kept: ReadonlySet<string>,
  problems: ProblemLog,
): { owners: Map<string, string>; refused: Set<UnitContent> } {
  const owners = new Map<string, string>();
  const refused = new Set<UnitContent>();
  for (const item of known.filter(({ id }) => kept.has(id)))
    for (const unit of item.units) if (unit.missingSince === null) owners.set(unit.id, nameFile(item.root, unit.path));
  for (const { content } of matches) {
    for (const unit of content.units) {
      if (unit.declaredId === null) continue;
      const owner = owners.get(unit.declaredId);
      if (owner === undefined) owners.set(unit.declaredId, unit.idFile);
      else {
        refused.add(unit);
        problems.error(unit.idFile, `The id ${unit.declaredId} is already used by ${owner}.`, 'Give each unit its own id.');
      }
    }
  }
  return { owners, refused };
}

/** `<owner>.<role>`, shortened through a hash where an operator's own id is very long. */
export function makeMediaId(owner: string, role: string): string {
  const id = `${owner}.${role}`;
  return id.length <= 128 ? id : `${owner.slice(0, 72)}.${shortHash(owner)}.${role.slice(0, 44)}`;
}

function makeItemSlug(name: string, kind: string, path: string): string {
  return makeSlug(name) || `${kind}-${shortHash(path)}`;
}

function makeUnitSlug(itemId: string, unit: UnitContent): string {
  const slug = makeSlug(unit.slugSource, 48) || `${unit.kind}-${shortHash(unit.path)}`;
  return `${itemId.length > 70 ? `${itemId.slice(0, 60)}-${shortHash(itemId)}` : itemId}.${slug}`;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
