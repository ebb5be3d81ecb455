import { describe, expect, it } from 'vitest';
import type { BookNote } from './book-note.ts';
import { layMarginNotes } from './lay-margin-notes.ts';

const boxAt = (top: number, left = 500): DOMRect => ({ top, left }) as DOMRect;
const noteAt = (id: string, top: number) => ({ note: { id } as BookNote, box: boxAt(top) });
const SCREEN = { width: 1440, height: 900 };

describe('notes in the margin', () => {
  it('stand to the left of the text, at the line of their mark', () => {
    expect(layMarginNotes([noteAt('a', 300)], boxAt(80), SCREEN)).toMatchObject([{ topPx: 300, leftPx: 500 - 164 - 48 }]);
  });

  it('give way to each other downwards', () => {
    const laid = layMarginNotes([noteAt('b', 320), noteAt('a', 300)], boxAt(80), SCREEN);
    expect(laid.map(({ note, topPx }) => [note.id, topPx])).toEqual([
      ['a', 300],
      ['b', 396],
    ]);
  });

  it('are left out where there is no room for them', () => {
    expect(layMarginNotes([noteAt('a', 300)], boxAt(80, 200), SCREEN)).toEqual([]);
    expect(layMarginNotes([noteAt('a', 300)], null, SCREEN)).toEqual([]);
    expect(layMarginNotes([noteAt('a', 700), noteAt('b', 710), noteAt('c', 720)], boxAt(80), SCREEN).map(({ note }) => note.id)).toEqual([
      'a',
      'b',
    ]);
  });
});
