import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropQuality, isDiscFolder, parseDisc, parseUnitName, parseSeason, stripNumber } from './file-name.ts';

test.each([
  ['01 Why focus', 'Why focus'],
  ['1. Why', 'Why'],
  ['01 - Why', 'Why'],
  ['01-Why', 'Why'],
  ['1_Why', 'Why'],
  ['1.2 Why', 'Why'],
  ['12) Why', 'Why'],
  ['24-hour day', '24-hour day'],
  ['3D printing', '3D printing'],
  ['1984', '1984'],
  ['2001 A Space', '2001 A Space'],
  ['01', '01'],
  ['Ärger', 'Ärger'],
  ['2026-01 Morning note', 'Morning note'],
  ['2026-01-31 - Morning note', 'Morning note'],
  ['2026.01.31 Morning note', 'Morning note'],
  ['2026-01', '2026-01'],
  ['2026-01  Morning', 'Morning'],
  ['2026-01-31 –  Morning', 'Morning'],
  ['1.25 Why', 'Why'],
  ['1 -  Why', 'Why'],
  ['1  Why', 'Why'],
  ['012-Why', 'Why'],
  ['01.Why', 'Why'],
  ['a 01 Why', 'a 01 Why'],
  [' _a  b_ ', 'a b'],
])('%s is %s', (stem, title) => {
  expect(stripNumber(stem)).toBe(title);
});

test.each([
  ['S01E01 Breath', { title: 'Breath', season: 1, episode: 1 }],
  ['s2e013', { title: 'Episode 13', season: 2, episode: 13 }],
  ['Mindful Minutes - S01E02 - Walk', { title: 'Walk', season: 1, episode: 2 }],
  ['Show S01E01-E02 Double', { title: 'Double', season: 1, episode: 1 }],
  ['Show S01E01-02 Double', { title: 'Double', season: 1, episode: 1 }],
  ['Show - S01E23-E24-E26 - The Woman', { title: 'The Woman', season: 1, episode: 23 }],
  ['MOONLIGHTING_s01e01-e04', { title: 'Episode 1', season: 1, episode: 1 }],
  ['Running S2017E368', { title: 'Episode 368', season: 2017, episode: 368 }],
  ['The.Show.S25E09.Steal.this.episode', { title: 'Steal this episode', season: 25, episode: 9 }],
  ['series-s09e14-1080p', { title: 'Episode 14', season: 9, episode: 14 }],
  ['S01E01 The 6-10 to Lubbock [WEBRip-1080p][AV1 Opus]', { title: 'The 6-10 to Lubbock', season: 1, episode: 1 }],
  ['S05E23 11-59 [HDTV-1080p]', { title: '11-59', season: 5, episode: 23 }],
  ['Show Season 3 Episode 09 - The Tale', { title: 'The Tale', season: 3, episode: 9 }],
  ['01x02 blah', { title: 'blah', season: 1, episode: 2 }],
  ['Show - 02x03-E15 - Name', { title: 'Name', season: 2, episode: 3 }],
  ['Grid 10x10 explained', { title: 'Grid 10x10 explained', season: null, episode: null }],
  ['#219 – Donald', { title: 'Donald', season: null, episode: 219 }],
  ['Episode 12 - Rest', { title: 'Rest', season: null, episode: 12 }],
  ['Episode 7', { title: 'Episode 7', season: null, episode: 7 }],
  ['E05', { title: 'Episode 5', season: null, episode: 5 }],
  ['S01 - E02 Name', { title: 'Name', season: 1, episode: 2 }],
  ['s1.e2 Name', { title: 'Name', season: 1, episode: 2 }],
  ['S01xE02 Name', { title: 'Name', season: 1, episode: 2 }],
  ['Show S01E01E02 Double', { title: 'Double', season: 1, episode: 1 }],
  ['Show S01E01-02', { title: 'Episode 1', season: 1, episode: 1 }],
  ['Show S01E01 - E12 Double', { title: 'Double', season: 1, episode: 1 }],
  ['2015x03 Name', { title: 'Name', season: 2015, episode: 3 }],
  ['the.long.show.01x02.name', { title: 'name', season: 1, episode: 2 }],
  ['The Grid.10x10', { title: 'The Grid.10x10', season: null, episode: null }],
  ['01x02-03 Double', { title: 'Double', season: 1, episode: 2 }],
  ['01x02-01x03 Double', { title: 'Double', season: 1, episode: 2 }],
  ['01x02-e03 Double', { title: 'Double', season: 1, episode: 2 }],
  ['01x02x03 Double', { title: 'Double', season: 1, episode: 2 }],
  ['01x02 - 01x03 Double', { title: 'Double', season: 1, episode: 2 }],
  ['01x02 - x03 Double', { title: 'Double', season: 1, episode: 2 }],
  ['01x02', { title: 'Episode 2', season: 1, episode: 2 }],
  ['Ep 12 Rest', { title: 'Rest', season: null, episode: 12 }],
  ['ep12 Rest', { title: 'Rest', season: null, episode: 12 }],
  ['Episode - 12 Rest', { title: 'Rest', season: null, episode: 12 }],
  ['# 12 Rest', { title: 'Rest', season: null, episode: 12 }],
  ['ep.#12 Rest', { title: 'Rest', season: null, episode: 12 }],
  ['S01E02.The..Big.One', { title: 'The Big One', season: 1, episode: 2 }],
  ['Show S01E02 a_b c', { title: 'a_b c', season: 1, episode: 2 }],
  ['2026-01-31 Winter', { title: 'Winter', season: null, episode: null }],
  ['2026-01-31', { title: '2026-01-31', season: null, episode: null }],
  ['Sleep 1', { title: 'Sleep 1', season: null, episode: null }],
])('%s', (stem, expected) => {
  expect(parseUnitName(stem)).toEqual(expected);
});

