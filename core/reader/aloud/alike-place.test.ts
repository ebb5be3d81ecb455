import { describe, expect, it } from 'vitest';
import { findAlikePlace } from './alike-place.ts';

const recording = {
  chapters: [
    { title: '01 Make it smaller', start: 0 },
    { title: '02 Give it a place', start: 100 },
  ],
  end: 200,
};
const book = {
  chapters: [
    { title: 'Foreword', start: 0 },
    { title: 'Chapter 1: Make it smaller', start: 0.2 },
    { title: 'Give it a place', start: 0.4 },
    { title: 'Sources', start: 0.8 },
  ],
  end: 1,
};

describe('about the same place of another edition', () => {
  it('is as far through the chapter of the same name', () => {
    expect(findAlikePlace(recording, 50, book)).toBeCloseTo(0.3);
    expect(findAlikePlace(book, 0.6, recording)).toBeCloseTo(150);
  });

  it('is before the first chapter that both have where it is so here', () => {
    expect(findAlikePlace(book, 0.1, recording)).toBe(0);
    expect(findAlikePlace({ chapters: book.chapters.slice(1), end: 1 }, 0.1, recording)).toBe(0);
    const spoken = {
      chapters: [
        { title: 'Credits', start: 0 },
        { title: 'Make it smaller', start: 40 },
      ],
      end: 200,
    };
    expect(findAlikePlace(spoken, 20, book)).toBeCloseTo(0.1);
  });

  it('is as far through the whole where no chapter has that name', () => {
    expect(findAlikePlace(book, 0.9, recording)).toBeCloseTo(180);
    expect(findAlikePlace({ chapters: [], end: 60 }, 30, book)).toBeCloseTo(0.5);
  });

  it('is the beginning of what has no length', () => {
    expect(findAlikePlace({ chapters: [], end: 0 }, 30, book)).toBe(0);
  });
});
