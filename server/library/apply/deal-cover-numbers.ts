import type { Transaction } from 'kysely';
import type { ItemKind } from '#core/library/kind.ts';
import type { ItemTable } from '#server/db/tables/library.ts';
import type { Tables } from '#server/db/tables/tables.ts';
import type { ItemMove } from '../plan/moves.ts';
import { sliceRows } from '../slice-rows.ts';

/** Which number the cover of a work has. */
export type Dealt = Pick<ItemTable, 'id' | 'kind' | 'coverNumber'>;

/** What was dealt to works whose ids are given up, under the ids that they get. */
export async function readFormerCovers(trx: Transaction<Tables>, moves: readonly ItemMove[]): Promise<Dealt[]> {
  const newIds = new Map(moves.filter(({ isRetired }) => isRetired).map(({ from, to }) => [from, to]));
  const former = await listDealt(trx, [...newIds.keys()]);
  return former.map((item) => ({ ...item, id: newIds.get(item.id) ?? item.id }));
}

/**
 * The number of each work's cover: the one it has or had, else the next of its kind, in the order given. The transaction has
 * the right to write from its beginning, so no other import counts at the same time; the database refuses a number twice.
 */
export async function dealCoverNumbers(
  trx: Transaction<Tables>,
  items: readonly Pick<ItemTable, 'id' | 'kind'>[],
  former: readonly Dealt[],
): Promise<Map<string, number>> {
  const ids = items.map(({ id }) => id);
  const kindOf = new Map(items.map(({ id, kind }) => [id, kind]));
  const known = [...former, ...(await listDealt(trx, ids))];
  // Who became another kind is counted anew.
  const numbers = new Map(known.filter(({ id, kind }) => kind === kindOf.get(id)).map(({ id, coverNumber }) => [id, coverNumber]));
  const fresh = items.filter(({ id }) => !numbers.has(id));
  for (const [kind, ofKind] of Map.groupBy(fresh, (item) => item.kind)) {
    const next = await nextNumber(trx, kind, former);
    ofKind.forEach(({ id }, i) => numbers.set(id, next + i));
  }
  return numbers;
}

async function listDealt(trx: Transaction<Tables>, ids: readonly string[]): Promise<Dealt[]> {
  const found: Dealt[][] = [];
  for (const slice of sliceRows(ids))
    found.push(await trx.selectFrom('item').select(['id', 'kind', 'coverNumber']).where('id', 'in', slice).execute());
  return found.flat();
}

/** After all that are dealt, also to works that are between two ids now and have no row. */
async function nextNumber(trx: Transaction<Tables>, kind: ItemKind, former: readonly Dealt[]): Promise<number> {
  const last = await trx
    .selectFrom('item')
    .select('coverNumber')
    .where('kind', '=', kind)
    .orderBy('coverNumber', 'desc')
    .limit(1)
    .executeTakeFirst();
  const dealt = former.filter((item) => item.kind === kind);
  return dealt.reduce((most, { coverNumber }) => Math.max(most, coverNumber), last?.coverNumber ?? -1) + 1;
}
