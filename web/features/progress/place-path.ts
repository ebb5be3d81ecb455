import { itemPath } from '#core/library/item-path.ts';
import type { Place } from './group-places.ts';

/** Where this place is gone on with. */
export function placePath({ item, unitId }: Pick<Place, 'item' | 'unitId'>): string {
  if (item.kind === 'course') return `/courses/${item.id}/lessons/${unitId}`;
  if (item.kind === 'podcast') return `/episodes/${unitId}`;
  return itemPath(item);
}
