import { createHash } from 'node:crypto';
import { makeSlug, makeUnique } from '#core/library/slug.ts';
import type { ProblemLog } from '../problem.ts';
import type { UnitContent } from '../read/item-content.ts';
import type { KnownItem } from './known-library.ts';
import type { ItemMatch } from './match-items.ts';
import { matchUnits } from './match-units.ts';

export interface IdentifiedItem extends ItemMatch {
  id: string;
  units: { id: string; content: UnitContent }[];
  /** Some unit was left out for its id: the same files may be read otherwise once the other one changes. */
  hasConflict: boolean;
}

export interface AssignInput {
  matches: readonly ItemMatch[];
  known: readonly KnownItem[];
  kept: ReadonlySet<string>;
  problems: ProblemLog;
}

/** Gives every item and unit its id: declared, known, or made once from its name. */
export function assignIds({ matches, known, kept, problems }: AssignInput): IdentifiedItem[] {
  const itemIds = new Set([...known.map((item) => item.id), ...matches.flatMap(({ content }) => content.declaredId ?? [])]);
  const unitIds = new Set(known.flatMap((item) => item.units.map((unit) => unit.id)));
  for (const { content } of matches) for (const unit of content.units) if (unit.declaredId !== null) unitIds.add(unit.declaredId);
  // Declared ids of units in use: file by id, beginning with those of items that stay as they are.
  const owners = new Map<string, string>();
  for (const item of known)
    if (kept.has(item.id)) for (const unit of item.units) if (unit.missingSince === null) owners.set(unit.id, unit.path);
  const declared = new Map<UnitContent, string>();
  for (const { content } of matches) {
    for (const unit of content.units) {
      if (unit.declaredId === null) continue;
      const owner = owners.get(unit.declaredId);
      if (owner === undefined) {
        owners.set(unit.declaredId, unit.idFile);
        declared.set(unit, unit.declaredId);
      } else problems.error(unit.idFile, `The id ${unit.declaredId} is already used by ${owner}.`, 'Give each unit its own id.');
    }
  }
  return matches.flatMap((match) => {
    const { content } = match;
    const id =
      content.declaredId ??
      match.known?.id ??
      makeUnique(makeItemSlug(content.slugSource, content.kind, content.scanned.path), (candidate) => itemIds.has(candidate));
    itemIds.add(id);
    const usable = content.units.filter((unit) => unit.declaredId === null || declared.has(unit));
    const free = usable.filter((unit) => !declared.has(unit));
    const openKnown = (match.known?.units ?? []).filter((unit) => !owners.has(unit.id));
    const found = match.known ? matchUnits(free, content.scanned.path, openKnown, match.known.path) : new Map<UnitContent, string>();
    const units = usable.map((unit) => {
      const unitId = declared.get(unit) ?? found.get(unit) ?? makeUnique(makeUnitSlug(id, unit), (candidate) => unitIds.has(candidate));
      unitIds.add(unitId);
      return { id: unitId, content: unit };
    });
    return units.length === 0 ? [] : [{ ...match, id, units, hasConflict: usable.length < content.units.length }];
  });
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
