import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
import type { LibraryReport } from './problem.ts';

const COVERS = Object.fromEntries(
  ['film', 'poster', 'flat', 'show', 'season', 'fanart', 'logo', 'thumb', 'book', 'page', 'epub', 'other'].map((name) => [
    name,
    makeJpg(name),
  ]),
);
const cover = (name: string) => COVERS[name] ?? new Uint8Array();
const srt = (text: string) => `1\n00:00:00,000 --> 00:00:00,500\n${text}\n`;
const vtt = (text: string) => `WEBVTT\n\n00:00.000 --> 00:00.500\n${text}\n`;

const FILM = 'Movies/The Long Way (2010) [imdbid-tt0106145]';
const NAME = 'The Long Way (2010) [imdbid-tt0106145]';
const SHOW = 'TV Shows/Small Steps (2018)';
const COLLECTION: Files = {
  // A film in three versions with extras, pictures, metadata and captions of all sorts.
  [`${FILM}/${NAME} - 1080p.mp4`]: makeMp4('1080'),
  [`${FILM}/${NAME} - 720p.mp4`]: makeMp4('720'),
  [`${FILM}/${NAME} - Directors Cut.mp4`]: makeMp4('cut'),
  [`${FILM}/${NAME} - 1080p.default.pt-BR.vtt`]: vtt('Olá'),
  [`${FILM}/${NAME} - 1080p.eng.forced.srt`]: srt('[Foreign]'),
  [`${FILM}/${NAME} - 1080p.en.sdh.srt`]: srt('(Wind) Hello'),
  [`${FILM}/${NAME} - 1080p.English Commentary.en.srt`]: srt('Here we see'),
  [`${FILM}/${NAME}.en.srt`]: srt('Hello'),
  [`${FILM}/${NAME} - 1080p.German.srt`]: srt('Hallo'),
  [`${FILM}/movie.nfo`]:
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<movie><plot>A walk &amp; a talk.</plot><title>The Long Way Home</title><originaltitle>x</originaltitle><director>Dee Dunn</director><year>2011</year><genre>Documentary</genre><genre>Nature</genre><actor><name>Some One</name><role>Walker</role></actor><fileinfo><streamdetails><subtitle><language>eng</language></subtitle></streamdetails></fileinfo></movie>\nhttps://www.example.org/tt0106145\n',
  [`${FILM}/poster.jpg`]: cover('poster'),
  [`${FILM}/cover.jpg`]: cover('other'),
  [`${FILM}/fanart.jpg`]: cover('fanart'),
  [`${FILM}/backdrop2.jpg`]: cover('fanart'),
  [`${FILM}/logo.svg`]: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  [`${FILM}/clearlogo.png`]: cover('logo'),
  [`${FILM}/theme.mp3`]: makeMp3({ TXXX: 'theme' }),
  [`${FILM}/backdrops/menu.mp4`]: makeMp4('menu'),
  [`${FILM}/extrafanart/fanart1.jpg`]: cover('fanart'),
  [`${FILM}/${NAME} - 1080p.trickplay/320 - 10x10/0.jpg`]: cover('thumb'),
  [`${FILM}/trailers/Trailer 1.mp4`]: makeMp4('t1'),
  [`${FILM}/trailers/Trailer 2.mp4`]: makeMp4('t2'),
  [`${FILM}/behind the scenes/Making of.mp4`]: makeMp4('making'),
  [`${FILM}/Release-trailer.mp4`]: makeMp4('t3'),
  [`${FILM}/Release-trailer.en.srt`]: srt('Soon'),
  // A film in parts; one gathered with others; two that lie loose.
  'Movies/In Two Parts (1999)/In Two Parts-cd1.mp4': makeMp4('cd1'),
  'Movies/In Two Parts (1999)/In Two Parts-cd1.en.srt': srt('One'),
  'Movies/In Two Parts (1999)/In Two Parts-cd2.mp4': makeMp4('cd2'),
  'Movies/In Two Parts (1999)/In Two Parts-cd10.mp4': makeMp4('cd10'),
  'Movies/In Two Parts (1999)/In Two Parts (1999).nfo':
    '<movie><title>In Two Parts</title><premiered>1998-12-01</premiered><outline>Short.</outline></movie>',
  'Movies/Gathered Collection/Gathered (2006)/Gathered (2006).mp4': makeMp4('gathered'),
  'Movies/Gathered Collection/Gathered (2006)/Gathered (2006).jpg': cover('film'),
  'Movies/Gathered Collection/Gathered (2006)/fanart.jpg': cover('fanart'),
  'Movies/Gathered Collection/poster.jpg': cover('other'),
  'Movies/Loose (1990).mp4': makeMp4('loose'),
  'Movies/Loose (1990).nfo': 'https://www.example.org/movie/1990',
  'Movies/Loose (1990)-poster.jpg': cover('flat'),
  'Movies/Loose (1990)-fanart.jpg': cover('fanart'),
  'Movies/Loose (1990)-trailer.mp4': makeMp4('loose trailer'),
  'Movies/Loose (1990).de.srt': srt('Lose'),
  'Movies/Split (1991) part1.mp4': makeMp4('split1'),
  'Movies/Split (1991) part2.mp4': makeMp4('split2'),
  'Movies/folder.jpg': cover('other'),
  // A show with seasons, specials, double episodes and parts of one.
  [`${SHOW}/tvshow.nfo`]:
    '<tvshow><title>Small Steps</title><plot>One step a week.</plot><premiered>2018-03-04</premiered><genre>Habits</genre></tvshow>',
  [`${SHOW}/poster.jpg`]: cover('show'),
  [`${SHOW}/season01-poster.jpg`]: cover('season'),
  [`${SHOW}/season-specials-poster.jpg`]: cover('season'),
  [`${SHOW}/banner.jpg`]: cover('logo'),
  [`${SHOW}/Season 00/Small Steps S00E01.mp4`]: makeMp4('s0e1'),
  [`${SHOW}/Season 00/Some Special.mp4`]: makeMp4('special'),
  [`${SHOW}/Season 01/season.nfo`]: '<season><title>Season 1</title></season>',
  [`${SHOW}/Season 01/folder.jpg`]: cover('season'),
  [`${SHOW}/Season 01/Small Steps (2018) - S01E10 - Rest.mp4`]: makeMp4('s1e10'),
  [`${SHOW}/Season 01/Small Steps (2018) - S01E02-E03 - Walk [WEBDL-1080p].mp4`]: makeMp4('s1e2'),
  [`${SHOW}/Season 01/Small Steps (2018) - S01E02-E03 - Walk [WEBDL-1080p].nfo`]:
    '<episodedetails><title>Walk</title><season>1</season><episode>2</episode><plot>Feet.</plot></episodedetails>\n<episodedetails><title>Run</title><season>1</season><episode>3</episode></episodedetails>',
  [`${SHOW}/Season 01/Small Steps (2018) - S01E02-E03 - Walk [WEBDL-1080p]-thumb.jpg`]: cover('thumb'),
  [`${SHOW}/Season 01/Small Steps (2018) - S01E02-E03 - Walk [WEBDL-1080p].es-419.srt`]: srt('Hola'),
  [`${SHOW}/Season 01/Small Steps (2018) - S01E01 - Breathe.mp4`]: makeMp4('s1e1'),
  [`${SHOW}/Season 01/trailers/Season 1.mp4`]: makeMp4('season trailer'),
  [`${SHOW}/Season 02/Small Steps S02E01 Part 1.mp4`]: makeMp4('s2e1p1'),
  [`${SHOW}/Season 02/Small Steps S02E01 Part 2.mp4`]: makeMp4('s2e1p2'),
  [`${SHOW}/Season 02/Small Steps S02E02.mp4`]: makeMp4('s2e2'),
  'Series/Flat Show/Flat Show S02E01 Later.mp4': makeMp4('flat 2'),
  'Series/Flat Show/Flat Show S01E01 First.mp4': makeMp4('flat 1'),
  'Series/Deutsch/Staffel 01/1x02 Zwei.mp4': makeMp4('de2'),
  'Series/Deutsch/Staffel 01/1x01 Eins.mp4': makeMp4('de1'),
  // Books by type and by author, with the OPF and the pictures that Calibre writes.
  'Books/Audiobooks/Ann Ash/Rivers/Chapter 1.mp3': makeMp3({ TRCK: '1', TALB: 'Rivers', TPE1: 'Ann Ash' }),
  'Books/Audiobooks/Ann Ash/Rivers/folder.jpg': cover('book'),
  'Books/Audiobooks/Ann Ash/Loose Hills.m4b': tagMp4(FIXTURES.m4b, { '©nam': 'Loose Hills' }),
  'Books/Books/Ben Birch/Old Letters (12)/Old Letters - Ben Birch.epub': makeEpub({
    entries: {
      'OEBPS/book.opf':
        '<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="2.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Inside</dc:title><meta name="cover" content="pic"/></metadata><manifest><item id="c1" href="text/c1.xhtml" media-type="application/xhtml+xml"/><item id="pic" href="images/front.jpg" media-type="image/jpeg"/><item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/></manifest><spine toc="ncx"><itemref idref="c1"/></spine></package>',
      'OEBPS/toc.ncx':
        '<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap><navPoint id="a"><navLabel><text>First letter</text></navLabel><content src="text/c1.xhtml"/><navPoint id="b"><navLabel><text>Postscript</text></navLabel><content src="text/c1.xhtml#ps"/></navPoint></navPoint></navMap></ncx>',
      'OEBPS/images/front.jpg': cover('epub'),
    },
  }),
  'Books/Books/Ben Birch/Old Letters (12)/Old Letters - Ben Birch.pdf': '%PDF-1.4\n%%EOF\n',
  'Books/Books/Ben Birch/Old Letters (12)/Old Letters - Ben Birch.mobi': 'BOOKMOBI',
  'Books/Books/Ben Birch/Old Letters (12)/metadata.opf':
    '<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title id="s">What They Wrote</dc:title><meta refines="#s" property="title-type">subtitle</meta><dc:title id="t">Old Letters</dc:title><meta refines="#t" property="title-type">main</meta><dc:creator id="a">Ben Birch</dc:creator><meta refines="#a" property="role" scheme="marc:relators">aut</meta><dc:creator id="b">Cy Cole</dc:creator><meta refines="#b" property="role">aut</meta><dc:contributor id="c">Tom Tree</dc:contributor><meta refines="#c" property="role">trl</meta><dc:date>1901</dc:date><dc:language>de-CH</dc:language><meta property="belongs-to-collection" id="set">Big Box</meta><meta refines="#set" property="collection-type">set</meta><meta property="belongs-to-collection" id="series">Letters</meta><meta refines="#series" property="collection-type">series</meta><meta refines="#series" property="group-position">2</meta></metadata></package>',
  'Books/Books/Cy Cole/Guide/Guide.epub': makeEpub({
    title: 'Guide',
    author: 'Cy Cole',
    entries: {
      'OEBPS/book.opf':
        '<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="2.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>A Guide</dc:title><dc:creator>Cy Cole</dc:creator></metadata><manifest><item id="p" href="cover.xhtml" media-type="application/xhtml+xml"/><item id="i" href="images/p1.jpg" media-type="image/jpeg"/></manifest><spine><itemref idref="p"/></spine><guide><reference type="cover" title="Cover" href="cover.xhtml"/></guide></package>',
      'OEBPS/cover.xhtml': '<html xmlns="http://www.w3.org/1999/xhtml"><body><p>Words.</p><img alt="" src="images/p1.jpg"/></body></html>',
      'OEBPS/images/p1.jpg': cover('page'),
    },
  }),
  'Books/Books/Cy Cole/A Paper (Papers, #3) (1950)/A Paper.pdf': '%PDF-1.4\n%%EOF\n',
};

