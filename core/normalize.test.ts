import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalize } from './normalize.ts';

const FORMS = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;

describe.each(FORMS)('%s', (form) => {
  it('is what the platform makes of any writing', () => {
    const marks = fc.array(fc.constantFrom('\u0301', '\u0323', '\u05B0', '\u3099'), { maxLength: 30 }).map((all) => all.join(''));
    const text = fc
      .array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.constantFrom('a', 'か', '한', 'ﬁ'), marks))
      .map((all) => all.flat().join('|'));
    fc.assert(fc.property(text, (written) => void expect(normalize(form, written)).toBe(written.normalize(form))));
  });

  it.each(['\u0301\u0323', '\u0323\u0301\u0315', '\uFF9E\u0323', '\u{1D165}\u0323'])('takes a row of marks apart: %j', (piece) => {
    const least = (length: number): number => {
      const text = `a${piece.repeat(length / piece.length)}`;
      return Math.min(
        ...[1, 2, 3].map(() => {
          const from = performance.now();
          normalize(form, text);
          return performance.now() - from;
        }),
      );
    };
    // Four times the length: with its square it would be sixteen times the time.
    expect(least(120_000)).toBeLessThan(Math.max(20, 9 * least(30_000)));
  });
});
