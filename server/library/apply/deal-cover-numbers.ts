import type { Transaction } from 'kysely';
import type { ItemKind } from '#core/library/kind.ts';
import type { Tables } from '#server/db/tables/tables.ts';

/**
 * The number of each work's cover: the one it has, else the next of its kind, in the order given. The transaction has the
 * right to write from its beginning, so no other import counts at the same time; the database refuses the same number twice.
 */
export async function dealCoverNumbers(
  trx: Transaction<Tables>,
  items: readonly { id: string; kind: ItemKind }[],
): Promise<Map<string, number>> {
  const ids = items.map(({ id }) => id);
  const known = await trx.selectFrom('item').select(['id', 'kind', 'coverNumber']).where('id', 'in', ids).execute();
  const kindOf = new Map(items.map(({ id, kind }) => [id, kind]));
  // Who became another kind is counted anew.
  const numbers = new Map(known.filter(({ id, kind }) => kind === kindOf.get(id)).map((item) => [item.id, item.coverNumber]));
  const fresh = items.filter(({ id }) => !numbers.has(id));
  for (const [kind, ofKind] of Map.groupBy(fresh, (item) => item.kind)) {
    const next = await nextNumber(trx, kind);
    ofKind.forEach(({ id }, i) => numbers.set(id, next + i));
  }
  return numbers;
}

async function nextNumber(trx: Transaction<Tables>, kind: ItemKind): Promise<number> {
  const last = await trx
    .selectFrom('item')
    .select('coverNumber')
    .where('kind', '=', kind)
    .orderBy('coverNumber', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? last.coverNumber + 1 : 0;
}
