import { useQuery } from '@tanstack/react-query';
import type { PlayerEpisode } from '#core/player/episode.ts';
import { browserApi } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import { usePlayer } from '../use-player.ts';
import type { Cue } from './cue.ts';
import { readCues } from './read-cues.ts';

/** What a transcript is of: an episode, or the same facts from a page. */
export type TranscriptSource = Pick<PlayerEpisode, 'id' | 'transcriptUrl' | 'speechUrl' | 'chapters' | 'itemKind'>;

export interface CuesState {
  readonly status: 'loading' | 'none' | 'failed' | 'ready';
  readonly cues: readonly Cue[];
  readonly retry: () => void;
}

const NO_CUES: readonly Cue[] = [];

/** The words of a unit: of a recording from its WebVTT file, of a spoken text the text itself. */
export function useCues({ id, transcriptUrl, speechUrl }: TranscriptSource): CuesState {
  const speech = usePlayer((state) => (state.episode?.id === id ? state.speech : null));
  const hasWords = speechUrl !== null || transcriptUrl !== null;
  const isInPlayer = speechUrl !== null && speech !== null;
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['cues', speechUrl ?? transcriptUrl],
      queryFn: async (): Promise<readonly Cue[]> =>
        speechUrl === null ? readCues(transcriptUrl ?? '') : (await browserApi.getSpeech(id)).cues,
      enabled: hasWords && !isInPlayer,
      // The file belongs to the unit: it does not change while somebody reads it.
      staleTime: Infinity,
      // Somebody waits for it, and there is a button.
      retry: false,
      networkMode: 'always',
    },
    queryClient,
  );
  const cues = isInPlayer ? speech.cues : hasWords ? data : NO_CUES;
  const status = cues ? (cues.length > 0 ? 'ready' : 'none') : isError ? 'failed' : 'loading';
  return { status, cues: cues ?? NO_CUES, retry: () => void refetch() };
}
