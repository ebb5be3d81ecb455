import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  FIXTURES,
  makeEpub,
  makeJpg,
  makeMp3,
  openTestLibrary,
  type Files,
  type TestLibrary,
} from '../../tests/support/houses/library-fixtures.ts';
import { tagFlac, tagMp4 } from '../../tests/support/houses/tag-media.ts';
import type { LibraryReport } from './problem.ts';

/** Each picture is one of a kind, so that a cover tells where it comes from. */
const COVERS = Object.fromEntries(
  ['river', 'back', 'sea', 'tone', 'flac', 'podcast', 'episode', 'author', 'second'].map((name) => [name, makeJpg(name)]),
);
const cover = (name: string) => COVERS[name] ?? new Uint8Array();

const WATERS = 'Audiobooks/Ash, Ann/The Waters';
const COLLECTION: Files = {
  // Author/Series/Vol - Year - Title {Narrator}, plain names, a description, two pictures of which one is the cover.
  [`${WATERS}/Vol 1 - 1994 - What the River Said {Reed, Nora & Sam Snow}/What the River Said - 01 - The Spring.mp3`]: makeMp3({
    TXXX: '1',
  }),
  [`${WATERS}/Vol 1 - 1994 - What the River Said {Reed, Nora & Sam Snow}/What the River Said - 02 - The Mill.mp3`]: makeMp3({ TXXX: '2' }),
  [`${WATERS}/Vol 1 - 1994 - What the River Said {Reed, Nora & Sam Snow}/What the River Said - 10 - The Sea.mp3`]: makeMp3({ TXXX: '3' }),
  [`${WATERS}/Vol 1 - 1994 - What the River Said {Reed, Nora & Sam Snow}/Cover.jpg`]: cover('river'),
  [`${WATERS}/Vol 1 - 1994 - What the River Said {Reed, Nora & Sam Snow}/back.jpg`]: cover('back'),
  [`${WATERS}/Vol 1 - 1994 - What the River Said {Reed, Nora & Sam Snow}/desc.txt`]: 'A river speaks.\n',
  [`${WATERS}/Vol 1 - 1994 - What the River Said {Reed, Nora & Sam Snow}/river.nfo`]: 'General Information\n====\nTitle: x\n',
  [`${WATERS}/Vol 1 - 1994 - What the River Said {Reed, Nora & Sam Snow}/playlist.m3u`]: '01.mp3',
  // Year - Book N - Title - Subtitle, one M4B with chapters and a picture.
  [`${WATERS}/1995 - Book 1.5 - The Sea - A Journey/The Sea.m4b`]: tagMp4(
    FIXTURES.m4b,
    { '©day': '1995', covr: cover('sea'), '©cmt': 'Waves.' },
    [
      { title: 'Chapter 1', startSec: 0 },
      { title: 'Chapter 2', startSec: 1 },
    ],
  ),
  [`${WATERS}/Thumbs.db`]: 'x',
  'Audiobooks/Ash, Ann/author.jpg': cover('author'),
  'Audiobooks/Ash, Ann/Ann Ash.jpg': cover('author'),
  // Tags as Audiobookshelf itself embeds them, and discs in folders.
  ...Object.fromEntries(
    [
      ['Disc 1/01.mp3', '1/4', '1', 'Dawn'],
      ['Disc 1/02.mp3', '2/4', '1', 'Morning'],
      ['Disc 2/01.mp3', '3/4', '2', 'Noon'],
      ['CD 03/01.mp3', '4/4', '3', 'Night'],
    ].map(([file, track = '', disc = '', title = '']) => [
      `Audiobooks/Ann Ash and Ben Birch/A Day (Unabridged)/${file}`,
      makeMp3({
        TIT2: title,
        TALB: `A Day: In Four Parts (Disc ${disc})`,
        TIT3: 'In Four Parts',
        TPE1: 'Ann Ash, Ben Birch',
        TPE2: 'Ann Ash, Ben Birch',
        TCOM: 'Nora Reed',
        TCON: 'Nature; Rest',
        TDRC: '2003',
        TRCK: track,
        TPOS: disc,
        TIT1: 'Times #2; Other Times #9',
        TLAN: 'ger',
        COMM: 'Four times of a day.',
      }),
    ]),
  ),
  // Names that say nothing about the order, tags that do.
  'Audiobooks/Ben Birch/Untidy/Epilogue.mp3': makeMp3({ TRCK: '3', TALB: 'Untidy', TIT2: 'Untidy' }),
  'Audiobooks/Ben Birch/Untidy/Prologue.mp3': makeMp3({ TRCK: '1', TALB: 'Untidy', TIT2: 'Untidy' }),
  'Audiobooks/Ben Birch/Untidy/The Mill.mp3': makeMp3({ TRCK: '2', TALB: 'Untidy', TIT2: 'Untidy' }),
  // Numbered names, tags numbered in the order of the alphabet: a program's mistake.
  'Audiobooks/Ben Birch/Counted/1.mp3': makeMp3({ TRCK: '1', 'TXXX:n': '1' }),
  'Audiobooks/Ben Birch/Counted/2.mp3': makeMp3({ TRCK: '3', 'TXXX:n': '2' }),
  'Audiobooks/Ben Birch/Counted/10.mp3': makeMp3({ TRCK: '2', 'TXXX:n': '10' }),
  // metadata.json of today: wins over tags and names; its chapters run over both files.
  'Audiobooks/Cy Cole/raw folder [B0ABCDEFGH]/a.mp3': makeMp3({ TALB: 'wrong', TPE1: 'wrong', 'TXXX:n': 'a' }),
  'Audiobooks/Cy Cole/raw folder [B0ABCDEFGH]/b.mp3': makeMp3({ TALB: 'wrong', TPE1: 'wrong', 'TXXX:n': 'b' }),
  'Audiobooks/Cy Cole/raw folder [B0ABCDEFGH]/metadata.json': JSON.stringify({
    tags: ['Calm'],
    chapters: [
      { id: 0, start: 0, end: 1, title: 'First half' },
      { id: 1, start: 1, end: 2.1, title: 'Second half' },
      { id: 2, start: 2.1, end: 4.2, title: 'The rest' },
    ],
    title: 'Quiet Hours',
    subtitle: 'A Book of Rests',
    authors: ['Cy Cole', 'Dee Dunn'],
    narrators: ['Sam Snow'],
    series: ['Hours #3', 'Others'],
    genres: ['Rest', 'Self-Help'],
    publishedYear: '2019',
    publishedDate: null,
    publisher: 'House',
    description: '<p>Rest &amp; quiet.</p>',
    isbn: null,
    asin: 'B0ABCDEFGH',
    language: 'English',
    explicit: false,
    abridged: false,
  }),
  // The older one, with everything in a metadata object.
  'Audiobooks/Cy Cole/Older/Older.mp3': makeMp3({ 'TXXX:n': 'older' }),
  'Audiobooks/Cy Cole/Older/metadata.json': JSON.stringify({
    tags: [],
    chapters: [],
    metadata: {
      title: 'Older Hours',
      authors: [{ id: 'x', name: 'Cy Cole' }],
      series: [{ name: 'Hours', sequence: '1' }],
      publishedYear: 2001,
    },
  }),
  // The oldest.
  'Audiobooks/Cy Cole/Oldest/Oldest.mp3': makeMp3({ 'TXXX:n': 'oldest' }),
  'Audiobooks/Cy Cole/Oldest/reader.txt': 'Reed, Nora\r\nsecond line',
  'Audiobooks/Cy Cole/Oldest/metadata.abs': [
    ';ABMETADATA2',
    '#audiobookshelf v2.4.0',
    '',
    'media=book',
    'tags=[]',
    'title=Oldest Hours',
    'subtitle=First of all',
    'authors=Cy Cole, Dee Dunn',
    'narrators=',
    'publishedYear=1999',
    'genres=Rest, Quiet',
    'series=Hours, and More #0.5, Others #2',
    'language=deu',
    '',
    '[DESCRIPTION]',
    'The first hours.',
    '',
    '[CHAPTER]',
    'start=0',
    'end=1',
    'title=One',
    '[CHAPTER]',
    'start=1',
    'end=2',
    'title=Two',
    '',
  ].join('\n'),
  // An OPF 2 as Calibre writes it: translators are no authors.
  'Audiobooks/Dee Dunn/opf/opf.mp3': makeMp3({ TALB: 'wrong' }),
  'Audiobooks/Dee Dunn/opf/Some book.opf':
    '<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="2.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf"><dc:title>Letters</dc:title><dc:creator opf:role="aut" opf:file-as="Dunn, Dee">Dee Dunn</dc:creator><dc:creator opf:role="aut">Eve Elm</dc:creator><dc:creator opf:role="trl">Tom Tree</dc:creator><dc:creator opf:role="nrt">Nora Reed</dc:creator><dc:contributor opf:role="bkp">calibre</dc:contributor><dc:date opf:event="modification">2021-01-01</dc:date><dc:date opf:event="publication">1987-05-01</dc:date><dc:language>fre</dc:language><dc:subject>Letters</dc:subject><dc:description>&lt;p&gt;Dear you.&lt;/p&gt;</dc:description><meta name="calibre:series" content="Post"/><meta name="calibre:series_index" content="2.0"/></metadata></package>',
  // FLAC, tags and picture inside; a cue sheet beside one long file.
  'Audiobooks/Eve Elm/Tones/part one.flac': tagFlac(
    FIXTURES.flac,
    { ALBUM: 'Tones', ARTIST: 'Eve Elm', NARRATOR: 'Eve Elm', DATE: '2020', SERIES: 'Sounds', 'SERIES-PART': '4', TITLE: 'Low' },
    cover('flac'),
  ),
  'Audiobooks/Eve Elm/Long/Long.mp3': makeMp3({ 'TXXX:n': 'long' }),
  'Audiobooks/Eve Elm/Long/Long.cue':
    'PERFORMER "Eve Elm"\nTITLE "Long"\nFILE "Long.mp3" MP3\n  TRACK 01 AUDIO\n    TITLE "Low"\n    INDEX 01 00:00:00\n  TRACK 02 AUDIO\n    TITLE "High"\n    INDEX 00 00:00:70\n    INDEX 01 00:01:15\n',
  // Texts on the same shelf: alone a book, beside a recording a download.
  'Audiobooks/Eve Elm/Read Me/Read Me.epub': makeEpub({ title: 'Read Me', author: 'Eve Elm' }),
  'Audiobooks/Eve Elm/Both/Both.m4b': tagMp4(FIXTURES.m4b, { '©alb': 'Both', '©nam': 'Both' }),
  'Audiobooks/Eve Elm/Both/Both.epub': makeEpub({ title: 'Both' }),
  'Audiobooks/Eve Elm/Both/one.jpg': cover('back'),
  'Audiobooks/Eve Elm/Both/two.jpg': cover('second'),
  'Audiobooks/Loose Tone.m4b': tagMp4(FIXTURES.m4b, { '©nam': 'Loose Tone', '©ART': 'Cy Cole', covr: cover('tone') }),
  // A podcast as Audiobookshelf keeps it: flat, with all in metadata.json and in the tags.
  ...Object.fromEntries(
    [
      ['A Winter Walk', '2', '1', '2024-01-05'],
      ['Breathing Out', '1', '2', '2023-02-01'],
      ['Trailer', '0', '1', '2023-01-01'],
      ['Welcome', '1', '1', '2023-01-10'],
    ].map(([title = '', season = '', episode = '', date = '']) => [
      `Podcasts/Mindful Minutes/${title}.mp3`,
      makeMp3(
        {
          TIT2: `${title}!`,
          TALB: 'Mindful Minutes',
          TPE1: 'Ann Ash',
          TPOS: season,
          TRCK: episode,
          TDRC: date,
          TCON: 'Podcast',
          COMM: `<p>About ${title}.</p>\n00:00 Hello<br>\n00:01 Goodbye`,
        },
        cover('episode'),
      ),
    ]),
  ),
  'Podcasts/Mindful Minutes/metadata.json': JSON.stringify({
    tags: [],
    title: 'Mindful Minutes',
    author: 'NPR, WNYC',
    description: 'Short rests.',
    releaseDate: '2024-01-05T00:00:00Z',
    genres: ['Health', 'Mindfulness'],
    feedURL: 'https://example.org/feed',
    imageURL: null,
    itunesPageURL: null,
    itunesId: 1,
    itunesArtistId: null,
    language: 'en-gb',
    explicit: false,
    podcastType: 'episodic',
  }),
  'Podcasts/Mindful Minutes/Cover.jpg': cover('podcast'),
  'Podcasts/Talks/#219 – Donald.mp3': makeMp3({ 'TXXX:n': '219' }),
  'Podcasts/Talks/#69 - Lawn.mp3': makeMp3({ 'TXXX:n': '69' }),
};