let library: TestLibrary;
let report: LibraryReport;
beforeAll(async () => {
  library = await openTestLibrary(COLLECTION);
  report = await library.import();
});
afterAll(() => library.close());

test('titles, authors, years, series, language', async () => {
  const items = await library.db.selectFrom('item').selectAll().orderBy('path').execute();
  expect(
    items.map(({ id, kind, title, author, narrator, year, series, seriesPosition, language }) =>
      [id, kind, title, author, narrator, year, series, seriesPosition, language].join(' | '),
    ),
  ).toEqual([
    'loose-hills | audiobook | Loose Hills | Ann Ash |  |  |  |  | en',
    'rivers | audiobook | Rivers | Ann Ash |  |  |  |  | en',
    'old-letters-12 | ebook | Old Letters | Ben Birch, Cy Cole |  | 1901 | Letters | 2 | de-CH',
    'a-paper | ebook | A Paper | Cy Cole |  | 1950 | Papers | 3 | en',
    'guide | ebook | A Guide | Cy Cole |  |  |  |  | en',
    'gathered | video | Gathered |  |  | 2006 |  |  | en',
    'in-two-parts | video | In Two Parts |  |  | 1998 |  |  | en',
    'loose-1990 | video | Loose |  |  | 1990 |  |  | en',
    'split-1991 | video | Split |  |  | 1991 |  |  | en',
    'the-long-way | video | The Long Way Home | Dee Dunn |  | 2011 |  |  | en',
    'deutsch | video | Deutsch |  |  |  |  |  | en',
    'flat-show | video | Flat Show |  |  |  |  |  | en',
    'small-steps | video | Small Steps |  |  | 2018 |  |  | en',
  ]);
  const about = new Map(items.map((item) => [item.id, { description: item.description, topics: JSON.parse(item.topics) as string[] }]));
  expect(about.get('the-long-way')).toEqual({ description: 'A walk & a talk.', topics: ['documentary', 'nature'] });
  expect(about.get('in-two-parts')).toEqual({ description: 'Short.', topics: [] });
  expect(about.get('small-steps')).toEqual({ description: 'One step a week.', topics: ['habits'] });
  expect(about.get('old-letters-12')).toMatchObject({ description: 'What They Wrote' });
});

