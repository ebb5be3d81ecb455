import { describe, expect, it } from 'vitest';
import type { Note } from '#core/notes/note.ts';
import { writeLocator, type Locator } from '#core/reader/locator.ts';
import type { ShownPlace } from '../engine/book-view.ts';
import { findBookmark, pageMarks, placeNotes } from './book-note.ts';

const locatorAt = (fraction: number): Locator => ({
  cfi: `epubcfi(/6/2!/${Math.round(fraction * 100)})`,
  href: 'one.xhtml',
  fraction,
  text: '',
  chapter: 'One',
});

const note = (id: string, fraction: number, more: Partial<Note> = {}): Note => ({
  id,
  unitId: 'small-starts.book',
  itemId: 'small-starts',
  positionSec: null,
  locator: writeLocator(locatorAt(fraction)),
  quote: null,
  text: null,
  color: null,
  createdAt: `2026-01-01T00:00:0${id}Z`,
  updatedAt: '2026-01-01T00:00:00Z',
  ...more,
});

const placeAt = (fraction: number, of: number | null): ShownPlace => ({
  locator: locatorAt(fraction),
  page: { number: '1', of, isPrinted: false },
  screen: { number: 3, of: 8 },
  entry: 0,
  minutesLeft: { inChapter: 1, inBook: 1 },
  isAtStart: false,
  isAtEnd: false,
  visibleText: '',
});

describe('notes of a book', () => {
  it('stand in the order of the book, without those of its sound', () => {
    const notes = [note('1', 0.6), note('2', 0.2), note('3', 0, { locator: null, positionSec: 9 }), note('4', 0.2)];
    expect(placeNotes(notes).map(({ id }) => id)).toEqual(['2', '4', '1']);
  });

  it('are drawn where they have words, yellow unless another colour was chosen', () => {
    const notes = placeNotes([
      note('1', 0.1),
      note('2', 0.2, { quote: 'Begin small.' }),
      note('3', 0.3, { quote: 'Stay small.', color: 'blue', text: 'Yes.' }),
    ]);
    expect(pageMarks(notes).map(({ id, color, hasNote }) => [id, color, hasNote])).toEqual([
      ['2', 'yellow', false],
      ['3', 'blue', true],
    ]);
  });
});

describe('the bookmark of a page', () => {
  const notes = placeNotes([note('1', 0.2, { quote: 'Begin small.' }), note('2', 0.2), note('3', 0.5)]);

  it('is one without words at its first word', () => {
    expect(findBookmark(notes, placeAt(0.2, null))?.id).toBe('2');
    expect(findBookmark(notes, placeAt(0.3, null))).toBeUndefined();
    expect(findBookmark(notes, null)).toBeUndefined();
  });

  it('is still there when larger letters have moved the first word by less than half a page', () => {
    expect(findBookmark(notes, placeAt(0.504, 100))?.id).toBe('3');
    expect(findBookmark(notes, placeAt(0.506, 100))).toBeUndefined();
  });
});
