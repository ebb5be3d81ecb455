import { expect, test } from 'vitest';
import {
  compareFilmVersions,
  isDecorationFolder,
  isDecorationName,
  isExtraName,
  isExtrasFolder,
  parseFilmPart,
  parseFilmVersion,
} from './file-name-video.ts';

test('extras', () => {
  expect(['Behind the Scenes', 'trailers', 'extras', 'Season 1', 'The Big Short'].filter(isExtrasFolder)).toHaveLength(3);
  expect(['theme-music', 'backdrops', 'Film.trickplay', 'Season 1'].filter(isDecorationFolder)).toHaveLength(3);
  expect(
    ['trailer', 'Film-trailer', 'Film.trailer', 'Film_trailer', 'Film - trailer', 'sample', 'x-scene2', 'x-deleted', 'x-extra'].filter(
      (stem) => !isExtraName(stem),
    ),
  ).toEqual([]);
  expect(['I live in a trailer', 'The DNA Sample', 'Trailers', 'stuff trailerthings', 'In short'].filter(isExtraName)).toEqual([]);
});

test.each([
  ['Film-cd1', { whole: 'Film', part: '1' }],
  ['Film (2010) part 02', { whole: 'Film (2010)', part: '2' }],
  ['Film (2010)[720p]part1', { whole: 'Film (2010)[720p]', part: '1' }],
  ['blah blah - cd 1', { whole: 'blah blah', part: '1' }],
  ['The Sound (1965) (Disc 01)', { whole: 'The Sound (1965)', part: '1' }],
  ['Film parta', { whole: 'Film', part: 'A' }],
  ['Film 1', null],
  ['Partner 2', null],
  ['part 1', null],
])('%s', (stem, expected) => {
  expect(parseFilmPart(stem)).toEqual(expected);
});

test('versions of a film', () => {
  const label = (stem: string) => parseFilmVersion(stem, 'Film (2010)');
  expect(['Film (2010)', 'Film (2010) - 1080p', 'Film (2010) - [720p]', 'Film (2010)-2160p', 'Film (2010) [1080p]'].map(label)).toEqual([
    ...['', '1080p', '720p', '2160p', '1080p'],
  ]);
  expect(["Film (2010) - Director's Cut", 'Film (2010) - 1929 version', 'Film (2010) - Hook', 'Film (2010) 2', 'Other'].map(label)).toEqual(
    [...["Director's Cut", '1929 version', null, null, null]],
  );
  expect(['720p', "Director's Cut", '2160p', '', '1080p'].sort(compareFilmVersions)).toEqual([
    '',
    '2160p',
    '1080p',
    '720p',
    "Director's Cut",
  ]);
});

test('pictures that are no cover', () => {
  const pictures = [
    'fanart',
    'backdrop2',
    'backdrop-1',
    'logo',
    'clearlogo',
    'landscape',
    'S01E01 Some-thumb',
    'season01-poster',
    'Season02',
  ];
  expect([...pictures, 'season-specials-poster', 'Film-fanart', 'banner', 'discart'].filter((stem) => !isDecorationName(stem))).toEqual([]);
  expect(['cover', 'poster', 'folder', 'Film-poster', 'Artful', 'Seasons'].filter(isDecorationName)).toEqual([]);
});
