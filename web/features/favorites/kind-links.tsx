import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { FavoriteList } from '#core/library/catalogue.ts';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import { ITEM_KINDS, type ItemKind } from '#core/library/kind.ts';
import { classes } from '#web/ui/classes.ts';
import { Blaze } from '#web/ui/kind.tsx';

export interface KindLinksProps {
  readonly kinds: FavoriteList['kinds'];
  readonly current: ItemKind | null;
}

/** The link to favorites of all kinds. */
export const ALL_KINDS = 'all-kinds';

const LINK =
  'inline-flex min-h-9 items-center gap-2 rounded-2 px-3 text-sm font-[560] pointer-coarse:min-h-11 aria-[current=true]:bg-ink aria-[current=true]:text-on-ink not-aria-[current=true]:text-ink-2 not-aria-[current=true]:inset-ring not-aria-[current=true]:inset-ring-line-2 not-aria-[current=true]:hover:bg-hover';

/** The list of one kind, each at its own address. Kinds that are not there are not offered. */
export function KindLinks({ kinds: counted, current }: KindLinksProps): ReactElement | null {
  const kinds = ITEM_KINDS.filter((kind) => kind === current || counted.some((of) => of.kind === kind && of.count > 0));
  if (kinds.length < 2) return null;
  return (
    <nav aria-label="Kind" className="mb-4">
      <ul className="flex flex-wrap gap-2">
        <li>
          <Link id={ALL_KINDS} to="/favorites" preventScrollReset aria-current={current === null ? 'true' : undefined} className={LINK}>
            All
          </Link>
        </li>
        {kinds.map((kind) => (
          <li key={kind}>
            <Link to={`/favorites?kind=${kind}`} preventScrollReset aria-current={kind === current ? 'true' : undefined} className={LINK}>
              <Blaze kind={kind} size={11} className={classes(kind === current && 'fill-current')} />
              {KIND_WORDS[kind].many}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
