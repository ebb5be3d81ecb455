import { z } from 'zod';
import { BACK_SEC, FORWARD_SEC, MAX_RATE, MIN_RATE } from '#core/player/playback.ts';

/** Skip lengths the profile offers, seconds. */
export const SKIP_CHOICES = [5, 10, 15, 20, 30, 45, 60] as const;

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
  backSec: fields.backSec.default(BACK_SEC),
  forwardSec: fields.forwardSec.default(FORWARD_SEC),
  rate: fields.rate.default(1),
  hasShortcuts: fields.hasShortcuts.default(true),
});
export type PlaybackSettings = z.infer<typeof PlaybackSettings>;

export const DEFAULT_PLAYBACK: PlaybackSettings = PlaybackSettings.parse({});

/** Some of the settings. Without defaults: `.partial()` would fill in every field that is not there. */
export const PlaybackChange = z.strictObject(fields).partial();
export type PlaybackChange = z.infer<typeof PlaybackChange>;

/**
 * The settings that a stored value stands for. What was stored by another version and is not understood now falls back
 * to its default, field by field, so that one odd value does not cost the others.
 */
export function readPlayback(stored: unknown): PlaybackSettings {
  const values = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const known = Object.entries(fields).flatMap(([name, schema]) => {
    const result = schema.safeParse(Object.hasOwn(values, name) ? values[name] : undefined);
    return result.success ? [[name, result.data] as const] : [];
  });
  return PlaybackSettings.parse(Object.fromEntries(known));
}
