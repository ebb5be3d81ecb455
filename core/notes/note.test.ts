import { describe, expect, it } from 'vitest';
import { Note, NoteChange, NoteInput } from './note.ts';

const errorsOf = (input: unknown) => NoteInput.safeParse(input).error?.issues.map((issue) => issue.path.join('.'));

describe('NoteInput', () => {
  it('is a place with or without words', () => {
    expect(NoteInput.parse({ unitId: 'a', positionSec: 0 })).toEqual({ unitId: 'a', positionSec: 0 });
    expect(NoteInput.parse({ unitId: 'a', locator: 'epubcfi(/6/4)', quote: ' so it goes ', text: '  ', color: 'green' })).toEqual({
      unitId: 'a',
      locator: 'epubcfi(/6/4)',
      quote: 'so it goes',
      text: '',
      color: 'green',
    });
  });

  it('holds no NUL, which not every database keeps', () => {
    expect(NoteInput.parse({ unitId: 'a', positionSec: 1, text: '\0 a\0b ' }).text).toBe('ab');
  });

  it.each([
    ['neither place', { unitId: 'a' }, ['positionSec']],
    ['both places', { unitId: 'a', positionSec: 1, locator: 'x' }, ['positionSec']],
    ['no unit', { positionSec: 1 }, ['unitId']],
    ['an empty unit', { unitId: '', positionSec: 1 }, ['unitId']],
    ['a negative time', { unitId: 'a', positionSec: -1 }, ['positionSec']],
    ['no time', { unitId: 'a', positionSec: Number.NaN }, ['positionSec']],
    ['an empty locator', { unitId: 'a', locator: ' ' }, ['locator']],
    ['a long text', { unitId: 'a', positionSec: 1, text: 'x'.repeat(5001) }, ['text']],
    ['an unknown colour', { unitId: 'a', positionSec: 1, color: 'red' }, ['color']],
    ["another one's", { unitId: 'a', positionSec: 1, userId: 'b' }, ['']],
  ])('refuses %s', (_, input, paths) => expect(errorsOf(input)).toEqual(paths));
});

describe('NoteChange', () => {
  it('takes away with null and leaves alone what it does not name', () => {
    expect(NoteChange.parse({ text: null })).toEqual({ text: null });
    expect(NoteChange.parse({ color: null, text: ' new ' })).toEqual({ color: null, text: 'new' });
    expect(NoteChange.parse({})).toEqual({});
  });
  it.each([{ positionSec: 3 }, { unitId: 'b' }, { text: 3 }, { color: '' }])('refuses %j', (change) =>
    expect(NoteChange.safeParse(change).success).toBe(false),
  );
});

describe('Note', () => {
  it('is shown with every field and no other', () => {
    const note = {
      id: 'n1',
      unitId: 'a',
      itemId: 'tides',
      positionSec: 3,
      locator: null,
      quote: null,
      text: null,
      color: 'green',
      createdAt: '2026-01-31T08:00:00.000Z',
      updatedAt: '2026-01-31T08:00:00.000Z',
    };
    expect(Note.parse({ ...note, userId: 'somebody' })).toEqual(note);
  });
});
