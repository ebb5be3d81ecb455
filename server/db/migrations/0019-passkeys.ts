import { sql, type Kysely } from 'kysely';
import { dialectOf } from '../dialect.ts';

/** Passkeys, as @better-auth/passkey 1.7 reads and writes them, and the order in which challenges run out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const isSqlite = dialectOf(db) === 'sqlite';

  await schema
    .createTable('passkey')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text')
    .addColumn('publicKey', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    // Two accounts with one credential would make it a matter of chance who is let in.
    .addColumn('credentialID', 'text', (c) => c.notNull().unique())
    .addColumn('counter', 'integer', (c) => c.notNull())
    .addColumn('deviceType', 'text', (c) => c.notNull())
    .addColumn('backedUp', isSqlite ? 'integer' : 'boolean', (c) => c.notNull())
    .addColumn('transports', 'text')
    .addColumn('createdAt', sql.raw(isSqlite ? 'text' : 'timestamptz'))
    .addColumn('aaguid', 'text')
    .execute();
  await schema.createIndex('passkeyByUser').on('passkey').column('userId').execute();

  await schema.createIndex('verificationByEnd').on('verification').column('expiresAt').execute();
}