test.each([
  ['The River - 01', 'The River', 'Part 1'],
  ['The River 01', 'The River', 'Part 1'],
  ['The River - 03 - The Mill', 'The River', 'The Mill'],
  ['the river_04_The Mill', 'The River', 'The Mill'],
  ['Show 01x02 blah', 'Show', 'blah'],
  ['Sleep well', 'Sleep', 'Sleep well'],
  ['Rivers - 1', 'River', 'Rivers - 1'],
  ['The River', 'The River', 'The River'],
  ['The River 12345', 'The River', '12345'],
  ['The River S01E02 A', 'The River', 'A'],
  ['The River  s12 e3 A', 'The River', 'A'],
  ['The River  #3 A', 'The River', 'A'],
  ['The River: A', 'The River', 'A'],
  ['The River.A', 'The River', 'A'],
  ['River s1e walk', 'River', 'River s1e walk'],
  ['Other - 01', 'The River', 'Other - 01'],
  ['12', '', '12'],
])('%s in %s is %s', (stem, work, title) => {
  expect(parseUnitName(stem, work).title).toBe(title);
});

test('folders of discs and seasons', () => {
  expect(['Disc 1', 'CD2', 'disk 03', 'Disc 004', 'Discography', 'CD'].map(isDiscFolder)).toEqual([true, true, true, true, false, false]);
  expect(['Disc 1', 'CD02', 'Disc.4', 'Extras', 'my disc 1', 'Disc 5a'].map(parseDisc)).toEqual([1, 2, 4, null, null, null]);
  expect(['Special', 'Not Specials', 'Specials 2'].map(parseSeason)).toEqual([0, null, null]);
  expect(['Season 2', 'S02', 'season', 'Specials', 'Season 00', 'Season 7 (2016)', 'Season 2009', 'Sunday 3'].map(parseSeason)).toEqual([
    ...[2, 2, null, 0, 0, 7, 2009, null],
  ]);
  expect(['Staffel 01', '3. Staffel', 'Temporada 1', 'сезон 4', 'シーズン 1', 'Seasoning 1'].map(parseSeason)).toEqual([
    1,
    3,
    1,
    4,
    1,
    null,
  ]);
});

test('the picture and its source are no part of a title', () => {
  expect(['Film - 1080p', 'Film [720p]', 'A.Film.2010.1080p.WEB', 'The 1080 Steps', 'Mr. Smith'].map(dropQuality)).toEqual([
    ...['Film', 'Film', 'A Film 2010', 'The 1080 Steps', 'Mr. Smith'],
  ]);
});

test.each([
  ['A_Film_2010', 'A Film 2010'],
  ['A..Big.Film', 'A Big Film'],
  ['A.Film', 'A.Film'],
  ['a b.c.d', 'a b.c.d'],
  ['Film [1080p x264] ', 'Film'],
  ['Film (bluray) uncut', 'Film uncut'],
  ['Film - BluRay', 'Film'],
  ['Film - WEB-DL extras', 'Film'],
  ['Film.1080I', 'Film'],
  ['Film 4k', 'Film 4k'],
  ['4k', '4k'],
])('%s without its picture’s size and source is %s', (name, title) => expect(dropQuality(name)).toBe(title));

test('any name gives a title that is not blank and no longer than itself', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 40 }).filter((name) => name.trim() !== ''),
      fc.string({ maxLength: 5 }),
      (name, work) => {
        expect(stripNumber(name).trim()).not.toBe('');
        expect(parseUnitName(name, work).title.trim()).not.toBe('');
        expect(stripNumber(name).length).toBeLessThanOrEqual(name.length);
        expect(stripNumber(`07 - ${name}`).trim()).not.toBe('');
      },
    ),
  );
});
