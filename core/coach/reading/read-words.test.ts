import { describe, expect, it } from 'vitest';
import { readWords } from './read-words.ts';

const texts = (content: string) => readWords(content).map(({ text }) => text);

describe('words of a text', () => {
  it('know where they stand', () => {
    const content = 'On Monday, I rang “Ana” at 9:30.';
    for (const { text, start, end } of readWords(content)) expect(content.slice(start, end).toLowerCase()).toBe(text);
  });
  it('are split where a verb was shortened, with any apostrophe or none', () => {
    expect(texts("I'd gone")).toEqual(['i', "'d", 'gone']);
    expect(texts('I’d gone')).toEqual(['i', "'d", 'gone']);
    expect(texts('ive gone')).toEqual(['i', "'ve", 'gone']);
  });
  it('leave out sounds and words said twice', () => {
    expect(texts('so um I, I rang the the shop')).toEqual(['so', 'i', 'rang', 'the', 'shop']);
  });
  it('leave out what is begun again', () => {
    expect(texts("it was, it was raining in the, in the yard and it's, it's cold")).toEqual(
      "it was raining in the yard and it 's cold".split(' '),
    );
    expect(texts('I, I, I rang')).toEqual(['i', 'rang']);
    expect(texts('five, five and six')).toEqual(['five', 'five', 'and', 'six']);
  });
  it('do not pause where a sound filled the pause', () => {
    expect(readWords('I, uh, rang').map(({ pause }) => pause)).toEqual(['sentence', 'none']);
  });
  it('keep a number whole', () => {
    expect(texts('it cost 1,250.50 at 9:30')).toEqual(['it', 'cost', '1,250.50', 'at', '9:30']);
  });
  it('say which of them were quoted', () => {
    const quoted = readWords('She said, "come now" and left').filter(({ isQuoted }) => isQuoted);
    expect(quoted.map(({ text }) => text)).toEqual(['come', 'now']);
  });
  it('do not stay in a quotation that nobody closed, beyond its line', () => {
    expect(readWords('He said "come\nI went')).toMatchObject([{}, {}, { isQuoted: true }, { isQuoted: false }, { isQuoted: false }]);
  });
});
