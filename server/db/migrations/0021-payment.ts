import type { Kysely } from 'kysely';

/** Plans that were bought, their receipts, and which of the provider's notices have been taken in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  await schema
    .createTable('subscription')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('customerId', 'text')
    .addColumn('subscriptionId', 'text')
    .addColumn('plan', 'text', (c) => c.notNull())
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint')
    .addColumn('paidUntil', 'bigint')
    .addColumn('cancelsAtEnd', 'integer', (c) => c.notNull())
    .addColumn('statedAt', 'bigint', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('subscriptionByUser').on('subscription').columns(['userId', 'createdAt', 'id']).execute();

  await schema
    .createTable('receipt')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('purchaseId', 'text', (c) => c.notNull())
    .addColumn('customerId', 'text')
    .addColumn('number', 'text', (c) => c.notNull())
    .addColumn('planName', 'text', (c) => c.notNull())
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('refunded', 'bigint', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('isTest', 'integer', (c) => c.notNull())
    .addColumn('url', 'text')
    .addColumn('paidAt', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('receiptByUser').on('receipt').columns(['userId', 'paidAt', 'id']).execute();
  await schema.createIndex('receiptByCustomer').on('receipt').columns(['customerId', 'paidAt']).execute();

  await schema
    .createTable('paymentEvent')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('takenAt', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('paymentEventByTime').on('paymentEvent').column('takenAt').execute();
}
