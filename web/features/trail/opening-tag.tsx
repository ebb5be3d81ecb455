import { Lock } from 'lucide-react';
import type { ReactElement } from 'react';
import { isClosed } from '#core/library/closed-units.ts';
import type { ItemDetail, UnitSummary } from '#core/library/catalogue.ts';
import { Badge } from '#web/ui/badge.tsx';

export interface OpeningTagProps {
  readonly item: Pick<ItemDetail, 'lock'>;
  readonly unit: Pick<UnitSummary, 'sample'>;
}

/** Beside a part of a work that is closed as a whole: whether this part is. */
export function OpeningTag({ item, unit }: OpeningTagProps): ReactElement | null {
  if (isClosed(item, unit)) {
    return (
      <span className="ml-2 inline-block align-middle">
        <Lock size={14} strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">For members</span>
      </span>
    );
  }
  if ((item.lock ?? 'none') === 'none') return null;
  return (
    <span className="ml-2.5 inline-block align-middle font-normal">
      <Badge>Sample</Badge>
    </span>
  );
}
