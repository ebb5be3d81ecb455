import type { ReactElement } from 'react';
import type { ItemSummary } from '#core/library/catalogue.ts';
import { itemPath } from '#web/addresses.ts';
import { MembersBadge } from '#web/features/members/members-badge.tsx';
import { ShelfItem, type ShelfItemProps } from '#web/ui/shelf.tsx';

interface ShelfWorkProps extends Pick<ShelfItemProps, 'meta' | 'fraction' | 'priority'> {
  readonly item: ItemSummary;
  /** Where it leads, when that is not the work's page. */
  readonly to?: string | undefined;
}

/** A work of the library in a `Shelf` or a `CoverGrid`. */
export function ShelfWork({ item, to = itemPath(item), ...rest }: ShelfWorkProps): ReactElement {
  const { kind, title, author, coverSeed, thumbnail_url, access } = item;
  const mark = <MembersBadge access={access} />;
  return <ShelfItem to={to} kind={kind} title={title} author={author} seed={coverSeed} imageUrl={thumbnail_url} mark={mark} {...rest} />;
}
