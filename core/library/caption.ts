import { z } from 'zod';

/** The words of a recording in one language. `language` is BCP 47, or null where the file does not say. */
export const Caption = z.object({ language: z.string().nullable(), url: z.string() });
export type Caption = z.infer<typeof Caption>;

/** The same before it has an address. */
export const CaptionMedia = z.object({ language: z.string().nullable(), mediaId: z.string() });
export type CaptionMedia = z.infer<typeof CaptionMedia>;
