import type { ReactElement, ReactNode } from 'react';
import type { ItemSummary } from '#core/library/catalogue.ts';
import type { ItemKind } from '#core/library/kind.ts';
import { classes } from '#web/ui/classes.ts';
import { Cover } from '#web/ui/cover.tsx';

export interface DetailLayoutProps {
  readonly cover: ReactNode;
  /** Small print about the work; below the cover, on phones at the end. */
  readonly facts: ReactNode;
  readonly children: ReactNode;
}

/** Cover column and main column. */
export function DetailLayout({ cover, facts, children }: DetailLayoutProps): ReactElement {
  return (
    <article className="mx-auto max-w-320 px-(--page-x) pt-2 pb-12 grid gap-x-10 gap-y-6 md:grid-cols-[12.5rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] lg:grid-cols-[18.5rem_minmax(0,1fr)]">
      <div>{cover}</div>
      <div className="min-w-0 max-w-3xl md:col-start-2 md:row-span-2 md:row-start-1">{children}</div>
      <div className="max-md:border-t max-md:border-line max-md:pt-5">{facts}</div>
    </article>
  );
}

const PHONE_WIDTH: Record<ItemKind, string> = {
  course: 'max-md:w-full',
  audiobook: 'max-md:w-56',
  podcast: 'max-md:w-56',
  video: 'max-md:w-full',
  ebook: 'max-md:w-40',
};

/** The large cover of a work's own page. */
export function DetailCover({
  item,
}: {
  readonly item: Pick<ItemSummary, 'kind' | 'title' | 'author' | 'coverSeed' | 'thumbnail_url'>;
}): ReactElement {
  return (
    <Cover
      kind={item.kind}
      title={item.title}
      author={item.author}
      seed={item.coverSeed}
      imageUrl={item.thumbnail_url}
      text="full"
      priority
      className={classes('w-full shadow-2', PHONE_WIDTH[item.kind])}
    />
  );
}
