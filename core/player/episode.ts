import { z } from 'zod';
import { Caption } from '#core/library/caption.ts';
import { Chapter } from '#core/library/chapter.ts';
import { ITEM_KINDS, UNIT_KINDS } from '#core/library/kind.ts';

/**
 * Anything the player can hold. The first block of names is the specification's; ids beginning `tts-` are spoken.
 * Durations are seconds; URLs are relative to the server.
 */
export const PlayerEpisode = z.object({
  id: z.string(),
  title: z.string(),
  /** Title of the item the unit belongs to, whatever its kind. */
  podcast_name: z.string(),
  duration: z.number(),
  thumbnail_url: z.string(),
  video_url: z.string().nullable(),
  description: z.string(),

  audioUrl: z.string().nullable(),
  chapters: z.array(Chapter),
  transcriptUrl: z.string().nullable(),
  /** By language, the transcript first. */
  captions: z.array(Caption),
  /** Of spoken items: where their `SpeechText` is. */
  speechUrl: z.string().nullable(),
  itemId: z.string(),
  itemKind: z.enum(ITEM_KINDS),
  kind: z.enum(UNIT_KINDS),
  author: z.string(),
  position: z.number().int(),
  sample: z.boolean(),
  /** Seed of the drawn cover, or null when the cover is an image. */
  coverSeed: z.string().nullable(),
  previousId: z.string().nullable(),
  nextId: z.string().nullable(),
});
export type PlayerEpisode = z.infer<typeof PlayerEpisode>;

/** What its page shows besides: `html` is the sanitised text of the unit. */
export const EpisodeDetail = PlayerEpisode.extend({ html: z.string().nullable() });
export type EpisodeDetail = z.infer<typeof EpisodeDetail>;

/** What the queue shows of a unit. */
export const QueueEntry = PlayerEpisode.pick({
  id: true,
  title: true,
  podcast_name: true,
  duration: true,
  thumbnail_url: true,
  coverSeed: true,
  itemId: true,
  itemKind: true,
  kind: true,
  position: true,
});
export type QueueEntry = z.infer<typeof QueueEntry>;
