import { afterEach, expect, test } from 'vitest';
import {
  FIXTURES,
  makeEpub,
  makeJpg,
  makeMp3,
  makeMp4,
  openTestLibrary,
  type Files,
  type TestLibrary,
} from '../../tests/support/houses/library-fixtures.ts';
import { tagMp4 } from '../../tests/support/houses/tag-media.ts';

let library: TestLibrary;
afterEach(() => library.close());

async function importFiles(files: Files) {
  library = await openTestLibrary(files);
  const report = await library.import();
  const items = await library.db.selectFrom('item').selectAll().orderBy('path').execute();
  const units = await library.db.selectFrom('unit').selectAll().orderBy('itemId').orderBy('position').execute();
  return { problems: report.problems.map(({ severity, file, problem }) => `${severity} ${file}: ${problem}`), items, units };
}

test('folders of a kind in any case and under the usual names, side by side', async () => {
  const { problems, items } = await importFiles({
    'AudioBooks/Ann Ash/One/1.mp3': makeMp3({ TXXX: '1' }),
    'audio books/Two.mp3': makeMp3({ TXXX: '2' }),
    'PODCASTS/Three/a.mp3': makeMp3({ TXXX: '3' }),
    'movies/Four.mp4': makeMp4('4'),
    'TV/Five/a.mp4': makeMp4('5'),
    'Shows/Six/a.mp4': makeMp4('6'),
    'Videos/Seven/a.mp4': makeMp4('7'),
    'Books/Eight/Eight.epub': makeEpub({ title: 'Eight' }),
    'EBooks/Nine.epub': makeEpub({ title: 'Nine' }),
    'Courses/ten/01 A.md': 'Text.',
    'Music/x.mp3': makeMp3(),
  });
  expect(items.map(({ kind, title }) => `${title} ${kind}`).sort()).toEqual([
    ...['Eight ebook', 'Five video', 'Four video', 'Nine ebook', 'One audiobook', 'Seven video', 'Six video', 'Three podcast'],
    ...['Two audiobook', 'ten course'],
  ]);
  expect(problems).toEqual(['notice Music: This folder is not one of the library.']);
});

test('an author’s folder of whole books in one file each, and a book in parts', async () => {
  const { problems, items } = await importFiles({
    'audiobooks/Ann Ash/The River.m4b': tagMp4(FIXTURES.m4b, { '©nam': 'The River' }),
    'audiobooks/Ann Ash/The Sea.m4b': tagMp4(FIXTURES.m4b, { '©nam': 'The Sea' }),
    'audiobooks/The Wood/The Wood, first half.m4b': tagMp4(FIXTURES.m4b, { '©nam': 'a' }),
    'audiobooks/The Wood/The Wood, second half.m4b': tagMp4(FIXTURES.m4b, { '©nam': 'b' }),
    'audiobooks/Hills/Part 1.m4b': tagMp4(FIXTURES.m4b, { '©nam': 'c' }),
    'audiobooks/Hills/Part 2.m4b': tagMp4(FIXTURES.m4b, { '©nam': 'd' }),
    'audiobooks/Lake/Dawn.mp3': makeMp3({ TXXX: 'e' }),
    'audiobooks/Lake/Dusk.mp3': makeMp3({ TXXX: 'f' }),
  });
  expect(items.map(({ title, author, unitCount }) => [title, author, unitCount])).toEqual([
    ['The River', 'Ann Ash', 1],
    ['The Sea', 'Ann Ash', 1],
    ['Hills', '', 2],
    ['Lake', '', 2],
    ['The Wood', '', 2],
  ]);
  expect(problems).toEqual([]);
});

test('cover: drawn takes no picture, neither out of the files nor out of the folder', async () => {
  const { problems, items } = await importFiles({
    'audiobooks/A/Drawn/book.md': '---\ncover: drawn\n---\n',
    'audiobooks/A/Drawn/cover.jpg': makeJpg('cover'),
    'audiobooks/A/Drawn/01 One.mp3': makeMp3({}, makeJpg('inside')),
    'ebooks/A/Drawn too/book.md': '---\ncover: drawn\n---\n',
    'ebooks/A/Drawn too/Drawn too.epub': makeEpub({ cover: FIXTURES.jpg }),
    'audiobooks/A/Taken/01 One.mp3': makeMp3({}, makeJpg('inside too')),
  });
  expect(items.map(({ title, coverMediaId }) => [title, coverMediaId])).toEqual([
    ['Drawn', null],
    ['Taken', 'taken.cover'],
    ['A Book', null],
  ]);
  expect(problems).toEqual([]);
  expect(await library.db.selectFrom('media').select('id').where('mime', 'like', 'image/%').execute()).toEqual([{ id: 'taken.cover' }]);
});

