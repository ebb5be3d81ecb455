import { dropQuality } from '#core/library/names/file-name.ts';
import { joinPeople, splitPeople } from '#core/library/names/file-name-people.ts';
import { parseWorkName, type WorkName } from '#core/library/names/file-name-work.ts';
import type { ItemManifest } from '#core/library/source/manifest.ts';
import type { ProblemLog } from '../../problem.ts';
import type { ScannedItem } from '../../scan/find-items.ts';
import type { UnitReading } from '../read-unit.ts';
import { settleLanguage } from './settle-language.ts';
import { compact, shorten, tidyTopics, type WorkMetadata } from './work-metadata.ts';

export interface MergedMetadata {
  title: string;
  author: string;
  narrator: string | null;
  topics: string[];
  language: string;
  year: number | null;
  series: string | null;
  seriesPosition: number | null;
  /** Where no text describes the work. */
  description: string;
}

interface Sources {
  manifest: ItemManifest;
  files: WorkMetadata;
  scanned: ScannedItem;
  readings: readonly UnitReading[];
  isOneFile: boolean;
  problems: ProblemLog;
}

const MEANINGLESS_GENRES = new Set([
  'audiobook',
  'audiobooks',
  'podcast',
  'podcasts',
  'speech',
  'spoken',
  'other',
  'unknown',
  'books & spoken',
]);

/** Frontmatter, then metadata files, then embedded tags, then the folder's name. */
export function mergeMetadata({ manifest, files, scanned, readings, isOneFile, problems }: Sources): MergedMetadata {
  const embedded = readEmbedded(scanned, readings, isOneFile);
  const embeddedIn = readings.find(({ book, tags }) => book ?? tags)?.unit?.path ?? scanned.path;
  const name = readFolderName(scanned);
  const isBook = scanned.kind === 'audiobook' || scanned.kind === 'ebook';
  // Of the folders above a book the nearest two are series and author, if there are two.
  const parents = isBook ? scanned.parents.slice(-2) : [];
  const series = manifest.series ?? files.series ?? embedded.series ?? parents[1] ?? (isBook ? name.series : null);
  const position = manifest.seriesPosition ?? files.seriesPosition ?? embedded.seriesPosition ?? name.seriesPosition;
  return {
    title: manifest.title ?? files.title ?? embedded.title ?? name.title,
    author: manifest.author ?? files.author ?? embedded.author ?? joinPeople(splitPeople(parents[0] ?? '')),
    narrator: manifest.narrator ?? (scanned.kind === 'audiobook' ? (files.narrator ?? embedded.narrator ?? readNarrators(name)) : null),
    topics: manifest.topics ?? files.topics ?? embedded.topics ?? [],
    language: manifest.language ?? files.language ?? settleLanguage(embedded, embeddedIn, problems).language ?? 'en',
    year: manifest.year ?? files.year ?? embedded.year ?? name.year,
    series,
    seriesPosition: series === null ? (manifest.seriesPosition ?? null) : position,
    // A subtitle says more than nothing.
    description: files.description ?? embedded.description ?? files.subtitle ?? embedded.subtitle ?? '',
  };
}

function readNarrators({ narrator }: WorkName): string | null {
  return joinPeople(splitPeople(narrator ?? '')) || null;
}

/** What the name of the item's folder, or of the bare file, says. */
export function readFolderName(scanned: ScannedItem): WorkName {
  const { name } = scanned.folder;
  if (scanned.kind === 'video') return parseWorkName(dropQuality(name) || name);
  if (scanned.kind === 'audiobook' || scanned.kind === 'ebook') return parseWorkName(name);
  return { title: name, year: null, narrator: null, series: null, seriesPosition: null };
}

function readEmbedded(scanned: ScannedItem, readings: readonly UnitReading[], isOneFile: boolean): WorkMetadata {
  const book = readings.find((reading) => reading.book)?.book;
  if (book) return book;
  const tags = readings.find((reading) => reading.tags)?.tags;
  // A course is made of many recordings: the tags of one say nothing about the whole.
  if (!tags || scanned.kind === 'course') return {};
  const isWhole = scanned.kind === 'audiobook' || (scanned.kind === 'video' && isOneFile);
  // Shops make an album of each season of a show.
  const album = scanned.kind === 'video' ? undefined : findCommonAlbum(readings);
  return compact({
    title: album ?? (isOneFile && scanned.kind !== 'podcast' ? (tags.title ?? undefined) : undefined),
    author: tags.author ?? undefined,
    narrator: tags.narrator ?? undefined,
    language: tags.language ?? undefined,
    topics: tidyTopics(tags.genres).filter((genre) => !MEANINGLESS_GENRES.has(genre)),
    // Of an episode these speak of itself.
    ...(isWhole
      ? {
          subtitle: tags.subtitle ?? undefined,
          year: tags.year ?? undefined,
          description: shorten(tags.description ?? ''),
          series: scanned.kind === 'audiobook' ? (tags.series ?? undefined) : undefined,
          seriesPosition: scanned.kind === 'audiobook' ? (tags.seriesPosition ?? undefined) : undefined,
        }
      : {}),
  });
}

/** The album of most files: where each has one of its own, it is the part that is named and not the work. */
function findCommonAlbum(readings: readonly UnitReading[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { tags } of readings) if (tags?.album) counts.set(tags.album, (counts.get(tags.album) ?? 0) + 1);
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return best && (counts.size === 1 || best[1] * 2 > readings.length) ? best[0] : undefined;
}
