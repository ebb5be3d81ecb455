import type { ItemDetail, UnitSummary } from '#core/library/catalogue.ts';
import type { Api } from '#web/api/client.ts';

export interface SampleUnit {
  readonly item: ItemDetail;
  readonly unit: UnitSummary;
}

/* Enough to find one in any library that offers samples, few enough for the first page a visitor sees. */
const TRIED_ITEMS = 4;

/** Something to hear at once: the first sample among the newest audiobooks and podcasts. */
export async function findSample(api: Api): Promise<SampleUnit | null> {
  for (const kind of ['audiobook', 'podcast'] as const) {
    const { items } = await api.listItems({ kind, limit: TRIED_ITEMS });
    const details = await Promise.all(items.map(({ id }) => api.getItem(kind, id)));
    for (const item of details) {
      const unit = item.units.find(({ sample }) => sample);
      if (unit) return { item, unit };
    }
  }
  return null;
}
