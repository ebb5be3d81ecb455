import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeMp3, type Files } from '../../tests/support/houses/library-fixtures.ts';
import { RUN_HERE } from '../../tests/support/houses/run-jobs-here.ts';
import { bringInHere, openTestHouse, signUp, type TestHouse } from '../../tests/support/houses/test-house.ts';
import { createApp } from '#server/app.ts';
import type { House } from '#server/house.ts';
import { bringInLibrary } from './bring-in-library.ts';
import { derivedDirOf, listFolders } from './roots.ts';
import type { JobRunner } from './threads/jobs.ts';
import { createFolderStore } from '#server/ports/storage/folder-store.ts';

vi.mock('node:fs/promises', async (importActual) => {
  const actual = await importActual<typeof import('node:fs/promises')>();
  return { ...actual, rename: vi.fn(actual.rename) };
});

let base: string;
let open: TestHouse;
beforeEach(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'cairn-roots-'));
  mkdirSync(path.join(base, 'library'));
  mkdirSync(path.join(base, 'mirror'));
  open = await openTestHouse({ libraryDir: path.join(base, 'library') });
});
afterEach(async () => {
  await open.close();
  rmSync(base, { recursive: true, force: true });
});

function write(root: 'library' | 'mirror', files: Files) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(base, root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** The house with a second folder of content. */
function withMirror(): House {
  const { house } = open;
  const roots = [...house.roots, { name: 'mirror', dir: path.join(base, 'mirror') }];
  return { ...house, roots, store: createFolderStore(listFolders(roots, derivedDirOf(house.env))) };
}
const listItems = () => open.house.db.selectFrom('item').select(['id', 'root', 'path', 'missingSince']).orderBy('id').execute();

const EPISODE = 'podcasts/River walks/01 Dawn.mp3';
const OURS = makeMp3({ TIT2: 'Ours' });
const THEIRS = makeMp3({ TIT2: 'Theirs' });

test('two folders of content with the same paths are two works, each served from its own', async () => {
  write('library', { [EPISODE]: OURS });
  write('mirror', { [EPISODE]: THEIRS });
  const house = withMirror();
  expect(await bringInHere(house)).toMatchObject({ added: 2, items: 2, problems: [] });
  expect(await listItems()).toEqual([
    { id: 'river-walks', root: 'library', path: 'podcasts/River walks', missingSince: null },
    { id: 'river-walks-2', root: 'mirror', path: 'podcasts/River walks', missingSince: null },
  ]);
  const app = createApp(house);
  const learner = await signUp(app);
  const bytesOf = async (id: string) => Buffer.from(await (await learner.call('GET', `/media/${id}`)).arrayBuffer());
  expect((await bytesOf('river-walks.dawn.audio')).equals(OURS)).toBe(true);
  expect((await bytesOf('river-walks-2.dawn.audio')).equals(THEIRS)).toBe(true);
  expect(await bringInHere(house)).toMatchObject({ unchanged: 2, added: 0, changed: 0, missing: 0 });
});

test('a folder that is away, or not asked about, keeps its works; a work that is gone from it does not', async () => {
  write('library', { [EPISODE]: OURS });
  write('mirror', { [EPISODE]: THEIRS, 'podcasts/Other/01 One.mp3': makeMp3({ TIT2: 'Other' }) });
  await bringInHere(withMirror());
  expect(await bringInHere(open.house)).toMatchObject({ unchanged: 3, missing: 0 });
  rmSync(path.join(base, 'mirror/podcasts/Other'), { recursive: true });
  expect(await bringInHere(withMirror())).toMatchObject({ unchanged: 2, missing: 1 });
  rmSync(path.join(base, 'mirror'), { recursive: true });
  const report = await bringInHere(withMirror());
  expect(report.problems.map(({ file, problem }) => [file, problem])).toEqual([
    ['mirror:.', `The folder ${path.join(base, 'mirror')} does not exist.`],
  ]);
  expect((await listItems()).filter(({ missingSince }) => missingSince === null).map(({ id }) => id)).toEqual([
    'river-walks',
    'river-walks-2',
  ]);
});

test('problems name the folder of content, and an id is one over all of them', async () => {
  const named = { 'podcasts/River walks/podcast.md': '---\nid: walks\n---\n' };
  write('library', { [EPISODE]: OURS, ...named });
  write('mirror', { [EPISODE]: THEIRS, ...named, 'podcasts/Broken/01 Broken.mp3': '' });
  const report = await bringInHere(withMirror());
  expect(report.problems.filter(({ severity }) => severity === 'error').map(({ file, problem }) => [file, problem])).toEqual([
    ['mirror:podcasts/Broken/01 Broken.mp3', 'The file is empty (0 bytes).'],
    ['mirror:podcasts/River walks/podcast.md', 'The id walks is already used by podcasts/River walks/podcast.md.'],
  ]);
});

test('a work under a new id is found under that one alone, in titles and in texts', async () => {
  write('library', { 'courses/Calm/01 First.md': 'A lantern in the fog.' });
  await bringInHere(open.house);
  write('library', { 'courses/Calm/course.md': '---\nid: still\n---\n' });
  await bringInHere(open.house);
  const { search, passages, db } = open.house;
  const seen = { now: Date.now() };
  expect(await search.rank(['calm'], 10, seen)).toEqual(['still']);
  expect((await passages.rank(['lantern'], 10, seen)).map(({ itemId }) => itemId)).toEqual(['still']);
  expect((await sql<{ itemId: string }>`select distinct itemId from passage_row`.execute(db)).rows).toEqual([{ itemId: 'still' }]);
  expect((await sql<{ itemId: string }>`select itemId from item_fts`.execute(db)).rows).toEqual([{ itemId: 'still' }]);
});

test('what a killed import left half written goes with the next one', async () => {
  const { DATA_DIR } = open.house.env;
  const left = ['library-report.json.4711.part', 'derived/library-problems.json.0198.part', 'derived/captions/a.vtt.0198.part'];
  for (const name of left) {
    mkdirSync(path.dirname(path.join(DATA_DIR, name)), { recursive: true });
    writeFileSync(path.join(DATA_DIR, name), 'half');
  }
  await bringInHere(open.house);
  expect(readdirSync(DATA_DIR, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('derived files that nothing shows any more go in time, the others stay', async () => {
  const captions = (text: string) => `1\n00:00:00,000 --> 00:00:01,000\n${text}\n`;
  write('library', { [EPISODE]: OURS, 'podcasts/River walks/01 Dawn.srt': captions('Hello') });
  await bringInHere(open.house);
  const folder = path.join(derivedDirOf(open.house.env), 'captions');
  const [first = ''] = readdirSync(folder);
  write('library', { 'podcasts/River walks/01 Dawn.srt': captions('Hello again') });
  await bringInHere(open.house);
  expect(readdirSync(folder)).toHaveLength(2);
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const name of readdirSync(folder)) utimesSync(path.join(folder, name), yesterday, yesterday);
  write('library', { 'podcasts/River walks/02 Dusk.mp3': THEIRS });
  await bringInHere(open.house);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(readdirSync(folder)).not.toContain(first);
});

test('an import that finds the disk full ends and says so, and the next one makes it good', async () => {
  write('library', { [EPISODE]: OURS, 'podcasts/River walks/01 Dawn.srt': '1\n00:00:00,000 --> 00:00:01,000\nHello\n' });
  vi.mocked(rename).mockRejectedValueOnce(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  await expect(bringInHere(open.house)).rejects.toThrow(/^The disk is full: .+\.vtt could not be written/);
  expect(await listItems()).toEqual([]);
  expect(await bringInHere(open.house)).toMatchObject({ added: 1, problems: [] });
});

test('of imports that are asked for at once, each waits for the one before it, though that fails', async () => {
  const steps: string[] = [];
  const bringIn = (name: string) => bringInHere(open.house, () => void steps.push(name));
  write('library', { 'podcasts/River walks/01 Dawn.mp3': OURS, 'podcasts/River walks/01 Dawn.md': 'A lantern.' });
  const failing = bringInHere(open.house, () => {
    steps.push('first');
    throw new Error('The first one fails.');
  });
  const [first, second, third] = await Promise.allSettled([failing, bringIn('second'), bringIn('third')]);
  expect(first).toEqual({ status: 'rejected', reason: new Error('The first one fails.') });
  expect(second).toMatchObject({ value: { added: 1, unchanged: 0 } });
  expect(third).toMatchObject({ value: { added: 0, unchanged: 1 } });
  expect(steps.filter((name, i) => name !== steps[i - 1])).toEqual(['first', 'second', 'third']);
});

test('of many works each is found by its words, also one that takes longer to read than many others', async () => {
  write('library', {
    ...Object.fromEntries(Array.from({ length: 250 }, (_, n) => [`courses/c${n}/01 One.md`, `A lesson of number${n}.`])),
    'audiobooks/a slow book/01 One.mp3': OURS,
    'audiobooks/a slow book/01 One.vtt': 'WEBVTT\n\n00:00.000 --> 00:01.000\nSlowly.\n',
  });
  const { house } = open;
  const run = async (...[name, ...rest]: Parameters<JobRunner['run']>) => {
    if (name === 'listCuePassages') await sleep(500);
    return RUN_HERE.run(name, ...rest);
  };
  const jobs = { ...RUN_HERE, run } as JobRunner;
  await bringInLibrary({ ...house, jobs, dataDir: house.env.DATA_DIR, now: house.now() });
  expect(await house.passages.listStale()).toEqual([]);
  const find = async (word: string) => (await house.passages.rank([word], 1, { now: house.now() })).map(({ itemId }) => itemId);
  for (const word of ['number0', 'number99', 'number249']) expect(await find(word)).toEqual([word.replace('number', 'c')]);
  expect(await find('slowly')).toEqual(['a-slow-book']);
});

test('nothing is written when nothing has changed', async () => {
  write('library', { [EPISODE]: OURS });
  await bringInHere(open.house);
  const watching = new DatabaseSync(path.join(open.house.env.DATA_DIR, 'cairn.db'));
  // Another number as soon as anybody else has written.
  const version = () => watching.prepare('pragma data_version').get();
  const before = version();
  await bringInHere(open.house);
  expect(version()).toEqual(before);
  watching.close();
});
