import { useEffect, useMemo, type RefObject } from 'react';

const REST_AFTER_MS = 2500;

export interface Wake {
  /** The pointer stirs: the controls show for a while. */
  wake: () => void;
  /** The pointer has gone. */
  rest: () => void;
  /** Whether the controls cannot be seen now. */
  isResting: () => boolean;
}

/** Shows controls while the pointer stirs. By an attribute, because this happens with every move of it. */
export function useWake(box: RefObject<HTMLElement | null>): Wake {
  const wake = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = (): void => {
      clearTimeout(timer);
      box.current?.removeAttribute('data-awake');
    };
    return {
      wake() {
        clearTimeout(timer);
        box.current?.setAttribute('data-awake', '');
        timer = setTimeout(rest, REST_AFTER_MS);
      },
      rest,
      isResting() {
        const strip = box.current?.querySelector('.video-strip');
        return strip ? getComputedStyle(strip).opacity === '0' : false;
      },
    };
  }, [box]);
  useEffect(() => wake.rest, [wake]);
  return wake;
}
