import { afterAll, beforeAll, expect, it } from 'vitest';
import { begin, hear, say } from '../../tests/support/houses/coach-house.ts';
import { serveApp } from '../../tests/support/houses/serve-app.ts';
import { openStudyHouse, type StudyHouse } from '../../tests/support/houses/study-library.ts';
import { signUp } from '../../tests/support/houses/test-house.ts';
import { createApp } from '../app.ts';

interface Operation {
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}

let study: StudyHouse;
let server: Awaited<ReturnType<typeof serveApp>>;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse();
  server = await serveApp(createApp(study.house));
  learner = await signUp(study.app);
});
afterAll(async () => {
  await server.close();
  await study.close();
});

const ask = (method: string, path: string) => fetch(`${server.origin}${path}`, { method, headers: { cookie: learner.cookie } });

/** What the document says is answered with something else than JSON, all of what is made while it is read among it. */
async function listFiles(): Promise<string[]> {
  const { paths } = (await (await ask('GET', '/api/openapi.json')).json()) as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const types = Object.keys(get?.responses['200']?.content ?? {});
    return types.some((type) => type !== 'application/json') ? [`/api${path}`] : [];
  });
}

it('nothing goes on for a HEAD request once it is answered, whatever GET would send', async () => {
  const { id } = await begin(learner, 'interview', { question: 'Why bread?' });
  const turnId = await say(learner, id, 'I led a team of five people, and we finished on time.');
  await hear(learner, turnId);
  const goal = (await (await learner.call('POST', '/api/goals', { text: 'Bake.' })).json()) as { id: string };
  const known: Record<string, string> = { '{turnId}': turnId, '{id}': goal.id };
  const files = await listFiles();
  const streams = ['/api/coach/turns/{turnId}/events', '/api/notes/export.md', '/api/profile/export'];
  expect(files).toEqual(expect.arrayContaining(streams));
  expect(await study.house.work.ended(2000)).toEqual([]);
  for (const file of files) {
    const path = Object.entries(known).reduce((filled, [name, value]) => filled.replace(name, value), file);
    const heads = await Promise.all(Array.from({ length: 3 }, () => ask('HEAD', path)));
    if (streams.includes(file)) expect(heads[0]?.status, path).toBe(200);
    expect(await study.house.work.ended(3000), path).toEqual([]);
  }
});

it('a HEAD request of media still says how long it is, and that it may be asked for in parts', async () => {
  const [head, whole] = await Promise.all([ask('HEAD', '/media/one-take.cover'), ask('GET', '/media/one-take.cover')]);
  const size = (await whole.arrayBuffer()).byteLength;
  expect(size).toBeGreaterThan(0);
  expect(head.status).toBe(200);
  expect(head.headers.get('accept-ranges')).toBe('bytes');
  expect(head.headers.get('content-length')).toBe(String(size));
  expect(head.headers.get('etag')).toBe(whole.headers.get('etag'));
});

it('a HEAD request of what is written at once is answered as GET is', async () => {
  for (const path of ['/api/courses', '/api/nothing', '/robots.txt']) {
    const [head, get] = await Promise.all([ask('HEAD', path), ask('GET', path)]);
    expect(head.status, path).toBe(get.status);
    expect(head.headers.get('content-type'), path).toBe(get.headers.get('content-type'));
    expect(await head.text()).toBe('');
  }
});
