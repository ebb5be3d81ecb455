import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from '#core/random.ts';
import { openStudyHouse, type StudyHouse } from '../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../tests/support/houses/test-house.ts';

/* A failure comes again with the same seed. */
const SEED = 20_260_501;
const REQUESTS = 2000;

let study: StudyHouse;
beforeAll(async () => {
  study = await openStudyHouse();
});
afterAll(() => study.close());

const IDS = [
  'deep-work',
  'part-2',
  'field-notes',
  'one-take',
  'plain-book',
  'deep-work.check',
  'deep-work.why-focus',
  'part-2.a',
  'field-notes.note-1',
  'later',
  'later.a',
  'deep-work.soon',
  'tts-deep-work.why-focus',
  'tts-plain-book.plain',
  'tts-part-2.a',
];
const ODD = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'NaN',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '\0',
  '\uFFFD',
  '\uD800',
  '🌊'.repeat(40),
  "' or 1=1 --",
  '"',
  '*',
  '%',
  '../../etc/passwd',
  '..\\..',
  'x'.repeat(3000),
  '[]',
  '{}',
  'true',
  '2026-13-45T99:99:99Z',
  '￿',
  'a\r\nb: c',
];
const NUMBERS = [0, -0, 1, -1, 0.5, 1e308, -1e308, 5e-324, 2 ** 53, 2 ** 31, 24, 100, 101, 1.5];
const KEYS = [
  'positionSec',
  'locator',
  'fraction',
  'completed',
  'playedSec',
  'observedAt',
  'answers',
  'email',
  'password',
  'name',
  '__proto__',
  'limit',
  'unitId',
  'text',
  'quote',
  'color',
  'playback',
  'rate',
  'backSec',
];
const QUERY = ['q', 'limit', 'cursor', 'sort', 'topic', 'skill', 'length', 'kind', 'ids', 'unitId', 'itemId', 'nonsense'];
const WORDS = [
  'new',
  'title',
  'length',
  'short',
  'rivers',
  'course',
  'quiet river',
  '3',
  '100',
  Buffer.from('["a","b"]').toString('base64url'),
  Buffer.from('[1,"b"]').toString('base64url'),
  Buffer.from('[1e400,{}]').toString('base64url'),
];

function makeRequests(operations: readonly { method: string; path: string }[], random: () => number) {
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const text = () => (random() < 0.5 ? pick([...IDS, ...WORDS]) : pick(ODD));
  const encode = (value: string) => encodeURIComponent(value.toWellFormed());
  const json = (depth: number): unknown => {
    const kind = random();
    if (kind < 0.25) return text();
    if (kind < 0.45) return pick(NUMBERS);
    if (kind < 0.6) return pick([true, false, null]);
    if (depth > 4) return [];
    if (kind < 0.75) return Array.from({ length: Math.floor(random() * 4) }, () => json(depth + 1));
    return Object.fromEntries(
      Array.from({ length: Math.floor(random() * 6) }, () => [random() < 0.8 ? pick(KEYS) : text(), json(depth + 1)]),
    );
  };
  /** Nearly right, so that it comes further than the first check. */
  const nearlyRight = (path: string) => {
    const body: Record<string, unknown> = path.endsWith('/answers')
      ? { answers: { switch: ['b'], remove: ['a', text()] } }
      : path.endsWith('/notes')
        ? { unitId: pick(IDS), positionSec: pick(NUMBERS) }
        : path.includes('/notes/')
          ? { text: text(), color: 'green' }
          : path.endsWith('/messages')
            ? { content: text() }
            : path.endsWith('/conversations')
              ? { type: pick(['career', 'interview']), context: { question: text() } }
              : path.endsWith('/goals')
                ? { text: text() }
                : path.endsWith('/profile')
                  ? { playback: { rate: 1.5, [pick(KEYS)]: pick(NUMBERS) } }
                  : { positionSec: 5, fraction: 0.5, completed: false, playedSec: 1, observedAt: '2026-05-01T00:00:00.000Z' };
    if (random() < 0.5) body[pick(KEYS)] = random() < 0.5 ? json(3) : pick(NUMBERS);
    return body;
  };
  const body = (path: string) => {
    const kind = random();
    if (kind < 0.15) return pick(ODD);
    if (kind < 0.25) return JSON.stringify(json(0)).slice(0, -1);
    return JSON.stringify(kind < 0.7 ? nearlyRight(path) : json(0));
  };
  return Array.from({ length: REQUESTS }, () => {
    const { method: own, path } = pick(operations);
    const method = random() < 0.85 ? own : pick(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
    const filled = path.replace(/\{[^}]+\}/g, () => encode(random() < 0.6 ? pick(IDS) : text()));
    const query = Array.from(
      { length: Math.floor(random() * 4) },
      () => `${pick(QUERY)}=${random() < 0.9 ? encode(text()) : '%E0%A4%A'}`,
    ).join('&');
    const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
    const headers: Record<string, string> = {
      ...(random() < 0.1 ? { range: pick(['bytes=0-9', 'bytes=99999999-', 'bytes=-', 'x']) } : {}),
      ...(random() < 0.1 ? { 'content-type': pick(['text/plain', 'application/json; charset=x', 'multipart/form-data', '']) } : {}),
      ...(random() < 0.05 ? { origin: 'https://evil.example' } : {}),
    };
    return {
      method,
      url: filled + (query ? `?${query}` : ''),
      body: hasBody ? body(path) : undefined,
      headers,
      isSignedIn: random() < 0.8,
    };
  });
}