test('episodes by season and number, specials last; parts of a film in order', async () => {
  const show = async (itemId: string) =>
    (await library.db.selectFrom('unit').selectAll().where('itemId', '=', itemId).orderBy('position').execute()).map(
      ({ section, title, description }) => [section, title, description].filter(Boolean).join(' | '),
    );
  expect(await show('the-long-way')).toEqual(['The Long Way Home']);
  expect(await show('in-two-parts')).toEqual(['Part 1', 'Part 2', 'Part 10']);
  expect(await show('split-1991')).toEqual(['Part 1', 'Part 2']);
  expect(await show('small-steps')).toEqual([
    'Season 1 | Breathe',
    'Season 1 | Walk / Run | Feet.',
    'Season 1 | Rest',
    'Season 2 | Episode 1, part 1',
    'Season 2 | Episode 1, part 2',
    'Season 2 | Episode 2',
    'Specials | Episode 1',
    'Specials | Some Special',
  ]);
  expect(await show('flat-show')).toEqual(['Season 1 | First', 'Season 2 | Later']);
  expect(await show('deutsch')).toEqual(['Staffel 1 | Eins', 'Staffel 1 | Zwei']);
  expect(await show('guide')).toEqual(['A Guide']);
  const [letters] = await library.db.selectFrom('unit').selectAll().where('itemId', '=', 'old-letters-12').execute();
  expect(JSON.parse(letters?.toc ?? '')).toEqual([
    { title: 'First letter', href: 'text/c1.xhtml', children: [{ title: 'Postscript', href: 'text/c1.xhtml#ps' }] },
  ]);
  expect(JSON.parse(letters?.downloads ?? '')).toMatchObject([{ title: 'Old Letters Ben Birch' }]);
});

