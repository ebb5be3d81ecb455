import { z } from 'zod';
import { PlaybackChange, PlaybackSettings } from '../player/playback-settings.ts';

/** Who a learner is, how they like to listen, and whether the coach may use a service. */
export const Profile = z.object({ name: z.string(), email: z.string(), playback: PlaybackSettings, isBuiltinOnly: z.boolean() });
export type Profile = z.infer<typeof Profile>;

export const ProfileChange = z.strictObject({
  playback: PlaybackChange.optional(),
  /** Only the built-in coach, whatever service is configured: nothing that is said leaves the server. */
  isBuiltinOnly: z.boolean().optional(),
});
export type ProfileChange = z.infer<typeof ProfileChange>;
