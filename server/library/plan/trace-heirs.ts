import type { ProblemLog } from '../problem.ts';
import { nameFile } from '../roots.ts';
import type { IdentifiedItem, IdentifiedUnit } from './assign-ids.ts';
import type { KnownItem, KnownUnit } from './known-item.ts';
import { openLikeness, type Likeable } from './likeness.ts';
import { listNames } from './list-names.ts';
import { CONTENT_SIGNS, matchUnits, nameOf, type Recognisable } from './match-units.ts';
import type { Moves } from './moves.ts';

export interface HeirInput {
  identified: readonly IdentifiedItem[];
  known: readonly KnownItem[];
  kept: ReadonlySet<string>;
  /** Folders and files that are there and not shown: what was known of them waits. */
  hidden: ReadonlySet<string>;
  /** Known works that a problem has named already. */
  unclear: ReadonlySet<KnownItem>;
  /** What is settled; heirs are added. */
  moves: Moves;
  problems: ProblemLog;
}

/** A work that is there after this import. */
interface PresentItem extends Likeable {
  id: string;
  path: string;
  fullPath: string;
  units: readonly (Recognisable & { id: string })[];
}

interface GoneUnit {
  unit: KnownUnit;
  item: KnownItem;
  /** The rest of its work is still there. */
  isAlone: boolean;
}

/**
 * What was copied in an earlier import and is gone now lives on in its copy: places and favourites go there. Between several
 * copies nothing is guessed.
 */
export function traceHeirs(input: HeirInput): void {
  const { identified, kept, known, hidden, moves } = input;
  const used = new Set([...identified.flatMap(({ units }) => units.map(({ id }) => id)), ...moves.units.map(({ from }) => from)]);
  const isGone = (item: KnownItem, unit: KnownUnit) =>
    unit.missingSince === null && !used.has(unit.id) && !hidden.has(nameFile(item.root, unit.path));
  const staying = new Set(identified.flatMap(({ known: before, merged }) => [before, merged].flatMap((item) => item ?? [])));
  const goneUnits = [...staying].flatMap((item) =>
    item.units.filter((unit) => isGone(item, unit)).map((unit): GoneUnit => ({ unit, item, isAlone: true })),
  );
  const goneItems = known.filter(
    (item) =>
      item.missingSince === null && !kept.has(item.id) && !staying.has(item) && !input.unclear.has(item) && !hidden.has(item.fullPath),
  );
  if (goneItems.length === 0 && goneUnits.length === 0) return;
  const present = listPresent(identified, known, kept);
  for (const item of traceItems(input, goneItems, present))
    for (const unit of item.units) if (isGone(item, unit)) goneUnits.push({ unit, item, isAlone: false });
  const orphans = traceUnits(input, goneUnits, present);
  reportNamesakes(
    input,
    orphans.filter(({ isAlone }) => isAlone),
  );
}

function listPresent(identified: readonly IdentifiedItem[], known: readonly KnownItem[], kept: ReadonlySet<string>): PresentItem[] {
  const unchanged = known
    .filter(({ id, missingSince }) => kept.has(id) && missingSince === null)
    .map((item): PresentItem => ({ ...item, units: item.units.filter((unit) => unit.missingSince === null) }));
  const read = identified.map(({ id, content, fingerprint, units }): PresentItem => ({
    id,
    kind: content.kind,
    path: content.scanned.path,
    fullPath: content.scanned.fullPath,
    fingerprint,
    prints: units.map((unit) => unit.content.fingerprint),
    units: units.map((unit) => ({ id: unit.id, path: unit.content.path, fingerprint: unit.content.fingerprint })),
  }));
  return [...unchanged, ...read];
}

