import type { ItemKind } from '#core/library/kind.ts';
import type { UnitContent } from '../item-content.ts';
import type { UnitReading } from '../read-unit.ts';
import { nameSeason } from './group-files.ts';
import { orderEpisodes } from './order-episodes.ts';
import { orderParts } from './order-parts.ts';
import type { UnitFiles } from './unit-files.ts';

export interface ReadUnit {
  unit: UnitContent;
  reading: UnitReading;
  group: UnitFiles;
}

/** Part of a show, by its name, its metadata or its folder. */
export function isEpisode({ reading, group }: ReadUnit): boolean {
  return (reading.name.season ?? reading.nfo?.season ?? group.season) !== null;
}

/** Puts the units of an item, given in the order of their names, into the order in which they are played. */
export function orderUnits(kind: ItemKind, read: readonly ReadUnit[]): ReadUnit[] {
  const places = read.map((entry) => {
    const { reading, group, unit } = entry;
    const { track = null, disc = null, date = null } = reading.tags ?? {};
    const season = reading.name.season ?? reading.nfo?.season ?? group.season;
    return { entry, path: unit.path, track, disc, date, season, episode: reading.name.episode ?? reading.nfo?.episode ?? null };
  });
  if (kind === 'audiobook') return nameByFile(orderParts(places).map(({ entry }) => entry));
  if (kind !== 'podcast' && kind !== 'video') return [...read];
  const ordered = orderEpisodes(kind, places);
  const seasons = new Set(ordered.map(({ season }) => season));
  // Seasons that no folder parts, when there are several.
  if (seasons.size > 1 && ordered.every(({ entry }) => entry.unit.section === null)) {
    for (const { entry, season } of ordered) if (season !== null) entry.unit.section = nameSeason(season);
  }
  return ordered.map(({ entry }) => entry);
}

/** Where all parts of a book have one title, it is the book's, and the names of the files tell them apart. */
function nameByFile(read: ReadUnit[]): ReadUnit[] {
  const titles = new Set(read.map(({ unit }) => unit.title));
  if (read.length < 2 || titles.size > 1 || read.some(({ reading }) => reading.titleSource !== 'content')) return read;
  return read.map(({ unit, reading, group }) => {
    const renamed = { ...unit, title: reading.name.title };
    return { unit: renamed, reading: { ...reading, unit: renamed, titleSource: 'name' }, group };
  });
}
