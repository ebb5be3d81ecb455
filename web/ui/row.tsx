import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import type { ItemKind } from '#core/library/kind.ts';
import { classes } from '#web/ui/classes.ts';
import { Cover } from '#web/ui/drawn/cover.tsx';

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
  return (
    <ul aria-label={label} className="@container divide-y divide-line">
      {children}
    </ul>
  );
}

/** A line in a list where order matters. Render it inside `RowList`. The whole row follows the title's link; actions stay on top. */
export function Row({ to, cover, title, source, aside, actions, className }: RowProps): ReactElement {
  return (
    <li className={classes('relative flex items-center gap-3.5 py-2.5 @max-[15rem]:flex-wrap', className)}>
      {/* Large letters need the room of the cover, which says nothing that they do not say. */}
      <div className="flex-none @max-[15rem]:hidden">{cover}</div>
      <div className="min-w-0 flex-1 basis-32">
        <p className="font-semibold wrap-anywhere">
          {to === undefined ? (
            title
          ) : (
            <Link to={to} className="after:absolute after:inset-0 after:content-[''] hover:text-accent-ink">
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