test('captions with their languages; the whole in the work’s own language is the transcript', async () => {
  const media = await library.db.selectFrom('media').select(['id', 'root', 'path']).where('mime', '=', 'text/vtt').orderBy('id').execute();
  expect(media.map(({ id }) => id)).toEqual([
    'in-two-parts.part-1.captions-en',
    'loose-1990.loose.captions-de',
    'small-steps.walk.captions-es-419',
    'the-long-way.the-long-way.captions-de',
    'the-long-way.the-long-way.captions-en',
    'the-long-way.the-long-way.captions-en-forced',
    'the-long-way.the-long-way.captions-pt-br',
  ]);
  const unit = await library.db
    .selectFrom('unit')
    .select(['transcriptMediaId', 'captions'])
    .where('itemId', '=', 'the-long-way')
    .executeTakeFirstOrThrow();
  expect(unit.transcriptMediaId).toBe('the-long-way.the-long-way.captions-en');
  // Those of foreign words alone are nothing to choose.
  expect(JSON.parse(unit.captions)).toEqual([
    { language: 'en', mediaId: 'the-long-way.the-long-way.captions-en' },
    { language: 'pt-BR', mediaId: 'the-long-way.the-long-way.captions-pt-br' },
    { language: 'de', mediaId: 'the-long-way.the-long-way.captions-de' },
  ]);
  const whole = media.find(({ id }) => id === unit.transcriptMediaId);
  expect(await readFile(join(library.derivedDir, whole?.path ?? ''), 'utf8')).toContain('\nHello\n');
});

