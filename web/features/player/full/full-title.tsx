import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { chapterTitle, stepsByChapter } from '#core/player/shown/chapter-now.ts';
import { fullTitles } from '#core/player/shown/now-titles.ts';
import { spokenBy } from '#core/player/shown/spoken-by.ts';
import { homePath } from '#web/addresses.ts';
import { usePlayer } from '#web/player/use-player.ts';
import { ReadOnHere } from './read-on-here.tsx';
import { useSpeakingVoice } from '../bar/use-speaking-voice.ts';

/** What plays, in large letters; leads to its page. */
export function FullTitle(): ReactElement {
  const episode = usePlayer((state) => state.episode);
  const chapter = usePlayer((state) => (stepsByChapter(state) ? chapterTitle(state) : null));
  const isFaulty = usePlayer((state) => state.playback.status === 'error');
  const voice = useSpeakingVoice();
  if (!episode) return <p className="full-title text-ink-3">{isFaulty ? 'Not loaded' : 'Loading'}</p>;
  const { title, detail } = fullTitles(episode, chapter);
  return (
    <div className="full-title">
      <h2 className="@min-[16rem]:line-clamp-2">
        <Link to={homePath(episode)} className="-my-1.5 block py-1.5 hover:text-accent-ink">
          {title}
        </Link>
      </h2>
      <p className="mt-1 text-ink-2 @min-[16rem]:line-clamp-2">{detail}</p>
      <ReadOnHere episode={episode} />
      {voice ? <p className="mt-0.5 text-sm text-ink-3">{spokenBy(voice)}</p> : null}
    </div>
  );
}