test('formats that cannot be shown are told with what to make of them, once', async () => {
  const { problems, items } = await importFiles({
    'movies/Film (2010)/Film (2010).mkv': 'mkv',
    'movies/Film (2010)/movie.nfo': '<movie><title>Film</title></movie>',
    'movies/Mixed/01 One.mp4': makeMp4('1'),
    'movies/Mixed/01 One.en.ass': 'x',
    'movies/Mixed/02 Two.avi': 'x',
    'movies/Mixed/01 One.en.mp3': makeMp3(),
    'books/A/Kindle/Kindle.azw3': 'x',
  });
  expect(items.map(({ title }) => title)).toEqual(['Mixed']);
  expect(problems).toEqual([
    'error books/A/Kindle: There is nothing to play or read in this ebook: a .azw3 file is no book that can be read here.',
    'error movies/Film (2010): There is nothing to play or read in this video: a .mkv file is not played by browsers.',
    'notice movies/Mixed/01 One.en.ass: A .ass file holds captions that browsers do not show.',
    'notice movies/Mixed/01 One.en.mp3: Only the sound inside the film is played.',
    'notice movies/Mixed/02 Two.avi: A .avi file is not played by browsers.',
  ]);
});

test('sections that are called like extras, where nothing else is there, and captions that are only forced', async () => {
  const { problems, units } = await importFiles({
    'videos/Voices/Interviews/01 Ann.mp4': makeMp4('a'),
    'videos/Voices/Interviews/02 Ben.mp4': makeMp4('b'),
    'videos/Voices/Clips/01 Sea.mp4': makeMp4('c'),
    'videos/Forced/Forced.mp4': makeMp4('f'),
    'videos/Forced/Forced.en.forced.vtt': 'WEBVTT\n\n00:00.000 --> 00:00.500\nHi\n',
    // Versions are told by what they are, not by any words behind the folder's name.
    'videos/Talk/Talk - Hook.mp4': makeMp4('d'),
    'videos/Talk/Talk - Close.mp4': makeMp4('e'),
  });
  expect(problems).toEqual([]);
  expect(units.map(({ section, title, transcriptMediaId }) => [section, title, transcriptMediaId])).toEqual([
    [null, 'Forced', 'forced.forced.captions-en-forced'],
    [null, 'Close', null],
    [null, 'Hook', null],
    ['Clips', 'Sea', null],
    ['Interviews', 'Ann', null],
    ['Interviews', 'Ben', null],
  ]);
  expect(JSON.parse(units[0]?.captions ?? '')).toEqual([{ language: 'en', mediaId: 'forced.forced.captions-en-forced' }]);
});

test('the only episode so far is not the show, and a lesson called like its course keeps its title', async () => {
  const { problems, items, units } = await importFiles({
    'shows/Small Steps (2018)/Season 01/Small Steps S01E01.mp4': tagMp4(makeMp4('one'), { '©nam': 'Tagged' }),
    'shows/Small Steps (2018)/Season 01/Small Steps S01E01.nfo':
      '<episodedetails><title>Breathe</title><plot>In and out.</plot><year>2020</year></episodedetails>',
    'courses/01 Calm/01 Calm.md': 'Text.',
  });
  expect(items.map(({ title, year, description }) => [title, year, description])).toEqual([
    ['01 Calm', null, ''],
    ['Small Steps', 2018, ''],
  ]);
  expect(units.map(({ section, title, description }) => [section, title, description])).toEqual([
    [null, 'Calm', 'Text.'],
    ['Season 1', 'Breathe', 'In and out.'],
  ]);
  expect(problems).toEqual([]);
});

test('broken and hostile side files do no harm', async () => {
  const { problems, items } = await importFiles({
    'audiobooks/A/One/01 One.mp3': makeMp3({ TXXX: '1' }),
    'audiobooks/A/One/desc.txt': Buffer.from('Ein Fluß.', 'latin1'),
    'audiobooks/A/One/reader.txt': Buffer.from('J\u00f6rg Ast\nsecond', 'latin1'),
    'audiobooks/A/One/01 One.cue': Buffer.alloc(1000, 0xff),
    'audiobooks/A/One/constructor': 'x',
    'audiobooks/A/Two/02 Two.mp3': makeMp3({ TXXX: '2' }),
    'audiobooks/A/Two/metadata.abs': 'no such thing',
    'audiobooks/A/Two/__proto__.opf': '<package/>',
    'audiobooks/A/Three/a.mp3': makeMp3({ TXXX: '3' }),
    'audiobooks/A/Three/metadata.json': '{"chapters": [{"start": -1, "title": "x"}]}',
    'movies/Bomb/Bomb.mp4': makeMp4('bomb'),
    'movies/Bomb/Bomb.nfo': '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><movie><title>&b;</title><plot>&b;</plot></movie>',
    'movies/Bomb/movie.nfo': Buffer.alloc(3 * 1024 * 1024, 0x20),
    'movies/Named/<b>(((((.mp4': makeMp4('named'),
  });
  expect(items.map(({ title, narrator, description }) => [title, narrator, description])).toEqual([
    ['One', 'Jörg Ast', 'Ein Fluß.'],
    ['Three', null, ''],
    ['Two', null, ''],
    ['Bomb', null, ''],
    ['Named', null, ''],
  ]);
  expect(problems).toEqual([
    'notice audiobooks/A/One/constructor: Nothing is read from this file in an audiobook.',
    'notice audiobooks/A/One/desc.txt: The text is not UTF-8; it was read as Windows-1252.',
    'error audiobooks/A/Three/metadata.json: chapters.0.start: Too small: expected number to be >=0.',
    'error audiobooks/A/Two/__proto__.opf: The OPF has no metadata element.',
    'error movies/Bomb/movie.nfo: The file is larger than 2 MiB.',
  ]);
});
