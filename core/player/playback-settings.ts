import { z } from 'zod';
import { readFields } from '../read-fields.ts';
import { DEFAULT_PLAYBACK } from './playback-defaults.ts';
import { MAX_RATE } from '../progress/heard.ts';
import { MIN_RATE } from './playback.ts';

const fields = {
  backSec: z.number().int().min(5).max(60),
  forwardSec: z.number().int().min(5).max(60),
  /** Speed of works that have no speed of their own yet, 0.5 to 3. */
  rate: z.number().min(MIN_RATE).max(MAX_RATE),
  /** Single keys as shortcuts get in the way of speech input (WCAG 2.1.4). */
  hasShortcuts: z.boolean(),
};

/** How a learner likes to listen, on every device. */
export const PlaybackSettings = z.strictObject({
  backSec: fields.backSec.default(DEFAULT_PLAYBACK.backSec),
  forwardSec: fields.forwardSec.default(DEFAULT_PLAYBACK.forwardSec),
  rate: fields.rate.default(DEFAULT_PLAYBACK.rate),
  hasShortcuts: fields.hasShortcuts.default(DEFAULT_PLAYBACK.hasShortcuts),
});
export type PlaybackSettings = z.infer<typeof PlaybackSettings>;

/** Some of the settings. Without defaults: `.partial()` would fill in every field that is not there. */
export const PlaybackChange = z.strictObject(fields).partial();
export type PlaybackChange = z.infer<typeof PlaybackChange>;

/**
 * The settings that a stored value stands for. What was stored by another version and is not understood now falls back
 * to its default, field by field, so that one odd value does not cost the others.
 */
export const readPlayback = (stored: unknown): PlaybackSettings => PlaybackSettings.parse(readFields(fields, stored));