let library: TestLibrary;
let report: LibraryReport;
beforeAll(async () => {
  library = await openTestLibrary(COLLECTION);
  report = await library.import();
});
afterAll(() => library.close());

const listItems = () =>
  library.db
    .selectFrom('item')
    .select(['id', 'kind', 'title', 'author', 'narrator', 'year', 'series', 'seriesPosition', 'language', 'description', 'topics'])
    .orderBy('path')
    .execute();
const listUnits = async (itemId: string) =>
  (await library.db.selectFrom('unit').selectAll().where('itemId', '=', itemId).orderBy('position').execute()).map((unit) => ({
    ...unit,
    chapters: (JSON.parse(unit.chapters) as { title: string; startSec: number }[]).map(({ title, startSec }) => `${startSec} ${title}`),
  }));

test('titles, authors, narrators, series, position, year, language', async () => {
  const items = await listItems();
  expect(
    items.map(({ id, kind, title, author, narrator, year, series, seriesPosition, language }) =>
      [id, kind, title, author, narrator, year, series, seriesPosition, language].join(' | '),
    ),
  ).toEqual([
    'a-day | audiobook | A Day | Ann Ash, Ben Birch | Nora Reed | 2003 | Times | 2 | de',
    'the-sea-a-journey | audiobook | The Sea - A Journey | Ann Ash |  | 1995 | The Waters | 1.5 | en',
    'what-the-river-said | audiobook | What the River Said | Ann Ash | Nora Reed, Sam Snow | 1994 | The Waters | 1 | en',
    'counted | audiobook | Counted | Ben Birch |  |  |  |  | en',
    'untidy | audiobook | Untidy | Ben Birch |  |  |  |  | en',
    'older | audiobook | Older Hours | Cy Cole |  | 2001 | Hours | 1 | en',
    'oldest | audiobook | Oldest Hours | Cy Cole, Dee Dunn | Nora Reed | 1999 | Hours, and More | 0.5 | de',
    'raw-folder | audiobook | Quiet Hours | Cy Cole, Dee Dunn | Sam Snow | 2019 | Hours | 3 | en',
    'opf | audiobook | Letters | Dee Dunn, Eve Elm | Nora Reed | 1987 | Post | 2 | fr',
    'both | audiobook | Both | Eve Elm |  |  |  |  | en',
    'long | audiobook | Long | Eve Elm |  |  |  |  | en',
    'read-me | ebook | Read Me | Eve Elm |  | 2001 |  |  | en',
    'tones | audiobook | Tones | Eve Elm | Eve Elm | 2020 | Sounds | 4 | en',
    'loose-tone | audiobook | Loose Tone | Cy Cole |  |  |  |  | en',
    'mindful-minutes | podcast | Mindful Minutes | NPR, WNYC |  |  |  |  | en-GB',
    'talks | podcast | Talks |  |  |  |  |  | en',
  ]);
  const about = new Map(items.map((item) => [item.id, { description: item.description, topics: JSON.parse(item.topics) as string[] }]));
  expect(about.get('what-the-river-said')).toEqual({ description: 'A river speaks.', topics: [] });
  expect(about.get('the-sea-a-journey')).toMatchObject({ description: 'Waves.' });
  expect(about.get('a-day')).toEqual({ description: 'Four times of a day.', topics: ['nature', 'rest'] });
  expect(about.get('raw-folder')).toEqual({ description: 'Rest & quiet.', topics: ['rest', 'self-help', 'calm'] });
  expect(about.get('older')).toEqual({ description: '', topics: [] });
  expect(about.get('oldest')).toEqual({ description: 'The first hours.', topics: ['rest', 'quiet'] });
  expect(about.get('opf')).toEqual({ description: 'Dear you.', topics: ['letters'] });
  expect(about.get('mindful-minutes')).toEqual({ description: 'Short rests.', topics: ['health', 'mindfulness'] });
});

