import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { dragEdges, moveFrame, type FrameEdges, type VideoFrame } from '#core/player/video/video-frame.ts';
import type { WindowFrame } from './use-window-frame.ts';

export interface FrameDrag {
  /** Begins to move the window with the pointer. */
  readonly startMove: (event: PointerEvent<HTMLElement>) => void;
  /** Begins to drag edges of it. */
  readonly startResize: (event: PointerEvent<HTMLElement>, edges: FrameEdges) => void;
}

/**
 * Moves and resizes the window with the pointer, once per picture of the screen and without React. The place is kept when
 * the pointer is lifted; Escape, or the browser taking the pointer away, puts the window back.
 */
export function useFrameDrag(element: RefObject<HTMLElement | null>, { frame, room, place }: WindowFrame): FrameDrag {
  const stopDrag = useRef<(() => void) | null>(null);
  useEffect(() => () => stopDrag.current?.(), []);

  function start(event: PointerEvent<HTMLElement>, change: (dx: number, dy: number) => VideoFrame): void {
    if (event.button !== 0 || stopDrag.current) return;
    const handle = event.currentTarget;
    const { pointerId, clientX, clientY } = event;
    const stop = new AbortController();
    let next = frame;
    let isDue = false;

    const draw = (): void => {
      isDue = false;
      if (!stop.signal.aborted) drawFrame(element.current, next);
    };
    const move = (moved: globalThis.PointerEvent): void => {
      if (moved.pointerId !== pointerId) return;
      next = change(moved.clientX - clientX, moved.clientY - clientY);
      if (!isDue) requestAnimationFrame(draw);
      isDue = true;
    };
    const finish = (isKept: boolean): void => {
      stop.abort();
      stopDrag.current = null;
      element.current?.removeAttribute('data-dragged');
      if (handle.hasPointerCapture(pointerId)) handle.releasePointerCapture(pointerId);
      if (next === frame) return;
      drawFrame(element.current, isKept ? next : frame);
      if (isKept) place(next);
    };
    const cancel = (): void => finish(false);

    stopDrag.current = cancel;
    handle.setPointerCapture(pointerId);
    element.current?.setAttribute('data-dragged', '');
    const { signal } = stop;
    handle.addEventListener('pointermove', move, { signal });
    handle.addEventListener('pointerup', () => finish(true), { signal });
    handle.addEventListener('pointercancel', cancel, { signal });
    handle.addEventListener('lostpointercapture', cancel, { signal });
    window.addEventListener('keydown', cancelByKey, { signal, capture: true });

    function cancelByKey(pressed: KeyboardEvent): void {
      if (pressed.key !== 'Escape') return;
      // It is an answer to the drag, and to nothing else.
      pressed.preventDefault();
      pressed.stopPropagation();
      cancel();
    }
  }

  return {
    startMove: (event) => start(event, (dx, dy) => moveFrame(frame, dx, dy, room)),
    startResize: (event, edges) => start(event, (dx, dy) => dragEdges(frame, edges, dx, dy, room)),
  };
}

/** A move alone lays nothing out anew. */
function drawFrame(element: HTMLElement | null, { left, top, width, height }: VideoFrame): void {
  if (!element) return;
  const { style } = element;
  style.transform = `translate(${left}px, ${top}px)`;
  if (style.width !== `${width}px`) style.width = `${width}px`;
  if (style.height !== `${height}px`) style.height = `${height}px`;
}
