import { useLayoutEffect, useState, type CSSProperties } from 'react';
import { useLocation } from 'react-router';
import {
  defaultFrame,
  fitFrame,
  foldFrame,
  moveFrame,
  unfoldFrame,
  type VideoFrame,
  type VideoRoom,
} from '#core/player/video/video-frame.ts';
import { usePlayer, usePlayerCommands } from '#web/player/use-player.ts';

/** Height of the title bar, which is all that is left of a minimized window. */
const BAR_REM = 2.75;
/** How far the skyline rises above the player. */
const RIDGE_REM = 1.75;

interface MeasuredRoom extends VideoRoom {
  readonly barHeight: number;
  /** Width of the panel that is docked at the right. */
  readonly panelWidth: number;
}

function measureRoom(): MeasuredRoom {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const player = document.querySelector('.player');
  const bottom = player ? Math.max(0, height - player.getBoundingClientRect().top + RIDGE_REM * rem) : 0;
  const panelWidth = document.querySelector('.player-panel')?.clientWidth ?? 0;
  return { width, height, bottom, barHeight: BAR_REM * rem, panelWidth };
}

const isSame = (a: MeasuredRoom, b: MeasuredRoom): boolean =>
  a.width === b.width && a.height === b.height && a.bottom === b.bottom && a.barHeight === b.barHeight && a.panelWidth === b.panelWidth;

/** The browser's window; the player's height differs between pages, and the panel comes and goes. */
function useRoom(): MeasuredRoom {
  const { pathname } = useLocation();
  const panel = usePlayer((state) => state.view.panel !== null);
  const [room, setRoom] = useState(measureRoom);
  useLayoutEffect(() => {
    const measure = (): void => {
      const next = measureRoom();
      setRoom((before) => (isSame(before, next) ? before : next));
    };
    measure();
    // The panel's code may still be on its way.
    const late = window.setTimeout(measure, 400);
    window.addEventListener('resize', measure);
    return () => {
      window.clearTimeout(late);
      window.removeEventListener('resize', measure);
    };
  }, [pathname, panel]);
  return room;
}

export interface WindowFrame {
  /** Where it stands now: inside the window, whatever its size has become. */
  readonly frame: VideoFrame;
  readonly room: VideoRoom;
  /** Puts it somewhere, and remembers that. */
  readonly place: (frame: VideoFrame) => void;
}

/** The place that was chosen for it, or its corner. */
export interface HomeFrame extends WindowFrame {
  /** What the open window is folded; null when it is that already. */
  readonly bar: VideoFrame | null;
}

/** Where the floating video stands. Minimized it is a bar that can be moved by itself and opens where it was left. */
export function useWindowFrame(isFolded: boolean): HomeFrame {
  const { setVideo } = usePlayerCommands();
  const remembered = usePlayer((state) => state.video.frame);
  const room = useRoom();
  const [bar, setBar] = useState<VideoFrame | null>(null);
  if (!isFolded && bar !== null) setBar(null);

  const open = remembered ? fitFrame(remembered, room) : defaultFrame({ ...room, width: room.width - room.panelWidth });
  const closed = foldFrame(open, room.barHeight, room);
  const folded = bar ? moveFrame(bar, 0, 0, room) : closed;
  return {
    room,
    bar: isFolded ? null : closed,
    frame: isFolded ? folded : open,
    place(next) {
      if (isFolded) setBar(next);
      setVideo({ frame: isFolded ? unfoldFrame(next, open, room) : next });
    },
  };
}

/** A frame as the window's style. */
export const styleOf = ({ left, top, width, height }: VideoFrame): CSSProperties => ({
  transform: `translate(${left}px, ${top}px)`,
  width,
  height,
});
