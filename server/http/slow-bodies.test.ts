import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { serveApp } from '../../tests/support/houses/serve-app.ts';
import { openStudyHouse, type StudyHouse } from '../../tests/support/houses/study-library.ts';
import { signUp } from '../../tests/support/houses/test-house.ts';
import { markClientAddress } from '../client-address.ts';
import { LARGE_BODY_BYTES } from './body-limit.ts';
import { LINES } from './limits.ts';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
let server: Awaited<ReturnType<typeof serveApp>>;
const sockets: Socket[] = [];
beforeAll(async () => {
  study = await openStudyHouse();
  learner = await signUp(study.app);
  server = await serveApp(study.app, (incoming) => markClientAddress(incoming, study.house.env));
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  await server.close();
  await study.close();
});

/** A request whose body is said to be so long, and of which one byte comes. */
function begin(path: string, length: number, cookie = ''): { said: () => string } {
  let said = '';
  const socket = connect(server.port, '127.0.0.1').on('error', () => {});
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nOrigin: ${server.origin}\r\n${cookie ? `Cookie: ${cookie}\r\n` : ''}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{`,
  );
  sockets.push(socket);
  return { said: () => said };
}
const send = (path: string, headers: Record<string, string>) =>
  fetch(`${server.origin}${path}`, { headers, signal: AbortSignal.timeout(5000) }).then(({ status }) => status);

it.each([LINES.api.atOnceOfOne, 60])('%d bodies that come slowly keep nobody of their address out', async (count) => {
  for (let n = 0; n < count; n += 1) begin('/api/auth/sign-in/email', 200);
  await sleep(200);
  expect(await send('/api/courses', {})).toBe(200);
});

it('nor do those of a learner keep that learner waiting', async () => {
  for (let n = 0; n < 20; n += 1) begin('/api/goals', 200, learner.cookie);
  await sleep(200);
  expect(await send('/api/favorites', { cookie: learner.cookie })).toBe(200);
});

it('a large body of nobody is refused before it has come, and a learner sends only a few at once', async () => {
  const visitor = begin('/api/records', LARGE_BODY_BYTES);
  await vi.waitFor(() => expect(visitor.said()).toMatch(/^HTTP\/1.1 401 /), { timeout: 5000 });
  const mine = Array.from({ length: 12 }, () => begin('/api/records', LARGE_BODY_BYTES, learner.cookie));
  await vi.waitFor(() => expect(mine.filter(({ said }) => said().startsWith('HTTP/1.1 503 '))).toHaveLength(4), { timeout: 5000 });
  expect(await send('/api/favorites', { cookie: learner.cookie })).toBe(200);
});

it('a large body that is whole once its learner is signed out is not taken', async () => {
  const leaving = await signUp(study.app);
  const body = `${JSON.stringify({ type: 'career', context: {} }).slice(1)}${' '.repeat(70_000)}`;
  const asked = begin('/api/coach/conversations', body.length + 1, leaving.cookie);
  await sleep(200);
  await study.house.db.deleteFrom('session').where('userId', '=', leaving.id).execute();
  sockets.at(-1)?.write(body);
  await vi.waitFor(() => expect(asked.said()).toMatch(/^HTTP\/1.1 401 /), { timeout: 5000 });
  expect(await study.house.db.selectFrom('conversation').select('id').where('userId', '=', leaving.id).execute()).toEqual([]);
});
