import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIXTURES, makeJpg, makeMp3 } from '../../../../tests/support/houses/library-fixtures.ts';
import { tagFlac, tagMp4 } from '../../../../tests/support/houses/tag-media.ts';
import { openEmptyStore } from '../../derived-store.ts';
import { ProblemLog } from '../../problem.ts';
import { readMedia } from './read-media.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cairn-tags-'));
});
afterAll(() => rm(dir, { recursive: true }));

async function read(name: string, bytes: Uint8Array) {
  await writeFile(join(dir, name), bytes);
  const { size, mtimeMs } = await stat(join(dir, name));
  const problems = new ProblemLog();
  const file = { path: name, name, bytes: size, storedBytes: size, mtimeMs };
  const watch = { onFile: () => {}, unitsAtOnce: 1, refused: new Map<string, string>() };
  const media = await readMedia({ root: { name: 'library', dir }, derived: openEmptyStore(), problems, now: 0, watch }, file, true);
  expect(problems.list).toEqual([]);
  return media;
}

const EXPECTED = {
  title: 'The Mill',
  album: 'What the River Said',
  subtitle: 'Nine Evenings',
  author: 'Ann Ash, Ben Birch',
  narrator: 'Nora Reed, Sam Snow',
  series: 'The Waters',
  seriesPosition: 1.5,
  year: 2016,
  date: '2016-03-01',
  language: 'eng',
  description: 'A walk.',
  genres: ['nature/walking'],
  track: 3,
  disc: 2,
};

test('the same of an MP3, an M4B and a FLAC', async () => {
  const picture = makeJpg('cover');
  const mp3 = await read(
    'a.mp3',
    makeMp3(
      {
        TIT2: 'The Mill',
        TALB: 'What the River Said: Nine Evenings (Disc 2)',
        TIT3: 'Nine Evenings',
        TPE1: 'Somebody',
        TPE2: 'Ash, Ann & Birch, Ben',
        TCOM: 'Nora Reed, Sam Snow',
        TDRC: '2016-03-01',
        TLAN: 'eng',
        TCON: 'Nature/Walking',
        TRCK: '3/12',
        TPOS: '2/2',
        COMM: 'A walk.',
        'TXXX:series': 'The Waters',
        'TXXX:series-part': '1.5',
      },
      picture,
    ),
  );
  expect(mp3.tags).toEqual(EXPECTED);
  expect(mp3.picture && Buffer.from(mp3.picture).equals(Buffer.from(picture))).toBe(true);
  const m4b = await read(
    'a.m4b',
    tagMp4(FIXTURES.m4b, {
      '©nam': 'The Mill',
      '©alb': 'What the River Said',
      '----:SUBTITLE': 'Nine Evenings',
      '©ART': 'Somebody',
      aART: 'Ann Ash; Ben Birch',
      '©wrt': 'Nora Reed and Sam Snow',
      '©day': '2016-03-01',
      '----:LANGUAGE': 'eng',
      '©gen': 'Nature/Walking',
      trkn: '3/12',
      disk: '2/2',
      desc: 'A walk.',
      '----:SERIES': 'The Waters; Other',
      '----:SERIES-PART': '1.5; 7',
      covr: picture,
    }),
  );
  expect(m4b.tags).toEqual(EXPECTED);
  expect(m4b.picture && Buffer.from(m4b.picture).equals(Buffer.from(picture))).toBe(true);
  const flac = await read(
    'a.flac',
    tagFlac(
      FIXTURES.flac,
      {
        TITLE: 'The Mill',
        ALBUM: 'What the River Said (Unabridged)',
        SUBTITLE: 'Nine Evenings',
        ALBUMARTIST: 'Ann Ash, Ben Birch',
        COMPOSER: 'somebody else',
        NARRATOR: 'Nora Reed & Sam Snow',
        DATE: '2016-03-01',
        LANGUAGE: 'eng',
        GENRE: 'Nature/Walking',
        TRACKNUMBER: '3',
        DISCNUMBER: '2',
        DESCRIPTION: 'A walk.',
        GROUPING: 'The Waters #1.5',
        CHAPTER001: '00:00:00.000',
        CHAPTER001NAME: 'Opening',
        CHAPTER002: '00:00:01.500',
        CHAPTER002NAME: 'Closing',
      },
      picture,
    ),
  );
  expect(flac.tags).toEqual(EXPECTED);
  expect(flac.picture && Buffer.from(flac.picture).equals(Buffer.from(picture))).toBe(true);
  expect(flac.chapters).toEqual([
    { title: 'Opening', startSec: 0 },
    { title: 'Closing', startSec: 1.5 },
  ]);
});

test("the movement of Apple's programs is the series; a grouping without a number is none", async () => {
  expect((await read('b.mp3', makeMp3({ MVNM: 'The Waters', MVIN: '2' }))).tags).toMatchObject({ series: 'The Waters', seriesPosition: 2 });
  const m4b = await read('b.m4b', tagMp4(FIXTURES.m4b, { '©mvn': 'The Waters, Book 3' }));
  expect(m4b.tags).toMatchObject({ series: 'The Waters', seriesPosition: 3 });
  expect((await read('c.mp3', makeMp3({ TIT1: 'Audiobook' }))).tags).toMatchObject({ series: null, seriesPosition: null });
});

test('chapters of an MP3, also of one with more than a contents frame can list, behind a big picture', async () => {
  const two = [
    { title: 'Opening', startSec: 0 },
    { title: 'Schluß', startSec: 1.25 },
  ];
  expect((await read('d.mp3', makeMp3({ TIT2: 'd' }, undefined, two))).chapters).toEqual(two);
  const many = Array.from({ length: 450 }, (_, i) => ({ title: `Part ${i}`, startSec: i / 250 }));
  const big = Buffer.concat([FIXTURES.jpg, Buffer.alloc(300_000, 1)]);
  const media = await read('e.mp3', makeMp3({ TIT2: 'e', TALB: 'Long' }, big, many));
  expect(media.chapters).toEqual(many);
  expect(media).toMatchObject({ durationSec: 2.088, tags: { album: 'Long' } });
});

test('chapters of an M4B in the list of Nero', async () => {
  const chapters = [
    { title: 'One', startSec: 0 },
    { title: 'Zwei', startSec: 0.5 },
  ];
  expect((await read('f.m4b', tagMp4(FIXTURES.m4b, { '©alb': 'f' }, chapters))).chapters).toEqual(chapters);
});
