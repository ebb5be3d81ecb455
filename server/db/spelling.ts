import { sql } from 'kysely';
import { findNearestKey } from '#core/library/source/nearest-key.ts';
import type { Database } from './database.ts';
import { foldWord, MOST_RANKED, toQuery } from './full-text.ts';
import { createKnownWords, fillKnownWords, isBegunBy, listWordsNear } from './known-words.ts';
import { isItemSeen } from './seen.ts';

/** Corrects words by those that the full-text indexes hold, and by some that are understood besides. */
export interface Spelling {
  /**
   * Each word as it is when some word of a work that is seen begins with it; else the nearest such word; else as it is.
   * @param now milliseconds since 1970
   */
  correct(words: readonly string[], now: number): Promise<string[]>;
}

/** Three letters are too few to tell a slip from another word. */
const SHORTEST = 4;
/** A slip seldom touches the first letter, and adds or loses at most this many. */
const LENGTH_SLACK = 2;
/** Each takes about ten microseconds. */
const MAX_CANDIDATES = 1000;
/** More words than this are no slips. Each takes some milliseconds. */
const MAX_SLIPS = 2;
/** Of the words that begin with one, so many are looked up by themselves. */
const MOST_COMPLETIONS = 8;
/** The nearest words may all be of works that are not seen. */
const MAX_TRIES = 2;

/**
 * @param understood words, folded, that mean something to the search whether or not a work has them
 * @param reads where words are looked up
 */
export async function createSqliteSpelling(db: Database, understood: ReadonlySet<string>, reads = db): Promise<Spelling> {
  await createKnownWords(db);
  await fillKnownWords(db);
  const listNear = async (word: string, shared: number) => {
    const [start, lengths] = [word.slice(0, shared), [word.length - LENGTH_SLACK, word.length + LENGTH_SLACK] as const];
    const inWorks = await listWordsNear(reads, start, [...lengths], MAX_CANDIDATES);
    const others = [...understood].filter((one) => one.startsWith(start) && one.length >= lengths[0] && one.length <= lengths[1]);
    return [...new Set([...others, ...inWorks])];
  };
  /** The indexes also hold the words of what is not out yet, which nobody may be told. */
  const isSeen = async (word: string, now: number): Promise<boolean> => {
    if (understood.has(word)) return true;
    // Each takes less than the next: what begins with the word is gathered only where nothing else says that it is there.
    const asked = sql`(
      select ${toQuery([{ word, isWhole: true }])} as query
      union all select '"' || word || '"' from (select word from known_word where ${isBegunBy(word)} limit ${MOST_COMPLETIONS})
      union all select ${toQuery([{ word, isWhole: false }])}) as asked`;
    const { rows } = await sql`select 1 from ${asked} where exists (
      select 1 from (select rowid as number from item_fts where item_fts match asked.query limit ${MOST_RANKED}) as hit
        join item_fts_row on item_fts_row.number = hit.number join item on item.id = item_fts_row.itemId where ${isItemSeen(now)}
    ) or exists (
      select 1 from (select rowid as number from passage_fts where passage_fts match asked.query limit ${MOST_RANKED}) as hit
        join passage_row on passage_row.number = hit.number join item on item.id = passage_row.itemId where ${isItemSeen(now)}
    ) limit 1`.execute(reads);
    return rows.length > 0;
  };
  const findNearest = async (word: string, now: number): Promise<string> =>
    (await findAmong(word, await listNear(word, 2), now)) ?? (await findAmong(word, await listNear(word, 1), now)) ?? word;
  const findAmong = async (word: string, candidates: readonly string[], now: number): Promise<string | null> => {
    let known = candidates;
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const nearest = findNearestKey(word, known);
      if (nearest === null) break;
      if (await isSeen(nearest, now)) return nearest;
      known = known.filter((other) => other !== nearest);
    }
    return null;
  };
  return {
    correct: async (words, now) => {
      const corrected: string[] = [];
      let slips = 0;
      for (const word of words) {
        const folded = foldWord(word);
        const isSlip = folded.length >= SHORTEST && !/\d/.test(folded) && slips < MAX_SLIPS && !(await isSeen(folded, now));
        if (isSlip) slips += 1;
        const nearest = isSlip ? await findNearest(folded, now) : folded;
        corrected.push(nearest === folded ? word : nearest);
      }
      return corrected;
    },
  };
}
