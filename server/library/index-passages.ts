import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { Chapter } from '#core/library/chapter.ts';
import { cutPassages, groupCues, type Passage } from '#core/library/passages.ts';
import { parseTranscript } from '#core/library/transcript.ts';
import type { PassageSearch, UnitPassages } from '#server/db/passage-search.ts';
import type { Database } from '#server/db/database.ts';
import type { ImportProgress } from './problem.ts';
import { toPlainText } from './read/render-markdown.ts';

export interface IndexOptions {
  db: Database;
  passages: PassageSearch;
  /** Where files of each root lie. */
  folders: Record<'library' | 'derived', string>;
  onProgress?: ((progress: ImportProgress) => void) | undefined;
}

const Chapters = z.array(Chapter);

/**
 * Brings the search inside units up to date with the tables, work by work. What cannot be read is left out: the import has
 * reported it, and a search finds the rest.
 */
export async function indexPassages({ db, passages, folders, onProgress }: IndexOptions): Promise<void> {
  const stale = await passages.listStale();
  for (const [i, { itemId, state }] of stale.entries()) {
    await passages.replace(itemId, state, await readUnits(db, itemId, folders));
    onProgress?.({ phase: 'index', done: i + 1, total: stale.length, file: itemId });
  }
}

async function readUnits(db: Database, itemId: string, folders: IndexOptions['folders']): Promise<UnitPassages[]> {
  const units = await db
    .selectFrom('unit')
    .leftJoin('media', 'media.id', 'unit.transcriptMediaId')
    .select(['unit.id', 'unit.title', 'unit.description', 'unit.chapters', 'unit.html', 'media.root', 'media.path'])
    .where('unit.itemId', '=', itemId)
    .where('unit.missingSince', 'is', null)
    .orderBy('unit.position')
    .execute();
  const read: UnitPassages[] = [];
  for (const { id, title, description, chapters, html, root, path: file } of units) {
    const names = Chapters.parse(JSON.parse(chapters)).map((chapter) => chapter.title);
    const spoken = root !== null && file !== null ? await readTranscript(path.join(folders[root], file)) : [];
    read.push({
      unitId: id,
      title,
      about: [description, ...names].filter((text) => text !== '').join(' · '),
      passages: [...(html === null ? [] : cutPassages(toPlainText(html))), ...spoken],
    });
  }
  return read;
}

async function readTranscript(file: string): Promise<Passage[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text === '' ? [] : groupCues(parseTranscript(text, 'vtt').cues);
}
