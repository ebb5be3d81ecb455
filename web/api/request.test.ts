import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, isMissing, isOffline, isRefused, isSignedOut } from './api-error.ts';
import { createApi } from './client.ts';
import { createAsk, type Fetch } from './request.ts';

const fetched = vi.fn<Fetch>();
const ask = createAsk(fetched);
const asked = (): [string, RequestInit | undefined] => {
  const [path = '', init] = fetched.mock.lastCall ?? [];
  return [path, init];
};
const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('It did not fail.')),
    (error: ApiError) => error,
  );
/** Never answers, as a server that hangs. */
const hang: Fetch = (_path, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json({ items: [] }));
});

describe('a request', () => {
  it('writes ids and questions so that none of them can change the address', async () => {
    await ask('GET /courses/:courseId/lessons/:lessonId', { params: { courseId: 'a/b', lessonId: '../c?d' } });
    expect(asked()[0]).toBe('/api/courses/a%2Fb/lessons/..%2Fc%3Fd');
    await ask('GET /search', { query: { q: 'R&D = 1', limit: 5 } });
    expect(asked()[0]).toBe('/api/search?q=R%26D+%3D+1&limit=5');
  });

  it('leaves out what is not asked for', async () => {
    await ask('GET /items', { query: { q: '', topic: undefined } });
    expect(asked()[0]).toBe('/api/items');
  });

  it('sends a body as JSON, and no type without one', async () => {
    await ask('POST /notes', { body: { unitId: 'a', positionSec: 1 } });
    expect(asked()[1]).toMatchObject({
      method: 'POST',
      body: '{"unitId":"a","positionSec":1}',
      headers: { 'content-type': 'application/json' },
    });
    await ask('DELETE /notes/:id', { params: { id: 'n' } });
    expect(asked()[1]).toEqual({ method: 'DELETE', headers: {} });
  });

  it('says for whom it is meant', async () => {
    await createApi(fetched, { learnerId: 'maren' }).setFavorite('a', true);
    expect(asked()).toEqual(['/api/favorites/a', { method: 'PUT', keepalive: true, headers: { 'x-cairn-learner': 'maren' } }]);
  });

  it('answers nothing with nothing', async () => {
    fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
    expect(await ask('DELETE /notes/:id', { params: { id: 'n' } })).toBeUndefined();
  });
});

describe('a failure', () => {
  it('carries what the API explained', async () => {
    const errors = [{ path: 'text', message: 'Too long.' }];
    fetched.mockResolvedValueOnce(Response.json({ code: 'invalid_fields', detail: 'Some fields are not valid', errors }, { status: 422 }));
    const error = await failure(ask('GET /items'));
    expect(error).toMatchObject({ status: 422, code: 'invalid_fields', message: 'Some fields are not valid', errors, retryAfterSec: null });
    expect(isRefused(error)).toBe(true);
  });

  it('is one of a proxy that explains nothing, too', async () => {
    fetched.mockResolvedValueOnce(Response.json({}, { status: 401 }));
    expect(await failure(ask('GET /items'))).toMatchObject({ status: 401, code: 'unknown', message: 'That did not work.' });
    fetched.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
    expect(await failure(ask('GET /items'))).toMatchObject({ status: 502, code: 'unknown', message: 'That did not work.' });
  });

  it('knows when to try again', async () => {
    fetched.mockResolvedValueOnce(Response.json({}, { status: 429, headers: { 'retry-after': '7' } }));
    expect(await failure(ask('GET /items'))).toMatchObject({ retryAfterSec: 7 });
    fetched.mockResolvedValueOnce(Response.json({}, { status: 503, headers: { 'retry-after': 'Sun, 22 Nov 2026 08:00:00 GMT' } }));
    expect(await failure(ask('GET /items'))).toMatchObject({ retryAfterSec: null });
  });

  it.each([
    ['no line', () => Promise.reject(new TypeError('fetch failed'))],
    ['a line that breaks within the answer', async () => new Response('{"items":', { status: 200 })],
    ['the page of a hotel’s network', async () => new Response('<html>Accept our terms</html>', { status: 200 })],
  ])('%s is offline', async (_, answer) => {
    fetched.mockImplementationOnce(answer);
    const error = await failure(ask('GET /items'));
    expect(isOffline(error)).toBe(true);
    expect(error).toMatchObject({ status: 0, code: 'offline', message: 'The server cannot be reached. Check your connection.' });
  });

  it('waits no longer than it is told to', async () => {
    expect(isOffline(await failure(createAsk(hang, { timeoutMs: 20 })('GET /items')))).toBe(true);
  });

  it('called off by the caller is the caller’s, with and without a time limit', async () => {
    for (const timeoutMs of [undefined, 10_000]) {
      const controller = new AbortController();
      const call = failure(createAsk(hang, { timeoutMs })('GET /items', { signal: controller.signal }));
      controller.abort();
      expect(await call).toMatchObject({ name: 'AbortError' });
    }
  });

  it('is of one kind, or of none', () => {
    const kinds = [isOffline, isMissing, isSignedOut];
    for (const [status, kind] of [
      [0, isOffline],
      [404, isMissing],
      [401, isSignedOut],
    ] as const)
      expect(kinds.filter((is) => is(new ApiError(status, '')))).toEqual([kind]);
    expect([400, 404, 413, 422, 401, 403, 409, 429, 500, 0].filter((status) => isRefused(new ApiError(status, '')))).toEqual([
      400, 404, 413, 422,
    ]);
    expect([...kinds, isRefused].some((is) => is(new Error('404')))).toBe(false);
  });
});
