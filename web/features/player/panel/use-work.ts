import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ItemDetail } from '#core/library/catalogue.ts';
import type { ItemKind } from '#core/library/kind.ts';
import type { PlayerEpisode } from '#core/player/episode.ts';
import { shownDurationSec } from '#core/player/player-state.ts';
import { isSpeechId, spokenUnitId } from '#core/player/speech/speech-id.ts';
import { buildTimeline, type Timeline } from '#core/player/timeline.ts';
import type { Place } from '#core/progress/place.ts';
import { browserApi } from '#web/api/client.ts';
import { usePlaces } from '#web/places.ts';
import { usePlayer } from '#web/player/use-player.ts';
import { queryClient } from '#web/query-client.ts';

/** Kinds whose files are parts of one whole, rather than episodes or lessons that stand alone. */
const WHOLE: ReadonlySet<ItemKind> = new Set<ItemKind>(['audiobook', 'video']);
const FRESH_MS = 5 * 60_000;

export interface Work {
  readonly status: 'loading' | 'failed' | 'ready';
  /** The whole work, or the unit alone while the rest is not there. */
  readonly timeline: Timeline;
  /** Its playable units in order. */
  readonly queue: readonly string[] | undefined;
  /** The learner's places in its units, as far as they are known. */
  readonly places: readonly Place[];
  readonly retry: () => void;
}

const playable = ({ units }: ItemDetail) => units.filter(({ kind }) => kind === 'audio' || kind === 'video');

/** What the unit is a part of, on one clock. */
export function useWork(episode: PlayerEpisode): Work {
  const { id, itemId, itemKind, title, chapters, previousId, nextId } = episode;
  const hasParts = WHOLE.has(itemKind) && !isSpeechId(id) && (previousId !== null || nextId !== null);
  const durationSec = usePlayer(shownDurationSec) ?? 0;
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['work', itemKind, itemId],
      queryFn: () => browserApi.getItem(itemKind, itemId),
      enabled: hasParts,
      staleTime: FRESH_MS,
      retry: 1,
    },
    queryClient,
  );
  const work = hasParts ? data : undefined;
  const places = usePlaces(work ? work.units.map((unit) => unit.id) : [spokenUnitId(id)], work?.progress);
  const timeline = useMemo(() => {
    const own = { id, title, durationSec, chapters };
    // The player knows the length of its own file best.
    return buildTimeline(work ? playable(work).map((unit) => (unit.id === id ? { ...unit, durationSec } : unit)) : [own]);
  }, [work, id, title, durationSec, chapters]);
  return {
    status: !hasParts || work ? 'ready' : isError ? 'failed' : 'loading',
    timeline,
    queue: work && playable(work).map((unit) => unit.id),
    places,
    retry: () => void refetch(),
  };
}
