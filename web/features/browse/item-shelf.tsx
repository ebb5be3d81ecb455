import { ArrowRight } from 'lucide-react';
import { type ReactElement, useId } from 'react';
import { formatDuration } from '#core/format-time.ts';
import type { DiscoverSection } from '#core/library/catalogue.ts';
import { describeSize } from '#core/library/kind-words.ts';
import { readPath } from '#web/addresses.ts';
import { TextLink } from '#web/ui/button.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { Shelf } from '#web/ui/shelf.tsx';
import { ShelfWork } from './shelf-work.tsx';

type ShelfEntry = DiscoverSection['items'][number];

export interface ItemShelfProps {
  readonly title: string;
  /** Why these works stand here. */
  readonly reason?: string | undefined;
  readonly items: readonly ShelfEntry[];
  readonly more?: { readonly to: string; readonly label: string } | undefined;
}

export function ItemShelf({ title, reason, items, more }: ItemShelfProps): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-9">
      <SectionHead
        id={id}
        title={title}
        meta={reason}
        {...(more && {
          more: (
            <TextLink look="more" to={more.to} icon={<ArrowRight size={15} aria-hidden="true" />}>
              {more.label}
            </TextLink>
          ),
        })}
      />
      <Shelf label={title}>
        {items.map((item) => (
          <ShelfWork key={item.id} item={item} to={resumePath(item)} meta={describeEntry(item)} fraction={item.fraction} />
        ))}
      </Shelf>
    </section>
  );
}

/** A book that is begun opens where it was left. */
const resumePath = ({ kind, id, progress }: ShelfEntry): string | undefined => (kind === 'ebook' && progress ? readPath(id) : undefined);

/** Of a work under way: the part, or what is left of a work that is one piece. */
function describeEntry(item: ShelfEntry): string {
  if (item.fraction === undefined) return describeSize(item);
  if (item.unitCount > 1 && item.unitTitle) return item.unitTitle;
  return `${formatDuration(item.durationSec * (1 - item.fraction))} left`;
}
