import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectProblem } from '../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../tests/support/houses/test-house.ts';
import { createApp } from '../app.ts';
import { BODY_BYTES, LARGE_BODY_BYTES } from './body-limit.ts';
import { MOST_VALUES, MOST_VALUES_OF_LARGE } from './value-limit.ts';

interface Schema {
  readonly $ref?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly propertyNames?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}
interface Route {
  readonly method: string;
  readonly path: string;
  /** Null where the document says nothing of a body. */
  readonly schema: Schema | null;
}
interface Size {
  readonly bytes: number;
  readonly values: number;
}

/** Their bodies may be up to 1 MiB: what a schema allows for is above 64 KiB. The webhook's sender decides what it sends. */
const LARGE = [
  'POST /coach/conversations',
  'POST /courses/{courseId}/lessons/{lessonId}/answers',
  'POST /payments/webhook',
  'POST /records',
];
/** Only the payment service is heard here, by its signature; a notice that is refused would be lost. */
const UNLIMITED = new Set(['POST /payments/webhook']);
/** In any script: one of two letters as UTF-16 has them is of four bytes. */
const BYTES_OF_LETTER = 3;
const NUMBER_BYTES = 25;

let study: StudyHouse;
let app: ReturnType<typeof createApp>;
let learner: Awaited<ReturnType<typeof signUp>>;
let document: { paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>> };
let routes: Route[];
beforeAll(async () => {
  const env = { RATE_LIMIT: 'on', GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  study = await openStudyHouse({ files: {}, env });
  app = createApp(study.house);
  document = (await (await call(study.app, 'GET', '/api/openapi.json')).json()) as typeof document;
  routes = listWriting();
});
// One that is signed in: signing out is among the routes.
beforeEach(async () => {
  await study.house.db.deleteFrom('rateWindow').execute();
  learner = await signUp(study.app);
});
afterAll(() => study.close());

/** All that write: those of the document, and those of /auth, which it leaves out. */
function listWriting(): Route[] {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'get')
      .map(([method, { requestBody }]) => {
        const [body] = Object.values(requestBody?.content ?? {});
        return { method: method.toUpperCase(), path, schema: body?.schema ?? null };
      }),
  );
  const ofAccounts = app.routes
    .filter(({ method, path }) => path.startsWith('/api/auth/') && ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method))
    .map(({ method, path }) => ({ method, path: path.slice('/api'.length), schema: null }));
  const isEnd = ({ path }: Route) => path === '/auth/sign-out';
  return [...described, ...ofAccounts].toSorted((one, other) => Number(isEnd(one)) - Number(isEnd(other)));
}

const nameOf = ({ method, path }: Route) => `${method} ${path}`;

const send = ({ method, path }: Route, body: string) => {
  const filled = path
    .split('/')
    .map((part) => (part.startsWith('{') || part.startsWith(':') ? 'x' : part))
    .join('/');
  return learner.call(method, `/api${filled}`, body, { 'content-length': String(Buffer.byteLength(body)) });
};
/** Nothing that any route takes, of so many bytes. */
const textOf = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;

/** As large as a body can be that fits its schema. */
function measure(schema: Schema): Size {
  if (schema.$ref !== undefined)
    return measure(
      schema.$ref
        .split('/')
        .slice(1)
        .reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], document) as Schema,
    );
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return largest(several.map(measure));
  if (schema.enum ?? schema.const !== undefined)
    return { bytes: Math.max(...(schema.enum ?? [schema.const]).map((value) => JSON.stringify(value).length)), values: 1 };
  if (schema.prefixItems) return sum(schema.prefixItems.map(measure), 1);
  if (schema.items) return times(measure(schema.items), schema.maxItems ?? Infinity);
  const named = Object.entries(schema.properties ?? {}).map(([key, inner]) => withKey(measure(inner), key.length));
  const { additionalProperties: open } = schema;
  if (typeof open === 'object') {
    const key = measure(schema.propertyNames ?? {}).bytes;
    named.push(times(withKey(measure(open), key), schema.maxProperties ?? Infinity));
  }
  if (schema.properties ?? typeof open === 'object') return sum(named, 1);
  return { bytes: Math.max(NUMBER_BYTES, 2 + BYTES_OF_LETTER * (schema.maxLength ?? 0)), values: 1 };
}
const withKey = ({ bytes, values }: Size, key: number): Size => ({ bytes: bytes + key + 3, values });
const times = ({ bytes, values }: Size, count: number): Size => ({ bytes: 2 + (bytes + 1) * count, values: 1 + values * count });
const sum = (sizes: readonly Size[], own: number): Size => ({
  bytes: sizes.reduce((total, { bytes }) => total + bytes + 1, 2),
  values: sizes.reduce((total, { values }) => total + values, own),
});
const largest = (sizes: readonly Size[]): Size => ({
  bytes: Math.max(...sizes.map(({ bytes }) => bytes)),
  values: Math.max(...sizes.map(({ values }) => values)),
});

