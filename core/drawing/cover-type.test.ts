import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitTitle, shorten, textWidth, titleBaseline, wrap } from '#core/drawing/cover-type.ts';

const title = fc.oneof(
  fc.string({ maxLength: 200, unit: 'grapheme' }),
  fc.array(fc.string({ maxLength: 14 }), { maxLength: 24 }).map((words) => words.join(' ')),
);

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

describe('a cover text', () => {
  test('is as wide as its letters', () => {
    const em = (text: string) => Number(textWidth(text).toFixed(2));
    expect([em('ill'), em('mW'), em(' '), em('a'), em('A'), em('0'), em('山'), em('')]).toEqual([0.81, 1.36, 0.2, 0.45, 0.52, 0.52, 1, 0]);
  });

  test('stands on lines of equal distance, the first below its capitals', () => {
    expect([0, 1, 2].map((line) => Number(titleBaseline(line, 50).toFixed(1)))).toEqual([37, 84, 131]);
  });

  test('is set as large as its place allows', () => {
    const place = { width: 216, maxSize: 56, maxLines: 5 };
    expect(fitTitle('Say no', place)).toEqual({ size: 56, lines: ['Say no'] });
    expect(fitTitle('A considerably longer title about mountaineering', place)).toEqual({
      size: 36,
      lines: ['A considerably', 'longer title', 'about', 'mountaineering'],
    });
    expect(fitTitle('Say no and mean it', { ...place, maxHeight: 60 })).toEqual({ size: 30, lines: ['Say no and mean it'] });
    expect(fitTitle('', place)).toEqual({ size: 56, lines: [] });
  });

  test('is cut when the smallest size is still too large', () => {
    const { size, lines } = fitTitle('one two three four five six seven eight nine ten', { width: 60, maxSize: 40, maxLines: 2 });
    expect({ size, lines }).toEqual({ size: 20, lines: ['one two', 'three …'] });
  });

  test('is cut with an ellipsis, never behind a space', () => {
    expect(shorten('abc', 1.35)).toBe('abc');
    expect(shorten('abcd abcd', 3)).toBe('abcd a…');
    expect(shorten('ab cd', 1.6)).toBe('ab…');
    expect(shorten('abcdef …', 2)).toBe('abc…');
    expect(shorten('abc', 0)).toBe('…');
  });
});
