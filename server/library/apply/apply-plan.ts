import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { ItemTable, MediaTable, UnitTable } from '#server/db/tables/library.ts';
import type { Tables } from '#server/db/tables/tables.ts';
import { writeInTurns } from '#server/db/write-in-turns.ts';
import type { ItemRows } from '../plan/build-rows.ts';
import type { ImportStep } from '../plan/split-plan.ts';
import { sliceRows } from '../slice-rows.ts';
import { dealCoverNumbers, type Dealt, readFormerCovers } from './deal-cover-numbers.ts';
import { moveLearners } from './move-learners.ts';

export interface AppliedChanges {
  changedIds: readonly string[];
  /** Of works that are missing, or have another id now. */
  goneIds: readonly string[];
}

export type OnApplied = (trx: Transaction<Tables>, changes: AppliedChanges) => Promise<void>;

/** Writes an import, step by step: a learner sees each work before it or after it. */
export async function applySteps(
  db: Database,
  steps: readonly ImportStep[],
  now: number,
  onApplied: OnApplied | undefined,
  onItem: (done: number, path: string) => void,
): Promise<void> {
  let done = 0;
  await writeInTurns(db, steps, async (trx, step) => {
    await applyStep(trx, step, now, onApplied);
    done += step.rows.length;
    onItem(done, step.rows.at(-1)?.item.path ?? '');
  });
}

async function applyStep(
  trx: Transaction<Tables>,
  { rows, moves, missingIds }: ImportStep,
  now: number,
  onApplied: OnApplied | undefined,
): Promise<void> {
  const former = await readFormerCovers(trx, moves.items);
  await moveLearners(trx, moves, now);
  for (const slice of sliceRows(rows)) await writeItems(trx, slice, former, now);
  for (const ids of sliceRows(missingIds)) await markMissing(trx, ids, now);
  const retiredIds = moves.items.filter(({ isRetired }) => isRetired).map(({ from }) => from);
  await onApplied?.(trx, { changedIds: rows.map((row) => row.item.id), goneIds: [...missingIds, ...retiredIds] });
}

async function writeItems(trx: Transaction<Tables>, rows: readonly ItemRows[], former: readonly Dealt[], now: number): Promise<void> {
  const itemIds = rows.map((row) => row.item.id);
  const items = rows.map((row) => row.item);
  const numbers = await dealCoverNumbers(trx, items, former);
  await trx
    .insertInto('item')
    .values(items.map((item) => ({ ...item, coverNumber: numbers.get(item.id) ?? 0 })))
    .onConflict((c) => c.column('id').doUpdateSet(takeNew(ITEM_COLUMNS)))
    .execute();
  await trx.deleteFrom('itemTopic').where('itemId', 'in', itemIds).execute();
  for (const topics of sliceRows(rows.flatMap((row) => row.topics))) await trx.insertInto('itemTopic').values(topics).execute();
  await trx.deleteFrom('itemSkill').where('itemId', 'in', itemIds).execute();
  for (const skills of sliceRows(rows.flatMap((row) => row.skills))) await trx.insertInto('itemSkill').values(skills).execute();

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
  await trx.deleteFrom('itemTopic').where('itemId', 'in', ids).execute();
  await trx.deleteFrom('itemSkill').where('itemId', 'in', ids).execute();
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
  'skills',
  'level',
  'language',
  'year',
  'series',
  'seriesPosition',
  'editionOf',
  'coverMediaId',
  'coverNumber',
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
  'skills',
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
