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
  course: '@min-[42rem]:flex-[304_1_0%]',
  audiobook: '@min-[42rem]:flex-[190_1_0%]',
  podcast: '@min-[42rem]:flex-[190_1_0%]',
  video: '@min-[42rem]:flex-[338_1_0%]',
  ebook: '@min-[42rem]:flex-[127_1_0%]',
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
        <p className="text-ink-2">The first works will stand here soon.</p>
      ) : (
        <div className="@container">
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(8rem,50%-0.875rem),1fr))] items-end gap-x-7 gap-y-9 @min-[42rem]:flex @min-[42rem]:items-start @min-[42rem]:gap-x-4 lg:gap-x-7">
            {items.map((item) => (
              <li
                key={item.kind}
                className={classes(
                  'min-w-0 @max-[42rem]:grid @max-[42rem]:self-start',
                  SHARE[item.kind],
                  item.kind !== 'audiobook' && item.kind !== 'podcast' && '@max-[42rem]:col-span-full',
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
