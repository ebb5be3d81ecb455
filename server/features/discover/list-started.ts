import type { LearnerId } from '#core/account/learner.ts';
import type { DiscoverSection } from '#core/library/catalogue.ts';
import { findSummaries, type SummaryRow } from '../../catalogue/items.ts';
import { findOtherEdition } from '../../catalogue/other-edition.ts';
import { presentItem } from '../../catalogue/present.ts';
import type { House } from '../../house.ts';
import { itemShares, readRecentPlaces, presentPlace } from '../progress/queries.ts';

const SHELF = 12;
/** Places that are looked at, the latest first. */
const MAX_PLACES = 100;

/** Works begun and not finished, each with the unit touched last; one that is read and heard stands once, as it was met last. */
export async function listStarted(house: House, userId: LearnerId): Promise<DiscoverSection['items']> {
  const rows = await readRecentPlaces(house, userId, { limit: MAX_PLACES });
  const latest = new Map<string, (typeof rows)[number]>();
  for (const row of rows) if (!latest.has(row.itemId)) latest.set(row.itemId, row);
  const works = await findSummaries(house, [...latest.keys()]);
  const shares = await itemShares(house, userId, [...works.keys()]);
  const isGoingOn = ({ id }: SummaryRow): boolean => shares.get(id)?.isFinished !== true;
  const started = [...latest.keys()].flatMap((id) => works.get(id) ?? []).filter(isGoingOn);
  const shown = await leaveOutEditions(house, started);
  return shown.slice(0, SHELF).flatMap((work) => {
    const row = latest.get(work.id);
    return row
      ? [
          {
            ...presentItem(work),
            progress: presentPlace(row, house.now()),
            unitTitle: row.unitTitle,
            fraction: shares.get(work.id)?.fraction ?? 0,
          },
        ]
      : [];
  });
}

/** Without those of which another edition stands before. */
async function leaveOutEditions(house: House, works: readonly SummaryRow[]): Promise<SummaryRow[]> {
  if (!works.some(({ kind }) => kind === 'audiobook')) return [...works];
  const left = new Set(works.map(({ id }) => id));
  for (const ebook of works.filter(({ kind }) => kind === 'ebook')) {
    const other = await findOtherEdition(house, ebook);
    if (!other || !left.has(other.id)) continue;
    const place = (id: string): number => works.findIndex((work) => work.id === id);
    left.delete(place(ebook.id) < place(other.id) ? other.id : ebook.id);
  }
  return works.filter(({ id }) => left.has(id));
}
