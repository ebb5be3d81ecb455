import { z } from 'zod';

/** A named place in a unit. `startSec` counts from the start of the unit's media. */
export const Chapter = z.object({ title: z.string(), startSec: z.number().min(0) });
export type Chapter = z.infer<typeof Chapter>;

/** An entry of an ebook's table of contents; `href` is relative to the package document. */
export interface TocEntry {
  title: string;
  href: string;
  children?: TocEntry[];
}
export const TocEntry: z.ZodType<TocEntry> = z.object({
  title: z.string(),
  href: z.string(),
  get children() {
    return z.array(TocEntry).optional();
  },
}) as z.ZodType<TocEntry>;

/** A file that a lesson offers for download. */
export const Download = z.object({ title: z.string(), mediaId: z.string() });
export type Download = z.infer<typeof Download>;
