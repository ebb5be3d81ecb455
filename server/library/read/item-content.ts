import type { Chapter, TocEntry } from '#core/library/chapter.ts';
import type { AccessLevel, ItemKind, UnitKind } from '#core/library/kind.ts';
import type { Quiz } from '#core/library/quiz.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';
import type { MediaTable } from '#server/db/tables/library.ts';
import type { ScannedItem } from '../scan/find-items.ts';

/** A file to serve, before it has an id. */
export interface MediaFile extends Pick<MediaTable, 'root' | 'path' | 'mime' | 'bytes' | 'mtimeMs' | 'hash'> {
  /** Last part of the media id: `audio`, `captions-en`, `cover`. One of a kind within its unit or item. */
  role: string;
}

/** Captions of a unit, before they have an id. */
export interface Transcript {
  /** BCP 47; null when the file's name does not say. */
  language: string | null;
  /** Only what is spoken in a foreign language. */
  isForced: boolean;
  media: MediaFile;
}

/** A unit as its files say it, before it has an id. */
export interface UnitContent {
  declaredId: string | null;
  /** The file that problems with the id are reported at. */
  idFile: string;
  /** Primary file, relative to the library. */
  path: string;
  /** What an id is made from when none is declared. */
  slugSource: string;
  section: string | null;
  title: string;
  kind: UnitKind;
  durationSec: number;
  media: MediaFile | null;
  /** The one that serves as the transcript first. */
  transcripts: Transcript[];
  /** Library files that `html` shows or links to. */
  pictures: MediaFile[];
  downloads: { title: string; media: MediaFile }[];
  html: string | null;
  description: string;
  skills: SkillId[];
  chapters: Chapter[];
  quiz: Quiz | null;
  toc: TocEntry[] | null;
  sample: boolean;
  fingerprint: string;
}

/** An item as its files say it, before it has an id. */
export interface ItemContent {
  kind: ItemKind;
  scanned: ScannedItem;
  declaredId: string | null;
  idFile: string;
  slugSource: string;
  title: string;
  author: string;
  narrator: string | null;
  description: string;
  html: string | null;
  topics: string[];
  skills: SkillId[];
  level: string | null;
  language: string;
  year: number | null;
  series: string | null;
  seriesPosition: number | null;
  editionOf: { id: string; line: number | null } | null;
  cover: MediaFile | null;
  pictures: MediaFile[];
  access: AccessLevel;
  /** Milliseconds; null when the files do not say. */
  publishedAt: number | null;
  units: UnitContent[];
  /** Next moment at which the same files mean something else. Milliseconds. */
  dueMs: number | null;
}
