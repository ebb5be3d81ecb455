import type { ReactElement } from 'react';
import type { ItemSummary } from '#core/library/catalogue.ts';
import { itemPath } from '#web/addresses.ts';
import { ShelfItem, type ShelfItemProps } from '#web/ui/shelf.tsx';

interface ShelfWorkProps extends Pick<ShelfItemProps, 'meta' | 'fraction' | 'priority'> {
  readonly item: ItemSummary;
}

/** A work of the library in a `Shelf` or a `CoverGrid`. */
export function ShelfWork({ item, ...rest }: ShelfWorkProps): ReactElement {
  const { kind, title, author, coverSeed, thumbnail_url } = item;
  return <ShelfItem to={itemPath(item)} kind={kind} title={title} author={author} seed={coverSeed} imageUrl={thumbnail_url} {...rest} />;
}
