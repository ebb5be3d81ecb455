import type { Kysely } from 'kysely';

/** Codes of certificates that were withdrawn, and nothing of what stood in them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  await schema
    .createTable('withdrawnCertificate')
    .addColumn('code', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .execute();
  await schema.createIndex('withdrawnCertificateByUser').on('withdrawnCertificate').column('userId').execute();
}
