import { useQuery } from '@tanstack/react-query';
import { currentId } from '#core/player/queue-state.ts';
import { cueIndexAt } from '#core/player/speech/speech-text.ts';
import type { SpeechText } from '#core/player/speech/speech-schema.ts';
import { isCurrentUnit } from '#web/player/use-play-from.ts';
import { usePlayer } from '#web/player/use-player.ts';
import { queryClient } from '#web/query-client.ts';
import { heardUnitQuery, type HeardUnit, type Recording } from '#web/features/recording/recording.ts';

const NOTHING = { queryKey: ['heard', '', 0], queryFn: (): Promise<HeardUnit | null> => Promise.resolve(null), enabled: false };

export interface HeardNow {
  /** The sentence of the book that the player is at; null while it plays something else. */
  readonly sentence: number | null;
  readonly isPlaying: boolean;
}

/** What the player says of a book, by its own voice or by the recording. */
export function useHeardSentence(speechId: string | null, recording: Recording | null, speech: SpeechText | null): HeardNow {
  const isOwn = usePlayer((state) => speechId !== null && isCurrentUnit(state, speechId));
  const isPlaying = usePlayer((state) => state.playback.status === 'playing');
  const unitId = usePlayer((state) => {
    const id = currentId(state.queue);
    return id !== null && recording?.units.some((unit) => unit.id === id) && isCurrentUnit(state, id) ? id : null;
  });
  const { data: heard = null } = useQuery(unitId !== null && speech ? heardUnitQuery(unitId, speech) : NOTHING, queryClient);
  const sentence = usePlayer(({ playback }) => {
    if (isOwn && speech) return cueIndexAt(speech.cues, playback.positionSec);
    if (unitId === null || heard === null) return null;
    return heard.found[cueIndexAt(heard.cues, playback.positionSec)]?.sentence ?? null;
  });
  return { sentence, isPlaying };
}
