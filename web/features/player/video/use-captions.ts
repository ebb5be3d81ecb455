import { useEffect, useState } from 'react';
import { nameCaption } from '#core/player/video/caption-choice.ts';
import { useCaption, useEpisodeCaptions } from '#web/player/use-caption.ts';
import { usePlayer } from '#web/player/use-player.ts';
import { useVideo } from './use-video.ts';

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
      for (const track of listTracks(video)) track.track.mode = isShown && isAt(track, url) ? 'showing' : 'disabled';
    };
    // Where one is shown, Chrome shows another that it takes to be wanted. Two at once are nobody's choice; whoever takes
    // one in the menu of a phone's own full screen has it alone.
    const showOne = (): void => {
      if (listTracks(video).filter(({ track }) => track.mode === 'showing').length > 1) show();
    };
    show();
    video.textTracks.addEventListener('change', showOne);
    return () => video.textTracks.removeEventListener('change', showOne);
  }, [video, captions, url, isShown]);
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
