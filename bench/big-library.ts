import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { makeSortTitle } from '#core/library/natural-sort.ts';
import { openDatabase } from '#server/db/database.ts';
import { createSqliteItemSearch } from '#server/db/item-search.ts';

const DAY_MS = 86_400_000;
const BATCH = 400;
const WORDS = 'quiet river stone morning letter habit garden winter bridge answer listen mountain paper harbour patience window garden thread compass silence'.split(' ');
const TOPICS = ['focus', 'habits', 'rest', 'speech', 'work', 'reading', 'money', 'sleep'];

const word = (n: number) => WORDS[n % WORDS.length] ?? '';
/** Ids in an order of their own, so that neighbours in a list do not lie side by side in the file. */
export const itemId = (n: number) => `book-${(Math.imul(n, 2_654_435_761) >>> 0).toString(36)}-${n}`;
export const publishedAt = (n: number) => Date.UTC(2020, 0, 1) + (n % 2000) * DAY_MS;

/** A data folder whose database holds this many audiobooks of one chapter each, made without files. */
export async function makeBigLibrary(dataDir: string, items: number): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const db = await openDatabase(path.join(dataDir, 'cairn.db'));
  const search = await createSqliteItemSearch(db);
  for (let start = 0; start < items; start += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, items - start) }, (_, i) => start + i);
    await db.transaction().execute(async (trx) => {
      for (const n of numbers) {
        const title = `The ${word(n)} and the ${word(Math.floor(n / 7))} ${n}`;
        const topics = [...new Set([TOPICS[n % 8] ?? '', TOPICS[(n * 3 + 1) % 8] ?? ''])];
        const durationSec = 600 + ((n * 37) % 36_000);
        await trx
          .insertInto('item')
          .values({
            id: itemId(n), kind: 'audiobook', title, sortTitle: makeSortTitle(title), author: `${word(n * 3)} ${word(n * 5 + 2)}`, narrator: null, description: `How a ${word(n + 3)} becomes a ${word(n + 11)}, told in one sitting.`,
            html: null, topics: JSON.stringify(topics), level: null, language: 'en', year: 2020, series: null, seriesPosition: null, coverMediaId: null, durationSec, unitCount: 1, access: 'open',
            publishedAt: publishedAt(n), createdAt: 0, updatedAt: 0, path: `audiobooks/${n}`, fingerprint: '', signature: '', missingSince: null,
          })
          .execute();
        await trx.insertInto('itemTopic').values(topics.map((topic) => ({ itemId: itemId(n), topic }))).execute();
        await trx
          .insertInto('unit')
          .values({
            id: `${itemId(n)}.a`, itemId: itemId(n), position: 1, section: null, title, kind: 'audio', durationSec, mediaId: null, transcriptMediaId: null, html: null, description: '', chapters: '[]', quiz: null, toc: null,
            downloads: '[]', sample: 0, path: `audiobooks/${n}/a.mp3`, fingerprint: '', missingSince: null,
          })
          .execute();
      }
      await search.reindex(trx, numbers.map(itemId));
    });
  }
  await db.destroy();
}

/** The settings for a server over such a folder: with no library beside it nothing is marked missing. */
export const bigLibraryEnv = (dataDir: string) => ({ DATA_DIR: dataDir, LIBRARY_DIR: path.join(dataDir, 'no-library') });
