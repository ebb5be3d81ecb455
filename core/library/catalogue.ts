import { z } from 'zod';
import { SKILL_IDS } from '../skills/skill-ids.ts';
import { PlaceView } from '../progress/place-schema.ts';
import { Caption } from './caption.ts';
import { Chapter, Download, TocEntry } from './chapter.ts';
import { ACCESS_LEVELS, ITEM_KINDS, UNIT_KINDS } from './kind.ts';
import { AskedQuiz, QuizRecord } from './quiz.ts';
import { WorkLink } from './work-link.ts';

/** One work as lists show it. Durations are seconds; `thumbnail_url` is relative to the server. */
export const ItemSummary = z.object({
  id: z.string(),
  kind: z.enum(ITEM_KINDS),
  title: z.string(),
  author: z.string(),
  description: z.string(),
  thumbnail_url: z.string(),
  /** Seed of the drawn cover, or null when the cover is an image of its own. */
  coverSeed: z.string().nullable(),
  durationSec: z.number(),
  topics: z.array(z.string()),
  /** What it trains: its own skills first, then those that only some of its units train. */
  skills: z.array(z.enum(SKILL_IDS)),
  unitCount: z.number().int(),
  access: z.enum(ACCESS_LEVELS),
});
export type ItemSummary = z.infer<typeof ItemSummary>;

/** One unit as its item's page lists it. `position` counts from 1. */
export const UnitSummary = z.object({
  id: z.string(),
  title: z.string(),
  position: z.number().int(),
  durationSec: z.number(),
  kind: z.enum(UNIT_KINDS),
  sample: z.boolean(),
  section: z.string().nullable(),
  description: z.string(),
  /** Those that it trains beside the skills of its work. */
  skills: z.array(z.enum(SKILL_IDS)),
  /** Seed of its drawn cover, which may be that of its item; null when the item's cover is an image. */
  coverSeed: z.string().nullable(),
  chapters: z.array(Chapter),
});
export type UnitSummary = z.infer<typeof UnitSummary>;

/** A place in the list of all of them, with what it is a place in. */
export const PlaceEntry = PlaceView.extend({ item: ItemSummary, unitTitle: z.string() });
export type PlaceEntry = z.infer<typeof PlaceEntry>;

/** Works that were begun and are not finished, the latest of them. */
export const WorksUnderWay = z.object({
  /** The one of each work that was touched last, with how many other parts of the work are finished. */
  places: z.array(PlaceEntry.extend({ doneBeside: z.number() })),
  /** Whether there are any places at all, also of finished works. */
  hasBegun: z.boolean(),
  /** Whether there are more works, or may be. */
  isCut: z.boolean(),
});
export type WorksUnderWay = z.infer<typeof WorksUnderWay>;

export const ItemDetail = ItemSummary.extend({
  narrator: z.string().nullable(),
  html: z.string().nullable(),
  level: z.string().nullable(),
  language: z.string(),
  year: z.number().nullable(),
  series: z.string().nullable(),
  publishedAt: z.string(),
  units: z.array(UnitSummary),
  /** Of ebooks only. */
  fileUrl: z.string().nullable(),
  toc: z.array(TocEntry).nullable(),
  /** Of ebooks whose text can be read aloud: the id to play. */
  speechId: z.string().nullable(),
  /** The same work to listen to or to read: an audiobook's ebook, an ebook's audiobook. */
  otherEdition: WorkLink.nullable(),
  /** What the library says about its authors and narrators; `html` is sanitised. */
  people: z.array(z.object({ name: z.string(), role: z.enum(['author', 'narrator']), html: z.string() })),
  /** Of signed-in learners only. */
  progress: z.array(PlaceView).optional(),
  /** Where they were last in the other edition, and in which chapter or unit that is; null where they have not begun it. */
  otherPlace: z.object({ place: PlaceView, partTitle: z.string() }).nullable().optional(),
  isFavorite: z.boolean().optional(),
  /** Whether the whole of it is closed to them for want of a plan, or because the one they had has ended. */
  lock: z.enum(['none', 'members', 'lapsed']).optional(),
  /** Of a course that was finished and certified: the code. */
  certificate: z.string().nullable().optional(),
});
export type ItemDetail = z.infer<typeof ItemDetail>;

const Neighbour = z.object({ id: z.string(), title: z.string() }).nullable();

export const Lesson = z.object({
  id: z.string(),
  courseId: z.string(),
  courseTitle: z.string(),
  title: z.string(),
  section: z.string().nullable(),
  position: z.number().int(),
  unitCount: z.number().int(),
  kind: z.enum(UNIT_KINDS),
  durationSec: z.number(),
  html: z.string().nullable(),
  audioUrl: z.string().nullable(),
  video_url: z.string().nullable(),
  transcriptUrl: z.string().nullable(),
  captions: z.array(Caption),
  chapters: z.array(Chapter),
  /** Of lessons whose text can be read aloud: the id to play. */
  speechId: z.string().nullable(),
  downloads: z.array(Download.extend({ url: z.string() })),
  quiz: AskedQuiz.nullable(),
  /** Of lessons with a quiz: what the learner made of it so far. */
  quizRecord: QuizRecord.nullable(),
  previous: Neighbour,
  next: Neighbour,
  progress: PlaceView.nullable(),
});
export type Lesson = z.infer<typeof Lesson>;

/** A topic and how many items have it. */
export const TopicCount = z.object({ topic: z.string(), items: z.number().int() });

/** A skill and how many items train it. */
export const SkillCount = z.object({ skill: z.enum(SKILL_IDS), items: z.number().int() });

/** One page of a list; `nextCursor` is null on the last one. */
export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
  total: number;
}

export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable(), total: z.number().int() });
}

/** A page of works. */
export const ItemList = listOf(ItemSummary).extend({
  /** The words that were looked for in place of mistyped ones, or null when nothing was mistyped. */
  correctedTo: z.string().nullable(),
});
export type ItemList = z.infer<typeof ItemList>;

/** A page of favorites, of all kinds or of one. */
export const FavoriteList = listOf(ItemSummary).extend({
  /** How many there are of each kind that is there. */
  kinds: z.array(z.object({ kind: z.enum(ITEM_KINDS), count: z.number().int() })),
});
export type FavoriteList = z.infer<typeof FavoriteList>;

export const DiscoverSection = z.object({
  id: z.string(),
  title: z.string(),
  reason: z.string().optional(),
  /** What all its works train. */
  skill: z.enum(SKILL_IDS).optional(),
  items: z.array(ItemSummary.extend({ progress: PlaceView.optional(), unitTitle: z.string().optional(), fraction: z.number().optional() })),
});
export type DiscoverSection = z.infer<typeof DiscoverSection>;
