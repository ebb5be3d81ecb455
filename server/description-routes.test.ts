import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStudyHouse, type StudyHouse } from '../tests/support/houses/study-library.ts';
import { ORIGIN } from '../tests/support/houses/test-house.ts';
import { createApp } from './app.ts';
import { LINES } from './http/limits.ts';

let study: StudyHouse;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  study = await openStudyHouse({ files: {} });
  app = createApp(study.house);
});
afterAll(() => study.close());

const ask = (headers: Record<string, string> = {}, bindings = {}) =>
  Promise.resolve(app.request(`${ORIGIN}/api/openapi.json`, { headers }, bindings));

it('is compressed for whoever takes that, and the same for all others', async () => {
  const plain = await ask();
  const text = await plain.text();
  expect([plain.headers.get('content-encoding'), plain.headers.get('content-length')]).toEqual([null, String(Buffer.byteLength(text))]);
  const zipped = await ask({ 'accept-encoding': 'br, gzip;q=0.8' });
  const bytes = Buffer.from(await zipped.arrayBuffer());
  expect([zipped.headers.get('content-encoding'), zipped.headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
  expect(gunzipSync(bytes).toString()).toBe(text);
  expect(bytes.byteLength).toBeLessThan(text.length / 4);
  expect((await ask({ 'accept-encoding': 'gzip;q=0, br' })).headers.get('content-encoding')).toBeNull();
});

it('is one in memory, however many have not taken theirs', async () => {
  await ask();
  const before = process.memoryUsage();
  const unread = await Promise.all(Array.from({ length: 300 }, () => ask()));
  const after = process.memoryUsage();
  const grown = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  expect(unread).toHaveLength(300);
  // Of 400 KB each it were 120 MB.
  expect(grown).toBeLessThan(40e6);
});

it('has its place in the line', async () => {
  const { atOnceOfOne, waitingOfOne } = LINES.api;
  const answers = await Promise.all(Array.from({ length: atOnceOfOne + waitingOfOne + 50 }, () => ask({}, { incoming: {} })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
});
