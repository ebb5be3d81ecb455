import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { coverArt, coverText } from '#core/drawing/cover.ts';
import { fitTitle, textWidth, wrap } from '#core/drawing/cover-type.ts';
import { ITEM_KINDS } from '#core/library/kind.ts';

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

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

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

  test('leaves the author out in title mode', () => {
    expect(coverText({ seed: 'a', kind: 'ebook', title: 'Say no', author: 'An Author', mode: 'title' }).lines).toHaveLength(1);
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

describe('wrap and fitTitle', () => {
  test('wrap keeps every word in order', () => {
    fc.assert(
      fc.property(title, fc.integer({ min: 40, max: 500 }), (text, width) => {
        expect(wrap(text, width, 30).join(' ')).toBe(text.split(/\s+/).filter(Boolean).join(' '));
      }),
    );
  });

  test('lines stay within the width and the number allowed', () => {
    fc.assert(
      fc.property(title, fc.integer({ min: 100, max: 500 }), fc.integer({ min: 1, max: 5 }), (text, width, maxLines) => {
        const fitted = fitTitle(text, { width, maxSize: 60, maxLines });
        expect(fitted.lines.length).toBeLessThanOrEqual(maxLines);
        for (const line of fitted.lines) expect(textWidth(line) * fitted.size).toBeLessThanOrEqual(width + 1e-9);
      }),
    );
  });
});
