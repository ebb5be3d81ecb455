import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Goal } from '#core/goals/goal.ts';
import type { SearchPage } from '#core/library/search.ts';
import { expectJson } from '../support/expect-problem.ts';
import { openTaker } from '../support/houses/iq-taker.ts';
import { FIXTURES, makeEpub, makeJpg, makeMp3, makeMp4, QUIZ_YAML, type Files } from '../support/houses/library-fixtures.ts';
import { openStudyHouse, RELEASE_MS, type StudyHouse } from '../support/houses/study-library.ts';
import { bringInHere, call, signUp } from '../support/houses/test-house.ts';

/** Stands in every title, name and text of what is hidden, and nowhere else; ids do not have it. */
const MARK = 'quokka';
const NEVER = 'never-was';

const text = (frontmatter: string, body: string) => `---\n${frontmatter}\n---\n${body}\n`;
/** A work of each kind, with all that works can have: samples, captions, downloads, pictures, a quiz. */
const makeWorks = (name: string): Files => ({
  [`courses/${name}/course.md`]: text(
    `title: A ${MARK} ${name}\ntopics: [${MARK}, shared]\nskills: [delegating, learning]\nauthor: Ann ${MARK}`,
    `All about ${MARK}s.`,
  ),
  [`courses/${name}/cover.jpg`]: makeJpg(name),
  [`courses/${name}/01 Taste.md`]: text(`title: ${MARK} taste\nsample: true\ndownloads: [sheet.pdf]`, `A ${MARK}, ${name}.`),
  [`courses/${name}/02 Whole.md`]: text(`title: ${MARK} whole`, `The whole ${MARK}, ${name}.`),
  [`courses/${name}/03 Film.md`]: text(`title: ${MARK} film`, `A film of a ${MARK}, ${name}.`),
  [`courses/${name}/03 Film.mp4`]: makeMp4(name),
  [`courses/${name}/03 Film.en.vtt`]: `WEBVTT\n\n00:00.000 --> 00:00.500\n${MARK} ${name}\n`,
  [`courses/${name}/04 Check.quiz.yaml`]: QUIZ_YAML.replace('title: Check', `title: ${MARK}`).replace('Because', `${MARK} ${name}`),
  [`courses/${name}/files/sheet.pdf`]: `%PDF-1.4\n${MARK} ${name}\n%%EOF`,
  [`audiobooks/${name}-heard/book.md`]: text(`title: A ${MARK} heard\nsample: true`, `${MARK}.`),
  [`audiobooks/${name}-heard/01 Part.mp3`]: makeMp3({ TIT2: `${MARK} ${name}` }),
  [`podcasts/${name}-told/podcast.md`]: text(`title: A ${MARK} told`, `${MARK}.`),
  [`podcasts/${name}-told/S01E01 Talk.mp3`]: makeMp3({ TIT2: `${MARK} talk ${name}` }),
  [`podcasts/${name}-told/S01E01 Talk.md`]: text(`title: ${MARK} talk\nsample: true`, `${MARK} notes, ${name}.`),
  [`videos/${name}-shown/video.md`]: text(`title: A ${MARK} shown`, `${MARK}.`),
  [`videos/${name}-shown/01 Take.mp4`]: makeMp4(`shown ${name}`),
  [`ebooks/${name}-read/book.md`]: text(`title: A ${MARK} read`, `${MARK}.`),
  [`ebooks/${name}-read/text.epub`]: makeEpub({ title: MARK, chapters: [{ title: MARK, html: `<p>${MARK} ${name}</p>` }] }),
});
const PLAN = 'courses/open/03 Plan';
const FILES: Files = {
  'courses/open/course.md': text('title: Open\ntopics: [shared]', 'What everybody may see.'),
  'courses/open/01 First.md': text('sample: true', 'The first lesson.'),
  'courses/open/02 Second.md': 'The second lesson.',
  [`${PLAN}.md`]: text(`title: ${MARK} plan\ndownloads: [steps.pdf]`, `The ${MARK} plan. ![](files/draft.jpg)`),
  [`${PLAN}.mp3`]: makeMp3({ TIT2: `${MARK} plan` }),
  'courses/open/files/steps.pdf': `%PDF-1.4\n${MARK} plan\n%%EOF`,
  'courses/open/files/03-more.pdf': `%PDF-1.4\n${MARK} more\n%%EOF`,
  'courses/open/files/draft.jpg': makeJpg('plan'),
  'videos/film/video.md': text('title: Film\ntopics: [shared]', 'A film.'),
  'videos/film/01 Film.mp4': FIXTURES.mp4,
  'collections/all.yaml': 'title: All\nitems: [open, film, later, gone, unfinished]\n',
  ...makeWorks('later'),
  ...makeWorks('gone'),
  ...makeWorks('unfinished'),
};
const PLACE = { positionSec: 1, fraction: 0.5, completed: false, observedAt: '2026-01-01T00:00:00.000Z' };

type Learner = Awaited<ReturnType<typeof signUp>>;
let study: StudyHouse;
let newcomer: Learner;
/** Has a place, a note, a favourite and a goal everywhere, of the time when all was there. */
let returning: Learner;
const hidden = { items: [] as string[], units: [] as { id: string; itemId: string }[], media: [] as { id: string; hash: string }[] };

