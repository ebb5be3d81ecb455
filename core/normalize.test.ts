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

  // The time that it takes to put them in order is the square of how many stand in one row.
  it.each(['\u0301\u0323', '\u0323\u0301\u0315', '\uFF9E\u0323', '\u{1D165}\u0323', '\u0344'])(
    'leaves no long row of marks: %j',
    (piece) => {
      expect(normalize(form, `a${piece.repeat(1000)}`)).not.toMatch(/[[\p{M}\uFF9E\uFF9F]--\u034F]{91}/v);
    },
  );
});
