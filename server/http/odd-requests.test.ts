import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Hono } from 'hono';
import { matchRoutes, type RouteObject } from 'react-router';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#web/routes.ts';
import { serveApp } from '../../tests/support/houses/serve-app.ts';
import { ODD_LETTERS, READ_HEADERS } from '../../tests/support/samples/odd-letters.ts';
import { openStudyHouse, type StudyHouse } from '../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../tests/support/houses/test-house.ts';
import { markClientAddress } from '../client-address.ts';
import { createPages } from '../pages.ts';
import { ADDRESS_CHARS, PATH_CHARS } from './address-limit.ts';

/** A request of one letter again and again may take so many times what a plain one of its length takes. Squared work takes hundreds. */
const RATIO = 12;
/** What a machine with something else to do adds now and then is not there when asked again. */
const TRIES = 4;
const HEADERS_CHARS = 15_000;

const PLAIN = 'w';
let study: StudyHouse;
let served: Awaited<ReturnType<typeof serveApp>>;
let cookie: string;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  study = await openStudyHouse();
  ({ cookie } = await signUp(study.app));
  const pages = createPages(study.house, study.app as never, () => Promise.resolve(build as never));
  const web = new Hono();
  for (const path of ['/api/*', '/media/*', '/covers/*', '/art/*', '/og/*', '/icons/*', '/brand/*'])
    web.all(path, (c) => Promise.resolve(study.app.fetch(c.req.raw, c.env as never)));
  web.all('*', (c) => pages(c.req.raw));
  served = await serveApp(web, (incoming) => markClientAddress(incoming, { TRUST_PROXY: true }));
});
afterAll(async () => {
  agent.destroy();
  await served.close();
  await study.close();
});

const toObject = ({ path, index, children }: RouteConfigEntry): RouteObject =>
  index ? { index } : { ...(path !== undefined && { path }), ...(children && { children: children.map(toObject) }) };
const tree = routes.map(toObject);

/** Finds the page as React Router does, and shows nothing. */
const build = {
  entry: {
    module: {
      createLoadContext: () => null,
      createRenderer: () => (request: Request) => {
        const found = matchRoutes(tree, new URL(request.url).pathname);
        return Promise.resolve(new Response(String(found?.length)));
      },
    },
  },
};

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children }) => [...(path === undefined ? [] : [`/${path}`]), ...pathsOf(children ?? [])]);

interface Asked {
  method: string;
  target: string;
  headers?: Record<string, string>;
  isSignedIn: boolean;
}

async function ask({ method, target, headers = {}, isSignedIn }: Asked): Promise<IncomingMessage> {
  const own = headers['cookie'] === undefined ? cookie : `${cookie}; ${headers['cookie']}`;
  const asked = httpRequest({
    agent,
    port: served.port,
    method,
    path: target,
    headers: { ...headers, ...(isSignedIn && { cookie: own }) },
    setHost: headers['host'] === undefined,
  });
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return response;
}

/** Microseconds of this thread from sending it to the end of its answer. */
async function measure(asked: Asked): Promise<number> {
  const before = process.threadCpuUsage();
  const response = await ask(asked);
  response.resume();
  await once(response, 'close');
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

const least = async (asked: Asked, tries: number): Promise<number> => {
  let best = Infinity;
  for (let n = 0; n < tries; n++) best = Math.min(best, await measure(asked));
  return best;
};

const fill = (letters: string, chars: number) => letters.repeat(Math.max(0, Math.floor(chars / letters.length)));
const isTarget = (text: string) => !/[^\x21-\x7e]/.test(text);
const isHeader = (text: string) => text.trim() !== '';

/** One request for each place where letters may stand, full of them. */
function makeRequests({ method, path, query }: Operation, letters: string): Omit<Asked, 'isSignedIn'>[] {
  const room = PATH_CHARS - path.length - 4;
  const plain = path.replaceAll(/\{[^}]+\}|:\w+\??|\*/g, 'x');
  const requests: Omit<Asked, 'isSignedIn'>[] = [];
  if (isTarget(letters)) {
    const places = [...path.matchAll(/\{[^}]+\}|:\w+\??|\*/g)];
    for (const { 0: name, index } of places)
      requests.push({
        method,
        target: (path.slice(0, index) + fill(letters, room) + path.slice(index + name.length)).replaceAll(/\{[^}]+\}|:\w+\??/g, 'x'),
      });
    requests.push({ method, target: `${plain}${fill(letters, room)}` }, { method, target: `${plain}${fill(letters, room)}x` });
    const perQuery = ADDRESS_CHARS - plain.length - 60;
    for (const name of query) requests.push({ method, target: `${plain}?${name}=${fill(letters, perQuery)}x` });
    requests.push({ method, target: `${plain}?${fill(letters, perQuery)}` });
  }
  return requests;
}

