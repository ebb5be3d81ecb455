import { describe, expect, test } from 'vitest';
import { speakText } from './speak-text.ts';

describe('speakText', () => {
  test.each([
    ['96 people waited 9 to 4 days', 'ninety-six people waited nine to four days'],
    ['more than 1,300 people', 'more than thirteen hundred people'],
    ['In 2010 and 1999', 'In twenty ten and nineteen ninety-nine'],
    ['In 2006', 'In two thousand six'],
    ['at 9:20, not at 11:00', "at nine twenty, not at eleven o'clock"],
    ['10% of 10 min', 'ten percent of ten minutes'],
    ['“Why can I never …” (again)', 'Why can I never … again'],
  ])('says the figures and marks of: %s', (written, spoken) => {
    expect(speakText(written)).toBe(spoken);
  });

  test('tells the present "read" from the past', () => {
    expect(speakText('You read an article.')).toBe('You reed an article.');
    expect(speakText('You have read it.')).toBe('You have read it.');
  });
});

test('ordinals, decades, decimals, ranges and large numbers are said in words', () => {
  for (const [written, said] of [
    ['the 20th of May', 'the twentieth of May'],
    ['the 1st and the 22nd', 'the first and the twenty-second'],
    ['in the 1990s', 'in the nineteen nineties'],
    ['in the 2000s', 'in the two thousands'],
    ['about 0.35', 'about zero point three five'],
    ['10–15 minutes', 'ten to fifteen minutes'],
    ['1,250,000 euros', 'one million two hundred and fifty thousand euros'],
    ['a rise of 7.3%', 'a rise of seven point three percent'],
  ])
    expect(speakText(written!)).toBe(said);
});
