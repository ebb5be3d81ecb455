import { expect, test } from 'vitest';
import { readCueChapters } from './cue-sheet.ts';

test('titles and times in frames', () => {
  const sheet =
    '\uFEFFREM GENRE Speech\r\nTITLE "The Book"\r\nFILE "book.mp3" MP3\r\n  TRACK 01 AUDIO\r\n    TITLE "Opening"\r\n    INDEX 01 00:00:00\r\n  TRACK 02 AUDIO\r\n    TITLE Second part\r\n    INDEX 00 75:00:00\r\n    INDEX 01 75:02:37\r\n  TRACK 03 AUDIO\r\n    INDEX 01 100:00:00\r\n';
  expect(readCueChapters(sheet)).toEqual([
    { title: 'Opening', startSec: 0 },
    { title: 'Second part', startSec: 4502 + 37 / 75 },
    { title: '', startSec: 6000 },
  ]);
});

test('a sheet of many files, and none', () => {
  expect(
    readCueChapters('FILE "a.mp3" MP3\nTRACK 01 AUDIO\nINDEX 01 00:00:00\nFILE "b.mp3" MP3\nTRACK 02 AUDIO\nINDEX 01 00:00:00'),
  ).toEqual([]);
  expect(readCueChapters('INDEX 01 00:00:00\nTRACK\nFILE')).toEqual([]);
  expect(readCueChapters(`FILE "a"\nTRACK 1\n${'INDEX 01 00:00:00\n'.repeat(50_000)}`)).toHaveLength(2000);
});
