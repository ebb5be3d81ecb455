import { describe, expect, it } from 'vitest';
import type { ItemKind } from '../library/kind.ts';
import { chapterOfNote, notePath, playedAtNote, sayNotePlace } from './note-place.ts';

const pathIn = (kind: ItemKind, positionSec: number | null) =>
  notePath({ id: 'n&1', unitId: 'w.part', work: { id: 'w', kind }, positionSec });
const place = { href: 'c2.xhtml', fraction: 0.335, cfi: null, text: 'words', chapter: 'Two' };

describe('the way to a note', () => {
  it.each([
    ['ebook', null, '/ebooks/w/read?note=n%261'],
    ['ebook', 4, '/ebooks/w'],
    ['course', null, '/courses/w/lessons/w.part?note=n%261'],
    ['course', 4, '/courses/w/lessons/w.part'],
    ['podcast', 4, '/episodes/w.part'],
    ['audiobook', 4, '/audiobooks/w'],
    ['video', 4, '/videos/w'],
  ] as const)('in a %s at %s is %s', (kind, positionSec, address) => expect(pathIn(kind, positionSec)).toBe(address));

  it('is heard from its second, of a text in the voice that reads it', () => {
    expect(playedAtNote({ unitId: 'w.part', unitKind: 'audio', positionSec: 4 })).toEqual({ unitId: 'w.part', sec: 4 });
    expect(playedAtNote({ unitId: 'w.part', unitKind: 'text', positionSec: 4 })).toEqual({ unitId: 'tts-w.part', sec: 4 });
    expect(playedAtNote({ unitId: 'w.part', unitKind: 'text', positionSec: null })).toBeNull();
  });
});

describe('where a note stands', () => {
  const work = { id: 'w', kind: 'ebook', title: 'A work' } as const;
  it('is said by time, by share of the book, or not at all', () => {
    expect(sayNotePlace({ positionSec: 724, locator: null })).toBe('12:04');
    expect(sayNotePlace({ positionSec: null, locator: JSON.stringify(place) })).toBe('34 %');
    expect(sayNotePlace({ positionSec: null, locator: 'epubcfi(/6/4)' })).toBe('');
  });
  it('is under its chapter, else its unit, unless that only repeats the work', () => {
    expect(chapterOfNote({ locator: JSON.stringify(place), unitTitle: 'Part', work })).toBe('Two');
    expect(chapterOfNote({ locator: null, unitTitle: 'Part', work })).toBe('Part');
    expect(chapterOfNote({ locator: null, unitTitle: 'A work', work })).toBe('');
  });
});
