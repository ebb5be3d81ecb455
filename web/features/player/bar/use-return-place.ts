import { useEffect, useState } from 'react';
import { placeToReturnTo, type LeftPlace } from '#core/player/place-history.ts';
import { usePlayer } from '../use-player.ts';

/** Whoever has not missed the place by then was right to jump. */
const OFFERED_MS = 20_000;

/**
 * The place that the last jump left, while it is offered to go back there; otherwise null.
 * @param isHeld keeps it, for example while it has the focus
 */
export function useReturnPlace(isHeld: boolean): LeftPlace | null {
  const place = usePlayer((state) => placeToReturnTo(state.history, state.episode?.id ?? null));
  const [refused, setRefused] = useState<LeftPlace | null>(null);
  useEffect(() => {
    if (!place || isHeld) return undefined;
    const timer = setTimeout(() => setRefused(place), Math.max(0, place.leftMs + OFFERED_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [place, isHeld]);
  return place === refused ? null : place;
}
