import { Download } from 'lucide-react';
import { type ReactElement, useId } from 'react';
import { useLoaderData } from 'react-router';
import type { TocEntry } from '#core/library/chapter.ts';
import { countOf } from '#core/words.ts';
import { QueueMenu } from '#web/features/player/queue-menu.tsx';
import { pageMeta } from '#web/page-meta.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { SectionHead } from '#web/ui/page-head.tsx';
import { AboutPeople } from './about-people.tsx';
import { About } from './about.tsx';
import { DetailHead } from './detail-head.tsx';
import { DetailCover, DetailLayout } from './detail-layout.tsx';
import { Facts } from './facts.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { ListenButton } from './listen-button.tsx';

const load = ({ api, params }: LoadInput) => api.getItem('ebook', params.id ?? '');
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta<Awaited<ReturnType<typeof load>>>((item) => item?.title ?? 'Ebook');

export default function Ebook(): ReactElement {
  const item = useLoaderData<typeof loader>();
  return (
    <DetailLayout cover={<DetailCover item={item} />} facts={<Facts item={item} />}>
      <DetailHead
        kind={item.kind}
        title={item.title}
        author={item.author}
        description={item.description}
        actions={
          <>
            {item.fileUrl ? (
              <a href={item.fileUrl} download className="signpost">
                <Download size={17} aria-hidden="true" />
                {item.toc ? 'Download EPUB' : 'Download the book'}
              </a>
            ) : null}
            {item.speechId ? <ListenButton speechId={item.speechId} title={item.title} /> : null}
            <FavoriteButton key={item.id} itemId={item.id} isFavorite={item.isFavorite ?? false} />
            {item.speechId ? <QueueMenu unitIds={[item.speechId]} title={item.title} /> : null}
          </>
        }
      />
      <p className="mt-3 max-w-132 text-sm text-ink-3">
        {item.fileUrl
          ? 'Opens in any reading app on your phone, tablet or computer. Reading inside the app comes in a later release.'
          : 'The file of this book is missing from the library at the moment. Reading inside the app comes in a later release.'}
        {item.speechId ? ' Listening uses a voice of your own device.' : null}
      </p>
      <Contents toc={item.toc ?? []} />
      <About title="About this book" html={item.html} />
      <AboutPeople people={item.people} />
    </DetailLayout>
  );
}

function Contents({ toc }: { readonly toc: readonly TocEntry[] }): ReactElement | null {
  const id = useId();
  if (toc.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-9">
      <SectionHead id={id} title="Contents" meta={countOf(toc.length, 'chapter')} className="mb-1" />
      <Entries entries={toc} />
    </section>
  );
}

function Entries({ entries, depth = 0 }: { readonly entries: readonly TocEntry[]; readonly depth?: number }): ReactElement {
  return (
    <ol className={depth === 0 ? 'divide-y divide-line' : 'mt-1.5 grid gap-1.5 pl-5'}>
      {entries.map((entry, i) => (
        <li key={`${i} ${entry.href}`} className={depth === 0 ? 'py-2.75 font-[540]' : 'text-sm text-ink-2'}>
          {entry.title}
          {entry.children && entry.children.length > 0 ? <Entries entries={entry.children} depth={depth + 1} /> : null}
        </li>
      ))}
    </ol>
  );
}
