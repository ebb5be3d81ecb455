import { useEffect, useRef, type ReactElement } from 'react';
import { Link } from 'react-router';
import type { CoachMode } from '#core/practice/modes.ts';
import { coachModePath } from '#web/coach-addresses.ts';
import { classes } from '#web/ui/classes.ts';
import { COACH_MODES } from './coach-modes.ts';

/** The four modes, each leading to its own beginning. */
export function ModeTabs({ current }: { readonly current: CoachMode }): ReactElement {
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => keepInView(tabs.current), [current]);
  return (
    <nav ref={tabs} aria-label="Modes of the coach" className="mode-tabs">
      <ul className="flex h-full gap-6 max-md:gap-4.5">
        {COACH_MODES.map(({ id, name }) => (
          <li key={id} className="flex">
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

/** On a phone they do not all fit: the current one is shown whole, and an edge that cuts another one fades. */
function keepInView(tabs: HTMLElement | null): (() => void) | undefined {
  if (!tabs) return undefined;
  const mark = () => {
    const { scrollLeft, clientWidth, scrollWidth } = tabs;
    tabs.toggleAttribute('data-cut-start', scrollLeft > 1);
    tabs.toggleAttribute('data-cut-end', scrollLeft + clientWidth < scrollWidth - 1);
  };
  const show = () => {
    const tab = tabs.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (tab) tabs.scrollTo({ left: tab.offsetLeft - (tabs.clientWidth - tab.offsetWidth) / 2 });
    mark();
  };
  const sizes = new ResizeObserver(show);
  sizes.observe(tabs);
  tabs.addEventListener('scroll', mark, { passive: true });
  return () => {
    sizes.disconnect();
    tabs.removeEventListener('scroll', mark);
  };
}
