import { ITEM_KINDS, type ItemKind } from '#core/library/kind.ts';
import type { Api } from '#web/api/client.ts';

export interface KindTotal {
  readonly kind: ItemKind;
  readonly total: number;
}

/** How many works of each kind the library holds. */
export function loadTotals(api: Api): Promise<KindTotal[]> {
  return Promise.all(ITEM_KINDS.map(async (kind) => ({ kind, total: (await api.listItems({ kind, limit: 1 })).total })));
}
