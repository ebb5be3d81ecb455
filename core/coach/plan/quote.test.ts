import { marked } from 'marked';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quotable, quote } from './quote.ts';

describe('a quotation of the learner', () => {
  it('is their words between quotation marks', () => {
    expect(quote('it got better')).toBe('“it got better”');
    expect(quote('  it got better, ')).toBe('“it got better”');
  });

  it('stops at a word when it would be long', () => {
    expect(quote('one two three four', { maxChars: 10 })).toBe('“one two”');
    expect(quote('x'.repeat(500), { maxChars: 10 })).toBe(`“${'x'.repeat(10)}”`);
  });

  it.each([
    ['[win a prize](https://bad.example)', '“win a prize”'],
    ['<img src=x onerror=alert(1)> the rota failed in May', '“the rota failed in May”'],
    ['# A heading\n> and a block of words', '“and a block of words”'],
    ['see it at www.bad.example', '“see it at”'],
    ['write to me@bad.example', '“write to me”'],
    ['why me? Because I asked', '“Because I asked”'],
    ['I said “now” and then left', '“and then left”'],
  ])('takes the plain stretch with the most words of %s', (text, expected) => {
    expect(quote(text)).toBe(expected);
  });

  it('is nothing when no word is left', () => {
    expect(quote('')).toBeNull();
    expect(quote('***')).toBeNull();
    expect(quote(' , ')).toBeNull();
  });

  it('is an exact stretch of any text, and never more than words of a paragraph in Markdown', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\w *_[\]()<>!#`~|\\:/.@\n-]{0,80}$/)), (text) => {
        const words = quotable(text);
        if (words === null) return;
        expect(text).toContain(words);
        expect(marked.parse(`You said “${words}”.`)).not.toMatch(/<(?!\/?p>)/);
      }),
      { numRuns: 2000 },
    );
  });

  it('takes bounded time for hostile texts', () => {
    for (const piece of [' ', '[', 'a ', '.,', 'www.', '-']) expect((quote(piece.repeat(10_000)) ?? '').length).toBeLessThanOrEqual(162);
  });
});
