import { useEffect, useState } from 'react';
import { usePlayer } from '../use-player.ts';
import { useVideo } from './use-video.ts';

function findTrack(video: HTMLVideoElement, url: string): HTMLTrackElement | null {
  const track = video.querySelector<HTMLTrackElement>('track[kind=captions]');
  return track?.getAttribute('src') === url ? track : null;
}

/** Puts the captions of what plays on the picture, and keeps them as the learner wants them. For one component only. */
export function useCaptionTrack(): void {
  const video = useVideo();
  const url = usePlayer(({ episode }) => episode?.transcriptUrl ?? null);
  const isShown = usePlayer((state) => state.video.hasCaptions);

  useEffect(() => {
    if (!video || url === null) return undefined;
    const track = document.createElement('track');
    track.kind = 'captions';
    track.label = 'English';
    track.srclang = 'en';
    track.src = url;
    video.append(track);
    return () => track.remove();
  }, [video, url]);

  useEffect(() => {
    const track = video && url !== null ? findTrack(video, url) : null;
    if (track) track.track.mode = isShown ? 'showing' : 'disabled';
  }, [video, url, isShown]);
}

/** Whether there are captions to show. A file that turns out to have none in it, or that cannot be read, counts as none. */
export function useHasCaptions(): boolean {
  const video = useVideo();
  const url = usePlayer(({ episode }) => episode?.transcriptUrl ?? null);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);

  useEffect(() => {
    if (!video || url === null) return undefined;
    const look = (): void => {
      const track = findTrack(video, url);
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
