import { parseWorkName } from '#core/library/file-name-work.ts';
import type { ItemManifest } from '#core/library/manifest.ts';
import { tidyChapters } from './read-media.ts';
import type { ScannedItem } from '../scan/find-items.ts';
import type { UnitReading } from './read-unit.ts';
import { normalizeLanguage, tidyTopics, type WorkMetadata } from './work-metadata.ts';

export interface MergedMetadata {
  title: string;
  author: string;
  narrator: string | null;
  topics: string[];
  language: string;
  year: number | null;
  series: string | null;
  seriesPosition: number | null;
  tagDescription: string;
}

interface Sources {
  manifest: ItemManifest;
  files: WorkMetadata;
  scanned: ScannedItem;
  readings: readonly UnitReading[];
  unitCount: number;
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
export function mergeMetadata({ manifest, files, scanned, readings, unitCount }: Sources): MergedMetadata {
  const embedded = readEmbedded(scanned, readings, unitCount);
  const name = readFolderName(scanned);
  const isBook = scanned.kind === 'audiobook' || scanned.kind === 'ebook';
  spreadChapters(files, readings);
  return {
    title: manifest.title ?? files.title ?? embedded.title ?? name.title,
    author: manifest.author ?? files.author ?? embedded.author ?? (isBook ? scanned.parents[0] : undefined) ?? '',
    narrator: manifest.narrator ?? files.narrator ?? (scanned.kind === 'audiobook' ? embedded.narrator : undefined) ?? name.narrator,
    topics: manifest.topics ?? files.topics ?? embedded.topics ?? [],
    language: manifest.language ?? files.language ?? normalizeLanguage(embedded.language) ?? 'en',
    year: manifest.year ?? files.year ?? embedded.year ?? name.year,
    series: manifest.series ?? files.series ?? embedded.series ?? (isBook ? scanned.parents[1] : undefined) ?? null,
    seriesPosition: manifest.seriesPosition ?? files.seriesPosition ?? embedded.seriesPosition ?? name.seriesPosition,
    tagDescription: embedded.description ?? '',
  };
}

function readFolderName(scanned: ScannedItem) {
  if (scanned.kind !== 'course' && scanned.kind !== 'podcast') return parseWorkName(scanned.folder.name);
  return { title: scanned.folder.name, year: null, narrator: null, seriesPosition: null };
}

function readEmbedded(scanned: ScannedItem, readings: readonly UnitReading[], unitCount: number): WorkMetadata {
  const book = readings.find((reading) => reading.book)?.book;
  if (book) return book;
  const tags = readings.find((reading) => reading.tags)?.tags;
  // A course is made of many recordings: the tags of one say nothing about the whole.
  if (!tags || scanned.kind === 'course') return {};
  const title = tags.album ?? (unitCount === 1 && scanned.kind !== 'podcast' ? tags.title : null);
  const topics = tidyTopics(tags.genres).filter((genre) => !MEANINGLESS_GENRES.has(genre));
  return {
    ...(title ? { title } : {}),
    ...(tags.author ? { author: tags.author } : {}),
    ...(tags.narrator ? { narrator: tags.narrator } : {}),
    ...(tags.language ? { language: tags.language } : {}),
    ...(tags.year ? { year: tags.year } : {}),
    ...(tags.description ? { description: tags.description } : {}),
    ...(topics.length > 0 ? { topics } : {}),
  };
}

/** Audiobookshelf's chapters run over the whole book; with one file they are that file's. */
function spreadChapters(files: WorkMetadata, readings: readonly UnitReading[]): void {
  const unit = readings.length === 1 ? readings[0]?.unit : null;
  if (unit && files.chapters && unit.chapters.length === 0) unit.chapters = tidyChapters(files.chapters, unit.durationSec) ?? [];
}
