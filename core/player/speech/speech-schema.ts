import { z } from 'zod';
import { Chapter } from '#core/library/chapter.ts';

/**
 * A text to be spoken, one cue a sentence. Speech has no length of its own, so the times are an estimate at normal
 * speed: with them a spoken text has a position, chapters and a transcript like any recording. Seconds.
 */
export const SpeechText = z.object({
  /** BCP 47, for the choice of a voice. */
  language: z.string(),
  durationSec: z.number(),
  cues: z.array(z.object({ startSec: z.number(), endSec: z.number(), text: z.string() })),
  chapters: z.array(Chapter),
  /** Of books: where each document begins that has something to say, by its path in the archive. */
  documents: z.array(z.object({ href: z.string(), startSec: z.number() })).optional(),
});
export type SpeechText = z.infer<typeof SpeechText>;
