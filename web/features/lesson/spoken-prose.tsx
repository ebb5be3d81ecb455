import { useEffect, useMemo, useState, type ReactElement, type RefObject } from 'react';
import type { PlayerEpisode } from '#core/player/episode.ts';
import { cueIndexAt } from '#core/player/speech/speech-text.ts';
import { useCues } from '#web/features/transcript/use-cues.ts';
import { Prose } from '#web/features/work/prose.tsx';
import { isCurrentUnit, useGoTo } from '#web/player/use-play-from.ts';
import { usePlayer } from '#web/player/use-player.ts';
import { canHighlight, highlightSpoken } from '#web/ui/text-highlight.ts';
import { inSlices } from './in-slices.ts';
import { findSentenceRanges, type SentenceRanges } from './sentence-ranges.ts';
import { useSpokenFollow } from './use-spoken-follow.ts';

/** A player that was sent to the start of a sentence may stand a hair before it. */
const EARLY_SEC = 0.05;

export interface SpokenProseProps {
  readonly html: string;
  /** What the player holds when this is heard; null when it cannot be. */
  readonly soundId: string | null;
  /** The element of the text, for whoever marks in it as well. */
  readonly prose: RefObject<HTMLDivElement | null>;
}

/** The text of a lesson. While it is heard, the sentence is marked in it, and a press on another one goes there. */
export function SpokenProse({ html, soundId, prose }: SpokenProseProps): ReactElement {
  const episode = usePlayer((state) => (soundId !== null && isCurrentUnit(state, soundId) ? state.episode : null));
  const [wasHeard] = useState(episode !== null);
  return (
    <>
      <Prose ref={prose} html={html} />
      {episode ? <SpokenMark prose={prose} html={html} episode={episode} startsFollowing={!wasHeard} /> : null}
    </>
  );
}

interface SpokenMarkProps {
  readonly prose: RefObject<HTMLDivElement | null>;
  readonly html: string;
  readonly episode: PlayerEpisode;
  readonly startsFollowing: boolean;
}

/* The text comes as HTML, which React does not know from inside: it is marked without being changed. */
function SpokenMark({ prose, html, episode, startsFollowing }: SpokenMarkProps): null {
  const { cues } = useCues(episode);
  const goTo = useGoTo();
  const now = usePlayer((state) => cueIndexAt(cues, state.playback.positionSec + EARLY_SEC));
  const isPlaying = usePlayer((state) => state.playback.status === 'playing');
  const [ranges, setRanges] = useState<SentenceRanges | null>(null);
  const sentences = useMemo(() => cues.map(({ text }) => text), [cues]);
  const range = useMemo(() => ranges?.of(now) ?? null, [ranges, now]);

  useEffect(() => {
    if (!prose.current || !canHighlight()) return undefined;
    const stop = new AbortController();
    void inSlices(findSentenceRanges(prose.current, sentences), stop.signal).then((found) => stop.signal.aborted || setRanges(found));
    return () => {
      stop.abort();
      setRanges(null);
    };
  }, [prose, html, sentences]);
  useEffect(() => (range ? highlightSpoken(range) : undefined), [range]);
  useSpokenFollow(range, isPlaying, startsFollowing);

  useEffect(() => {
    const text = prose.current;
    if (!text || !ranges?.hasAny) return undefined;
    const play = ({ target, clientX, clientY }: MouseEvent): void => {
      const isControl = target instanceof Element && target.closest('a, button, summary') !== null;
      // Whoever selects words to copy them wants to stay.
      if (isControl || window.getSelection()?.isCollapsed === false) return;
      const cue = cues[ranges.atPoint(clientX, clientY)];
      if (cue) goTo({ unitId: episode.id, sec: cue.startSec });
    };
    text.addEventListener('click', play);
    text.setAttribute('data-heard', '');
    return () => {
      text.removeEventListener('click', play);
      text.removeAttribute('data-heard');
    };
  }, [prose, ranges, cues, episode.id, goTo]);
  return null;
}
