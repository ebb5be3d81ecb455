import { z } from 'zod';
import { ACCESS_LEVELS, ID_PATTERN } from '../kind.ts';

export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;

/** YAML reads `title: 1984` as a number; the operator meant the words. */
const words = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .pipe(z.string().min(1, 'must not be empty').max(500));

const longWords = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .pipe(z.string().max(5000));

/** One name, or a list of names: `Ann Ash` or `[Ann Ash, Ben Birch]`. */
const names = z.union([words, z.array(words).min(1)]).transform((value) => (Array.isArray(value) ? value.join(', ') : value));

/** `[habits, focus]` or `habits, focus`; kept in lower case, without repetition. */
const topics = z
  .union([words.transform((value) => value.split(',')), z.array(words)])
  .transform((list) => [...new Set(list.map((topic) => topic.trim().toLowerCase()).filter((topic) => topic !== ''))])
  .pipe(z.array(z.string()).max(50, 'must not be more than 50'));

/** Names of skills as somebody wrote them: which of them are known, the importer says. */
const skills = z.union([words.transform((value) => value.split(',').map((name) => name.trim())), z.array(words)]);

/** An id as an operator writes it. */
export const WorkId = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(ID_PATTERN, 'letters, digits, `.`, `_` and `-` only, 1 to 128, beginning with a letter or digit'));

const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })], {
  error: 'must be a date such as 2026-01-31 or a time such as 2026-01-31T08:00:00Z',
});

/** Frontmatter of `course.md`, `book.md`, `podcast.md`, `video.md`. Every key is optional. */
export const ItemManifest = z.object({
  id: WorkId.optional().describe('Stable id. Without it one is made from the folder name, once, and kept.'),
  title: words.optional().describe('Title; else from metadata files, tags, the folder name.'),
  author: names.optional().describe('Author or host; a name or a list of names.'),
  narrator: names.optional().describe('Who reads an audiobook; a name or a list.'),
  description: longWords.optional().describe('One or two plain sentences; else the first paragraph of the text.'),
  topics: topics.optional().describe('List of at most 50 topics, kept in lower case.'),
  skills: skills.optional().describe('One to three ids of the list below: what a learner gets better at by it.'),
  level: z.enum(LEVELS).optional().describe('`beginner`, `intermediate` or `advanced`.'),
  language: z
    .string()
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language code such as en or pt-BR')
    .optional()
    .describe('Language code such as `en` or `pt-BR`; `en` if nothing says otherwise.'),
  year: z.int().min(-3000).max(9999).optional().describe('Year of first publication.'),
  series: words.optional().describe('Series the work belongs to.'),
  seriesPosition: z.number().min(0).max(10_000).optional().describe('Position in the series; 1.5 is fine.'),
  editionOf: WorkId.optional().describe(
    'Id of the same work to listen to or to read: an ebook names its audiobook, or an audiobook its ebook. Without it the same title and author tell.',
  ),
  cover: words
    .optional()
    .describe('Name of the cover picture in the folder; else `cover.jpg` and the like. `drawn`: no picture, the cover is drawn.'),
  access: z
    .enum(ACCESS_LEVELS)
    .optional()
    .describe(
      '`open` (default): every signed-in learner. `members`: whoever has a plan with that access (`plans:` of the brand); samples stay open.',
    ),
  publishAt: moment.optional().describe('Hidden until then. The same as `publishedAt`.'),
  publishedAt: moment.optional().describe('Date of publication; one to come hides the item until then.'),
  draft: z.boolean().optional().describe('`true`: not imported yet.'),
  sample: z.boolean().optional().describe('`true`: visitors may open every unit without an account.'),
  feed: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Podcast only: feed to mirror (read in a later version).'),
  license: longWords.optional().describe('Under which terms the work is here; not shown yet.'),
});
export type ItemManifest = z.infer<typeof ItemManifest>;

/** Frontmatter of a `.md` beside a unit's media, or of a text lesson. Every key is optional. */
export const UnitManifest = z.object({
  id: ItemManifest.shape.id,
  title: ItemManifest.shape.title,
  description: ItemManifest.shape.description,
  skills: skills.optional().describe('One to three ids of the list below, where the unit trains something else than its work.'),
  sample: ItemManifest.shape.sample,
  draft: ItemManifest.shape.draft,
  publishAt: ItemManifest.shape.publishAt,
  publishedAt: ItemManifest.shape.publishedAt,
  downloads: z.array(words).optional().describe('Names of files in `files/` that this unit offers.'),
  license: ItemManifest.shape.license,
});
export type UnitManifest = z.infer<typeof UnitManifest>;

export const ITEM_KEYS = Object.keys(ItemManifest.shape);
export const UNIT_KEYS = Object.keys(UnitManifest.shape);
