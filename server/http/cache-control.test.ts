import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStudyHouse, type StudyHouse } from '../../tests/support/houses/study-library.ts';
import { call, ORIGIN, signUp } from '../../tests/support/houses/test-house.ts';
import { createPages } from '../pages.ts';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse();
  learner = await signUp(study.app);
});
afterAll(() => study.close());

const build = { entry: { module: { createLoadContext: () => null, createRenderer: () => async () => new Response('<html>') } } };

it.each([
  '/api/auth/get-session',
  '/api/profile',
  '/api/favorites',
  '/api/notes',
  '/api/progress',
  '/api/progress/part-2.a',
  '/api/discover',
  '/api/search?q=river',
  '/api/courses',
  '/api/courses/deep-work',
  '/api/episodes/part-2.a',
])('%s of a learner is kept by no cache', async (path) => {
  const response = await learner.call('GET', path);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
});

it('nor is what a learner writes, or who comes and goes', async () => {
  const { email, password } = learner;
  for (const [method, path, body] of [
    ['PUT', '/api/favorites/deep-work', undefined],
    ['PATCH', '/api/profile', { playback: { rate: 1.5 } }],
    ['POST', '/api/auth/sign-in/email', { email, password }],
    ['POST', '/api/auth/sign-out', {}],
  ] as const) {
    const { status, headers } = await call(study.app, method, path, body, { cookie: (await signUp(study.app)).cookie });
    expect([path, status < 300, headers.get('cache-control')]).toEqual([path, true, 'private, no-store']);
  }
});

it.each(['/discover', '/about', '/courses.data', '/_root.data'])('the page %s is kept by no cache', async (path) => {
  const pages = createPages(study.house, study.app as never, () => Promise.resolve(build as never));
  const response = await pages(new Request(`${ORIGIN}${path}`, { headers: { cookie: learner.cookie } }));
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
});

it('what says itself how it is kept, is', async () => {
  const kept = async (path: string) => (await learner.call('GET', path)).headers.get('cache-control');
  expect(await kept('/api/brand')).toBe('no-cache');
  expect(await kept('/media/one-take.cover')).toMatch(/^public/);
  expect(await kept('/covers/course/deep-work.svg')).toMatch(/^public/);
});