describe('every route that writes', () => {
  it('counts whoever asks before it reads what is asked', async () => {
    const count = async () => {
      const windows = await study.house.db.selectFrom('rateWindow').select('count').execute();
      return windows.reduce((total, window) => total + window.count, 0);
    };
    const uncounted: string[] = [];
    for (const route of routes) {
      const before = await count();
      const { status } = await send(route, '[]');
      if (status !== 429 && (await count()) === before) uncounted.push(nameOf(route));
    }
    expect(routes.length).toBeGreaterThan(60);
    expect(uncounted.filter((name) => !UNLIMITED.has(name))).toEqual([]);
  });

  it('refuses a body that is larger than any of its own', async () => {
    const large: string[] = [];
    for (const route of routes) {
      const response = await send(route, textOf(BODY_BYTES + 1));
      if (response.status !== 413) large.push(nameOf(route));
      else expect((await expectProblem(response, 413, 'too_large')).detail).toBe('The body is larger than 64 KiB.');
      await expectProblem(await send(route, textOf(LARGE_BODY_BYTES + 1)), 413, 'too_large');
    }
    expect(large.toSorted()).toEqual(LARGE);
  });

  it('takes all that fits its schema, in any script', () => {
    const sizes = routes.flatMap((route) => (route.schema ? [{ name: nameOf(route), ...measure(route.schema) }] : []));
    expect(sizes.length).toBeGreaterThan(20);
    const isLarge = ({ name }: { name: string }) => LARGE.includes(name);
    expect(sizes.filter(({ bytes }) => bytes > BODY_BYTES).map(({ name }) => name)).toEqual(sizes.filter(isLarge).map(({ name }) => name));
    const tooMany = sizes.filter((size) => size.values > (isLarge(size) ? MOST_VALUES_OF_LARGE : MOST_VALUES));
    expect(tooMany).toEqual([]);
  });
});

const manyKeys = (bytes: number): string => {
  const fields: string[] = [];
  for (let length = 2; length < bytes - 20; length += (fields.at(-1)?.length ?? 0) + 1) fields.push(`"${fields.length.toString(36)}":1`);
  return `{${fields.join(',')}}`;
};

describe('a body that is wrong in very many places', () => {
  const profile: Route = { method: 'PATCH', path: '/profile', schema: null };

  it('is answered with the first twenty, and short paths', async () => {
    const problem = await expectProblem(
      await send(profile, JSON.stringify(Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`${'k'.repeat(110)}${n}`, 1])))),
      422,
      'invalid_fields',
    );
    expect(problem.detail).toBe('Some fields are not valid. There are more than the 20 listed.');
    expect(problem.errors?.map(({ path }) => path.length)).toEqual(Array.from({ length: 20 }, () => 100));
  });

  it('with twenty is answered with all of them', async () => {
    const problem = await expectProblem(
      await send(profile, JSON.stringify(Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`k${n}`, 1])))),
      422,
      'invalid_fields',
    );
    expect(problem.detail).toBe('Some fields are not valid');
    expect(problem.errors).toHaveLength(20);
  });

  it.each([
    ['fields', manyKeys],
    ['values', (bytes: number) => `[${'0,'.repeat(bytes / 2 - 10)}0]`],
    ['lists in lists', (bytes: number) => '['.repeat(bytes / 2 - 10) + ']'.repeat(bytes / 2 - 10)],
  ])('as %s costs hardly more than one long text', async (_, make) => {
    const unlimited = createApp({ ...study.house, env: { ...study.house.env, RATE_LIMIT: false } });
    const cost = async (path: string, body: string) => {
      const headers = { cookie: learner.cookie, 'content-length': String(Buffer.byteLength(body)) };
      let best = Infinity;
      for (let n = 0; n < 8; n += 1) {
        const before = process.cpuUsage();
        const text = await (await call(unlimited, 'POST', path, body, headers)).text();
        const { user, system } = process.cpuUsage(before);
        best = Math.min(best, user + system);
        expect(text.length).toBeLessThan(5000);
      }
      return best;
    };
    for (const [path, bytes] of [
      ['/api/goals', BODY_BYTES],
      ['/api/records', LARGE_BODY_BYTES],
    ] as const)
      expect((await cost(path, make(bytes))) / (await cost(path, textOf(bytes))), path).toBeLessThan(5);
  });
});
