import { z } from 'zod';
import { ItemSummary, UnitSummary } from './catalogue.ts';

/**
 * One place that a search found. `item`: a work. `unit`: a lesson, chapter file, episode or part by its title or
 * description. `text`: words of a lesson's text. `transcript`: words that are said, at `positionSec` seconds. `note`: a note or
 * highlight of the learner's own, at `positionSec` where it stands at a time.
 */
export const SearchResult = z.object({
  type: z.enum(['item', 'unit', 'text', 'transcript', 'note']),
  item: ItemSummary,
  unit: UnitSummary.pick({ id: true, title: true, kind: true, position: true, coverSeed: true }).optional(),
  /** Plain text around the place, at most about 300 characters. */
  snippet: z.string(),
  positionSec: z.number().optional(),
  noteId: z.string().optional(),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const SearchPage = z.object({
  results: z.array(SearchResult),
  nextCursor: z.string().nullable(),
  /** The words that were looked for in place of mistyped ones, or null when nothing was mistyped. */
  correctedTo: z.string().nullable(),
});
export type SearchPage = z.infer<typeof SearchPage>;
