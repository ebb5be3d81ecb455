import { ArrowDown } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Button } from '#web/ui/button.tsx';

/** Stands where what was said ends. */
export const TALK_END_ID = 'talk-end';
/** What is hidden by less is not looked for. */
const NEAR_PX = 64;

const findEnd = () => document.getElementById(TALK_END_ID);

/** The way to the end, when it lies further down than the screen shows. It has a row of its own above the field. */
export function LatestButton(): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const bottomPx = place.current?.parentElement?.getBoundingClientRect().top ?? window.innerHeight;
        setBelow((findEnd()?.getBoundingClientRect().top ?? 0) > bottomPx + NEAR_PX);
      });
    };
    look();
    const resizes = new ResizeObserver(look);
    resizes.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      resizes.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, []);
  return (
    <div ref={place} className="talk-latest">
      {isBelow ? (
        <Button size="sm" icon={<ArrowDown size={16} aria-hidden="true" />} onClick={() => findEnd()?.scrollIntoView({ block: 'end' })}>
          Latest
        </Button>
      ) : null}
    </div>
  );
}