/** Returns the works that nothing takes over. */
function traceItems({ identified, moves, problems }: HeirInput, gone: readonly KnownItem[], present: readonly PresentItem[]): KnownItem[] {
  if (gone.length === 0) return [];
  const findLike = openLikeness(present);
  const occupied = new Set(identified.filter(({ known }) => known !== null).map(({ content }) => content.scanned.fullPath));
  return gone.filter((item) => {
    const { equal, alike } = findLike(item);
    const heirs = equal.length > 0 ? equal : alike;
    const [heir, other] = heirs;
    if (!heir) {
      if (occupied.has(item.fullPath)) {
        problems.notice(
          item.fullPath,
          `Another work lies here now, and ${item.id}, which lay here before, is in no other folder.`,
          `If it was moved and changed at once, write id: ${item.id} into its frontmatter.`,
        );
      }
      return true;
    }
    if (other) {
      problems.error(
        item.fullPath,
        `${item.id} is gone. ${listNames(heirs)} hold the same, and it is not clear which goes on with its learners.`,
        `Write id: ${item.id} into the frontmatter of that one.`,
      );
      return false;
    }
    for (const [unit, before] of matchUnits(CONTENT_SIGNS, heir.units, heir.path, item.units, item.path))
      moves.units.push({ from: before.id, to: unit.id, itemId: heir.id, isRetired: false });
    moves.items.push({ from: item.id, to: heir.id, isRetired: false });
    problems.notice(
      item.fullPath,
      `${item.id} is gone; its learners go on in ${listNames([heir])}, which holds ${equal.length > 0 ? 'the same' : 'most of it'}.`,
      `Nothing to do; id: ${item.id} in the frontmatter there makes it the same work again.`,
    );
    return false;
  });
}

/** Returns the units that nothing takes over. */
function traceUnits({ moves, problems }: HeirInput, gone: readonly GoneUnit[], present: readonly PresentItem[]): GoneUnit[] {
  const wanted = new Set(gone.map(({ unit }) => unit.fingerprint));
  const twins = Map.groupBy(
    present.flatMap((item) =>
      item.units
        .filter(({ fingerprint }) => wanted.has(fingerprint))
        .map(({ id, fingerprint }) => ({ id, fingerprint, itemId: item.id, fullPath: item.fullPath })),
    ),
    ({ fingerprint }) => fingerprint,
  );
  return gone.filter(({ unit, item, isAlone }) => {
    const heirs = (twins.get(unit.fingerprint) ?? []).filter(({ itemId }) => itemId !== item.id);
    const [heir, other] = heirs;
    if (heir && !other) moves.units.push({ from: unit.id, to: heir.id, itemId: heir.itemId, isRetired: false });
    if (other && isAlone) {
      problems.notice(
        nameFile(item.root, unit.path),
        `${unit.id} is gone. ${listNames(heirs)} hold the same, and it is not clear which goes on with its learners.`,
        `If one should, write id: ${unit.id} into its frontmatter.`,
      );
    }
    return !heir;
  });
}

/** A unit that was moved into another work and changed at once can be told by its name alone, which is not enough. */
function reportNamesakes({ identified, problems }: HeirInput, orphans: readonly GoneUnit[]): void {
  if (orphans.length === 0) return;
  const isNew = ({ content, known }: IdentifiedUnit) => content.declaredId === null && known.length === 0;
  const fresh = identified.flatMap(({ content, known, units }) =>
    known === null
      ? []
      : units.filter(isNew).map((unit) => ({ unit: unit.content, root: content.scanned.root, name: nameOf(unit.content.path) })),
  );
  const freshByName = Map.groupBy(fresh, ({ name }) => name);
  for (const [name, [orphan, otherOrphan]] of Map.groupBy(orphans, ({ unit }) => nameOf(unit.path))) {
    const [namesake, otherNamesake] = freshByName.get(name) ?? [];
    if (!orphan || otherOrphan || !namesake || otherNamesake) continue;
    problems.notice(
      nameFile(namesake.root, namesake.unit.path),
      `It is called like ${orphan.unit.id} (${nameFile(orphan.item.root, orphan.unit.path)}), which is gone, and holds something else.`,
      `If that was moved and changed at once, write id: ${orphan.unit.id} into its frontmatter.`,
    );
  }
}
