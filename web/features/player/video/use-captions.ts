import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { nameCaption } from '#core/player/video/caption-choice.ts';
import { captionText } from '#core/player/video/caption-text.ts';
import { useCaption, useEpisodeCaptions } from '#web/player/use-caption.ts';
import { usePlayer } from '#web/player/use-player.ts';
import { useVideo } from './use-video.ts';

const AWAY = ['enterpictureinpicture', 'leavepictureinpicture', 'webkitbeginfullscreen', 'webkitendfullscreen'];

/** In a window or on a screen of the browser's own. There is nothing of ours, and the browser draws the captions too. */
const isAway = (video: HTMLVideoElement): boolean =>
  document.pictureInPictureElement === video || ('webkitDisplayingFullscreen' in video && video.webkitDisplayingFullscreen === true);

const listTracks = (video: HTMLVideoElement): HTMLTrackElement[] => [...video.querySelectorAll<HTMLTrackElement>('track[kind=captions]')];
const isAt = (track: HTMLTrackElement, url: string | null): boolean => track.getAttribute('src') === url;

/** Puts the captions of what plays on the picture, and keeps them as the learner wants them. For one component only. */
export function useCaptionTracks(): void {
  const video = useVideo();
  const captions = useEpisodeCaptions();
  const url = useCaption(captions)?.url ?? null;
  const isShown = usePlayer((state) => state.video.hasCaptions);

  useEffect(() => {
    if (!video) return undefined;
    const tracks = captions.map((caption) => {
      const track = document.createElement('track');
      track.kind = 'captions';
      track.label = nameCaption(caption.language, document.documentElement.lang);
      track.srclang = caption.language ?? '';
      track.src = caption.url;
      return track;
    });
    video.append(...tracks);
    return () => tracks.forEach((track) => track.remove());
  }, [video, captions]);

  useEffect(() => {
    if (!video) return undefined;
    const show = (): void => {
      // The file of a track that is not shown is not fetched.
      const shown = isAway(video) ? 'showing' : 'hidden';
      for (const track of listTracks(video)) track.track.mode = isShown && isAt(track, url) ? shown : 'disabled';
    };
    // Chrome by itself shows one that it takes to be wanted. Two at once are nobody's choice; whoever takes one in the menu
    // of a phone's own full screen has it alone.
    const showOne = (): void => {
      if (listTracks(video).filter(({ track }) => track.mode === 'showing').length > (isAway(video) ? 1 : 0)) show();
    };
    show();
    video.textTracks.addEventListener('change', showOne);
    AWAY.forEach((type) => video.addEventListener(type, show));
    return () => {
      video.textTracks.removeEventListener('change', showOne);
      AWAY.forEach((type) => video.removeEventListener(type, show));
    };
  }, [video, captions, url, isShown]);
}

/** What is said now, for an element of our own: a browser's captions can hardly be styled. */
export function useCaptionText(): string {
  const video = useVideo();
  const subscribe = useCallback(
    (listener: () => void) => {
      // It does not bubble, but the picture hears it on its way to the track.
      video?.addEventListener('cuechange', listener, { capture: true });
      video?.textTracks.addEventListener('change', listener);
      video?.textTracks.addEventListener('removetrack', listener);
      return () => {
        video?.removeEventListener('cuechange', listener, { capture: true });
        video?.textTracks.removeEventListener('change', listener);
        video?.textTracks.removeEventListener('removetrack', listener);
      };
    },
    [video],
  );
  return useSyncExternalStore(
    subscribe,
    () => (video ? readText(video) : ''),
    () => '',
  );
}

function readText(video: HTMLVideoElement): string {
  const track = listTracks(video).find((one) => one.track.mode === 'hidden');
  const cues = [...(track?.track.activeCues ?? [])].filter((cue) => cue instanceof VTTCue);
  return captionText(cues.map((cue) => cue.getCueAsHTML().textContent));
}

/** Whether there are captions to show. A file that turns out to have none in it, or that cannot be read, counts as none. */
export function useHasCaptions(): boolean {
  const video = useVideo();
  const url = useCaption(useEpisodeCaptions())?.url ?? null;
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);

  useEffect(() => {
    if (!video || url === null) return undefined;
    const look = (): void => {
      const track = listTracks(video).find((one) => isAt(one, url));
      const isBroken = track?.readyState === HTMLTrackElement.ERROR;
      const isEmpty = track?.readyState === HTMLTrackElement.LOADED && track.track.cues?.length === 0;
      if (isBroken || isEmpty) setBrokenUrl(url);
    };
    look();
    // These events do not bubble, but the picture hears them on their way to the track.
    video.addEventListener('load', look, { capture: true });
    video.addEventListener('error', look, { capture: true });
    return () => {
      video.removeEventListener('load', look, { capture: true });
      video.removeEventListener('error', look, { capture: true });
    };
  }, [video, url]);

  return url !== null && url !== brokenUrl;
}
