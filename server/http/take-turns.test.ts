import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStudyHouse, type StudyHouse } from '../../tests/support/houses/study-library.ts';
import { call, ORIGIN, signUp } from '../../tests/support/houses/test-house.ts';
import { createApp } from '../app.ts';
import { CLIENT_ADDRESS_HEADER } from '../client-address.ts';
import { LINES } from './limits.ts';

let study: StudyHouse;
let app: ReturnType<typeof createApp>;
let busy: Awaited<ReturnType<typeof signUp>>;
let other: Awaited<ReturnType<typeof signUp>>;
beforeEach(async () => {
  study = await openStudyHouse();
  app = createApp(study.house);
  busy = await signUp(study.app);
  other = await signUp(study.app);
});
afterEach(() => study.close());

/** One request as it comes over a connection. */
const arrive = (method: string, path: string, headers: Record<string, string>, body?: object, signal?: AbortSignal) =>
  Promise.resolve(
    app.request(
      `${ORIGIN}${path}`,
      {
        method,
        headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      },
      { incoming: {} },
    ),
  );

const PLACE = { positionSec: 1, fraction: 0.5, completed: false, observedAt: '2026-05-01T00:00:00.000Z' };
const { atOnceOfOne, waitingOfOne } = LINES.api;

/** So many writes of one learner, and how many of them are answered. */
function toggleMuch(count: number) {
  let answered = 0;
  const all = Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const { status } = await arrive(n % 2 ? 'PUT' : 'DELETE', '/api/favorites/part-2', { cookie: busy.cookie });
      if (status === 204) answered += 1;
      return status;
    }),
  );
  return { all, answered: () => answered };
}

/** Lets no write end, until they go on. */
function holdWrites() {
  const held = Promise.withResolvers<void>();
  const holding = study.house.db.transaction().execute(() => held.promise);
  return {
    goOn: async () => {
      held.resolve();
      await holding;
    },
  };
}

it('what waits is not begun for who is signed out meanwhile', async () => {
  const writes = holdWrites();
  const signedOut = study.house.db.deleteFrom('session').where('userId', '=', busy.id).execute();
  const much = toggleMuch(atOnceOfOne + 5);
  for (let n = 0; n < 20; n += 1) await arrive('GET', '/api/favorites', { cookie: other.cookie });
  await writes.goOn();
  await signedOut;
  expect(await much.all).toEqual(Array.from({ length: atOnceOfOne + 5 }, (_, n) => (n < atOnceOfOne ? 204 : 401)));
});

describe('while one learner has hundreds of writes under way', () => {
  it('another one waits for a few of them, not for all', async () => {
    const writes = holdWrites();
    const much = toggleMuch(atOnceOfOne + waitingOfOne);
    for (let n = 0; n < 20; n += 1) await arrive('GET', '/api/favorites', { cookie: other.cookie });
    const report = arrive('PUT', '/api/progress/part-2.a', { cookie: other.cookie }, PLACE).then(({ status }) => [status, much.answered()]);
    for (let n = 0; n < 20; n += 1) await arrive('GET', '/api/favorites', { cookie: other.cookie });
    expect(much.answered()).toBe(0);
    await writes.goOn();
    const [status, waitedFor] = await report;
    expect(status).toBe(200);
    expect(waitedFor).toBeLessThan(atOnceOfOne * 4);
    expect(new Set(await much.all)).toEqual(new Set([204]));
  });

  it('what goes beyond the line is told to come again, and nobody else is', async () => {
    const writes = holdWrites();
    const much = toggleMuch(400);
    // Until all of them have come as far as the line.
    for (let n = 0; n < 20; n += 1) await arrive('GET', '/api/favorites', { cookie: other.cookie });
    const mine = await arrive('GET', '/api/favorites', { cookie: busy.cookie });
    expect(mine.status).toBe(503);
    expect(mine.headers.get('retry-after')).toBe('5');
    expect((await arrive('GET', '/api/favorites', { cookie: other.cookie })).status).toBe(200);
    await writes.goOn();
    expect(new Set(await much.all)).toEqual(new Set([204, 503]));
    expect(much.answered()).toBeGreaterThanOrEqual(atOnceOfOne + waitingOfOne);
    expect((await arrive('GET', '/api/favorites', { cookie: busy.cookie })).status).toBe(200);
  });
});

it('a page with thirty requests at once, of a learner or of visitors behind one address, is answered all of them', async () => {
  const ask = async (path: string, headers: Record<string, string>) => (await arrive('GET', path, headers)).status;
  const thirty = Array.from({ length: 30 }, () => ask('/api/favorites', { cookie: other.cookie }));
  const office = Array.from({ length: 150 }, () => ask('/api/courses', { [CLIENT_ADDRESS_HEADER]: '203.0.113.7' }));
  expect(new Set(await Promise.all([...thirty, ...office]))).toEqual(new Set([200]));
});

it('whoever has left is not worked for, and their places are free again', async () => {
  const gone = new AbortController();
  const left = Array.from({ length: 100 }, () => arrive('GET', '/api/favorites', { cookie: busy.cookie }, undefined, gone.signal));
  gone.abort('Client connection prematurely closed.');
  const statuses = await Promise.all(left.map(async (one) => (await one).status));
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(atOnceOfOne);
  expect((await arrive('GET', '/api/favorites', { cookie: busy.cookie })).status).toBe(200);
});

it('what a page asks in process waits for nobody: its place is in the line of pages', async () => {
  const much = toggleMuch(400);
  expect((await call(app, 'GET', '/api/favorites', undefined, { cookie: busy.cookie })).status).toBe(200);
  await much.all;
});
