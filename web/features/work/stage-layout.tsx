import type { ReactElement, ReactNode } from 'react';
import { usePlayer } from '#web/player/use-player.ts';
import { classes } from '#web/ui/classes.ts';

export interface StageLayoutProps {
  readonly children: ReactNode;
  /** The whole work beside its part; below it on smaller screens. */
  readonly rail: ReactNode;
  /** A film stands first in the column. */
  readonly hasFilm: boolean;
}

/**
 * A wide column for a film or a text, and a rail with the way. A film in the theatre reaches over both columns and beyond
 * them; the rail begins below it.
 */
export function StageLayout({ children, rail, hasFilm }: StageLayoutProps): ReactElement {
  const isTheatre = usePlayer((state) => state.video.isTheatre) && hasFilm;
  return (
    <div className="@container/stage px-(--page-x) pt-2 pb-12 [--film-room:calc(100dvh-var(--topbar)-var(--player)-var(--ridge)-1.5rem)] [--film-h:min(56.25cqw,var(--film-room))]">
      <div className="mx-auto grid max-w-300 gap-x-11 gap-y-10 @min-[58rem]:grid-cols-[minmax(0,1fr)_20rem]">
        <article className="min-w-0">{children}</article>
        <aside
          aria-label="All parts"
          className={classes(
            'min-w-0 @max-[58rem]:border-t-[1.5px] @max-[58rem]:border-ink @max-[58rem]:pt-3 @min-[58rem]:-mb-12 @min-[58rem]:border-l @min-[58rem]:border-line @min-[58rem]:pt-4 @min-[58rem]:pb-12 @min-[58rem]:pl-7',
            isTheatre ? '@min-[58rem]:mt-[calc(var(--film-h)+1rem)]' : '@min-[58rem]:-mt-2 @min-[58rem]:min-h-[calc(100dvh-var(--topbar))]',
          )}
        >
          {rail}
        </aside>
      </div>
    </div>
  );
}
