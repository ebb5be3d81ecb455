import type { ItemKind } from '#core/library/kind.ts';
import { hasRepeatedPlace, haveNumberedNames } from './order-parts.ts';

/** An episode of a show or a podcast, with what names, folders, metadata files and tags say about its place. */
export interface Episode {
  path: string;
  season: number | null;
  episode: number | null;
  /** Out of the tags, where Audiobookshelf keeps season and episode of a podcast. */
  disc: number | null;
  track: number | null;
  date: string | null;
}

/**
 * Orders episodes, given in the order of names, by season and then by number, specials last. Where no name, folder or
 * metadata file has a number, a podcast's tags count when all of them have one and no two the same, then its dates of
 * publication; else the order of names stays. What the tags then say of the season is filled in.
 */
export function orderEpisodes<E extends Episode>(kind: ItemKind, episodes: readonly E[]): E[] {
  if (episodes.some(({ season, episode }) => season !== null || episode !== null)) return sortByPlace(episodes);
  if (kind !== 'podcast' || haveNumberedNames(episodes)) return [...episodes];
  if (episodes.every(({ track }) => track !== null) && !hasRepeatedPlace(episodes))
    return sortByPlace(episodes.map((one) => ({ ...one, season: one.disc ?? 1, episode: one.track })));
  // A year alone orders nothing within it.
  if (episodes.every(({ date }) => date !== null && /^\d{4}-\d{2}-\d{2}/.test(date))) {
    return episodes.toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? -1 : (a.date ?? '') > (b.date ?? '') ? 1 : 0));
  }
  return [...episodes];
}

function sortByPlace<E extends Episode>(episodes: readonly E[]): E[] {
  return episodes.toSorted((a, b) => rankSeason(a.season) - rankSeason(b.season) || rankEpisode(a) - rankEpisode(b));
}

function rankSeason(season: number | null): number {
  return season === 0 ? Number.MAX_SAFE_INTEGER : (season ?? -1);
}

/** What has no number in its season comes behind those that have one. */
function rankEpisode({ episode }: Episode): number {
  return episode ?? Number.MAX_SAFE_INTEGER;
}
