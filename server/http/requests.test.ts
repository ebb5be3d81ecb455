import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectJson, expectProblem } from '../../tests/support/expect-problem.ts';
import { serveApp } from '../../tests/support/houses/serve-app.ts';
import { openStudyHouse, type StudyHouse } from '../../tests/support/houses/study-library.ts';
import { call, ORIGIN, signUp } from '../../tests/support/houses/test-house.ts';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse();
  learner = await signUp(study.app);
});
afterAll(() => study.close());

const PLACE = '/api/progress/part-2.a';
const GOOD = { positionSec: 1, fraction: 0.5, completed: false, observedAt: '2026-05-01T00:00:00.000Z' };
const MIB = 1024 * 1024;

describe('the body', () => {
  it('of more than 64 KiB is refused, whatever the route', async () => {
    const body = JSON.stringify({ ...GOOD, locator: 'x'.repeat(64 * 1024) });
    for (const [method, url] of [
      ['PUT', PLACE],
      ['POST', '/api/auth/sign-in/email'],
      ['POST', '/api/no-such-route'],
      ['PUT', '/api/progress/nothing'],
    ] as const) {
      const problem = await expectProblem(
        await learner.call(method, url, body, { 'content-length': String(body.length) }),
        413,
        'too_large',
      );
      expect(problem.detail).toBe('The body is larger than 64 KiB.');
    }
  });

  it('without a length is counted while it comes', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(120));
        if (sent > 64 * MIB) controller.close();
      },
    });
    const response = await study.app.request(`${ORIGIN}${PLACE}`, {
      method: 'PUT',
      body: endless,
      duplex: 'half',
      headers: { origin: ORIGIN, cookie: learner.cookie, 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    } as RequestInit);
    await expectProblem(response, 413, 'too_large');
    expect(sent).toBeLessThan(MIB);
  });

  it('of just under 64 KiB is read', async () => {
    const problem = await expectProblem(
      await learner.call('PUT', PLACE, { ...GOOD, locator: 'x'.repeat(64 * 1024 - 200) }),
      422,
      'invalid_fields',
    );
    expect(problem.errors?.[0]?.path).toBe('locator');
  });

  it.each(['{', '{"positionSec":', 'positionSec=1', '', '{"a":1}}', '\u0000', '[', "{'a':1}"])('%j is no JSON', async (body) => {
    await expectProblem(await learner.call('PUT', PLACE, body), 400, 'malformed_request');
  });

  it.each(['[]', '[1]', '"text"', '1', 'true', 'null', '{}'])('%s is JSON, and not what is asked for', async (body) => {
    const problem = await expectProblem(await learner.call('PUT', PLACE, body), 422, 'invalid_fields');
    expect(problem.errors?.length).toBeGreaterThan(0);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'as %s is not taken for JSON',
    async (type) => {
      await expectProblem(await learner.call('PUT', PLACE, GOOD, { 'content-type': type }), 422, 'invalid_fields');
      expect(await expectJson(await learner.call('GET', PLACE))).toBeNull();
    },
  );

  it.each([
    ['__proto__', `{"__proto__":{"completed":true},${JSON.stringify(GOOD).slice(1)}`],
    ['constructor', `{"constructor":1,${JSON.stringify(GOOD).slice(1)}`],
  ])('with %s as a field pollutes nothing', async (_, body) => {
    const response = await learner.call('PUT', PLACE, body);
    expect(response.status).toBe(422);
    expect(({} as Record<string, unknown>)['completed']).toBeUndefined();
  });
});

