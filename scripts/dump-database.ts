// Prints a database of the present schema with a few rows as SQL text: the state that later schemas must be able to start from.
// When to run it: tests/support/fixtures/README.md.
import { sql } from 'kysely';
import { openDatabase } from '#server/db/database.ts';

const THEN = '2026-01-02T03:04:05.678Z';
const LATER = '2026-02-01T03:04:05.678Z';
const THEN_MS = Date.parse(THEN);

/** Parents first. Two learners, so that a row given to the wrong one is seen. */
const ROWS: [table: string, row: Record<string, string | number | null>][] = [
  ...['ann', 'ben'].flatMap((id): typeof ROWS => [
    [
      'user',
      { id, name: id, email: `${id}@example.org`, emailVerified: id === 'ann' ? 1 : 0, image: null, createdAt: THEN, updatedAt: THEN },
    ],
    [
      'session',
      {
        id: `session-${id}`,
        expiresAt: LATER,
        token: `token-${id}`,
        createdAt: THEN,
        updatedAt: THEN,
        ipAddress: '203.0.113.1',
        userAgent: "Robin's browser",
        userId: id,
      },
    ],
    [
      'account',
      {
        id: `account-${id}`,
        accountId: id,
        providerId: 'credential',
        userId: id,
        accessTokenExpiresAt: id === 'ann' ? LATER : null,
        password: `hash-${id}`,
        createdAt: THEN,
        updatedAt: THEN,
      },
    ],
    [
      'progress',
      {
        userId: id,
        unitId: 'unit',
        itemId: 'item',
        positionSec: 12.5,
        locator: null,
        fraction: 0.25,
        completed: 0,
        playedSec: 12,
        observedAt: THEN_MS,
        updatedAt: THEN_MS,
      },
    ],
    ['favorite', { userId: id, itemId: 'item', createdAt: THEN_MS }],
    [
      'note',
      {
        id: `note-${id}`,
        userId: id,
        unitId: 'unit',
        itemId: 'item',
        positionSec: 3,
        text: 'A thought',
        createdAt: THEN_MS,
        updatedAt: THEN_MS,
      },
    ],
    ['learnerSettings', { userId: id, playback: '{"speed":1.5}', updatedAt: THEN_MS }],
  ]),
  ['verification', { id: 'verification', identifier: 'reset', value: 'ann', expiresAt: LATER, createdAt: THEN, updatedAt: THEN }],
];

const db = await openDatabase(':memory:').then((opened) => opened.withTables<Record<string, Record<string, unknown>>>());
for (const [table, row] of ROWS) await db.insertInto(table).values(row).execute();

const { rows: made } = await sql<{ type: string; name: string; sql: string }>`select type, name, sql from sqlite_master
  where sql is not null order by type = 'index', rowid`.execute(db);
const lines: string[] = [];
for (const { type, name, sql: statement } of made) {
  lines.push(`${statement};`);
  if (type === 'table') for (const row of await dumpRows(name)) lines.push(row);
}
await db.destroy();
console.log(lines.join('\n'));

async function dumpRows(table: string): Promise<string[]> {
  const { rows: columns } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db);
  const quoted = columns.map(({ name }) => sql`quote(${sql.ref(name)})`);
  const { rows } = await sql<{ row: string }>`select concat_ws(', ', ${sql.join(quoted)}) as "row" from ${sql.table(table)}`.execute(db);
  return rows.map(({ row }) => `insert into "${table}" values (${row});`);
}
