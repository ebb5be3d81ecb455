import { createStore, useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { PlaceView } from '#core/progress/place-schema.ts';
import { readPlace } from '#core/progress/place-wire.ts';
import { newerPlace, type Place } from '#core/progress/place.ts';

/** The newest places that this tab knows of. Pages were loaded earlier; what they show is corrected by these. */
export function createPlaces() {
  const store = createStore<ReadonlyMap<string, Place>>(() => new Map());
  const known = (unitId: string): Place | null => store.getState().get(unitId) ?? null;
  const put = (place: Place): Place => {
    store.setState(new Map(store.getState()).set(place.unitId, place), true);
    return place;
  };
  return {
    store,
    /** What is seen now, or was read from the server. Of two from one instant the later word counts. */
    note: (place: Place): Place => put(newerPlace(place, known(place.unitId))),
    /** What the server has made of a report stands for it from now on; what was seen since then goes over it. */
    settle(reportedMs: number, answer: Place): void {
      const now = known(answer.unitId);
      put(now && now.observedMs > reportedMs ? newerPlace(answer, now) : answer);
    },
    clear: (): void => store.setState(new Map(), true),
  };
}

export type Places = ReturnType<typeof createPlaces>;

/** Written to in browsers alone: on the server it stays empty, and all requests share it. */
export const places = createPlaces();

/** The learner's places in these units: those that came with the page, and what has become of them since. */
export function usePlaces(unitIds: readonly string[], loaded: readonly PlaceView[] = []): Place[] {
  const since = useStore(
    places.store,
    useShallow((known) => unitIds.map((id) => known.get(id) ?? null)),
  );
  const before = new Map(loaded.map((view) => [view.unitId, readPlace(view)]));
  return unitIds.flatMap((id, i) => newerPlace(before.get(id) ?? null, since[i] ?? null) ?? []);
}
