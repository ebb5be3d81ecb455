import {
  DummyDriver,
  Kysely,
  MysqlAdapter,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DialectAdapter,
} from 'kysely';
import { describe, expect, it } from 'vitest';
import { dialectOf } from './dialect.ts';
import * as accounts from './migrations/0002-accounts.ts';
import { createSqliteDialect } from './sqlite.ts';

/** A database that takes every statement, tells it, and does nothing. */
function openSilent(createAdapter: () => DialectAdapter, onStatement: (statement: string) => void = () => {}) {
  return new Kysely<unknown>({
    dialect: {
      createAdapter,
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => onStatement(query.sql),
  });
}

describe('dialectOf', () => {
  it('knows our SQLite, which says that it changes its schema in transactions', async () => {
    const db = new Kysely<unknown>({ dialect: createSqliteDialect(':memory:') });
    expect([dialectOf(db), db.getExecutor().adapter.supportsTransactionalDdl]).toEqual(['sqlite', true]);
    expect(await db.transaction().execute(async (trx) => dialectOf(trx))).toBe('sqlite');
    await db.destroy();
  });
  it("knows Kysely's PostgreSQL", () => expect(dialectOf(openSilent(() => new PostgresAdapter()))).toBe('postgres'));
  it('refuses what no migration is written for', () =>
    expect(() => dialectOf(openSilent(() => new MysqlAdapter()))).toThrow('No migration is written for the dialect of MysqlAdapter.'));
});

it('gives accounts timestamps and booleans on PostgreSQL', async () => {
  const statements: string[] = [];
  await accounts.up(
    openSilent(
      () => new PostgresAdapter(),
      (statement) => statements.push(statement),
    ),
  );
  expect(statements.find((statement) => statement.startsWith('create table "user"'))).toBe(
    'create table "user" ("id" text primary key, "name" text not null, "email" text not null unique, "emailVerified" boolean not null, "image" text, "createdAt" timestamptz not null, "updatedAt" timestamptz not null)',
  );
});
