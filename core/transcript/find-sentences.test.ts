import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSentences } from './find-sentences.ts';

const found = (text: string, ...sentences: string[]): (string | null)[] =>
  findSentences(text, sentences).map((span) => span && text.slice(span.start, span.end));

describe('findSentences', () => {
  it('finds each sentence where it is shown, with the marks that belong to it', () => {
    expect(found('Look first.\n\n“Then move,” she said.', 'Look first.', '“Then move,” she said.')).toEqual([
      'Look first.',
      '“Then move,” she said.',
    ]);
  });

  it('takes the next of several that are the same', () => {
    const text = 'Again. And again. Again.';
    expect(findSentences(text, ['Again.', 'And again.', 'Again.'])).toEqual([
      { start: 0, end: 6 },
      { start: 7, end: 17 },
      { start: 18, end: 24 },
    ]);
  });

  it('takes whole words only', () => {
    expect(findSentences('Forever is long. For ever.', ['For ever.'])).toEqual([{ start: 17, end: 26 }]);
  });

  it('goes on behind what is said and not shown, and what is shown and not said', () => {
    expect(found('One. ¶ code(1) Two.', 'One.', 'Figure: a hill.', 'Two.')).toEqual(['One.', null, 'Two.']);
  });

  it('reads past soft hyphens, raised figures and other white space', () => {
    expect(found('A half\u00ADway\n  house of 10\u00B2 rooms.', 'A halfway house of 102 rooms.')).toEqual([
      'A half\u00ADway\n  house of 10\u00B2 rooms.',
    ]);
  });

  it('finds sentences of a language without spaces', () => {
    expect(found('先看。再做。', '先看。', '再做。')).toEqual(['先看。', '再做。']);
  });

  it('does not leap to the same words far below', () => {
    const between = 'word '.repeat(3000);
    expect(found(`Start. ${between} The end. Later.`, 'Start.', 'The end.')).toEqual(['Start.', null]);
  });

  it('has nothing to find in marks alone', () => {
    expect(findSentences('A … B', ['…', 'B'])).toEqual([null, { start: 4, end: 5 }]);
    expect(findSentences('', ['A'])).toEqual([]);
  });

  it('marks nothing in another text that shares a phrase with what is said', () => {
    const said = ['Picture a hill.', 'Name it.', 'Then walk on.'];
    expect(findSentences('Three moves. Name it. Note it.', said)).toEqual([]);
    expect(findSentences('Name it. Then walk on.', said)).toHaveLength(3);
  });
});

describe('any text', () => {
  const word = fc.stringMatching(/^[a-zé]{1,6}$/);
  const sentence = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => `${words.join(' ')}.`);
  const gap = fc.constantFrom(' ', '\n', '  ', ' — ', '\n\n');

  it('has all of its sentences found in order, each in its own words', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(sentence, gap), { maxLength: 30 }), (parts) => {
        const text = parts.flat().join('');
        const sentences = parts.map(([own]) => own);
        const spans = findSentences(text, sentences);
        spans.forEach((span, i) => expect(span && text.slice(span.start, span.end)).toBe(sentences[i]));
        spans.slice(1).forEach((span, i) => expect(span?.start).toBeGreaterThanOrEqual(spans[i]?.end ?? 0));
      }),
    );
  });
});
