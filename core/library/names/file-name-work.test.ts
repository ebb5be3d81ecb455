import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseWorkName, type WorkName } from './file-name-work.ts';

const NOTHING: WorkName = { title: '', year: null, narrator: null, series: null, seriesPosition: null };

test.each<[string, Partial<WorkName>]>([
  ['Title (2016) {Narrator}', { title: 'Title', year: 2016, narrator: 'Narrator' }],
  ['Title - Subtitle', { title: 'Title - Subtitle' }],
  ['Title (Subtitle)', { title: 'Title (Subtitle)' }],
  ['1994 - Title', { title: 'Title', year: 1994 }],
  ['(1994) - Title - Subtitle', { title: 'Title - Subtitle', year: 1994 }],
  ['Vol 1 - 1994 - Title {Sam Snow}', { title: 'Title', year: 1994, narrator: 'Sam Snow', seriesPosition: 1 }],
  ['Vol. 1 - 1994 - Title - Subtitle {Sam Snow}', { title: 'Title - Subtitle', year: 1994, narrator: 'Sam Snow', seriesPosition: 1 }],
  ['1994 - Book 2 - Title', { title: 'Title', year: 1994, seriesPosition: 2 }],
  ['1994 - Volume 1. Title {Sam Snow}', { title: 'Title', year: 1994, narrator: 'Sam Snow', seriesPosition: 1 }],
  ['1994 - Title - Volume 1', { title: 'Title', year: 1994, seriesPosition: 1 }],
  ['1994 - 3. Title', { title: 'Title', year: 1994, seriesPosition: 3 }],
  ['Title - volume 9 - Subtitle', { title: 'Title - Subtitle', seriesPosition: 9 }],
  ['Vol. 3 Title Here - Subtitle', { title: 'Title Here - Subtitle', seriesPosition: 3 }],
  ['Title - Vol. 1.5', { title: 'Title', seriesPosition: 1.5 }],
  ['0.5 - Title', { title: 'Title', seriesPosition: 0.5 }],
  ['1 - Title', { title: 'Title', seriesPosition: 1 }],
  ['6. Title', { title: 'Title', seriesPosition: 6 }],
  ['1 - Title [B002V0QK4C]', { title: 'Title', seriesPosition: 1 }],
  ['Title (The Waters, #1) (1887)', { title: 'Title', year: 1887, series: 'The Waters', seriesPosition: 1 }],
  ['Book 2', { title: 'Book 2', seriesPosition: 2 }],
  ['Book 1 of the Stars', { title: 'Book 1 of the Stars' }],
  ['Bookkeeping 2', { title: 'Bookkeeping 2' }],
  ['Title (Unabridged)', { title: 'Title' }],
  ['Film (2019) [tmdbid-1]', { title: 'Film', year: 2019 }],
  ['Film (2019) {edition-Final Cut} {tmdb-1}', { title: 'Film', year: 2019 }],
  ['Blade 2049 (2017)', { title: 'Blade 2049', year: 2017 }],
  ['1984', { title: '1984' }],
  ['1984 (1949)', { title: '1984', year: 1949 }],
  ['12 Rules', { title: '12 Rules' }],
  ['101 Dalmatians', { title: '101 Dalmatians' }],
  ['[REC]', { title: '[REC]' }],
  ['Handbook 3 Title', { title: 'Handbook 3 Title' }],
  ['Vol 12', { title: 'Vol 12', seriesPosition: 12 }],
  ['Vol. #3 Title', { title: 'Title', seriesPosition: 3 }],
  ['Bk 2.25 Title', { title: 'Title', seriesPosition: 2.25 }],
  ['Vol 2  of the Stars', { title: 'Vol 2 of the Stars' }],
  ['Book 12: Title', { title: 'Title', seriesPosition: 12 }],
  ['Book 2 - Book 3', { title: 'Book 3', seriesPosition: 2 }],
  ['12 - Title', { title: 'Title', seriesPosition: 12 }],
  ['1.25 - Title', { title: 'Title', seriesPosition: 1.25 }],
  ['12.  Title', { title: 'Title', seriesPosition: 12 }],
  ['Title - 3', { title: 'Title - 3' }],
  ['Title - 2. Two', { title: 'Title - 2. Two' }],
  ['3', { title: '3' }],
  ['1994 - 3', { title: '3', year: 1994 }],
  ['Anno 1994 - Title', { title: 'Anno 1994 - Title' }],
  ['1994b - Title', { title: '1994b - Title' }],
  ['Title {  }', { title: 'Title' }],
  ['{ Sam Snow }Title', { title: 'Title', narrator: 'Sam Snow' }],
  ['Title {A} {B}', { title: 'Title', narrator: 'A' }],
  ['Title {my edition}Two', { title: 'Title Two', narrator: 'my edition' }],
  ['Title { imdb tt1 }', { title: 'Title' }],
  ['Title[x]Two', { title: 'Title Two' }],
  ['Title (The Waters #1)', { title: 'Title', series: 'The Waters', seriesPosition: 1 }],
  ['Title  (The Waters ,  #12.25)Two', { title: 'Title Two', series: 'The Waters', seriesPosition: 12.25 }],
  ['Vol 2 - Title (The Waters, #1)', { title: 'Vol 2 - Title', series: 'The Waters', seriesPosition: 1 }],
  ['1887 - Title (1901)', { title: 'Title (1901)', year: 1887 }],
  ['Title (1887) (1901)', { title: 'Title (1901)', year: 1887 }],
  ['Title  (1887)Two', { title: 'Title Two', year: 1887 }],
  ['Title(Abridged)Two', { title: 'TitleTwo' }],
  ['(Unabridged)', { title: '(Unabridged)' }],
  ['  1984  ', { title: '1984' }],
  [' [REC] ', { title: '[REC]' }],
])('%s', (folder, expected) => {
  expect(parseWorkName(folder)).toEqual({ ...NOTHING, ...expected });
});

test('any name gives a title', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 40 }).filter((name) => name.trim() !== ''),
      (name) => {
        expect(parseWorkName(name).title.trim()).not.toBe('');
      },
    ),
  );
});