/** Of the IQ test, whose results name works. */
const sittings: string[] = [];

async function takeIqTest(learner: Learner): Promise<string> {
  const taker = openTaker(study, learner);
  const begun = await taker.begin({ form: 'nonvisual' });
  await taker.goOn(begun, () => 'unknown');
  return begun.id;
}

const change = (file: string, frontmatter: string) =>
  writeFileSync(path.join(study.libraryDir, file), String(FILES[file]).replace('---\n', `---\n${frontmatter}`));
const manifestsOf = (name: string) =>
  Object.keys(FILES).filter((file) => new RegExp(`^\\w+/${name}(-\\w+)?/(course|book|podcast|video)\\.md$`).test(file));

beforeAll(async () => {
  study = await openStudyHouse({ files: FILES });
  [newcomer, returning] = [await signUp(study.app), await signUp(study.app)];
  const { db } = study.house;
  const items = await db.selectFrom('item').select(['id', 'title']).execute();
  const units = await db.selectFrom('unit').select(['id', 'itemId', 'path']).execute();
  const media = await db.selectFrom('media').select(['id', 'itemId', 'path', 'hash']).execute();
  hidden.items = items.filter(({ title }) => title.includes(MARK)).map(({ id }) => id);
  const isHidden = (row: { itemId: string; path: string }) =>
    hidden.items.includes(row.itemId) || row.path.startsWith(PLAN) || row.path.startsWith('courses/open/files/');
  hidden.units = units.filter(isHidden);
  hidden.media = media.filter(isHidden);
  expect([hidden.items.length, hidden.units.length, hidden.media.length]).toEqual([15, 25, 28]);
  for (const { id } of items) expect((await returning.call('PUT', `/api/favorites/${id}`)).status).toBe(204);
  for (const { id } of units) {
    expect((await returning.call('PUT', `/api/progress/${id}`, PLACE)).status).toBe(200);
    expect((await returning.call('POST', '/api/notes', { unitId: id, positionSec: 1, text: 'Mine.' })).status).toBe(201);
  }
  // Long ago, so that all of them are due for review.
  await db.updateTable('note').set({ createdAt: 1 }).execute();
  for (const { id } of items) {
    const goal = { text: 'To finish it.', dueOn: '2026-01-01', workIds: [id] };
    expect((await returning.call('POST', '/api/goals', goal)).status).toBe(201);
  }
  const answers = [{ questionId: 'challenges', answer: ['delegating'] }];
  for (const learner of [newcomer, returning]) {
    expect(await (await learner.call('POST', '/api/assessments', { answers })).text()).toContain(MARK);
    sittings.push(await takeIqTest(learner));
  }
  for (const [n, learner] of [newcomer, returning].entries())
    expect(await (await learner.call('GET', `/api/iq/sittings/${sittings[n]}`)).text()).toContain(MARK);
  for (const file of manifestsOf('later')) change(file, 'publishAt: 2040-01-01\n');
  for (const file of manifestsOf('unfinished')) change(file, 'draft: true\n');
  for (const file of manifestsOf('gone')) rmSync(path.dirname(path.join(study.libraryDir, file)), { recursive: true });
  change(`${PLAN}.md`, 'draft: true\n');
  await bringInHere(study.house);
});
afterAll(() => study.close());

const spoken = (ids: readonly { id: string }[]) => ids.flatMap(({ id }) => [id, `tts-${id}`]);
/** What to ask for in the place of each parameter. */
const ASKED: Record<string, () => readonly string[]> = {
  id: () => [...hidden.items, ...spoken(hidden.units), ...sittings],
  mediaId: () => hidden.media.map(({ id }) => id),
  // A file inside a book: every one has this.
  entry: () => ['mimetype'],
  receiptId: () => ['receipt'],
  kind: () => ['course', 'ebook'],
  file: () => hidden.items.flatMap((id) => [`${id}.svg`, `${id}.art.svg`]),
  courseId: () => ['open', ...hidden.items.filter((id) => !id.includes('-'))],
  lessonId: () => hidden.units.map(({ id }) => id),
  // A turn of the coach tells of no work that a search did not find.
  turnId: () => ['none'],
  number: () => ['1'],
  // A certificate is its owner's, whatever becomes of its course; nobody guesses its code.
  code: () => ['none'],
};
const QUERIES: Record<string, () => readonly string[]> = {
  '/api/episodes': () => spoken(hidden.units).map((id) => `?ids=${id}`),
  '/api/search': () =>
    [MARK, 'quok', 'quokkq', 'lesson quokkq', 'ann', 'plan', 'open', 'delegation'].map((q) => `?q=${encodeURIComponent(q)}`),
};
const OF_LISTS = ['', `?q=${MARK}`, `?topic=${MARK}`, '?topic=shared', '?skill=delegating', '?limit=100', '?sort=title'];
/** Where a place is kept even while the file is missing; it is asked for below. */
const OWN = '/api/progress/:unitId';

