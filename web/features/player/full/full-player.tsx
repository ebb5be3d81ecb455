import { useCallback, useEffect, useRef, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { usePlayer, usePlayerCommands } from '#web/player/use-player.ts';
import { useSwipe } from '../bar/use-swipe.ts';
import { FullControls } from './full-controls.tsx';
import { FullHeader } from './full-header.tsx';
import { FullPicture } from './full-picture.tsx';
import { FullTitle } from './full-title.tsx';
import { FullTranscript } from './full-transcript.tsx';
import { isOwnEntry, useCloseByBack } from './use-close-by-back.ts';
import { useModal } from './use-modal.ts';
import { useWorkPlace } from './use-work-place.ts';

/** The full-screen player of phones and tablets. The default export is what `lazy` asks for. */
export default function FullPlayer(): ReactElement {
  const { openFull, showPanel, openQueue } = usePlayerCommands();
  const isCovered = usePlayer(({ view }) => view.panel !== null || view.isQueueOpen);
  const work = useWorkPlace();
  const box = useRef<HTMLDivElement>(null);

  const close = useCallback(() => {
    box.current?.setAttribute('data-closing', '');
    const leaving = box.current?.getAnimations().map(({ finished }) => finished) ?? [];
    void Promise.allSettled(leaving).then(() => openFull(false));
  }, [openFull]);

  const swipe = useSwipe('down', close, (px) => {
    // The stylesheet's transition is for letting go; the finger itself is followed at once.
    box.current?.style.setProperty('transition', px === 0 ? null : 'none');
    box.current?.style.setProperty('translate', px <= 0 ? null : `0 ${px}px`);
  });

  useModal(box, isCovered, close);
  useCloseByBack(() => {
    if (!isCovered) return close();
    showPanel(null);
    openQueue(false);
  });
  const { key, state } = useLocation();
  const opened = useRef(key);
  // A link inside has led elsewhere.
  useEffect(() => {
    if (key === opened.current) return;
    opened.current = key;
    if (!isOwnEntry(state)) openFull(false);
  }, [key, state, openFull]);

  return createPortal(
    <div ref={box} role="dialog" aria-modal="true" aria-label="Player" tabIndex={-1} className="full-player night">
      <div className="full-head touch-none" {...swipe}>
        <FullHeader work={work} onClose={close} />
      </div>
      <div className="full-picture touch-none" {...swipe}>
        <FullPicture />
      </div>
      <FullTitle />
      <FullControls work={work} />
      <FullTranscript />
    </div>,
    document.body,
  );
}
