import { type ReactElement, useId } from 'react';
import { Link } from 'react-router';
import { openUnits } from '#core/library/closed-units.ts';
import type { ItemDetail } from '#core/library/catalogue.ts';
import type { TocEntry } from '#core/library/chapter.ts';
import { countOf } from '#core/words.ts';
import { readPath } from '#web/addresses.ts';
import { SectionHead } from '#web/ui/page-head.tsx';

/** How a book can be read, and its contents, which lead into it. */
export function BookContents({ item }: { readonly item: ItemDetail }): ReactElement {
  const { id, fileUrl, speechId, toc } = item;
  const isOpen = openUnits(item).length > 0;
  return (
    <>
      <p className="mt-3 max-w-132 text-sm text-ink-3">
        {fileUrl
          ? 'Reads here, with your place and your notes on every device. The file opens in any other reading app as well.'
          : 'The file of this book is missing from the library at the moment.'}
        {speechId ? ' Listening uses a voice of your own device.' : null}
      </p>
      <Contents toc={toc ?? []} itemId={fileUrl && isOpen ? id : null} />
    </>
  );
}

interface ContentsProps {
  readonly toc: readonly TocEntry[];
  /** Null while there is no file to lead into. */
  readonly itemId: string | null;
}

function Contents({ toc, itemId }: ContentsProps): ReactElement | null {
  const id = useId();
  if (toc.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-9">
      <SectionHead id={id} title="Contents" meta={countOf(toc.length, 'chapter')} className="mb-1" />
      <Entries toc={toc} itemId={itemId} />
    </section>
  );
}

function Entries({ toc, itemId, depth = 0 }: ContentsProps & { readonly depth?: number }): ReactElement {
  return (
    <ol className={depth === 0 ? 'divide-y divide-line' : 'grid pl-5'}>
      {toc.map(({ title, href, children }, i) => (
        <li key={`${i} ${href}`} className={depth === 0 ? 'py-1 font-[540]' : 'text-sm text-ink-2'}>
          {itemId === null ? (
            title
          ) : (
            <Link to={readPath(itemId, { chapter: href })} className="flex min-h-11 items-center hover:text-accent-ink">
              {title}
            </Link>
          )}
          {children && children.length > 0 ? <Entries toc={children} itemId={itemId} depth={depth + 1} /> : null}
        </li>
      ))}
    </ol>
  );
}
