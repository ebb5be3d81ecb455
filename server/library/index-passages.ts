import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { Chapter } from '#core/library/chapter.ts';
import { parseTranscript } from '#core/transcript/parse-transcript.ts';
import { cutPassages, groupCues, type Passage } from '#core/transcript/passages.ts';
import type { Database } from '#server/db/database.ts';
import type { PassageSearch, UnitPassages } from '#server/db/passage-search.ts';
import type { ImportProgress } from './problem.ts';
import { EPUB_LIMITS } from './read/book/epub-archive.ts';
import { readWhole } from './read/read-bytes.ts';
import { toPlainText } from './read/text/render-markdown.ts';
import { speakEpub } from './speak/speak-epub.ts';

export interface IndexOptions {
  db: Database;
  passages: PassageSearch;
  /** Where files of each root lie. */
  folders: ReadonlyMap<string, string>;
  onProgress?: ((progress: ImportProgress) => void) | undefined;
}

const EPUB = 'application/epub+zip';
const Chapters = z.array(Chapter);

/**
 * Brings the search inside units up to date with the tables, work by work. What cannot be read is left out: the import has
 * reported it, and a search finds the rest.
 */
export async function indexPassages({ db, passages, folders, onProgress }: IndexOptions): Promise<void> {
  await passages.removeGone();
  const stale = await passages.listStale();
  for (const [i, { itemId, state }] of stale.entries()) {
    await passages.replace(itemId, state, await readUnits(db, itemId, folders));
    onProgress?.({ phase: 'index', done: i + 1, total: stale.length, file: itemId });
  }
}

async function readUnits(db: Database, itemId: string, folders: IndexOptions['folders']): Promise<UnitPassages[]> {
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
  for (const { id, title, description, chapters, html, transcriptMediaId, language, root, path: relative, mime } of units) {
    const names = Chapters.parse(JSON.parse(chapters)).map((chapter) => chapter.title);
    const folder = root === null ? undefined : folders.get(root);
    const file = folder !== undefined && relative !== null ? path.join(folder, relative) : null;
    const inFile =
      file === null ? [] : transcriptMediaId !== null ? await readTranscript(file) : mime === EPUB ? await readBook(file, language) : [];
    read.push({
      unitId: id,
      title,
      about: [description, ...names].filter((text) => text !== '').join(' · '),
      passages: [...(html === null ? [] : cutPassages(toPlainText(html))), ...inFile],
    });
  }
  return read;
}

async function readTranscript(file: string): Promise<Passage[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text === '' ? [] : groupCues(parseTranscript(text, 'vtt').cues);
}

/** A book that cannot be read aloud, such as one of pictures, has no words to find either. */
async function readBook(file: string, language: string): Promise<Passage[]> {
  try {
    const { cues } = await speakEpub(await readWhole(file, EPUB_LIMITS.fileBytes), language);
    return cutPassages(cues.map((cue) => cue.text).join(' '));
  } catch {
    return [];
  }
}
