import { type ReactElement, useId } from 'react';
import type { ItemDetail } from '#core/library/catalogue.ts';
import type { TocEntry } from '#core/library/chapter.ts';
import { countOf } from '#core/words.ts';
import { SectionHead } from '#web/ui/page-head.tsx';

/** How a book can be read for now, and its contents. */
export function BookContents({ item: { fileUrl, speechId, toc } }: { readonly item: ItemDetail }): ReactElement {
  return (
    <>
      <p className="mt-3 max-w-132 text-sm text-ink-3">
        {fileUrl
          ? 'Opens in any reading app on your phone, tablet or computer. Reading inside the app comes in a later release.'
          : 'The file of this book is missing from the library at the moment. Reading inside the app comes in a later release.'}
        {speechId ? ' Listening uses a voice of your own device.' : null}
      </p>
      <Contents toc={toc ?? []} />
    </>
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
