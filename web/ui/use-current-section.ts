import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/* Share of the window's height above which a heading counts as read past. */
const READING_LINE = 0.25;

/** Id of the section that is being read: the first until another one's heading has passed the reading line. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const { hash } = useLocation();
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    // Near the end of a page the section that a link led to may stand below the line; it is marked until one scrolls on.
    const chosen = ids.find((id) => `#${id}` === hash && isInView(id));
    const arrivedAt = window.scrollY;
    const mark = () => setCurrent(chosen !== undefined && window.scrollY === arrivedAt ? chosen : findCurrent(ids));
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    window.addEventListener('resize', mark);
    return () => {
      window.removeEventListener('scroll', mark);
      window.removeEventListener('resize', mark);
    };
  }, [ids, hash]);
  return current;
}

const findTop = (id: string): number => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;

function isInView(id: string): boolean {
  const top = findTop(id);
  return top >= 0 && top < window.innerHeight;
}

function findCurrent(ids: readonly string[]): string | undefined {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  const scrollable = scrollHeight - clientHeight;
  // Over the last half of a window the line slides down to the lower edge, so that the last sections get their turn.
  const slide = Math.min(scrollable, clientHeight / 2);
  const slid = slide > 0 ? Math.max(0, 1 - (scrollable - scrollTop) / slide) : 0;
  const line = clientHeight * (READING_LINE + (1 - READING_LINE) * slid);
  return ids.findLast((id) => findTop(id) <= line) ?? ids[0];
}
