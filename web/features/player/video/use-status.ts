import { useEffect, useMemo, useRef, type RefObject } from 'react';

/** A held key would otherwise talk without end. */
const QUIET_MS = 400;

/** A line that is read out, once the last of several changes is over. */
export function useStatus(): { say: (text: string) => void; status: RefObject<HTMLSpanElement | null> } {
  const status = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(
    () => ({
      status,
      say(text) {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => status.current?.replaceChildren(text), QUIET_MS);
      },
    }),
    [],
  );
}
