import { z } from 'zod';
import { PlaybackChange, PlaybackSettings } from '../player/playback-settings.ts';
import { ReadingChange, ReadingSettings } from '../reader/reading-settings.ts';
import { LearningChange, LearningSettings } from './learning-settings.ts';

/** Who a learner is, how they like to learn, read and listen, and whether the coach may use a service. */
export const Profile = z.object({
  name: z.string(),
  email: z.string(),
  playback: PlaybackSettings,
  learning: LearningSettings,
  reading: ReadingSettings,
  isBuiltinOnly: z.boolean(),
  /** False for who has only ever come by another service. */
  hasPassword: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

export const ProfileChange = z.strictObject({
  playback: PlaybackChange.optional(),
  learning: LearningChange.optional(),
  reading: ReadingChange.optional(),
  /** Only the built-in coach, whatever service is configured: nothing that is said leaves the server. */
  isBuiltinOnly: z.boolean().optional(),
});
export type ProfileChange = z.infer<typeof ProfileChange>;
