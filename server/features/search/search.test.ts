import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SearchPage } from '#core/library/search.ts';
import { CLIENT_ADDRESS_HEADER } from '#server/client-address.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { makeEpub, makeMp3, type Files } from '../../../tests/support/houses/library-fixtures.ts';
import { bringInHere, call, openTestHouse, signUp, type TestHouse } from '../../../tests/support/houses/test-house.ts';

const VTT = `WEBVTT

00:00.000 --> 00:00.800
<v Host>Close the book.</v>

00:00.800 --> 00:01.400
Write down what you remember &amp; compare.

00:01.400 --> 00:02.000
Then look at the marmalade.
`;
const FILES: Files = {
  'audiobooks/Zoë Quill/Lanterns (2016) {Nora Reed}/book.md': '---\ntopics: [courage]\n---\nA book about harbours.',
  'audiobooks/Zoë Quill/Lanterns (2016) {Nora Reed}/01 Departure.mp3': makeMp3({ TIT2: 'Departure' }),
  'audiobooks/Zoë Quill/Lanterns (2016) {Nora Reed}/02 Arrival.mp3': makeMp3({ TIT2: 'Arrival' }),
  'podcasts/Field notes/podcast.md': '---\npublishedAt: 2026-01-01\n---\nShort talks.',
  'podcasts/Field notes/S01E01 Recall.mp3': makeMp3({ TIT2: 'Recall' }),
  'podcasts/Field notes/S01E01 Recall.vtt': VTT,
  'podcasts/Field notes/S01E01 Recall.chapters.json': '{"chapters":[{"startTime":0,"title":"Overture"},{"startTime":1,"title":"Coda"}]}',
  'courses/calm/01 Breathe.md': 'Count **slowly** to four.\n\n## Then\n\nLet the harbour be quiet.',
  'ebooks/Zoë Quill/Tides/Tides.epub': makeEpub({
    title: 'Tides',
    chapters: [{ title: 'One', html: '<p>The estuary empties twice a day.</p>' }],
  }),
  'courses/inner/course.md': '---\naccess: members\n---\nWhat members learn.',
  'courses/inner/01 Taste.md': '---\nsample: true\n---\nA taste of marzipan.',
  'courses/inner/02 Whole.md': 'The secret is cardamom, said the baker.',
  'courses/later/course.md': '---\npublishAt: 2090-01-01\n---\nHidden marmalade.',
  'courses/later/01 Secret.md': 'Marmalade again, xylophone, marzipen.',
};

let dir: string;
let house: TestHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
const write = (files: Files) => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), content);
  }
};
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'cairn-search-'));
  write(FILES);
  house = await openTestHouse({ libraryDir: dir });
  learner = await signUp(house.app);
});
afterAll(async () => {
  await house.close();
  rmSync(dir, { recursive: true, force: true });
});

const search = async (query: string) => {
  const page = await expectJson<SearchPage>(await learner.call('GET', `/api/search?${query}`));
  expect(SearchPage.strict().safeParse(page).error).toBeUndefined();
  return page;
};
const places = async (q: string) =>
  (await search(`q=${encodeURIComponent(q)}`)).results.map(({ type, item, unit }) => [type, unit?.id ?? item.id]);

it('needs a session and a question', async () => {
  await expectProblem(await call(house.app, 'GET', '/api/search?q=a'), 401, 'not_signed_in');
  for (const query of ['', '?q=', '?q=%20', `?q=${'a'.repeat(201)}`, '?q=a&kind=film', '?q=a&limit=0'])
    expect((await learner.call('GET', `/api/search${query}`)).status).toBe(422);
  const cursorOf = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');
  for (const cursor of ['nonsense', cursorOf([-1]), cursorOf([1.5]), cursorOf([1001]), cursorOf([1, 1])])
    await expectProblem(await learner.call('GET', `/api/search?q=a&cursor=${cursor}`), 400, 'bad_cursor');
});

describe('240 times a minute', () => {
  let busy: TestHouse;
  beforeAll(async () => {
    busy = await openTestHouse({ libraryDir: dir, env: { RATE_LIMIT: 'on' } });
  });
  afterAll(() => busy.close());
  const count = (caller: string) =>
    busy.house.db
      .insertInto('rateWindow')
      .values({ key: `search ${caller}`, count: 239, endsAt: busy.house.now() + 50_000 })
      .execute();

  it('a learner may search, in the library or in a list', async () => {
    const [fast, slow] = [await signUp(busy.app), await signUp(busy.app)];
    await count(fast.id);
    const statuses: number[] = [];
    for (const { call: ask } of [fast, fast, slow]) statuses.push((await ask('GET', '/api/search?q=quiet')).status);
    expect(statuses).toEqual([200, 429, 200]);
    expect((await fast.call('GET', '/api/courses?q=quiet')).status).toBe(429);
    expect((await fast.call('GET', '/api/courses')).status).toBe(200);
  });

  it('a visitor may search a list, by address', async () => {
    const [fast, slow] = ['203.0.113.1', '203.0.113.2'];
    await count(fast);
    const ask = async (url: string, address: string) =>
      (await call(busy.app, 'GET', url, undefined, { [CLIENT_ADDRESS_HEADER]: address })).status;
    expect(await ask('/api/items?q=quiet', fast)).toBe(200);
    const LISTS = ['/api/items', '/api/courses', '/api/audiobooks', '/api/podcasts', '/api/videos', '/api/ebooks'];
    for (const list of LISTS)
      expect([await ask(`${list}?q=quiet`, fast), await ask(`${list}?q=quiet`, slow), await ask(list, fast)], list).toEqual([
        429, 200, 200,
      ]);
  });
});

