import { z } from 'zod';
import { PlaybackChange, PlaybackSettings } from '../player/playback-settings.ts';

/** Who a learner is, and how they like to listen. */
export const Profile = z.object({ name: z.string(), email: z.string(), playback: PlaybackSettings });
export type Profile = z.infer<typeof Profile>;

export const ProfileChange = z.strictObject({ playback: PlaybackChange.optional() });
export type ProfileChange = z.infer<typeof ProfileChange>;
