import type { ReactElement, ReactNode } from 'react';
import type { ItemSummary } from '#core/library/catalogue.ts';
import type { ItemKind } from '#core/library/kind.ts';
import { classes } from '#web/ui/classes.ts';
import { Cover } from '#web/ui/drawn/cover.tsx';
import { TravellingCover, usePageCover } from '#web/ui/travelling-cover.tsx';

export interface DetailLayoutProps {
  readonly cover: ReactNode;
  /** Small print about the work; below the cover, on phones at the end. */
  readonly facts: ReactNode;
  readonly children: ReactNode;
}

/** Cover column and main column. */
export function DetailLayout({ cover, facts, children }: DetailLayoutProps): ReactElement {
  return (
    <article className="@container mx-auto max-w-320 px-(--page-x) pt-2 pb-12">
      {/* Columns follow the room there is in letters, so that large text gets one column. */}
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 @min-[38rem]:grid-cols-[12.5rem_minmax(0,1fr)] @min-[38rem]:grid-rows-[auto_1fr] @min-[54rem]:grid-cols-[18.5rem_minmax(0,1fr)]">
        <div>{cover}</div>
        <div className="max-w-3xl min-w-0 @min-[38rem]:col-start-2 @min-[38rem]:row-span-2 @min-[38rem]:row-start-1">{children}</div>
        <div className="@max-[38rem]:border-t @max-[38rem]:border-line @max-[38rem]:pt-5">{facts}</div>
      </div>
    </article>
  );
}

const PHONE_WIDTH: Record<ItemKind, string> = {
  course: '@max-[38rem]:w-full',
  audiobook: '@max-[38rem]:w-56',
  podcast: '@max-[38rem]:w-56',
  video: '@max-[38rem]:w-full',
  ebook: '@max-[38rem]:w-40',
};

/** The large cover of a work's own page. */
export function DetailCover({
  item,
}: {
  readonly item: Pick<ItemSummary, 'kind' | 'title' | 'author' | 'coverSeed' | 'thumbnail_url'>;
}): ReactElement {
  return (
    <TravellingCover name={usePageCover()}>
      <Cover
        kind={item.kind}
        title={item.title}
        author={item.author}
        seed={item.coverSeed}
        imageUrl={item.thumbnail_url}
        text="full"
        priority
        className={classes('w-full max-w-full shadow-2', PHONE_WIDTH[item.kind])}
      />
    </TravellingCover>
  );
}
