import type { AccessLevel, ItemKind, UnitKind } from '#core/library/kind.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';

/** One work. Content columns come from files only; learners' rows point at `id` and outlive a missing file. */
export interface ItemTable {
  id: string;
  kind: ItemKind;
  title: string;
  /** Case-folded, digits padded: what `sort=title` orders by. */
  sortTitle: string;
  author: string;
  narrator: string | null;
  /** Plain text, one or two sentences. */
  description: string;
  /** Sanitised HTML of the long description, or null. */
  html: string | null;
  /** JSON: string[] in lower case. */
  topics: string;
  /** JSON: SkillId[], the work's own first, then those of its units. */
  skills: string;
  level: string | null;
  language: string;
  year: number | null;
  series: string | null;
  seriesPosition: number | null;
  /** Id of the same work to listen to or to read, as its files name it: there may be none. */
  editionOf: string | null;
  /** Null: the cover is drawn. */
  coverMediaId: string | null;
  /** Counts the items of a kind, missing ones included, from 0 as they were added; never changes while the kind does not. */
  coverNumber: number;
  durationSec: number;
  unitCount: number;
  access: AccessLevel;
  /** A time to come keeps the item hidden until then. Milliseconds. */
  publishedAt: number;
  createdAt: number;
  updatedAt: number;
  /** Name of the folder of content that the item lies in (server/library/roots.ts). */
  root: string;
  /** Folder of the item relative to its root, with `/`. */
  path: string;
  /** Hash over the item's content, for matching a moved folder. */
  fingerprint: string;
  /** Hash over path, size and mtime of every file: unchanged means nothing to read. */
  signature: string;
  /** Set when the folder is gone; the row stays so that progress survives. Milliseconds. */
  missingSince: number | null;
}

/**
 * What a topic and a skill of an item carry for lists to filter and sort by: a page of one is read from an index in its order.
 * Items that are missing have none.
 */
interface TaggedItem {
  itemId: string;
  kind: ItemKind;
  publishedAt: number;
  sortTitle: string;
  durationSec: number;
}

/** A topic of an item, one row each. */
export interface ItemTopicTable extends TaggedItem {
  topic: string;
}

/** A skill of an item, one row each. */
export interface ItemSkillTable extends TaggedItem {
  skill: SkillId;
}

/** One lesson, chapter file, episode, part or book text. */
export interface UnitTable {
  id: string;
  itemId: string;
  /** 1-based order within the item. */
  position: number;
  section: string | null;
  title: string;
  kind: UnitKind;
  durationSec: number;
  mediaId: string | null;
  transcriptMediaId: string | null;
  /** JSON: CaptionMedia[] (core/library/caption.ts), the transcript first. */
  captions: string;
  /** Sanitised HTML of the lesson text or the show notes, or null. */
  html: string | null;
  description: string;
  /** JSON: SkillId[], its own: what it trains beside the skills of its work. */
  skills: string;
  /** JSON: Chapter[] (core/library/chapter.ts). */
  chapters: string;
  /** JSON: Quiz with answers (core/library/quiz.ts), or null. Never sent whole to a browser. */
  quiz: string | null;
  /** JSON: TocEntry[] of an ebook, or null. */
  toc: string | null;
  /** JSON: {title, mediaId}[]. */
  downloads: string;
  /** 1: a visitor may play it without an account. */
  sample: number;
  path: string;
  fingerprint: string;
  missingSince: number | null;
}

/** A file that is served. Derived files (extracted covers, captions converted to VTT) lie under `DATA_DIR/derived`. */
export interface MediaTable {
  id: string;
  itemId: string;
  /** Name of the root, or `derived`. */
  root: string;
  path: string;
  mime: string;
  bytes: number;
  mtimeMs: number;
  /** SHA-256, hex; serves as the strong ETag. */
  hash: string;
  /** 1: served to visitors (covers, samples and their transcripts). */
  isPublic: number;
}

/** An id that a unit had before, or that of another one whose learners went on in it. */
export interface FormerUnitTable {
  id: string;
  unitId: string;
}

/** One row. Triggers raise it with whatever is written to works and collections, so that all processes see that what they keep is outdated. */
export interface LibraryVersionTable {
  id: 1;
  number: number;
}
