import type { WorksUnderWay } from '#core/library/catalogue.ts';
import { summaryCalls } from '#web/api/summary-calls.ts';
import type { Api } from '#web/api/client.ts';

/** The works under way. Each stands in the page once, however many places are in it. */
export async function loadPlaces(api: Api): Promise<WorksUnderWay> {
  const { places, ...rest } = await summaryCalls(api).listUnderWay();
  const items = new Map(places.map(({ item }) => [item.id, item]));
  return { ...rest, places: places.map((place) => ({ ...place, item: items.get(place.item.id) ?? place.item })) };
}
