import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useSwipe } from '../bar/use-swipe.ts';
import { usePlayer, usePlayerCommands } from '../use-player.ts';
import { FullControls } from './full-controls.tsx';
import { FullHeader } from './full-header.tsx';
import { FullPicture } from './full-picture.tsx';
import { FullTitle } from './full-title.tsx';
import { FullTranscript } from './full-transcript.tsx';
import { useCloseByBack } from './use-close-by-back.ts';
import { useWorkPlace } from './use-work-place.ts';

/** The full-screen player of phones and tablets. The default export is what `lazy` asks for. */
export default function FullPlayer(): ReactElement {
  const { openFull } = usePlayerCommands();
  const [isOpen, setOpen] = useState(true);
  const close = (): void => setOpen(false);
  const hasCover = usePlayer(({ view }) => view.panel !== null || view.isQueueOpen);
  const work = useWorkPlace();
  const popup = useRef<HTMLDivElement>(null);

  const swipe = useSwipe('down', close, (px) => {
    // The stylesheet's transition is for letting go; the finger itself is followed at once.
    popup.current?.style.setProperty('transition', px === 0 ? null : 'none');
    popup.current?.style.setProperty('translate', px <= 0 ? null : `0 ${px}px`);
  });

  useCloseByBack(isOpen && !hasCover, close);
  const { key } = useLocation();
  const opened = useRef(key);
  // A link inside has led elsewhere.
  useEffect(() => {
    if (key !== opened.current) setOpen(false);
  }, [key]);

  return (
    <Dialog.Root
      open={isOpen}
      // What lies over the player is closed first, each by its own.
      onOpenChange={(next) => (next || hasCover ? undefined : close())}
      onOpenChangeComplete={(next) => (next ? undefined : openFull(false))}
    >
      <Dialog.Portal>
        <Dialog.Popup ref={popup} aria-label="Player" data-side="center" className="full-player night panel">
          <div className="full-head touch-none" {...swipe}>
            <FullHeader work={work} />
          </div>
          <div className="full-picture touch-none" {...swipe}>
            <FullPicture />
          </div>
          <FullTitle />
          <FullControls work={work} />
          <FullTranscript />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
