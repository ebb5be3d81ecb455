import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { ItemSummary } from '#core/library/catalogue.ts';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import type { ItemKind } from '#core/library/kind.ts';
import { PUBLIC_PATH } from '#web/addresses.ts';
import { classes } from '#web/ui/classes.ts';
import { Cover } from '#web/ui/drawn/cover.tsx';
import { Blaze } from '#web/ui/kind.tsx';
import { KIND_SAYS } from '../kind-says.ts';
import { BigHeading, WRAP } from '../page.tsx';

/* Shares of the line that give all five covers the same height. */
const SHARE: Record<ItemKind, string> = {
  course: 'md:flex-[304_1_0%]',
  audiobook: 'md:flex-[190_1_0%]',
  podcast: 'md:flex-[190_1_0%]',
  video: 'md:flex-[338_1_0%]',
  ebook: 'md:flex-[127_1_0%]',
};

/** One real work of each kind the library holds. */
export function Kinds({ items }: { readonly items: readonly ItemSummary[] }): ReactElement {
  return (
    <section aria-labelledby="kinds" className={classes(WRAP, 'py-24 max-md:py-14')}>
      <header className="mb-11 grid items-end gap-x-12 gap-y-5 max-md:mb-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
        <BigHeading id="kinds">Five kinds of path, one library</BigHeading>
        <p className="text-lg text-ink-2">Long or short, by ear or by eye. Stop anywhere, and go on from the same place on any device.</p>
      </header>
      {items.length === 0 ? (
        <p className="text-ink-2">Works stand here as soon as they are added.</p>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(8rem,50%-0.875rem),1fr))] items-end gap-x-7 gap-y-9 md:flex md:items-start md:gap-x-4 lg:gap-x-7">
          {items.map((item) => (
            <li
              key={item.kind}
              className={classes(
                'min-w-0 max-md:grid max-md:self-start',
                SHARE[item.kind],
                item.kind !== 'audiobook' && item.kind !== 'podcast' && 'max-md:col-span-full',
              )}
            >
              <Link
                to={PUBLIC_PATH[item.kind]}
                className={classes(
                  'group block',
                  item.kind === 'ebook' &&
                    'max-md:grid max-md:grid-cols-[repeat(auto-fit,minmax(max(7rem,50%-0.875rem),1fr))] max-md:items-end max-md:gap-x-7',
                )}
              >
                <Cover
                  kind={item.kind}
                  title={item.title}
                  author={item.author}
                  seed={item.coverSeed}
                  imageUrl={item.thumbnail_url}
                  text="title"
                  className="w-full"
                />
                <div>
                  <h3 className="mt-4 flex items-center gap-2 font-ui text-md font-[620] tracking-normal [font-stretch:100%] group-hover:text-accent-ink">
                    <Blaze kind={item.kind} />
                    {KIND_WORDS[item.kind].many}
                  </h3>
                  <p className="mt-1 text-ink-2 text-balance">
                    <span className="sr-only">{item.title}: </span>
                    {KIND_SAYS[item.kind]}
                  </p>
                </div>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
