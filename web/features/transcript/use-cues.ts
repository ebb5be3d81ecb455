import { useQuery } from '@tanstack/react-query';
import type { PlayerEpisode } from '#core/player/episode.ts';
import type { Cue } from '#core/transcript/cue.ts';
import { browserApi } from '#web/api/client.ts';
import { useCaption } from '#web/player/use-caption.ts';
import { usePlayer } from '#web/player/use-player.ts';
import { queryClient } from '#web/query-client.ts';
import { readCues } from './read-cues.ts';

/** What a transcript is of: an episode, or the same facts from a page. */
export type TranscriptSource = Pick<PlayerEpisode, 'id' | 'transcriptUrl' | 'captions' | 'speechUrl' | 'chapters' | 'itemKind'>;

export interface CuesState {
  readonly status: 'loading' | 'none' | 'failed' | 'ready';
  readonly cues: readonly Cue[];
  /** BCP 47, where it is known. */
  readonly language: string | undefined;
  readonly retry: () => void;
}

interface Words {
  readonly cues: readonly Cue[];
  readonly language?: string | undefined;
}

const NO_WORDS: Words = { cues: [] };

/** The words of a unit: of a recording those of its captions that are chosen, of a spoken text the text itself. */
export function useCues({ id, transcriptUrl, captions, speechUrl }: TranscriptSource): CuesState {
  const caption = useCaption(captions);
  const url = caption?.url ?? transcriptUrl;
  const speech = usePlayer((state) => (state.episode?.id === id ? state.speech : null));
  const hasWords = speechUrl !== null || url !== null;
  const isInPlayer = speechUrl !== null && speech !== null;
  const { data, isError, isFetching, refetch } = useQuery(
    {
      queryKey: ['cues', speechUrl ?? url],
      queryFn: async (): Promise<Words> =>
        speechUrl === null ? { cues: await readCues(url ?? ''), language: caption?.language ?? undefined } : browserApi.getSpeech(id),
      enabled: hasWords && !isInPlayer,
      // The file belongs to the unit: it does not change while somebody reads it.
      staleTime: Infinity,
      // Somebody waits for it, and there is a button.
      retry: false,
    },
    queryClient,
  );
  const words: Words | undefined = isInPlayer ? speech : hasWords ? data : NO_WORDS;
  const status = words ? (words.cues.length > 0 ? 'ready' : 'none') : isError && !isFetching ? 'failed' : 'loading';
  const { cues, language } = words ?? NO_WORDS;
  return { status, cues, language, retry: () => void refetch() };
}
