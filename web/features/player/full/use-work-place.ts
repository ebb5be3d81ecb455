import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findWorkPlace, type WorkPlace } from '#core/player/shown/work-place.ts';
import { browserApi } from '#web/api/client.ts';
import { usePlayer } from '#web/player/use-player.ts';
import { queryClient } from '#web/query-client.ts';

const FRESH_MS = 5 * 60_000;

/** What plays, among the other parts of its work, once those are known; null without a unit. */
export function useWorkPlace(): WorkPlace | null {
  const episode = usePlayer((state) => state.episode);
  const durationSec = usePlayer((state) => state.playback.durationSec);
  const hasNeighbours = episode !== null && (episode.previousId !== null || episode.nextId !== null);
  // The same answer as the panel's. The public pages have a player too, but no provider of the client.
  const { data } = useQuery(
    {
      queryKey: ['work', episode?.itemKind, episode?.itemId],
      queryFn: () => (episode ? browserApi.getItem(episode.itemKind, episode.itemId) : null),
      enabled: hasNeighbours,
      staleTime: FRESH_MS,
      retry: false,
    },
    queryClient,
  );
  const units = data?.units ?? null;
  return useMemo(() => episode && findWorkPlace(episode, units, durationSec), [episode, units, durationSec]);
}
