import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSentences, type TextSpan } from './find-sentences.ts';

function find(text: string, sentences: readonly string[]): (TextSpan | null)[] {
  const steps = findSentences(text, sentences);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

const found = (text: string, ...sentences: string[]): (string | null)[] =>
  find(text, sentences).map((span) => span && text.slice(span.start, span.end));

describe('findSentences', () => {
  it('finds each sentence where it is shown, with the marks that belong to it', () => {
    expect(found('Look first.\n\n“Then move,” she said.', 'Look first.', '“Then move,” she said.')).toEqual([
      'Look first.',
      '“Then move,” she said.',
    ]);
  });

  it('takes the next of several that are the same', () => {
    const text = 'Again. And again. Again.';
    expect(find(text, ['Again.', 'And again.', 'Again.'])).toEqual([
      { start: 0, end: 6 },
      { start: 7, end: 17 },
      { start: 18, end: 24 },
    ]);
  });

  it('takes whole words only', () => {
    expect(find('Forever is long. For ever.', ['For ever.'])).toEqual([{ start: 17, end: 26 }]);
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
    expect(find('A … B', ['…', 'B'])).toEqual([null, { start: 4, end: 5 }]);
    expect(find('', ['A'])).toEqual([]);
  });

  it('marks nothing in another text that shares a phrase with what is said', () => {
    const said = ['Picture a hill.', 'Name it.', 'Then walk on.'];
    expect(find('Three moves. Name it. Note it.', said)).toEqual([]);
    expect(find('Name it. Then walk on.', said)).toHaveLength(3);
  });
});

describe('a text that is too long for one step', () => {
  const stepsOf = (text: string, sentences: readonly string[]): number => {
    let steps = 0;
    for (const search = findSentences(text, sentences); !search.next().done; steps++);
    return steps;
  };

  it('of many sentences takes one at a time', () => {
    const sentences = Array.from({ length: 50_000 }, (_, i) => `Sentence number ${i}.`);
    const spans = find(sentences.join('\n'), sentences);
    expect(spans.at(-1)).not.toBeNull();
    expect(stepsOf(sentences.join('\n'), sentences)).toBeGreaterThan(50_000);
  });

  it('of one word is read in pieces', () => {
    const word = 'a'.repeat(500_000);
    expect(find(word, [word])).toEqual([{ start: 0, end: word.length }]);
    expect(find(word, [`${'a'.repeat(250_000)}b`])).toEqual([]);
    expect(stepsOf(word, [word])).toBeGreaterThan(200);
  });

  it('that is another one is given up', () => {
    const sentences = Array.from({ length: 100_000 }, (_, i) => `Sentence number ${i}.`);
    expect(stepsOf('word '.repeat(2000), sentences)).toBeLessThan(60_000);
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
        const spans = find(text, sentences);
        spans.forEach((span, i) => expect(span && text.slice(span.start, span.end)).toBe(sentences[i]));
        spans.slice(1).forEach((span, i) => expect(span?.start).toBeGreaterThanOrEqual(spans[i]?.end ?? 0));
      }),
    );
  });
});