it(
  `answers ${REQUESTS} odd requests over all routes without a failure of its own, and every error as a problem`,
  { timeout: 120_000 },
  async () => {
    const document = (await (await call(study.app, 'GET', '/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path: `/api${path}` })),
    );
    expect(described.length).toBeGreaterThan(20);
    const operations = [
      ...described,
      { method: 'GET', path: '/media/{id}' },
      { method: 'GET', path: '/covers/course/{id}.svg' },
      { method: 'GET', path: '/art/item/{id}.svg' },
      { method: 'GET', path: '/api/return-to' },
      { method: 'GET', path: '/{id}' },
    ];
    const learner = await signUp(study.app);
    for (let n = 0; n < 3; n++) {
      const note = (await (await learner.call('POST', '/api/notes', { unitId: 'part-2.a', positionSec: n })).json()) as { id: string };
      IDS.push(note.id);
      const talk = (await (await learner.call('POST', '/api/coach/conversations', { type: 'interview' })).json()) as { id: string };
      const sent = await learner.call('POST', `/api/coach/conversations/${talk.id}/messages`, { content: 'Well.' });
      const goal = (await (await learner.call('POST', '/api/goals', { text: 'Bake.' })).json()) as { id: string };
      IDS.push(talk.id, ((await sent.json()) as { turnId: string }).turnId, goal.id);
    }
    const counts = new Map<number, number>();
    for (const { method, url, body, headers, isSignedIn } of makeRequests(operations, seededRandom(SEED))) {
      const response = await (isSignedIn ? learner.call(method, url, body, headers) : call(study.app, method, url, body, headers));
      const answer = await response.text();
      const what = `${method} ${url} ${body ?? ''} -> ${response.status} ${answer.slice(0, 300)}`;
      counts.set(response.status, (counts.get(response.status) ?? 0) + 1);
      expect(response.status, what).toBeLessThan(500);
      if (response.status < 400 || response.status === 416) continue;
      expect(response.headers.get('content-type'), what).toBe('application/problem+json');
      if (method !== 'HEAD')
        expect(JSON.parse(answer), what).toMatchObject({
          status: response.status,
          code: expect.stringMatching(/^[a-z_]+$/),
          detail: expect.stringMatching(/\S/),
        });
    }
    // The requests are odd enough to be refused in every way, and right enough to be answered.
    for (const status of [200, 204, 400, 401, 403, 404, 422]) expect(counts.get(status) ?? 0, `answers of ${status}`).toBeGreaterThan(5);
    expect(counts.get(201) ?? 0, 'notes made').toBeGreaterThan(0);
    expect((await call(study.app, 'GET', '/api/health')).status).toBe(200);
  },
);
