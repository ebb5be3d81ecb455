import { Heart } from 'lucide-react';
import type { ReactElement } from 'react';
import { formatDuration } from '#core/format-time.ts';
import type { ItemSummary } from '#core/library/catalogue.ts';
import { itemPath } from '#web/addresses.ts';
import { MembersBadge } from '#web/features/members/members-badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { KindTag } from '#web/ui/kind.tsx';
import { Row, RowCover } from '#web/ui/row.tsx';

export const heartId = (itemId: string): string => `heart-${itemId}`;

export interface FavoriteRowProps {
  readonly item: ItemSummary;
  readonly onRemove: () => void;
}

export function FavoriteRow({ item, onRemove }: FavoriteRowProps): ReactElement {
  const { id, kind, title, author, durationSec } = item;
  return (
    <Row
      to={itemPath({ kind, id })}
      cover={<RowCover kind={kind} title={title} seed={item.coverSeed} imageUrl={item.thumbnail_url} />}
      title={title}
      source={
        <span className="flex min-w-0 flex-wrap gap-x-3.5">
          <KindTag kind={kind} label={author} />
          <MembersBadge access={item.access} />
        </span>
      }
      aside={durationSec > 0 ? formatDuration(durationSec) : null}
      actions={
        <IconButton id={heartId(id)} label={`Remove ${title} from favorites`} onClick={onRemove}>
          <Heart size={18} strokeWidth={1.75} className="fill-accent stroke-accent" aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
