import { BookOpen } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { isLeftAtEnd } from '#core/progress/finished.ts';
import type { Place } from '#core/progress/place.ts';
import { readPath } from '#web/addresses.ts';
import { Signpost } from '#web/ui/button.tsx';

export interface ReadSignpostProps {
  readonly item: Pick<ItemDetail, 'id' | 'fileUrl'>;
  readonly place: Place | undefined;
  /** The book then opens where its recording was left. */
  readonly isHeardSince?: boolean;
}

/** Opens a book at the learner's place. Nothing while its file is missing. */
export function ReadSignpost({ item, place, isHeardSince = false }: ReadSignpostProps): ReactElement | null {
  if (item.fileUrl === null) return null;
  return (
    <Signpost to={readPath(item.id)} icon={<BookOpen size={17} strokeWidth={1.75} aria-hidden="true" />}>
      {isHeardSince ? 'Read on' : readLabel(place)}
    </Signpost>
  );
}

function readLabel(place: Place | undefined): string {
  if (place === undefined || place.fraction === 0) return 'Read';
  return isLeftAtEnd(place) ? 'Read again' : `Read on, ${Math.max(1, Math.round(place.fraction * 100))}%`;
}
