import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ANSWERS } from '#core/api/answers.ts';
import { APP_PAGES } from '../../tests/support/browser/pages.ts';
import { expectConsoleError } from '../../tests/support/fail-on-console-error.ts';
import { openStudyHouse, type StudyHouse } from '../../tests/support/houses/study-library.ts';
import { ORIGIN } from '../../tests/support/houses/test-house.ts';
import { useEverything, type Person } from '../../tests/support/houses/use-everything.ts';
import { createPages } from '../pages.ts';

/** These begin something, of which the rest is written later. */
const BEGINNINGS = new Set(['GET /auth/google']);

let study: StudyHouse;
let person: Person;
beforeAll(async () => {
  study = await openStudyHouse({ env: { RATE_LIMIT: 'on' } });
  person = await useEverything(study, 'zibeth');
  await study.house.work.ended(5000);
});
afterAll(() => study.close());

const refuseWrites = (isRefusing: boolean) => sql.raw(`pragma query_only = ${isRefusing ? 'on' : 'off'}`).execute(study.house.db);

/** With something to be kept by whoever reads next: cards to be made and dealt, a session to be prolonged, new windows of limits. */
async function leaveWork(): Promise<void> {
  const { db, now } = study.house;
  const unit = { unitId: 'part-2.a', itemId: 'part-2' };
  const at = { createdAt: now() - 3 * 86_400_000, updatedAt: now() };
  await db
    .insertInto('note')
    .values({ id: 'fresh', userId: person.id, ...unit, text: 'Not on a card yet.', ...at } as never)
    .execute();
  await db
    .updateTable('session')
    .set({ expiresAt: new Date(now() + 86_400_000).toISOString() } as never)
    .execute();
  await db.deleteFrom('rateWindow').execute();
}

/** Of each route with something in its address, every id that there is in the database: the learner's own ones among them. */
async function listAddresses(): Promise<string[]> {
  const { db } = study.house;
  const ids = new Set<string>();
  for (const table of ['note', 'conversation', 'coachTurn', 'goal', 'assessment', 'iqSitting', 'receipt', 'item', 'unit'] as const)
    for (const { id } of await db.selectFrom(table).select('id').limit(12).execute()) ids.add(id);
  for (const { code } of await db.selectFrom('certificate').select('code').execute()) ids.add(code);
  return Object.keys(ANSWERS).flatMap((address) => {
    if (!address.startsWith('GET ') || BEGINNINGS.has(address)) return [];
    const path = address
      .slice('GET '.length)
      .replace('/search', '/search?q=river')
      .replace(':lessonId', 'deep-work.check')
      .replace(':number', '1');
    return path.includes(':') ? [...ids].map((id) => path.replace(/:\w+/, id)) : [path];
  });
}

async function readStatuses(addresses: readonly string[]): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (const address of addresses) {
    const response = await person.call('GET', `/api${address}`);
    await response.arrayBuffer();
    statuses[address] = response.status;
  }
  return statuses;
}

it('every route that reads answers as before while nothing can be written', { timeout: 120_000 }, async () => {
  expectConsoleError();
  const addresses = await listAddresses();
  await leaveWork();
  await refuseWrites(true);
  const refusing = await readStatuses(addresses);
  await refuseWrites(false);
  await study.house.db.deleteFrom('rateWindow').execute();
  const answered = await readStatuses(addresses);
  expect(refusing).toEqual(answered);
  const found = Object.values(answered).filter((status) => status === 200);
  expect(found.length).toBeGreaterThan(60);
});

it('every page is opened for a learner while nothing can be written', async () => {
  expectConsoleError();
  const render = () => Promise.resolve(new Response('a page'));
  const build = { entry: { module: { createLoadContext: () => null, createRenderer: () => render } } };
  const pages = createPages(study.house, study.app as never, () => Promise.resolve(build as never));
  await refuseWrites(true);
  for (const path of APP_PAGES) {
    const { status } = await pages(new Request(`${ORIGIN}${path}`, { headers: { cookie: person.cookie } }));
    expect([200, 302, 303, 404], path).toContain(status);
  }
  await refuseWrites(false);
});
