import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../db/database.ts';
import { writeUnsynced } from '../../../db/write-unsynced.ts';
import { isNewer, type LiveTurn } from './live-turn.ts';

/** Fast enough to read along; all replies that are being written share one write. */
const PAUSE_MS = 40;
/** A few milliseconds of the database's time. */
const MOST_AT_ONCE = 100;

export interface TextWriter {
  /** The turn has more to store. */
  note(turn: LiveTurn): void;
}

/**
 * Stores what replies say while they are said, then lets it be shown. The writes outlive the process but do not wait for
 * the disk; only the end of a reply does.
 */
export function createTextWriter(db: Database, onFailure: (turns: readonly LiveTurn[], error: unknown) => void): TextWriter {
  const waiting = new Set<LiveTurn>();
  const begun = new WeakSet<LiveTurn>();
  let isWriting = false;

  const store = async (turns: readonly LiveTurn[]) => {
    const texts = turns.map((turn) => ({ turn, text: turn.storable })).filter(({ turn, text }) => isNewer(text, turn.stored));
    if (texts.length === 0) return;
    await writeUnsynced(db, (connection) =>
      connection.transaction().execute(async (trx) => {
        for (const { turn, text } of texts) {
          const { numUpdatedRows } = await trx
            .updateTable('coachMessage')
            .set({ content: text.text })
            .where('id', '=', turn.replyId)
            .where('state', '=', 'live')
            .executeTakeFirst();
          if (numUpdatedRows > 0n && text.restarts > turn.stored.restarts)
            await trx.updateTable('coachTurn').set({ restarts: text.restarts }).where('id', '=', turn.id).execute();
        }
      }),
    );
    for (const { turn, text } of texts) turn.tellStored(text);
  };

  const storeOrTell = (turns: readonly LiveTurn[]) => store(turns).catch((error: unknown) => onFailure(turns, error));

  const writeAll = async () => {
    isWriting = true;
    while (waiting.size > 0) {
      const turns = [...waiting].slice(0, MOST_AT_ONCE);
      for (const turn of turns) waiting.delete(turn);
      const began = performance.now();
      await storeOrTell(turns);
      // The database is for others too: at most a fifth of its time.
      await sleep(Math.max(waiting.size > 0 ? 0 : PAUSE_MS, 4 * (performance.now() - began)));
    }
    isWriting = false;
  };

  return {
    note: (turn) => {
      // The first words are waited for.
      if (!begun.has(turn)) {
        begun.add(turn);
        void storeOrTell([turn]);
        return;
      }
      waiting.add(turn);
      if (!isWriting) void writeAll();
    },
  };
}