test('order, sections, titles and chapters of the files', async () => {
  const show = async (itemId: string) =>
    (await listUnits(itemId)).map(({ section, title, chapters }) =>
      [section, title, ...chapters].filter((part) => part !== null).join(' | '),
    );
  expect(await show('what-the-river-said')).toEqual(['The Spring', 'The Mill', 'The Sea']);
  expect(await show('the-sea-a-journey')).toEqual(['The Sea - A Journey | 0 Chapter 1 | 1 Chapter 2']);
  expect(await show('a-day')).toEqual(['Disc 1 | Dawn', 'Disc 1 | Morning', 'Disc 2 | Noon', 'CD 03 | Night']);
  expect(await show('untidy')).toEqual(['Prologue', 'The Mill', 'Epilogue']);
  expect(await show('counted')).toEqual(['1', '2', '10']);
  expect(await show('raw-folder')).toEqual(['a | 0 First half | 1 Second half', 'The rest']);
  expect(await show('oldest')).toEqual(['Oldest Hours | 0 One | 1 Two']);
  expect(await show('tones')).toEqual(['Tones']);
  expect(await show('long')).toEqual(['Long | 0 Low | 1.2 High']);
  expect(await show('mindful-minutes')).toEqual([
    'Season 1 | Welcome! | 0 Hello | 1 Goodbye',
    'Season 1 | Breathing Out! | 0 Hello | 1 Goodbye',
    'Season 2 | A Winter Walk! | 0 Hello | 1 Goodbye',
    'Specials | Trailer! | 0 Hello | 1 Goodbye',
  ]);
  expect((await listUnits('mindful-minutes'))[0]?.description).toBe('About Welcome. 00:00 Hello 00:01 Goodbye');
  expect(await show('talks')).toEqual(['Lawn', 'Donald']);
  const [both] = await listUnits('both');
  expect(JSON.parse(both?.downloads ?? '')).toMatchObject([{ title: 'Both' }]);
});

test('covers: the picture called so, then the one inside the file, then any', async () => {
  const rows = await library.db
    .selectFrom('item')
    .innerJoin('media', 'media.id', 'item.coverMediaId')
    .select(['item.id', 'media.root', 'media.path', 'media.isPublic'])
    .orderBy('item.id')
    .execute();
  const names = await Promise.all(
    rows.map(async ({ id, root, path }) => {
      const bytes = await readFile(join(root === 'library' ? library.dir : library.derivedDir, path));
      return `${id} ${root} ${Object.entries(COVERS).find(([, picture]) => bytes.equals(Buffer.from(picture)))?.[0]}`;
    }),
  );
  expect(names).toEqual([
    'both library back',
    'loose-tone derived tone',
    'mindful-minutes library podcast',
    'the-sea-a-journey derived sea',
    'tones derived flac',
    'what-the-river-said library river',
  ]);
  expect(rows.every(({ isPublic }) => isPublic === 1)).toBe(true);
});

test('nothing in it is a problem', async () => {
  expect(report.problems).toEqual([]);
  expect(report).toMatchObject({ items: 16, added: 16, missing: 0 });
  expect(await library.import()).toMatchObject({ changed: 0, unchanged: 16, problems: [] });
});
