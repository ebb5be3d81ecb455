import pLimit from 'p-limit';
import { z } from 'zod';
import { Chapter } from '#core/library/chapter.ts';
import { cutPassages } from '#core/transcript/passages.ts';
import type { Database } from '#server/db/database.ts';
import type { PassageSearch, UnitPassages, WorkPassages } from '#server/db/passage-search.ts';
import type { ImportProgress } from './problem.ts';
import { toPlainText } from './read/text/render-markdown.ts';
import type { JobRunner } from './threads/jobs.ts';

export interface IndexOptions {
  db: Database;
  passages: PassageSearch;
  /** Where files of each root lie. */
  folders: ReadonlyMap<string, string>;
  jobs: JobRunner;
  onProgress?: ((progress: ImportProgress) => void) | undefined;
}

const EPUB = 'application/epub+zip';
const Chapters = z.array(Chapter);

/** Passages that are written together; a work of more is written alone. */
const PASSAGES_AT_ONCE = 200;

/**
 * Brings the search inside units up to date with the tables. What cannot be read is left out: the import has
 * reported it, and a search finds the rest.
 */
export async function indexPassages(options: IndexOptions): Promise<void> {
  const { passages, jobs, onProgress } = options;
  await passages.removeGone();
  const stale = await passages.listStale();
  let done = 0;
  let read: WorkPassages[] = [];
  // While some works are written the next ones are read.
  const writing = pLimit(1);
  const write = (works: readonly WorkPassages[]) =>
    writing(async () => {
      await passages.replace(works);
      done += works.length;
      onProgress?.({ phase: 'index', done, total: stale.length, file: works.at(-1)?.itemId ?? '' });
    });
  await pLimit(jobs.atOnce).map(stale, async ({ itemId, state }) => {
    const units = await readUnits(options, itemId);
    read.push({ itemId, state, units });
    if (countPassages(read) < PASSAGES_AT_ONCE) return;
    const works = read;
    read = [];
    await write(works);
  });
  if (read.length > 0) await write(read);
}

/** Each unit has its title and description besides. */
const countPassages = (works: readonly WorkPassages[]): number =>
  works.flatMap(({ units }) => units).reduce((sum, { passages }) => sum + 1 + passages.length, 0);

async function readUnits({ db, folders, jobs }: IndexOptions, itemId: string): Promise<UnitPassages[]> {
  const units = await db
    .selectFrom('unit')
    .innerJoin('item', 'item.id', 'unit.itemId')
    .leftJoin('media', (join) => join.on('media.id', '=', (eb) => eb.fn.coalesce('unit.transcriptMediaId', 'unit.mediaId')))
    .select(['unit.id', 'unit.title', 'unit.description', 'unit.chapters', 'unit.html', 'unit.transcriptMediaId', 'item.language'])
    .select(['media.root', 'media.path', 'media.mime'])
    .where('unit.itemId', '=', itemId)
    .where('unit.missingSince', 'is', null)
    .orderBy('unit.position')
    .execute();
  const read: UnitPassages[] = [];
  for (const { id, title, description, chapters, html, transcriptMediaId, language, root, path, mime } of units) {
    const names = Chapters.parse(JSON.parse(chapters)).map((chapter) => chapter.title);
    const folder = root === null ? undefined : folders.get(root);
    const place = folder !== undefined && path !== null ? { folder, path } : null;
    const listInFile = async () => {
      if (place !== null && transcriptMediaId !== null) return jobs.run('listCuePassages', { place });
      if (place !== null && mime === EPUB) return jobs.run('listBookPassages', { place, language });
      return [];
    };
    // What cannot be read, such as a book of pictures, has no words to find either.
    const inFile = await listInFile().catch(() => []);
    read.push({
      unitId: id,
      title,
      about: [description, ...names].filter((text) => text !== '').join(' · '),
      passages: [...(html === null ? [] : cutPassages(toPlainText(html))), ...inFile],
    });
  }
  return read;
}
