import { type FocusEvent, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import type { ItemKind } from '#core/library/kind.ts';
import { classes } from '#web/ui/classes.ts';
import { Cover } from '#web/ui/drawn/cover.tsx';
import { ProgressBar } from '#web/ui/drawn/progress-bar.tsx';
import { ListName, TravellingCover, usePressedCover } from '#web/ui/travelling-cover.tsx';

export interface ShelfProps {
  readonly children: ReactNode;
  readonly label?: string;
  readonly className?: string | undefined;
}

/** One line of covers that scrolls sideways. Its children are `ShelfItem`s. */
export function Shelf({ children, label, className }: ShelfProps): ReactElement {
  return (
    <ul aria-label={label} className={classes('shelf', className)}>
      <ListName value={label ?? ''}>{children}</ListName>
    </ul>
  );
}

export interface CoverGridProps extends ShelfProps {
  /** When all are of one kind, they are of one width as well. */
  readonly kind?: ItemKind | undefined;
}

/** Many covers in rows that fill the width, for list pages. Its children are `ShelfItem`s. */
export function CoverGrid({ children, label, className, kind }: CoverGridProps): ReactElement {
  return (
    <ul aria-label={label} data-kind={kind} className={classes('cover-grid', className)}>
      <ListName value={label ?? ''}>{children}</ListName>
    </ul>
  );
}

export interface ShelfItemProps {
  readonly to: string;
  readonly kind: ItemKind;
  readonly title: string;
  readonly seed: string | null;
  readonly imageUrl?: string | null | undefined;
  readonly author?: string | undefined;
  /** One short line, parts joined by commas. */
  readonly meta?: ReactNode;
  /** What keeps it closed, below everything else. */
  readonly mark?: ReactNode;
  /** 0 to 1 when started. */
  readonly fraction?: number | null | undefined;
  readonly priority?: boolean;
}

/* The browser leaves what is partly in view where it is. Pressed with a finger or a mouse, a card stays under it. */
function showWhole({ currentTarget }: FocusEvent): void {
  if (currentTarget.matches(':focus-visible')) currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

export function ShelfItem({
  to,
  kind,
  title,
  seed,
  imageUrl,
  author,
  meta,
  mark,
  fraction,
  priority = false,
}: ShelfItemProps): ReactElement {
  const { name, press } = usePressedCover(to);
  const item = useRef<HTMLLIElement>(null);
  const returned = useRef(name !== undefined);
  // Gone back to: the shelf may have been scrolled to it when it was pressed.
  useLayoutEffect(() => {
    if (returned.current) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <li ref={item} data-kind={kind}>
      <Link to={to} onClick={press} onFocus={showWhole} className="group grid content-start gap-2.5">
        <TravellingCover name={name}>
          <Cover kind={kind} title={title} author={author} seed={seed} imageUrl={imageUrl} text="title" priority={priority} />
        </TravellingCover>
        <span className="cover-text block">
          {fraction === undefined || fraction === null ? null : (
            <ProgressBar fraction={fraction} label={`${title}, progress`} className="mb-2" />
          )}
          <span className="block font-semibold leading-[1.3] text-balance wrap-anywhere group-hover:text-accent-ink">
            {title}
            <span className="sr-only">, {KIND_WORDS[kind].one}</span>
          </span>
          {meta ? <span className="mt-0.75 block text-sm text-ink-3">{meta}</span> : null}
          {mark}
        </span>
      </Link>
    </li>
  );
}
