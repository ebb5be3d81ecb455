import { describe, expect, it } from 'vitest';
import { timeSpeech } from '#core/player/speech/speech-text.ts';
import { documentOf, placeSentences, runOf, sentenceAt, sentenceBehind, sentenceOnPage } from './document-sentences.ts';

const speech = timeSpeech(
  [
    { title: 'One', href: 'one.xhtml', sentences: ['Wait.', 'Then begin.', 'Wait.'] },
    { title: 'Two', href: 'two.xhtml', sentences: ['Figure: a hill', 'The ofﬁce opens.'] },
    { title: 'Three', href: 'two.xhtml', sentences: ['It closes.'] },
  ],
  'en',
);

describe('the sentences of a document', () => {
  it('are those from its first to that of the next', () => {
    expect([runOf(speech, 'one.xhtml'), runOf(speech, 'two.xhtml'), runOf(speech, 'cover.xhtml')]).toEqual([
      { first: 0, end: 3 },
      { first: 3, end: 6 },
      null,
    ]);
    expect([0, 2, 3, 5, 6].map((sentence) => documentOf(speech, sentence))).toEqual([
      ...['one.xhtml', 'one.xhtml', 'two.xhtml', 'two.xhtml'],
      null,
    ]);
  });

  it('stand in its text in their order, with the marks that belong to them', () => {
    const text = 'Wait.  Then be\u00ADgin.\n“Wait.”';
    const spans = placeSentences(speech, { first: 0, end: 3 }, text);
    expect(spans.map((span) => span && text.slice(span.start, span.end))).toEqual(['Wait.', 'Then be\u00ADgin.', '“Wait.”']);
  });

  it('are nowhere when they are said and not shown', () => {
    expect(placeSentences(speech, { first: 3, end: 6 }, 'The office opens. It closes.')).toEqual([
      null,
      { start: 0, end: 17 },
      { start: 18, end: 28 },
    ]);
  });
});

describe('the sentence to begin with', () => {
  const spans = [{ start: 0, end: 20 }, null, { start: 21, end: 40 }, { start: 41, end: 90 }];

  it('of words is the one that they begin in', () => {
    expect([sentenceAt(spans, 5), sentenceAt(spans, 20), sentenceAt(spans, 90)]).toEqual([0, 2, -1]);
  });

  it('of a page is the first that begins there', () => {
    expect([sentenceOnPage(spans, 0, 30), sentenceOnPage(spans, 5, 30), sentenceOnPage(spans, 50, 80)]).toEqual([0, 2, 3]);
  });

  it('behind a document that says nothing is the first of the next that does', () => {
    const order = ['cover.xhtml', 'title.xhtml', 'one.xhtml', 'plate.xhtml', 'two.xhtml', 'back.xhtml'];
    const next = order.map((href) => sentenceBehind(speech, order, href));
    expect(next).toEqual([0, 0, 3, 3, null, null]);
  });
});
