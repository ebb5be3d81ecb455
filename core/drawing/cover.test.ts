import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { INK, PAPER } from '#core/drawing/cover-palette.ts';
import { textWidth } from '#core/drawing/cover-type.ts';
import { COVER_SIZE, coverArt, coverGround, coverText } from '#core/drawing/cover.ts';
import { type CoverSeed, writeCoverSeed } from '#core/drawing/cover-seed.ts';
import { ITEM_KINDS, type ItemKind } from '#core/library/kind.ts';
import { digest } from '../../tests/support/samples/digest.ts';
import { readDrawing } from '../../tests/support/read-drawing.ts';

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const SEEDS = ['first-light~0', '7f3a-91~7'];

const GOLDEN: Record<string, string> = {
  'course first-light~0': 'bf8f032ec03a9964',
  'course 7f3a-91~7': 'df8e8798fd018b2b',
  'audiobook first-light~0': '4158a8d3512e42e2',
  'audiobook 7f3a-91~7': '6a08a3e71616c00b',
  'podcast first-light~0': 'eebb4c5cb8e081b6',
  'podcast 7f3a-91~7': 'bc8e24cdcbd933d2',
  'video first-light~0': '7d492639e501c01b',
  'video 7f3a-91~7': 'bca3b67578cab3a1',
  'ebook first-light~0': '4e3aee196818d078',
  'ebook 7f3a-91~7': '10de51923b32bc25',
};

describe('coverArt', () => {
  for (const kind of ITEM_KINDS) {
    for (const seed of SEEDS) {
      test(`keeps its picture: ${kind} ${seed}`, () => {
        expect(digest(coverArt({ seed, kind, crop: 'full' }))).toBe(GOLDEN[`${kind} ${seed}`]);
      });
    }

    test(`is a plain, small picture: ${kind}`, () => {
      for (const [number, crop] of range(12).flatMap((n) => [[n, 'full'] as const, [n, 'art'] as const])) {
        const seed = writeCoverSeed({ id: 'a', number, shift: 0 });
        const art = coverArt({ seed, kind, crop });
        expect(art).toBe(coverArt({ seed, kind, crop }));
        expect(XMLValidator.validate(art)).toBe(true);
        expect(art).not.toMatch(/<text|<tspan|style=|class=|NaN|undefined/);
        expect(Buffer.byteLength(art)).toBeLessThan(48 * 1024);
      }
    });
  }

  test('shows the art alone, closer in and without the title block', () => {
    expect(ITEM_KINDS.map((kind) => digest(coverArt({ seed: 'a', kind, crop: 'art' })))).toEqual([
      '7d9408dea9d2449d',
      '8070e7de5f5ee04a',
      '1ecbccca03cf4a2a',
      'eac98e6d38f56ba9',
      'cefe81376e9a9858',
    ]);
  });

  test('differs between seeds and between kinds', () => {
    const all = ITEM_KINDS.flatMap((kind) => SEEDS.map((seed) => coverArt({ seed, kind, crop: 'full' })));
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('coverGround', () => {
  test.each(ITEM_KINDS)('has the colours of the picture, in the same places: %s', (kind) => {
    for (const [number, crop] of range(12).flatMap((n) => [[n, 'full'] as const, [n, 'art'] as const])) {
      const cover = { seed: writeCoverSeed({ id: 'a', number, shift: 0 }), kind, crop };
      const [, height] = COVER_SIZE[kind];
      const { fills } = coverGround(cover);
      expect(fills).toHaveLength(kind === 'course' && crop === 'full' ? 2 : 1);
      for (const { width, fill } of fills) expect(coverArt(cover)).toContain(`<rect width="${width}" height="${height}" fill="${fill}"/>`);
    }
  });
});

const title = fc.oneof(
  fc.string({ maxLength: 200, unit: 'grapheme' }),
  fc.array(fc.string({ maxLength: 14 }), { maxLength: 24 }).map((words) => words.join(' ')),
);

/** The smallest difference between any two pictures: how much higher the ground is in one of them, on average, 0 to 1. */
function nearest(pictures: readonly (readonly number[])[]): number {
  const differ = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, height, i) => sum + Math.abs(height - (b[i] ?? 0)), 0) / a.length;
  return Math.min(...pictures.flatMap((one, i) => pictures.slice(0, i).map((other) => differ(one, other))));
}

const raster = (kind: ItemKind, seed: CoverSeed): number[] =>
  readDrawing(coverArt({ seed: writeCoverSeed(seed), kind, crop: 'art' }), 24, 24);

describe('covers of one kind', () => {
  test.each(ITEM_KINDS)('no two of the first twelve are twins, were they of one colour: %s', (kind) => {
    // One id, so that nothing but the number sets them apart.
    const pictures = range(12).map((number) => raster(kind, { id: 'work', number, shift: 0 }));
    expect(nearest(pictures)).toBeGreaterThan(0.03);
  });

  test.each(ITEM_KINDS)('leave the ground of a title of two lines free: %s', (kind) => {
    const title = kind === 'course' ? 'Say no' : 'Say no to the other half of it';
    for (const number of range(12)) {
      const seed = writeCoverSeed({ id: 'work', number, shift: 0 });
      const { lines } = coverText({ seed, kind, title, mode: 'title' });
      const [width, height] = COVER_SIZE[kind];
      const [columns, rows] = [width / 20, height / 20];
      const picture = readDrawing(coverArt({ seed, kind, crop: 'full' }), columns, rows);
      for (const { x, y, size, text } of lines) {
        const under = picture.filter((_, i) => {
          const [left, top] = [(i % columns) * 20, Math.floor(i / columns) * 20];
          return left >= x && left < x + textWidth(text) * size && top >= y - size * 0.7 && top < y;
        });
        // Of a course that is the column, which is drawn last.
        expect(new Set(under), `${kind} ${number}: ${text}`).toEqual(new Set([kind === 'course' ? 1 : 0]));
      }
    }
  });

  test.each(['podcast', 'video'] as const)('each unit of a %s has a picture of its own, in the inks of the work', (kind) => {
    for (const number of range(4)) {
      const pictures = range(6).map((shift) => raster(kind, { id: 'work', number, shift }));
      expect(nearest(pictures)).toBeGreaterThan(0.02);
      const inks = range(6).map((shift) =>
        coverArt({ seed: writeCoverSeed({ id: 'work', number, shift }), kind, crop: 'art' }).match(/oklch[^"]+/g),
      );
      for (const own of inks) expect(new Set(own)).toEqual(new Set(inks[0]));
    }
  });
});

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
      [28, 150.8, INK],
      [28, 150.8, 'oklch(0.800 0.130 78)'],
      [30, 152, 'oklch(0.530 0.135 43)'],
      [26, 579, undefined],
    ]);
    expect(authors.map((line) => line?.fill)).toEqual([PAPER, PAPER, INK, PAPER, INK]);
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
