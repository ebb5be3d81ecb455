import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { seededRandom, type Random } from '#core/random.ts';
import { openDatabase } from './database.ts';
import { askForRewrite, rewriteIfAsked } from './rewrite-file.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cairn-rewrite-'));
  file = path.join(folder, 'cairn.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

const holds = (word: string) => readdirSync(folder).some((name) => readFileSync(path.join(folder, name), 'latin1').includes(word));

/** Rows of two people that come and grow in any order, so that pages are parted and merged; then those of one go. */
function writeAndDelete(random: Random): void {
  const database = new DatabaseSync(file);
  database.exec('pragma synchronous = off; pragma secure_delete = on; drop table if exists words; begin;');
  database.exec('create table words (id text primary key, person text, said text); create index byPerson on words (person)');
  const insert = database.prepare('insert into words values (?, ?, ?)');
  const update = database.prepare('update words set said = ? where id = ?');
  const rows: { id: string; person: string }[] = [];
  for (let n = 0; n < 400; n++) {
    const person = random() < 0.5 ? 'zibeth' : 'quaggar';
    const id = `${random()} ${person}`;
    rows.push({ id, person });
    insert.run(id, person, `${person} `.repeat(1 + random() * random() * 300));
    const grown = rows[Math.floor(random() * rows.length)];
    if (grown && random() < 0.5) update.run(`${grown.person} `.repeat(1 + random() * 200), grown.id);
  }
  database.exec("delete from words where person = 'zibeth'; commit;");
  database.close();
}

it('leaves nothing of what was deleted in the unused room of pages, and everything else', async () => {
  await (await openDatabase(file)).destroy();
  const random = seededRandom(1);
  for (let tries = 0; tries < 100 && !holds('zibeth'); tries++) writeAndDelete(random);
  // Otherwise there would be nothing to rewrite for.
  expect(holds('zibeth')).toBe(true);
  rewriteIfAsked(file);
  expect(holds('zibeth')).toBe(true);

  const before = await openDatabase(file);
  const list = async (db: typeof before) => (await sql`select * from words order by id`.execute(db)).rows;
  const rows = await list(before);
  await before.transaction().execute(askForRewrite);
  await before.destroy();
  rewriteIfAsked(file);
  expect(holds('zibeth')).toBe(false);

  const after = await openDatabase(file);
  expect(rows.length).toBeGreaterThan(100);
  expect(await list(after)).toEqual(rows);
  expect((await sql`pragma user_version`.execute(after)).rows).toEqual([{ user_version: 0 }]);
  expect((await sql`pragma integrity_check`.execute(after)).rows).toEqual([{ integrity_check: 'ok' }]);
  await after.destroy();
});

it('rewrites nothing unasked, and makes no file', async () => {
  rewriteIfAsked(file);
  expect(readdirSync(folder)).toEqual([]);
  await (await openDatabase(file)).destroy();
  const before = readFileSync(file);
  rewriteIfAsked(file);
  expect(readFileSync(file).equals(before)).toBe(true);
});
