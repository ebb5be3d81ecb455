import { useEffect, useState, type RefObject } from 'react';

/** Whether something lies further down than the screen shows. */
export function useIsBelow(target: RefObject<Element | null>): boolean {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const foot = document.querySelector('.talk-foot')?.getBoundingClientRect().top ?? window.innerHeight;
        setBelow((target.current?.getBoundingClientRect().top ?? 0) > foot);
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
  }, [target]);
  return isBelow;
}
