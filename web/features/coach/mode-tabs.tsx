import { useEffect, useRef, type ReactElement } from 'react';
import { Link } from 'react-router';
import type { CoachMode } from '#core/coach/modes.ts';
import { coachModePath } from '#web/addresses.ts';
import { classes } from '#web/ui/classes.ts';
import { COACH_MODES } from './coach-modes.ts';

/** The four modes, each leading to its own beginning. */
export function ModeTabs({ current }: { readonly current: CoachMode }): ReactElement {
  const open = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // On a phone they do not all fit.
    open.current?.closest('nav')?.scrollTo({ left: open.current.offsetLeft });
  }, []);
  return (
    <nav aria-label="Modes of the coach" className="relative min-w-0 flex-1 self-stretch overflow-x-auto [scrollbar-width:none]">
      <ul className="flex h-full gap-6 max-md:gap-4.5">
        {COACH_MODES.map(({ id, name }) => (
          <li key={id} ref={id === current ? open : undefined} className="flex">
            <Link
              to={coachModePath(id)}
              aria-current={id === current ? 'page' : undefined}
              data-active={id === current ? '' : undefined}
              className={classes(
                'tab-line relative flex items-center py-2.5 font-[560] whitespace-nowrap hover:text-ink focus-visible:-outline-offset-2',
                id === current ? 'text-ink' : 'text-ink-3',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
