import { isSpeechId, spokenUnitId, toSpeechId } from '#core/player/speech/speech-id.ts';
import { keepStatement } from '../db/kept-statement.ts';
import type { House } from '../house.ts';
import { isItemSeen } from '../db/seen.ts';
import type { ItemRow } from './items.ts';
import { type UnitRow, isSpeakable } from './units.ts';

/** A unit under the id it was asked for, with its item, which may be seen now. */
export interface Episode {
  id: string;
  unit: UnitRow;
  item: ItemRow;
}

/** Whether the unit is to be read aloud: asked for by the id of a spoken item, and nothing else. */
export function isSpoken({ id, unit }: Pick<Episode, 'id' | 'unit'>): boolean {
  return isSpeechId(id) && (id !== unit.id || isSpeakable(unit));
}

/**
 * The units that these ids mean, in their order and each once, in two statements however many there are. One that is
 * asked for as a spoken item may have nothing to speak.
 */
export async function findEpisodes(house: House, ids: readonly string[]): Promise<Episode[]> {
  const asked = [...new Set(ids)];
  const units = await house.db
    .selectFrom('unit')
    .selectAll()
    .where('id', 'in', candidatesOf(asked))
    .where('missingSince', 'is', null)
    .execute();
  const itemIds = [...new Set(units.map((unit) => unit.itemId))];
  const items = await house.db
    .selectFrom('item')
    .selectAll()
    // An empty list is no SQL everywhere.
    .where('id', 'in', itemIds.length === 0 ? [''] : itemIds)
    .where(isItemSeen(house.now()))
    .execute();
  const itemById = new Map(items.map((item) => [item.id, item]));
  return asked.flatMap((id) => {
    const unit = choose(units, id);
    const item = unit && itemById.get(unit.itemId);
    return item ? [{ id, unit, item }] : [];
  });
}

/** The ids to look for when `id` is asked for: a unit may have it, or be the one whose text it speaks (`tts-…`). */
const candidatesOf = (ids: readonly string[]): string[] => [
  ...new Set(ids.flatMap((id) => (isSpeechId(id) ? [id, spokenUnitId(id)] : [id]))),
];

/** Of the units found, the one that `id` means: that of the very id before the one whose text it speaks. */
function choose<Unit extends { id: string }>(units: readonly Unit[], id: string): Unit | undefined {
  return units.find((unit) => unit.id === id) ?? units.find((unit) => toSpeechId(unit.id) === id);
}

/**
 * The unit whose place and notes belong to an id: what is read and what is heard is one work. Units whose files are
 * missing count, so that nothing a learner did is refused, unless another one has taken their place; so do those that come
 * out later.
 */
export async function findMeantUnit(house: House, id: string) {
  const unit = await findUnitOf(house, id);
  if (unit && unit.missingSince === null) return unit;
  const heir = await house.db
    .selectFrom('formerUnit')
    .select('unitId')
    .where('id', 'in', candidatesOf([id]))
    .executeTakeFirst();
  return (heir && (await findUnitOf(house, heir.unitId))) ?? unit;
}

const unitsWithItem = keepStatement((db, { id, other }: { id: string; other: string }) =>
  db
    .selectFrom('unit')
    .innerJoin('item', 'item.id', 'unit.itemId')
    .select(['unit.id', 'unit.itemId', 'unit.kind', 'unit.path', 'unit.missingSince', 'unit.sample'])
    .select(['item.kind as itemKind', 'item.access', 'item.publishedAt'])
    .where('unit.id', 'in', [id, other]),
);

async function findUnitOf(house: House, id: string) {
  const units = await unitsWithItem(house.db, { id, other: candidatesOf([id]).at(-1) ?? id });
  const unit = choose(units, id);
  return unit && (unit.id === id || isSpeakable(unit)) ? unit : undefined;
}