interface Operation {
  method: string;
  path: string;
  query: readonly string[];
}

async function listOperations(): Promise<Operation[]> {
  const document = (await (await call(study.app, 'GET', '/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>;
  };
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({
      method: method.toUpperCase(),
      path: `/api${path}`,
      query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
    })),
  );
  const others = ['/media/{id}', '/media/{id}/book', '/media/{id}/book/{entry}', '/covers/course/{id}.svg', '/art/item/{id}.svg'];
  const auth = ['/api/auth/sign-in/email', '/api/auth/get-session', '/api/auth/callback/google', '/api/auth/{any}'];
  return [...described, ...[...others, ...auth, '/', ...new Set(pathsOf(routes))].map((path) => ({ method: 'GET', path, query: [] }))];
}

const reads = ({ method }: Operation) => method === 'GET' || method === 'HEAD';

async function expectQuick(asked: Asked, plainUs: number): Promise<string[]> {
  if ((await measure(asked)) <= RATIO * plainUs) return [];
  const best = await least(asked, TRIES);
  if (best <= RATIO * plainUs) return [];
  const headers = Object.entries(asked.headers ?? {}).map(([name, value]) => `${name}: ${value.slice(0, 20)}`);
  return [
    `${asked.method} ${asked.target.slice(0, 80)} ${headers.join()}: ${Math.round(best / 1000)} ms, a plain one ${Math.round(plainUs / 1000)} ms`,
  ];
}

it.each(['/'.repeat(15_500), `/api/${'w'.repeat(PATH_CHARS)}`, `/api/items?q=${'%20'.repeat(ADDRESS_CHARS / 3)}`])(
  'refuses an address that is too long before anything reads it',
  async (target) => {
    for (const method of ['GET', 'POST', 'HEAD']) {
      const response = await ask({ method, target, isSignedIn: true });
      expect(response.statusCode).toBe(414);
      expect(response.headers['content-type']).toBe('application/problem+json');
      const body = (await response.toArray()).join('');
      if (method !== 'HEAD') expect(JSON.parse(body)).toMatchObject({ status: 414, code: 'address_too_long' });
    }
  },
);

it('no path, query or header holds the thread, whatever it is full of', { timeout: 900_000 }, async () => {
  const operations = await listOperations();
  expect(operations.length).toBeGreaterThan(100);
  const slow: string[] = [];
  for (const [number, operation] of operations.entries()) {
    // Who is answered 401 gets no further than all others.
    for (const isSignedIn of operation.path.startsWith('/api') ? [true] : [false, true]) {
      const plain = makeRequests(operation, PLAIN);
      let plainUs = 1000;
      for (const request of plain) plainUs = Math.max(plainUs, await least({ ...request, isSignedIn }, 2));
      // All letters meet on each kind of route; slashes on each route.
      for (const letters of ODD_LETTERS.filter((_, i) => i < 2 || i % 7 === number % 7))
        for (const request of makeRequests(operation, letters)) slow.push(...(await expectQuick({ ...request, isSignedIn }, plainUs)));
    }
  }
  expect(slow).toEqual([]);
});

it('no header holds the thread either', { timeout: 900_000 }, async () => {
  const paths = (await listOperations()).filter(reads).filter(({ path }) => !path.includes('export'));
  const slow: string[] = [];
  for (const { method, path } of paths) {
    const target = path.replaceAll(/\{[^}]+\}|:\w+\??|\*/g, 'x');
    const asked = (name: string, letters: string): Asked => ({
      ...{ method, target, isSignedIn: true },
      headers: { [name]: `${fill(letters, HEADERS_CHARS)}x`.trim() },
    });
    const plainUs = Math.max(1000, await least(asked('accept', PLAIN), 3));
    for (const [n, letters] of ODD_LETTERS.filter(isHeader).entries())
      // Each header with all letters on some route, each route with all letters in some header.
      for (const name of READ_HEADERS.filter((_, i) => (i + n) % 6 === paths.findIndex((one) => one.path === path) % 6))
        slow.push(...(await expectQuick(asked(name, letters), plainUs)));
  }
  expect(slow).toEqual([]);
});
