import type { Database } from '../../db/database.ts';
import type { ContactMessageTable } from '../../db/tables/contact.ts';
import type { House } from '../../house.ts';

export async function addMessage(db: Database, row: ContactMessageTable): Promise<void> {
  await db.insertInto('contactMessage').values(row).execute();
}

/** Messages from before that time, in milliseconds. */
export async function removeMessagesBefore(house: House, time: number): Promise<void> {
  await house.db.deleteFrom('contactMessage').where('createdAt', '<', time).execute();
}
