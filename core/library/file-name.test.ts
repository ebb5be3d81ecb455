import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDiscFolder, parseCaptionName, parseEntryName, parseSeason, parseWorkName, stripNumber } from './file-name.ts';

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
])('%s is %s', (stem, title) => {
  expect(stripNumber(stem)).toBe(title);
});

test.each([
  ['S01E01 Breath', { title: 'Breath', season: 1, episode: 1 }],
  ['s2e013', { title: 'Episode 13', season: 2, episode: 13 }],
  ['Mindful Minutes - S01E02 - Walk', { title: 'Walk', season: 1, episode: 2 }],
  ['Show S01E01-E02 Double', { title: 'Double', season: 1, episode: 1 }],
  ['Sleep 1', { title: 'Sleep 1', season: null, episode: null }],
])('%s', (stem, expected) => {
  expect(parseEntryName(stem)).toEqual(expected);
});

test.each([
  ['Title (2016) {Narrator}', { title: 'Title', year: 2016, narrator: 'Narrator', seriesPosition: null }],
  ['Vol 1 - 1994 - Title {Sam Snow}', { title: 'Title', year: 1994, narrator: 'Sam Snow', seriesPosition: 1 }],
  ['1994 - Book 2 - Title', { title: 'Book 2 - Title', year: 1994, narrator: null, seriesPosition: null }],
  ['Title - Vol. 1.5', { title: 'Title', year: null, narrator: null, seriesPosition: 1.5 }],
  ['1 - Title', { title: 'Title', year: null, narrator: null, seriesPosition: 1 }],
  ['Film (2019) [tmdbid-1]', { title: 'Film', year: 2019, narrator: null, seriesPosition: null }],
  ['1984', { title: '1984', year: null, narrator: null, seriesPosition: null }],
  ['1984 (1949)', { title: '1984', year: 1949, narrator: null, seriesPosition: null }],
  ['12 Rules', { title: '12 Rules', year: null, narrator: null, seriesPosition: null }],
])('%s', (folder, expected) => {
  expect(parseWorkName(folder)).toEqual(expected);
});

test('captions find their media by the longest stem', () => {
  const stems = new Set(['film', 'Mr. Smith', 'lesson.one']);
  const parse = (name: string) => parseCaptionName(name, (stem) => stems.has(stem));
  expect(parse('film')).toEqual({ stem: 'film', language: null });
  expect(parse('film.en')).toEqual({ stem: 'film', language: 'en' });
  expect(parse('film.en.sdh')).toEqual({ stem: 'film', language: 'en' });
  expect(parse('film.pt-BR.forced')).toEqual({ stem: 'film', language: 'pt-br' });
  expect(parse('film.en.hi')).toEqual({ stem: 'film', language: 'en' });
  expect(parse('film.hi')).toEqual({ stem: 'film', language: 'hi' });
  expect(parse('Mr. Smith')).toEqual({ stem: 'Mr. Smith', language: null });
  expect(parse('lesson.one.de')).toEqual({ stem: 'lesson.one', language: 'de' });
  expect(parse('film.extended cut')).toBeNull();
  expect(parse('other')).toBeNull();
});

test('folders of discs and seasons', () => {
  expect(['Disc 1', 'CD2', 'disk 03', 'Discography', 'CD'].map(isDiscFolder)).toEqual([true, true, true, false, false]);
  expect(['Season 2', 'S02', 'season', 'Specials'].map(parseSeason)).toEqual([2, 2, null, null]);
});

test('any name gives a title that is not blank and no longer than itself', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 40 }).filter((name) => name.trim() !== ''),
      (name) => {
        expect(stripNumber(name).trim()).not.toBe('');
        expect(parseWorkName(name).title.trim()).not.toBe('');
        expect(stripNumber(name).length).toBeLessThanOrEqual(name.length);
        expect(stripNumber(`07 - ${name}`).trim()).not.toBe('');
      },
    ),
  );
});
