import { setImmediate as yieldToServer } from 'node:timers/promises';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { ItemTable, MediaTable, UnitTable } from '#server/db/tables/library.ts';
import type { Tables } from '#server/db/tables/tables.ts';
import { saveCuration, type Curation } from '../curation/curation.ts';
import type { ItemRows } from '../plan/build-rows.ts';
import type { Moves } from '../plan/moves.ts';
import { sliceRows } from '../slice-rows.ts';
import { moveLearners } from './move-learners.ts';

export interface ImportPlan {
  rows: readonly ItemRows[];
  moves: Moves;
  /** Items whose folder is gone. */
  missingIds: readonly string[];
  /** Null when people and collections are as they were. */
  curation: Curation | null;
}

export interface AppliedChanges {
  changedIds: readonly string[];
  /** Of works that are missing, or have another id now. */
  goneIds: readonly string[];
}

export type OnApplied = (trx: Transaction<Tables>, changes: AppliedChanges) => Promise<void>;

/**
 * SQLite runs on the server's own thread, so now and then what needs no database gets a turn: static files, sockets that
 * wait for bytes. Queries do not: there is one connection, and it is the transaction's until the end.
 */
const TURN_MS = 30;

/** Writes a whole import in one transaction: a learner sees the library before it or after it. */
export async function applyPlan(
  db: Database,
  plan: ImportPlan,
  now: number,
  onApplied: OnApplied | undefined,
  onItem: (done: number, path: string) => void,
): Promise<void> {
  if (plan.rows.length === 0 && plan.missingIds.length === 0 && plan.curation === null) return;
  await db.transaction().execute(async (trx) => {
    await moveLearners(trx, plan.moves, now);
    let turnEnds = performance.now() + TURN_MS;
    let done = 0;
    for (const rows of sliceRows(plan.rows)) {
      await writeItems(trx, rows, now);
      done += rows.length;
      onItem(done, rows.at(-1)?.item.path ?? '');
      if (performance.now() < turnEnds) continue;
      await yieldToServer();
      turnEnds = performance.now() + TURN_MS;
    }
    for (const ids of sliceRows(plan.missingIds)) await markMissing(trx, ids, now);
    if (plan.curation) await saveCuration(trx, plan.curation);
    const retiredIds = plan.moves.items.filter(({ isRetired }) => isRetired).map(({ from }) => from);
    await onApplied?.(trx, { changedIds: plan.rows.map((rows) => rows.item.id), goneIds: [...plan.missingIds, ...retiredIds] });
  });
}

async function writeItems(trx: Transaction<Tables>, rows: readonly ItemRows[], now: number): Promise<void> {
  const itemIds = rows.map((row) => row.item.id);
  await trx
    .insertInto('item')
    .values(rows.map((row) => row.item))
    .onConflict((c) => c.column('id').doUpdateSet(takeNew(ITEM_COLUMNS)))
    .execute();
  await trx.deleteFrom('itemTopic').where('itemId', 'in', itemIds).execute();
  for (const topics of sliceRows(rows.flatMap((row) => row.topics))) await trx.insertInto('itemTopic').values(topics).execute();

  // Rows of units stay, for progress points at them. What is not written again below stays missing.
  await trx.updateTable('unit').set({ missingSince: now }).where('itemId', 'in', itemIds).where('missingSince', 'is', null).execute();
  for (const units of sliceRows(rows.flatMap((row) => row.units))) {
    await trx
      .insertInto('unit')
      .values(units)
      .onConflict((c) => c.column('id').doUpdateSet(takeNew(UNIT_COLUMNS)))
      .execute();
  }
  await trx.deleteFrom('media').where('itemId', 'in', itemIds).execute();
  for (const media of sliceRows(rows.flatMap((row) => row.media))) {
    await trx
      .insertInto('media')
      .values(media)
      .onConflict((c) => c.column('id').doUpdateSet(takeNew(MEDIA_COLUMNS)))
      .execute();
  }
}

async function markMissing(trx: Kysely<Tables>, ids: readonly string[], now: number): Promise<void> {
  await trx
    .updateTable('item')
    .set({ missingSince: now, updatedAt: now })
    .where('id', 'in', ids)
    .where('missingSince', 'is', null)
    .execute();
  await trx.updateTable('unit').set({ missingSince: now }).where('itemId', 'in', ids).where('missingSince', 'is', null).execute();
}

// `createdAt` is left out: an item keeps the time of its first import.
const ITEM_COLUMNS = [
  'kind',
  'title',
  'sortTitle',
  'author',
  'narrator',
  'description',
  'html',
  'topics',
  'level',
  'language',
  'year',
  'series',
  'seriesPosition',
  'coverMediaId',
  'durationSec',
  'unitCount',
  'access',
  'publishedAt',
  'updatedAt',
  'root',
  'path',
  'fingerprint',
  'signature',
  'missingSince',
] as const satisfies readonly (keyof ItemTable)[];

const UNIT_COLUMNS = [
  'itemId',
  'position',
  'section',
  'title',
  'kind',
  'durationSec',
  'mediaId',
  'transcriptMediaId',
  'captions',
  'html',
  'description',
  'chapters',
  'quiz',
  'toc',
  'downloads',
  'sample',
  'path',
  'fingerprint',
  'missingSince',
] as const satisfies readonly (keyof UnitTable)[];

const MEDIA_COLUMNS = [
  'itemId',
  'root',
  'path',
  'mime',
  'bytes',
  'mtimeMs',
  'hash',
  'isPublic',
] as const satisfies readonly (keyof MediaTable)[];

/** On a conflict, the columns of the row that was to be inserted. */
function takeNew<C extends string>(columns: readonly C[]): Record<C, RawBuilder<never>> {
  return Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)])) as Record<C, RawBuilder<never>>;
}
