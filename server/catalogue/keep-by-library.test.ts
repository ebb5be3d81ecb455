import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStudyHouse, type StudyHouse } from '../../tests/support/houses/study-library.ts';
import { keepByLibrary } from './keep-by-library.ts';

let study: StudyHouse;
/** As another process has it. */
let elsewhere: DatabaseSync;
beforeAll(async () => {
  study = await openStudyHouse();
  elsewhere = new DatabaseSync(path.join(study.house.env.DATA_DIR, 'cairn.db'));
});
afterAll(async () => {
  elsewhere.close();
  await study.close();
});

let made = 0;
const make = async () => ++made;
const keep = () => keepByLibrary(study.house, 'made', make);

it('is made once, and for each house anew', async () => {
  const first = await keep();
  expect(await keep()).toBe(first);
  expect(await keepByLibrary(study.house, 'another', make)).not.toBe(first);
  expect(await keepByLibrary({ ...study.house }, 'made', make)).not.toBe(first);
});

it.each([
  "update item set title = title where id = 'stone'",
  "insert into collection (id, path, position, title, description) values ('new', '', 9, '', '')",
  "insert into collectionItem (collectionId, position, itemId) values ('new', 1, 'stone')",
  "delete from collectionItem where collectionId = 'new'",
  "delete from collection where id = 'new'",
  "update unit set title = title where id = 'part-2.a'",
  "insert into person (path, name, html) values ('new', 'New', '')",
  "insert into personName (name, path) values ('new', 'new')",
  "delete from personName where path = 'new'",
  "delete from person where path = 'new'",
  "insert into passage_state (itemId, state) values ('new', '')",
  "update passage_state set state = 'of its version' where itemId = 'new'",
  "delete from passage_state where itemId = 'new'",
])('is made anew as soon as another process has done: %s', async (change) => {
  const before = await keep();
  elsewhere.exec('begin immediate');
  elsewhere.exec(change);
  expect(await keep()).toBe(before);
  elsewhere.exec('commit');
  const after = await keep();
  expect(after).not.toBe(before);
  expect(await keep()).toBe(after);
});

it('stays while learners write', async () => {
  const before = await keep();
  elsewhere.exec("insert into favorite (userId, itemId, createdAt) values ('ann', 'stone', 1)");
  expect(await keep()).toBe(before);
});

it('is made anew when a work comes out, and when the clock is set back', async () => {
  const { now } = study.house;
  const [{ publishedAt } = { publishedAt: 0 }] = await study.house.db
    .selectFrom('item')
    .select('publishedAt')
    .where('publishedAt', '>', now())
    .orderBy('publishedAt')
    .execute();
  const before = await keep();
  study.house.now = () => publishedAt - 1;
  expect(await keep()).toBe(before);
  study.house.now = () => publishedAt;
  const after = await keep();
  expect(after).not.toBe(before);
  study.house.now = () => publishedAt - 1;
  expect(await keep()).not.toBe(after);
  study.house.now = now;
});

it('counts of lists and topics are right at once', async () => {
  const total = async (address: string) => ((await (await study.app.request(address)).json()) as { total: number }).total;
  const topics = async () =>
    ((await (await study.app.request('/api/topics')).json()) as { items: { topic: string; items: number }[] }).items;
  const before = await Promise.all([total('/api/audiobooks'), total('/api/items?topic=rivers')]);
  expect(await topics()).toContainEqual({ topic: 'rivers', items: before[1] });
  const go = (missingSince: number | null) => elsewhere.prepare("update item set missingSince = ? where id = 'part-2'").run(missingSince);
  go(1);
  const [row] = elsewhere.prepare("delete from itemTopic where itemId = 'part-2' and topic = 'rivers' returning *").all();
  expect([await total('/api/audiobooks'), await total('/api/items?topic=rivers')]).toEqual(before.map((count) => count - 1));
  expect(await topics()).toContainEqual({ topic: 'rivers', items: (before[1] ?? 0) - 1 });
  elsewhere
    .prepare(
      `insert into itemTopic (${Object.keys(row ?? {}).join(', ')}) values (${Object.keys(row ?? {})
        .map(() => '?')
        .join(', ')})`,
    )
    .run(...Object.values(row ?? {}));
  go(null);
  expect([await total('/api/audiobooks'), await total('/api/items?topic=rivers')]).toEqual(before);
});
