import type { Kysely } from 'kysely';

type Places = { progress: { userId: string; unitId: string; positionSec: number | null; locator: string | null; fraction: number } };

/**
 * A book that was read and heard has one place, the later one. Which that was is told by the share, which a report of
 * reading has in common with its locator.
 */
export async function up(anyDb: Kysely<unknown>): Promise<void> {
  const db = anyDb as Kysely<Places>;
  const places = await db
    .selectFrom('progress')
    .select(['userId', 'unitId', 'locator', 'fraction'])
    .where('positionSec', 'is not', null)
    .where('locator', 'is not', null)
    .execute();
  for (const { userId, unitId, locator, fraction } of places) {
    const read = shareOf(locator);
    // A finished book has the share 1, wherever its last page begins.
    const isRead = read === fraction || (fraction === 1 && read > 0.9);
    await db
      .updateTable('progress')
      .set(isRead ? { positionSec: null } : { locator: null })
      .where('userId', '=', userId)
      .where('unitId', '=', unitId)
      .execute();
  }
}

function shareOf(locator: string | null): number {
  try {
    return Number((JSON.parse(locator ?? '') as { fraction?: unknown }).fraction);
  } catch {
    return Number.NaN;
  }
}