it('finds works by title, author, narrator, topic and description, whatever case, accents and order', async () => {
  for (const q of ['lanterns', 'quill zoe', 'ZOË', 'nora', 'courage', 'harbours about', 'lant qui'])
    expect(await places(q), q).toContainEqual(['item', 'lanterns']);
  expect(await places('lanterns marmalade')).toEqual([]);
});

it('finds units by title and chapter, and words in the text of a lesson', async () => {
  expect(await places('departure')).toEqual([['unit', 'lanterns.departure']]);
  expect(await places('overture')).toEqual([['unit', 'field-notes.recall']]);
  const { results } = await search('q=quiet');
  expect(results).toEqual([
    expect.objectContaining({
      type: 'text',
      snippet: 'Count slowly to four. Then Let the harbour be quiet.',
      unit: expect.objectContaining({ id: 'calm.breathe' }),
    }),
  ]);
});

it('finds words inside books', async () => {
  expect(await places('estuary')).toEqual([['text', 'tides.tides']]);
});

it('says when words are said, to the sentence', async () => {
  const said = async (q: string) => (await search(`q=${q}`)).results.map(({ type, positionSec }) => [type, positionSec]);
  expect(await said('book')).toContainEqual(['transcript', 0]);
  expect(await said('remember')).toEqual([['transcript', 0.8]]);
  expect(await said('marmalade')).toEqual([['transcript', 1.4]]);
  // Words of two sentences are found together, at the first of them.
  expect(await said('compare+marmalade')).toEqual([['transcript', 0.8]]);
  expect((await search('q=compare')).results[0]?.snippet).toBe(
    'Close the book. Write down what you remember & compare. Then look at the marmalade.',
  );
});

it('finds a work for members by its words, but does not tell them', async () => {
  expect((await search('q=cardamom')).results).toEqual([
    expect.objectContaining({ type: 'unit', snippet: 'What members learn.', unit: expect.not.objectContaining({ sample: 0 }) }),
  ]);
  expect((await search('q=marzipan')).results).toEqual([expect.objectContaining({ type: 'text', snippet: 'A taste of marzipan.' })]);
});

it('forgives slips, and says what it looked for instead', async () => {
  const page = await search('q=marmelade');
  expect([page.correctedTo, page.results.length]).toEqual(['marmalade', 1]);
  expect((await search('q=compare+marmelade')).correctedTo).toBe('compare marmalade');
  expect((await search('q=lantenrs')).results[0]?.item.id).toBe('lanterns');
  expect((await search('q=marmalade')).correctedTo).toBeNull();
  // A word of a work that is not out yet is not told, and takes no part: a word that is seen is nearest then.
  expect(await search('q=xylophoon')).toMatchObject({ results: [], correctedTo: null });
  for (const q of ['marzipen', 'marzipenn']) expect((await search(`q=${q}`)).correctedTo, q).toBe('marzipan');
  expect(await search('q=zzzzzz')).toEqual({ results: [], nextCursor: null, correctedTo: null });
  // Nothing that is typed is taken for syntax of the index.
  for (const q of ['"', '*', 'AND OR', 'title:', '(', '--', 'a"b', '%', '\0'])
    expect((await learner.call('GET', `/api/search?q=${encodeURIComponent(q)}`)).status, q).toBeLessThan(500);
});

it('leaves out a unit whose file is missing', async () => {
  const mark = (missingSince: number | null) =>
    house.house.db.updateTable('unit').set({ missingSince }).where('id', '=', 'calm.breathe').execute();
  await mark(1);
  expect(await search('q=quiet&limit=1')).toEqual({ results: [], nextCursor: null, correctedTo: null });
  await mark(null);
  expect(await places('quiet')).toEqual([['text', 'calm.breathe']]);
});

it('filters by kind and pages without repeating', async () => {
  expect((await search('q=harbour&kind=course')).results.map(({ item }) => item.kind)).toEqual(['course']);
  const all = await search('q=harbour');
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: SearchPage = await search(`q=harbour&limit=1${cursor && `&cursor=${cursor}`}`);
    expect(page.results).toHaveLength(1);
    seen.push(...page.results.map(({ type, item, unit }) => `${type} ${unit?.id ?? item.id}`));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(all.results.map(({ type, item, unit }) => `${type} ${unit?.id ?? item.id}`));
  expect(seen.length).toBeGreaterThan(1);
});

it('follows the files: what changes, goes, and comes back', async () => {
  expect([await places('xylophone'), (await places('slowly')).length]).toEqual([[], 1]);
  write({ 'courses/calm/01 Breathe.md': 'Count to seven, with a xylophone.' });
  await bringInHere(house.house);
  expect(await places('xylophone')).toEqual([['text', 'calm.breathe']]);
  expect(await places('slowly')).toEqual([]);
  rmSync(path.join(dir, 'podcasts'), { recursive: true });
  await bringInHere(house.house);
  expect(await places('marmalade')).toEqual([]);
  write(Object.fromEntries(Object.entries(FILES).filter(([name]) => name.startsWith('podcasts'))));
  await bringInHere(house.house);
  expect(await places('marmalade')).toEqual([['transcript', 'field-notes.recall']]);
});
