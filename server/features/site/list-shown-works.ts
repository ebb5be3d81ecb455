import type { ItemSummary } from '#core/library/catalogue.ts';
import { PUBLIC_KINDS, PUBLIC_PAGE_SIZE } from '#core/library/public-catalogue.ts';
import { listItems } from '../../catalogue/list-items.ts';
import { presentItem } from '../../catalogue/present.ts';
import type { House } from '../../house.ts';

/** The works that a public page shows first; none where it lists none. */
export async function listShownWorks(house: House, path: string): Promise<ItemSummary[]> {
  const kind = PUBLIC_KINDS.find((one) => path === `/${one}`);
  if (kind === undefined) return [];
  const { items } = await listItems(house, { kind, limit: PUBLIC_PAGE_SIZE, sort: 'new' });
  return items.map(presentItem);
}
