import type { Generated } from 'kysely';
import type { LearnerId } from '#core/account/learner.ts';
import type { NOTE_COLORS } from '#core/note-colors.ts';

/** Where a learner is in a unit. The newest observation wins, whichever device it came from. */
export interface ProgressTable {
  userId: LearnerId;
  unitId: string;
  itemId: string;
  positionSec: number | null;
  locator: string | null;
  /** 0 to 1. */
  fraction: number;
  completed: number;
  /** When it was first finished; null while it is not. Milliseconds. */
  finishedAt: number | null;
  /** Seconds really played or read, summed over all sittings. */
  playedSec: number;
  /** JSON: the stretches that were heard (core/progress/heard.ts); null where no device has told it. */
  heard: string | null;
  /** When the device observed it, as it is shown. Milliseconds. */
  observedAt: number;
  /** The same by the clock of the device and by the server's (core/progress/stored-place.ts). Null is as shown. */
  deviceAt: number | null;
  serverAt: number | null;
  /** JSON: the reports that are in it, by the instant of their devices, each as the distance from the one before. */
  counted: string | null;
  updatedAt: number;
}

export interface FavoriteTable {
  userId: LearnerId;
  itemId: string;
  createdAt: number;
}

/** A bookmark, note or highlight: a time or a locator in a unit, with or without words. */
export interface NoteTable {
  id: string;
  userId: LearnerId;
  unitId: string;
  itemId: string;
  positionSec: number | null;
  locator: string | null;
  quote: string | null;
  text: string | null;
  color: (typeof NOTE_COLORS)[number] | null;
  /** The review has made a card of it. */
  isCarded: Generated<number>;
  createdAt: number;
  updatedAt: number;
}

export interface LearnerSettingsTable {
  userId: LearnerId;
  /** JSON: the settings that differ from the defaults or once did (core/player/playback-settings.ts). */
  playback: string;
  /** JSON: the same of how they learn (core/account/learning-settings.ts). */
  learning: Generated<string>;
  /** JSON: the same of how they read (core/reader/reading-settings.ts). */
  reading: Generated<string>;
  /** The learner wants the built-in coach, whatever service is configured. */
  isBuiltinOnly: Generated<number>;
  updatedAt: number;
}
