import { createContext, use, useCallback, ViewTransition, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { createStore, useStore } from 'zustand';

/** Sets two lists on one page apart: a work may stand in both, and only the cover that was pressed travels. */
export const ListName = createContext('');

const pressed = createStore<string | null>(() => null);

export interface PressedCover {
  /** Set on the one cover that was pressed, also when its page is gone back to. */
  readonly name: string | undefined;
  readonly press: () => void;
}

/** For a cover in a list, which leads to a work's page. */
export function usePressedCover(to: string): PressedCover {
  const { key } = useLocation();
  const list = use(ListName);
  const own = JSON.stringify([key, list, to]);
  const isPressed = useStore(pressed, (one) => one === own);
  const press = useCallback(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) pressed.setState(own, true);
  }, [own]);
  return { name: isPressed ? to : undefined, press };
}

/** For the cover on the page itself: it is known by the page's address. */
export const usePageCover = (): string => useLocation().pathname;

/** Whoever presses something meanwhile does not wait for the end: the next change of page would. */
function skipWhenPressed(): () => void {
  const stop = new AbortController();
  const skip = (): void => document.activeViewTransition?.skipTransition();
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, skip, { signal: stop.signal, capture: true });
  return () => stop.abort();
}

/** When one of a name goes and another comes in the same change of page, the first travels to the place of the second. */
export function TravellingCover({ name, children }: { readonly name: string | undefined; readonly children: ReactNode }): ReactElement {
  return (
    <ViewTransition name={name ?? 'auto'} default="none" share="cover" onShare={skipWhenPressed}>
      {children}
    </ViewTransition>
  );
}
