import { sql, type Kysely } from 'kysely';

/** The number of the library is raised as well by what a work's page is made of: its units, and the people that it names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { ref } = sql;
  for (const table of ['unit', 'person', 'personName'])
    for (const event of ['insert', 'update', 'delete'])
      await sql`create trigger ${ref(`libraryVersion_${table}_${event}`)} after ${sql.raw(event)} on ${ref(table)} begin
        update ${ref('libraryVersion')} set number = number + 1;
      end`.execute(db);
}
