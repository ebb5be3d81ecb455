import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { usePlayer } from '#web/player/use-player.ts';
import { isFilmPage } from '../film-page.ts';
import { useCaptionTracks } from './use-captions.ts';
import { useFullScreenFrame } from './use-full-screen.ts';
import { useIsOnPage, useVideoHolder } from './use-video.ts';
import { VideoWindow } from './video-window.tsx';

/** The picture wherever no page shows it, and on the full screen. The default export is what `lazy` asks for. */
export default function FloatingVideo(): ReactElement {
  const element = useRef<HTMLElement>(null);
  const holder = useVideoHolder();
  const title = usePlayer((state) => state.episode?.title ?? '');
  const mode = usePlayer((state) => state.video.mode);
  const isOnPage = useIsOnPage();
  const { pathname } = useLocation();
  // Where only the video element itself can fill the screen, the window stays as it is.
  const isFull = mode === 'fullscreen' && typeof Element.prototype.requestFullscreen === 'function';
  const isHidden = !isFull && (mode === 'closed' || isOnPage || isFilmPage(pathname));

  useCaptionTracks();
  useFullScreenFrame(element);
  useLayoutEffect(() => holder?.setLabel(title), [holder, title]);

  // The focus would be lost together with the button that had it.
  useLayoutEffect(() => {
    if (isHidden && element.current?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
  }, [isHidden]);

  return <VideoWindow element={element} isHidden={isHidden} isFull={isFull} />;
}
