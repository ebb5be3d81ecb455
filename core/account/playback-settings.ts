import { z } from 'zod';
import { BACK_SEC, FORWARD_SEC, MAX_RATE, MIN_RATE } from '#core/player/playback.ts';

/** Skip lengths the profile offers, seconds. */
export const SKIP_CHOICES = [5, 10, 15, 20, 30, 45, 60] as const;

/** How a learner likes to listen, on every device. */
export const PlaybackSettings = z.strictObject({
  backSec: z.number().int().min(5).max(60).default(BACK_SEC),
  forwardSec: z.number().int().min(5).max(60).default(FORWARD_SEC),
  /** Speed of works that have no speed of their own yet, 0.5 to 3. */
  rate: z.number().min(MIN_RATE).max(MAX_RATE).default(1),
  /** Single keys as shortcuts get in the way of speech input (WCAG 2.1.4). */
  hasShortcuts: z.boolean().default(true),
});
export type PlaybackSettings = z.infer<typeof PlaybackSettings>;

export const DEFAULT_PLAYBACK: PlaybackSettings = PlaybackSettings.parse({});
