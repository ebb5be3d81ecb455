import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { INK, PAPER } from '#core/drawing/cover-palette.ts';
import { textWidth } from '#core/drawing/cover-type.ts';
import { coverArt, coverText } from '#core/drawing/cover.ts';
import { ITEM_KINDS } from '#core/library/kind.ts';
import { digest } from '../../tests/support/digest.ts';

const SEEDS = ['first-light', '7f3a-91'];

const GOLDEN: Record<string, string> = {
  'course first-light': 'c102e4e0043651a4',
  'course 7f3a-91': '1bdac60701102359',
  'audiobook first-light': '3a3bbfa9973f2a83',
  'audiobook 7f3a-91': 'f0cdc53e8a71b550',
  'podcast first-light': '28ded04a157a12e2',
  'podcast 7f3a-91': '9011e4835c7be017',
  'video first-light': '28974e355d09bf15',
  'video 7f3a-91': '07cd4715c56961dd',
  'ebook first-light': 'e47a6f745185c9f1',
  'ebook 7f3a-91': '77690808f7b47db7',
};

describe('coverArt', () => {
  for (const kind of ITEM_KINDS) {
    for (const seed of SEEDS) {
      test(`keeps its picture: ${kind} ${seed}`, () => {
        expect(digest(coverArt({ seed, kind, crop: 'full' }))).toBe(GOLDEN[`${kind} ${seed}`]);
      });
    }

    test(`is a plain, small picture: ${kind}`, () => {
      for (const crop of ['full', 'art'] as const) {
        const art = coverArt({ seed: 'a', kind, crop });
        expect(art).toBe(coverArt({ seed: 'a', kind, crop }));
        expect(XMLValidator.validate(art)).toBe(true);
        expect(art).not.toMatch(/<text|<tspan|style=|class=|NaN|undefined/);
        expect(Buffer.byteLength(art)).toBeLessThan(48 * 1024);
      }
    });
  }

  test('shows the art alone, closer in and without the title block', () => {
    expect(ITEM_KINDS.map((kind) => digest(coverArt({ seed: 'a', kind, crop: 'art' })))).toEqual([
      '5b812ff63de4d2a9',
      'abd8ac868e1b5427',
      'dc7f907b64cd30d4',
      'f18d548e65920b25',
      'cb1d9d4cfe825c48',
    ]);
  });

  test('differs between seeds and between kinds', () => {
    const all = ITEM_KINDS.flatMap((kind) => SEEDS.map((seed) => coverArt({ seed, kind, crop: 'full' })));
    expect(new Set(all).size).toBe(all.length);
  });
});

const title = fc.oneof(
  fc.string({ maxLength: 200, unit: 'grapheme' }),
  fc.array(fc.string({ maxLength: 14 }), { maxLength: 24 }).map((words) => words.join(' ')),
);

describe('coverText', () => {
  test('sets short titles large and puts the author below', () => {
    const { lines, viewBox } = coverText({ seed: 'a', kind: 'video', title: 'Say no', author: 'An Author', mode: 'full' });
    expect(viewBox).toBe('0 0 640 360');
    expect(lines.map((line) => line.text)).toEqual(['Say no', 'An Author']);
    expect(lines[0]?.size).toBe(54);
    expect(lines[1]?.y).toBeGreaterThan(lines[0]?.y ?? 0);
  });

  test('leaves author and sheet out in title mode', () => {
    for (const kind of ITEM_KINDS) {
      expect(coverText({ seed: 'a', kind, title: 'Say no', author: 'An Author', sheet: 'Sheet 4', mode: 'title' }).lines).toHaveLength(1);
    }
  });

  test('is the title alone where nobody is named', () => {
    for (const kind of ITEM_KINDS) expect(coverText({ seed: 'a', kind, title: 'Say no', mode: 'full' }).lines).toHaveLength(1);
  });

  test('puts the author at the foot of a book, opposite the sheet, and cuts both to their share', () => {
    const author = 'An Author With A Very Long Name Indeed And Another Author Beside Them';
    const lines = (sheet?: string) => coverText({ seed: 'a', kind: 'ebook', title: 'Say no', author, sheet, mode: 'full' }).lines.slice(1);
    const foot = { y: 579, size: 18, face: 'line' };
    expect(lines('Sheet 4 of 12 and more')).toMatchObject([
      { ...foot, text: 'An Author With A Very Long N…', x: 26, anchor: 'start' },
      { ...foot, text: 'Sheet 4 of…', x: 374, anchor: 'end' },
    ]);
    expect(lines()).toMatchObject([{ ...foot, text: 'An Author With A Very Long Name Indeed…', x: 26, anchor: 'start' }]);
  });

  test('shows a sheet without an author', () => {
    const { lines } = coverText({ seed: 'a', kind: 'ebook', title: 'Say no', sheet: 'Sheet 4', mode: 'full' });
    expect(lines.map((line) => line.text)).toEqual(['Say no', 'Sheet 4']);
  });

  test('outlines an author who stands on the picture, and none on the block of a course', () => {
    const authors = ITEM_KINDS.map((kind) => coverText({ seed: 'a', kind, title: 'Say no', author: 'Ann', mode: 'full' }).lines[1]);
    expect(authors.map((line) => [line?.x, line?.y, line?.halo])).toEqual([
      [28, 151.4, undefined],
      [28, 150.8, 'oklch(0.915 0.018 234)'],
      [28, 150.8, INK],
      [30, 152, INK],
      [26, 579, undefined],
    ]);
    expect(authors.map((line) => line?.fill)).toEqual([PAPER, INK, PAPER, PAPER, PAPER]);
  });

  test('never leaves the cover, whatever the title', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ITEM_KINDS), title, title, (kind, text, author) => {
        const { viewBox, lines } = coverText({ seed: 's', kind, title: text, author, mode: 'full' });
        const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
        for (const line of lines) {
          expect(line.x + (line.face === 'title' ? textWidth(line.text) * line.size : 0)).toBeLessThanOrEqual(width);
          expect(line.y).toBeLessThan(height);
        }
      }),
    );
  });
});