describe('the origin of a write', () => {
  const write = (method: string, origin: string | null, url = PLACE) =>
    Promise.resolve(
      study.app.request(`${ORIGIN}${url}`, {
        method,
        body: method === 'DELETE' ? null : JSON.stringify(GOOD),
        headers: { cookie: learner.cookie, 'content-type': 'application/json', ...(origin === null ? {} : { origin }) },
      }),
    );
  it.each([
    null,
    'null',
    '',
    'https://evil.example',
    'http://localhost.evil.example',
    'https://localhost',
    'http://localhost:8080',
    'http://127.0.0.1',
  ])('%s is refused', async (origin) => {
    for (const method of ['PUT', 'POST', 'PATCH', 'DELETE']) await expectProblem(await write(method, origin), 403, 'bad_origin');
    expect(await expectJson(await learner.call('GET', PLACE))).toBeNull();
  });
  it('is asked for before the session is', async () => {
    await expectProblem(await study.app.request(`${ORIGIN}/api/favorites/stone`, { method: 'PUT' }), 403, 'bad_origin');
  });
  it('of this site is taken', async () => expect((await write('DELETE', ORIGIN, '/api/favorites/stone')).status).toBe(204));
  it('does not matter to reads', async () => {
    expect((await call(study.app, 'GET', '/api/courses', undefined, { origin: 'https://evil.example' })).status).toBe(200);
  });
  it('never lets another site read', async () => {
    const response = await call(study.app, 'GET', '/api/courses', undefined, { origin: 'https://evil.example' });
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(
      (
        await call(study.app, 'OPTIONS', '/api/courses', undefined, {
          origin: 'https://evil.example',
          'access-control-request-method': 'GET',
        })
      ).headers.get('access-control-allow-origin'),
    ).toBeNull();
  });
});

describe('every answer', () => {
  const EXPECTED = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(self), geolocation=()',
    'strict-transport-security': null,
    'x-powered-by': null,
    server: null,
  };
  it.each([
    '/api/health',
    '/api/courses',
    '/api/courses/nothing',
    '/api/nothing',
    '/api/favorites',
    '/api/auth/get-session',
    '/api/openapi.json',
    '/media/one-take.cover',
    '/media/nothing',
    '/covers/course/deep-work.svg',
    '/nothing',
    '/api/audiobooks?limit=0',
  ])('%s carries the security headers', async (url) => {
    const { headers } = await call(study.app, 'GET', url);
    expect(Object.fromEntries(Object.keys(EXPECTED).map((name) => [name, headers.get(name)]))).toEqual(EXPECTED);
  });
});

describe('an unknown path', () => {
  it.each([
    '/nothing',
    '/api',
    '/api/',
    '/api/nothing',
    '/api/courses/a/b/c',
    '/api//courses',
    '/API/health',
    '/api/health/',
    '/media',
    '/media/',
    '/media/a/b',
    '/covers/course',
    '/covers/song/x.svg',
    '/covers/course/x.png',
    '/art/nothing.svg',
    '/art/item/..%2fx.svg',
    '/.env',
    '/.git/config',
    '/%2e%2e/package.json',
  ])('%s is a problem, not a page', async (url) => {
    await expectProblem(await learner.call('GET', url), 404, 'not_found');
  });
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s of something that is only read is a problem', async (method) => {
    await expectProblem(await learner.call(method, '/api/courses', method === 'DELETE' ? undefined : {}), 404, 'not_found');
  });
  it('says nothing of what was asked for', async () => {
    const text = await (await call(study.app, 'GET', `/api/${encodeURIComponent('<script>alert(1)</script>')}`)).text();
    expect(text).not.toContain('script');
  });
});

describe('over a socket', () => {
  it.each(['Content-Length: 500', 'Transfer-Encoding: chunked'])(
    'a caller who leaves amid the body (%s) is nothing for the log',
    async (length) => {
      const server = await serveApp(study.app);
      const answered = vi.spyOn(study.app, 'fetch');
      const socket = connect(server.port, '127.0.0.1');
      socket.write(`POST /api/auth/sign-in/email HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\n${length}\r\n\r\n5\r\n{"ema\r\n`);
      await vi.waitFor(() => expect(answered).toHaveBeenCalled());
      socket.destroy();
      const [first] = answered.mock.results as unknown as [{ value: Promise<Response> }];
      expect((await first.value).status).toBe(400);
      answered.mockRestore();
      await server.close();
    },
  );

  it('answers the same problems', async () => {
    const server = await serveApp(study.app);
    const put = (body: string, origin = server.origin) =>
      fetch(`${server.origin}${PLACE}`, {
        method: 'PUT',
        body,
        headers: { origin, cookie: learner.cookie, 'content-type': 'application/json' },
      });
    await expectProblem(await put('{'), 400, 'malformed_request');
    await expectProblem(await put('[]'), 422, 'invalid_fields');
    await expectProblem(await put('{}', 'https://evil.example'), 403, 'bad_origin');
    await expectProblem(await put(JSON.stringify({ ...GOOD, locator: 'x'.repeat(2 * MIB) })), 413, 'too_large');
    await expectProblem(await fetch(`${server.origin}/api/nothing`), 404, 'not_found');
    await server.close();
  });
});