test('covers by convention, never a backdrop, a logo, a thumbnail or the poster of a season', async () => {
  const rows = await library.db
    .selectFrom('item')
    .innerJoin('media', 'media.id', 'item.coverMediaId')
    .select(['item.id', 'media.root', 'media.path'])
    .orderBy('item.id')
    .execute();
  const names = await Promise.all(
    rows.map(async ({ id, root, path }) => {
      const bytes = await readFile(join(root === 'library' ? library.dir : library.derivedDir, path));
      return `${id} ${Object.entries(COVERS).find(([, picture]) => bytes.equals(Buffer.from(picture)))?.[0]}`;
    }),
  );
  expect(names).toEqual([
    'gathered film',
    'guide page',
    'loose-1990 flat',
    'old-letters-12 epub',
    'rivers book',
    'small-steps show',
    'the-long-way poster',
  ]);
});

test('told is only what was left out', async () => {
  const extra = 'By its name this is an extra of a film (a trailer, a scene, an interview) and no part of it, so it is left out.';
  const version = `Of several versions of this film ${NAME} - 1080p is taken.`;
  expect(report.problems.map(({ severity, file, problem }) => [severity, file, problem])).toEqual([
    ['notice', 'Movies/Loose (1990)-trailer.mp4', extra],
    ['notice', `${FILM}/Release-trailer.mp4`, extra],
    ['notice', `${FILM}/${NAME} - 720p.mp4`, version],
    ['notice', `${FILM}/${NAME} - Directors Cut.mp4`, version],
    ['notice', `${FILM}/behind the scenes`, extra],
    ['notice', `${FILM}/trailers`, extra],
    ['notice', `${SHOW}/Season 01/trailers`, extra],
  ]);
  expect(report).toMatchObject({ items: 13, added: 13 });
  expect(await library.import()).toMatchObject({ changed: 0, unchanged: 13, problems: report.problems });
});
