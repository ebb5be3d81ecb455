import { Children, isValidElement, useLayoutEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router';
import type { ItemKind } from '#core/library/kind.ts';
import { classes } from '#web/ui/classes.ts';
import { Cover } from '#web/ui/drawn/cover.tsx';
import { arrive, glide } from '#web/ui/glide.ts';
import { ListName, TravellingCover, usePressedCover } from '#web/ui/travelling-cover.tsx';

export interface RowProps {
  /** Where the title leads. */
  readonly to?: string | undefined;
  /** A `RowCover`, or any 52 px square. */
  readonly cover?: ReactNode;
  readonly title: ReactNode;
  /** Usually a `KindTag`. */
  readonly source?: ReactNode;
  /** Time or share, at the end of the line. */
  readonly aside?: ReactNode;
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
}

export function RowList({ children, label }: { readonly children: ReactNode; readonly label?: string }): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  useRoom(list, children);
  return (
    <ul ref={list} aria-label={label} className="@container divide-y divide-line">
      <ListName value={label ?? ''}>{children}</ListName>
    </ul>
  );
}

/** When rows come and go, the others glide to their new places. */
function useRoom(list: RefObject<HTMLElement | null>, children: ReactNode): void {
  const keys = Children.map(children, (child) => (isValidElement(child) ? child.key : null))?.join();
  const last = useRef<{ widthPx: number; tops: Map<Element, number> }>(null);
  useLayoutEffect(() => {
    if (!list.current) return;
    const rows = [...list.current.children].filter((row) => row instanceof HTMLElement);
    const before = last.current;
    last.current = { widthPx: list.current.clientWidth, tops: new Map(rows.map((row) => [row, row.offsetTop])) };
    // In another width the rows have other heights: where they were is not known.
    if (before?.widthPx !== last.current.widthPx) return;
    for (const [row, top] of last.current.tops) {
      const from = before.tops.get(row);
      if (from === undefined) arrive(row);
      else if (from !== top) glide(row, from - top);
    }
  }, [list, keys]);
}

/** A line in a list where order matters. Render it inside `RowList`. The whole row follows the title's link; actions stay on top. */
export function Row({ to, cover, title, source, aside, actions, className }: RowProps): ReactElement {
  const { name, press } = usePressedCover(to ?? '');
  return (
    <li className={classes('relative flex items-center gap-3.5 py-2.5 @max-[15rem]:flex-wrap', className)}>
      {/* Large letters need the room of the cover, which says nothing that they do not say. */}
      <div className="flex-none @max-[15rem]:hidden">
        <TravellingCover name={name}>{cover}</TravellingCover>
      </div>
      <div className="min-w-0 flex-1 basis-32">
        <p className="font-semibold wrap-anywhere">
          {to === undefined ? (
            title
          ) : (
            <Link to={to} onClick={press} className="after:absolute after:inset-0 after:content-[''] hover:text-accent-ink">
              {title}
            </Link>
          )}
        </p>
        {source ? <div className="flex min-w-0 text-sm text-ink-3">{source}</div> : null}
        {aside ? <div className="mt-0.5 text-sm text-ink-3 tabular-nums sm:hidden">{aside}</div> : null}
      </div>
      {aside ? <div className="flex-none text-sm text-ink-3 tabular-nums max-sm:hidden">{aside}</div> : null}
      {actions ? <div className="relative flex flex-none items-center">{actions}</div> : null}
    </li>
  );
}

export interface RowCoverProps {
  readonly kind: ItemKind;
  readonly title: string;
  readonly seed: string | null;
  readonly imageUrl?: string | null | undefined;
}

export function RowCover(props: RowCoverProps): ReactElement {
  return <Cover {...props} text="none" className="aspect-square size-13" />;
}