/** Every address of the app that is read, with each hidden id in each place. */
function listAddresses(): string[] {
  const routes = study.app.routes.filter(({ method, path: route }) => method === 'GET' && !route.includes('*'));
  const addresses = new Set(routes.map((route) => route.path.replace(/\{.*\}/, '')));
  expect(addresses.delete(OWN)).toBe(true);
  return [...addresses].flatMap((route) =>
    route.includes(':') ? fillIn(route) : (QUERIES[route]?.() ?? OF_LISTS).map((query) => route + query),
  );
}

function fillIn(route: string): string[] {
  const name = /:(\w+)/.exec(route)?.[1];
  if (name === undefined) return [route];
  const values = ASKED[name];
  if (!values) throw new Error(`Say in ASKED what to ask for as :${name} of ${route}.`);
  return values().flatMap((value) => fillIn(route.replace(`:${name}`, value)));
}

/** The same of a work that never was. */
const forget = (said: string, url: string) =>
  [...spoken(hidden.units), ...hidden.items, ...hidden.media.map(({ id }) => id)]
    .filter((id) => url.includes(id))
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, id) => left.replaceAll(id, NEVER), said);

const WAYS = [
  ['GET', {}],
  ['HEAD', {}],
  ['GET', { range: 'bytes=0-9' }],
  ['GET', { 'if-none-match': '*' }],
] as const;

describe.each([
  ['a visitor', () => null],
  ['a learner', () => newcomer],
  ['a learner who studied it once', () => returning],
])('to %s', (_, whoAsks) => {
  it('what is not out yet, gone or a draft is as if it never was', { timeout: 120_000 }, async () => {
    const learner = whoAsks();
    const ask = (method: string, url: string, headers = {}) =>
      learner ? learner.call(method, url, undefined, headers) : call(study.app, method, url, undefined, headers);
    const asNever = new Map<string, string>();
    for (const url of listAddresses()) {
      const never = forget(url, url);
      for (const [method, headers] of never === url ? WAYS.slice(0, 1) : WAYS) {
        const what = `${method} ${url} ${JSON.stringify(headers)}`;
        const read = async (address: string) => {
          const answer = await ask(method, address, headers);
          return [answer.status, ...answer.headers, await answer.text()].join('\n');
        };
        const said = await read(url);
        expect(said.toLowerCase(), what).not.toContain(MARK);
        expect(
          hidden.media.filter(({ hash }) => said.includes(hash)),
          what,
        ).toEqual([]);
        if (never === url) continue;
        const known = asNever.get(what.replace(url, never)) ?? (await read(never));
        asNever.set(what.replace(url, never), known);
        expect(forget(said, url), what).toBe(known);
      }
    }
  });
});

it('counts for nothing', async () => {
  const total = async (url: string) => (await expectJson<{ total: number }>(await returning.call('GET', url))).total;
  expect(await Promise.all(['/api/favorites', '/api/progress', '/api/items', `/api/items?q=${MARK}`].map(total))).toEqual([2, 3, 2, 0]);
});

it('leaves learners what is theirs', async () => {
  const { total } = await expectJson<{ total: number }>(await returning.call('GET', '/api/notes'));
  expect(total).toBe(hidden.units.length + 3);
  const goals = await expectJson<{ items: Goal[] }>(await returning.call('GET', '/api/goals?limit=100'));
  expect([goals.items.length, goals.items.filter(({ works }) => works.length > 0).length]).toEqual([hidden.items.length + 2, 2]);
  const place = async (learner: Learner, unitId: string) => (await learner.call('GET', `/api/progress/${unitId}`)).json();
  expect(await place(returning, 'gone.whole')).toMatchObject({ unitId: 'gone.whole', positionSec: 1 });
  expect(await place(newcomer, 'gone.whole')).toBeNull();
});

describe('once it comes out, without an import', () => {
  beforeAll(() => {
    study.house.now = () => RELEASE_MS;
  });

  it('is open to those who may open it', async () => {
    const status = async (url: string) => (await call(study.app, 'GET', url)).status;
    const film = hidden.media.find(({ id }) => id.startsWith('later.film') && id.endsWith('video'));
    const [sample] = hidden.media.filter(({ id }) => id.startsWith('later-heard'));
    expect([await status(`/media/${film?.id}`), await status(`/media/${sample?.id}`)]).toEqual([401, 200]);
    expect([await status('/api/courses/later'), await status('/covers/podcast/later-told.svg')]).toEqual([200, 200]);
    expect([await status('/api/courses/gone'), await status('/api/courses/unfinished')]).toEqual([404, 404]);
  });

  it('is found, and its words with it', async () => {
    const { items, total } = await expectJson<{ items: { id: string }[]; total: number }>(
      await call(study.app, 'GET', `/api/items?q=${MARK}`),
    );
    expect([items.map(({ id }) => id).toSorted(), total]).toEqual([['later', 'later-heard', 'later-read', 'later-shown', 'later-told'], 5]);
    const { correctedTo } = await expectJson<SearchPage>(await newcomer.call('GET', '/api/search?q=quokkq'));
    expect(correctedTo).toBe(MARK);
  });
});
