import { useCallback, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { makeWay, type Obstacle } from '#core/player/video/stand-aside.ts';
import { unfoldFrame, type VideoFrame, type VideoRoom } from '#core/player/video/video-frame.ts';
import { usePlayer } from '#web/player/use-player.ts';
import type { HomeFrame, WindowFrame } from './use-window-frame.ts';

/** A scroll rests after so long. */
const SETTLED_MS = 120;

export interface StandAside extends WindowFrame {
  /** It has made way by folding up. */
  readonly isFolded: boolean;
  /** It moves by itself, not by hand. */
  readonly glides: boolean;
  /** Takes its own place again, whatever it covers there. */
  readonly comeHome: () => void;
}

interface Aside {
  readonly frame: VideoFrame;
  readonly isFolded: boolean;
  /** The place counts in this room only. */
  readonly room: VideoRoom;
}

/**
 * Keeps the window off what has the keyboard's focus, and off what asks to be seen (`data-keep-clear`). The place that was
 * chosen by hand is only lent: the window is back there as soon as it covers nothing there. While the focus is in the
 * window itself it does not move.
 */
export function useStandAside(element: RefObject<HTMLElement | null>, home: HomeFrame, isOff: boolean): StandAside {
  const [aside, setAside] = useState<Aside | null>(null);
  const [glides, setGlides] = useState(false);
  const question = usePlayer((state) => state.placeChoice);
  const { room, frame, bar } = home;

  const look = useEffectEvent(() => {
    const own = element.current;
    if (!own || own.contains(document.activeElement)) return;
    const obstacles = isOff ? [] : findObstacles(own);
    if (makeWay(home, obstacles, room)?.frame === frame) return setAside(null);
    const isNear = aside !== null && !aside.isFolded && aside.room === room;
    const way = makeWay({ frame: isNear ? aside.frame : frame, bar }, obstacles, room);
    setGlides(true);
    setAside(way && { ...way, room });
  });

  useEffect(() => look(), [question, room, isOff]);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let due = 0;
    let timer: number | undefined;
    // The browser scrolls to what has the focus; a focus that leaves one element comes to another.
    const lookSoon = (): void => {
      cancelAnimationFrame(due);
      due = requestAnimationFrame(() => look());
    };
    const lookLater = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => look(), SETTLED_MS);
    };
    document.addEventListener('focusin', lookSoon, { signal });
    document.addEventListener('focusout', lookSoon, { signal });
    document.addEventListener('scroll', lookLater, { signal, capture: true, passive: true });
    return () => {
      stop.abort();
      cancelAnimationFrame(due);
      clearTimeout(timer);
    };
  }, []);

  const comeHome = useCallback(() => setAside(null), []);
  return {
    room,
    frame: aside?.frame ?? frame,
    isFolded: aside?.isFolded ?? false,
    glides,
    comeHome,
    place(next) {
      setGlides(false);
      setAside(null);
      home.place(aside?.isFolded ? unfoldFrame(next, frame, room) : next);
    },
  };
}

/** What lies in the same layer as the window; dialogs and menus are above it. */
function findObstacles(own: HTMLElement): Obstacle[] {
  const layer = own.parentElement;
  const focused = document.activeElement;
  const asked = layer?.querySelectorAll('[data-keep-clear]') ?? [];
  const isSeen = focused !== null && layer?.contains(focused) === true && focused.matches(':focus-visible') && !focused.closest('dialog');
  return [...asked, ...(isSeen ? [focused] : [])].map((one) => one.getBoundingClientRect());
}
