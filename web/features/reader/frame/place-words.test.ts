import { describe, expect, it } from 'vitest';
import type { ShownPlace } from '../engine/book-view.ts';
import { minutesWords, pageWords, percentWords, placeWords, turnWords } from './place-words.ts';

const place: ShownPlace = {
  locator: { cfi: null, href: 'two.xhtml', fraction: 0.614, text: '', chapter: 'The second sentence' },
  page: { number: '142', of: 231, isPrinted: true },
  screen: { number: 3, of: 8 },
  entry: 1,
  minutesLeft: { inChapter: 10.6, inBook: 70 },
  isAtStart: false,
  isAtEnd: false,
  visibleText: '',
};

describe('a place in words', () => {
  it('names the page and the share', () => {
    expect([pageWords(place), percentWords(place)]).toEqual(['Page 142 of 231', '61%']);
    expect(placeWords(place)).toBe('The second sentence, Page 142 of 231, 61%');
  });

  it('counts the screens of the chapter where no pages are printed', () => {
    const unprinted: ShownPlace = { ...place, page: { number: '3', of: 15, isPrinted: false } };
    expect(turnWords(unprinted)).toBe('Screen 3 of 8, 61%');
    expect(turnWords({ ...unprinted, screen: null })).toBe('61%');
  });

  it('leaves out what is not known', () => {
    expect(pageWords({ ...place, page: { number: 'xii', of: null, isPrinted: true } })).toBe('Page xii');
    expect(placeWords({ ...place, page: null, screen: null, locator: { ...place.locator, chapter: '' } })).toBe('61%');
  });

  it.each([
    [10.6, '11 minutes left in this chapter'],
    [1, '1 minute left in this chapter'],
    [0.3, 'Less than a minute left in this chapter'],
  ])('%d minutes: %s', (inChapter, words) => {
    expect(minutesWords({ ...place, minutesLeft: { inChapter, inBook: 70 } })).toBe(words);
  });

  it('says at the beginning what the whole book takes', () =>
    expect(minutesWords({ ...place, isAtStart: true })).toBe('1 h 10 min in this book'));

  it('says where the book ends', () => expect(minutesWords({ ...place, isAtEnd: true })).toBe('The end'));
});
