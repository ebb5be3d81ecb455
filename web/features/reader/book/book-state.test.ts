import { describe, expect, it } from 'vitest';
import type { ShownPlace } from '../engine/book-view.ts';
import { hasOver, OPENING, reduceBook, type BookAction, type BookState } from './book-state.ts';

const placeAt = (fraction: number): ShownPlace => ({
  locator: { cfi: `epubcfi(/6/${fraction * 100})`, href: 'one.xhtml', fraction, text: '', chapter: '' },
  page: null,
  screen: { number: 3, of: 8 },
  entry: 0,
  minutesLeft: { inChapter: 1, inBook: 9 },
  isAtStart: false,
  isAtEnd: false,
  visibleText: '',
});
const box = {} as DOMRect;
const SELECTED: BookAction = { type: 'selected', selection: { locator: placeAt(0.1).locator, text: 'Begin small.', box } };
const MARK: BookAction = { type: 'markPressed', id: 'a', box };

const after = (...actions: BookAction[]): BookState => actions.reduce(reduceBook, OPENING);

describe('the state of an open book', () => {
  it('has one thing over the page at a time', () => {
    const state = after(SELECTED, MARK);
    expect([state.selection, state.pressed]).toEqual([null, { id: 'a', box }]);
    expect(after(MARK, { type: 'outsideLink', url: 'https://example.org/' })).toMatchObject({
      pressed: null,
      outsideUrl: 'https://example.org/',
    });
  });

  it('puts it away with the next page, and not when the same page is laid out anew', () => {
    const open = after({ type: 'shown', place: placeAt(0.1) }, MARK);
    expect(hasOver(reduceBook(open, { type: 'shown', place: placeAt(0.1) }))).toBe(true);
    expect(hasOver(reduceBook(open, { type: 'shown', place: placeAt(0.2) }))).toBe(false);
  });

  it('hides and shows the tools by a tap in the middle, unless that puts something away', () => {
    expect(after({ type: 'middle' }).areToolsShown).toBe(false);
    expect(after({ type: 'middle' }, { type: 'middle' }).areToolsShown).toBe(true);
    expect(after(MARK, { type: 'middle' })).toMatchObject({ pressed: null, areToolsShown: true });
  });

  it('says which chapter failed until another one is shown', () => {
    const failed = after({ type: 'chapterFailed', href: 'two.xhtml', title: 'Two' });
    expect(failed.failedChapter?.title).toBe('Two');
    expect(reduceBook(failed, { type: 'shown', place: placeAt(0.3) }).failedChapter).toBeNull();
  });

  it('knows a jump from a turned page, and forgets it after some pages', () => {
    const opened = after({ type: 'shown', place: placeAt(0.1) }, { type: 'opened', book: {} as never });
    expect(reduceBook(opened, { type: 'shown', place: placeAt(0.11) }).turnsSinceJump).toBeNull();
    let state = reduceBook(opened, { type: 'shown', place: placeAt(0.5) });
    expect(state.turnsSinceJump).toBe(0);
    for (let turn = 1; turn <= 6; turn++) state = reduceBook(state, { type: 'shown', place: placeAt(0.5 + turn / 100) });
    expect(state.turnsSinceJump).toBeNull();
  });

  it('begins anew when a book that failed is opened again', () => {
    const failed = after({ type: 'failed', fault: 'offline' });
    expect([failed.phase, failed.fault]).toEqual(['failed', 'offline']);
    expect(reduceBook(failed, { type: 'openAgain' })).toEqual(OPENING);
  });
});
