import type { ReactElement } from 'react';
import { openUnits } from '#core/library/closed-units.ts';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { episodeIds } from '#core/library/episode-ids.ts';
import type { ItemTrail } from '#core/trail/item-trail.ts';
import { countOf } from '#core/words.ts';
import { usePartWindow } from '#web/features/trail/part-window.tsx';
import { TrailSection } from '#web/features/trail/trail-section.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { RowList } from '#web/ui/row.tsx';
import { BookContents } from './book-contents.tsx';
import { EpisodeRow } from './episode-row.tsx';

export interface WorkPartsProps {
  readonly item: ItemDetail;
  readonly trail: ItemTrail;
}

/** What a work is made of: lessons and chapters as a trail, episodes as rows, a book's contents. */
export function WorkParts({ item, trail }: WorkPartsProps): ReactElement {
  if (item.kind === 'podcast') return <Episodes item={item} trail={trail} />;
  if (item.kind === 'ebook') return <BookContents item={item} />;
  return <TrailSection item={item} trail={trail} {...(item.kind === 'course' ? { title: 'Syllabus' } : {})} />;
}

function Episodes({ item, trail }: WorkPartsProps): ReactElement {
  const queue = episodeIds(openUnits(item));
  const isQueued = new Set(queue);
  const partOf = new Map(trail.parts.map((part) => [part.unitId, part]));
  const { drawn, more } = usePartWindow(
    item.units,
    item.units.findIndex(({ id }) => id === trail.next?.unitId),
  );
  return (
    <section aria-labelledby="episodes" className="mt-9">
      <SectionHead id="episodes" title="Episodes" meta={countOf(item.units.length, 'episode')} className="mb-1" />
      {item.units.length === 0 ? <EmptyState title="No episodes yet" text="They appear here as soon as they are published." /> : null}
      <RowList label="Episodes">
        {drawn.map((unit) => (
          <EpisodeRow key={unit.id} show={item} unit={unit} queue={isQueued.has(unit.id) ? queue : null} part={partOf.get(unit.id)} />
        ))}
      </RowList>
      {more}
    </section>
  );
}
